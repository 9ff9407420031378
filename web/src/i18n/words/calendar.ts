// The calendar of each day's boards.
import type { Words } from "./words";

export const calendar = {
  "calendar.lead": {
    en: "The date is the seed: everyone gets the same boards, made on their own device.",
    ja: "日付がシードです。誰の端末でも、同じ日には同じ問題が作られます。",
  },
  "calendar.month": { en: "Month", ja: "月" },
  "calendar.back": { en: "Previous month", ja: "前の月" },
  "calendar.forward": { en: "Next month", ja: "次の月" },
  "calendar.day": { en: "{0}, {1} of {2} done", ja: "{0}、{2}題中{1}題完成" },
} as const satisfies Words;
