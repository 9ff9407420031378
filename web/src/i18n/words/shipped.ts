// The boards that come with the page, and how one chooses among them.
import type { Words } from "./words";

export const shipped = {
  "shipped.title": { en: "All puzzles", ja: "すべての問題" },
  "shipped.count": { en: "{0} boards, {1} done", ja: "{0}題（完成 {1}）" },
  "shipped.genre": { en: "Genre", ja: "ジャンル" },
  "shipped.all": { en: "All", ja: "すべて" },
  "shipped.anySize": { en: "any size", ja: "大きさ問わず" },
  "shipped.anyGrade": { en: "any grade", ja: "難度問わず" },
  "shipped.easy": { en: "easy", ja: "やさしい" },
  "shipped.hard": { en: "hard", ja: "難しい" },
  "shipped.open": { en: "not done yet", ja: "未完成のみ" },
  "shipped.which": { en: "{0} × {1} · {2}", ja: "{0} × {1} · {2}" },
  "shipped.more": { en: "Show more", ja: "もっと見る" },
} as const satisfies Words;
