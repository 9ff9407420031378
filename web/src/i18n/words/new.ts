// A board made to order.
import type { Words } from "./words";

export const newPuzzle = {
  "new.lead": {
    en: "Made on this device, with exactly one answer. The same seed makes the same board.",
    ja: "この端末で作られ、解はただ1つです。同じシードからは同じ問題ができます。",
  },
  "new.size": { en: "Size", ja: "大きさ" },
  "new.rows": { en: "Rows", ja: "行数" },
  "new.cols": { en: "Columns", ja: "列数" },
  "new.grade": { en: "Grade", ja: "難度" },
  "new.seed": { en: "Seed", ja: "シード" },
  "new.fresh": { en: "Another seed", ja: "別のシード" },
  "new.finer": { en: "More options", ja: "詳しい指定" },
  "new.go": { en: "Make and play", ja: "作って遊ぶ" },
  "new.long": {
    en: "Boards of this kind are rare. Making one may take a while.",
    ja: "この条件の問題はまれです。作るのに時間がかかることがあります。",
  },
  "new.made": { en: "Made lately", ja: "最近作った問題" },
  "new.fromSeed": { en: "seed {0}", ja: "シード {0}" },
} as const satisfies Words;
