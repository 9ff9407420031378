// What the player's page too says of pages whose other words come with them: their names, and a size.
import type { Words } from "./words";

export const titles = {
  size: { en: "{0} × {1}", ja: "{0} × {1}" },
  "home.title": { en: "Puzzles", ja: "問題" },
  "home.today": { en: "Today", ja: "今日の問題" },
  "rules.title": { en: "Rules", ja: "ルール" },
  "calendar.title": { en: "Calendar", ja: "カレンダー" },
  "new.title": { en: "New puzzle", ja: "新しい問題" },
  "kept.title": { en: "Kept on this device", ja: "この端末の保存データ" },
  "print.title": { en: "Print", ja: "印刷" },
  "settings.title": { en: "Settings", ja: "設定" },
} as const satisfies Words;
