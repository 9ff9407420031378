// What is said of input that is no puzzle.
import type { Words } from "./words";

export const refused = {
  "refused.title": { en: "This can't be opened", ja: "開けませんでした" },
  "refused.place": { en: "line {0}, character {1}", ja: "{0}行 {1}文字目" },
  "refused.end": { en: "at its end", ja: "末尾" },
  "refused.kept": { en: "Your board is as it was.", ja: "盤はそのままです。" },
  "refused.stray": {
    en: "The text that was pasted is no puzzle.",
    ja: "貼り付けた文字は問題ではありません。",
  },
  "refused.large": {
    en: "The file is too large to be a puzzle.",
    ja: "ファイルが大きすぎます。",
  },
  "refused.marks": {
    en: "The marks in this link can't be read. The board is open without them.",
    ja: "リンクに含まれる印を読めませんでした。印なしで盤を開いています。",
  },
  "refused.others": {
    en: "The marks in this link belong to another board. The board is open without them.",
    ja: "リンクに含まれる印は別の盤のものです。印なしで盤を開いています。",
  },
} as const satisfies Words;
