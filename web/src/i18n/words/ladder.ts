// The ladder beside the board.
import type { Words } from "./words";

export const ladder = {
  "ladder.label": { en: "How high hints may climb", ja: "ヒントの上限" },
  "ladder.climb": {
    en: "Hints use rungs up to **{0}**. Choose a rung to change that.",
    ja: "ヒントは**{0}**の段まで使います。段を選ぶと変えられます。",
  },
  "ladder.steps": { en: "{0} steps", ja: "{0}手" },
  "ladder.steps.one": { en: "1 step", ja: "1手" },
  "ladder.taken": { en: "Steps of this solve", ja: "解くまでの手数" },
  "ladder.search": { en: "search", ja: "探索" },
  "grade.place": { en: "{0}/{1} {2}", ja: "{0}/{1} {2}" },
  "grade.beyond": { en: "{0}+ {1}", ja: "{0}+ {1}" },
  "grade.place.title": {
    en: "The highest rung that it needs: {0} of {1}, from easy to hard",
    ja: "要る段のうち最も高いもの: 易しいほうから{0}段目（全{1}段）",
  },
  "grade.beyond.title": {
    en: "It needs a search beyond all {0} rungs: harder than any of them",
    ja: "全{0}段より上の探索が要る: どの段より難しい",
  },
  "ladder.search.title": { en: "beyond the rungs", ja: "段より上" },
} as const satisfies Words;
