// The ladder beside the board.
import type { Words } from "./words";

export const ladder = {
  "ladder.label": { en: "How high hints may climb", ja: "ヒントの上限" },
  "ladder.climb": { en: "Hints climb to **{0}**", ja: "ヒントは**{0}**の段まで" },
  "ladder.steps": { en: "{0} steps", ja: "{0}手" },
  "ladder.steps.one": { en: "1 step", ja: "1手" },
  "ladder.taken": { en: "Steps of this solve", ja: "解くまでの手数" },
  "ladder.search": { en: "search", ja: "探索" },
  "ladder.search.title": { en: "beyond the rungs", ja: "段より上" },
} as const satisfies Words;
