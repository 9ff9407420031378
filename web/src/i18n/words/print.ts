// Puzzles on paper.
import type { Words } from "./words";

export const print = {
  "print.go": { en: "Print", ja: "印刷する" },
  "print.answers": { en: "Answers", ja: "解答" },
  "print.answers.none": { en: "none", ja: "なし" },
  "print.answers.foot": { en: "upside down below", ja: "下に逆さまに" },
  "print.answers.last": { en: "on the last page", ja: "最後のページに" },
  "print.answer": { en: "Answer", ja: "解答" },
  "print.many.answers": { en: "One of several answers", ja: "いくつかある解の一つ" },
  "print.unknown": {
    en: "An answer; there may be others",
    ja: "解の一つ（ほかにもあるかもしれません）",
  },
  "print.by": { en: "by {0}", ja: "作: {0}" },
  "print.solving": { en: "Solving …", ja: "解いています…" },
  "print.unsolved": { en: "No answer was found.", ja: "解は見つかりませんでした。" },
  "print.nothing": {
    en: "There is nothing to print. Open a puzzle first.",
    ja: "印刷するものがありません。まず問題を開いてください。",
  },
  "print.many": {
    en: "At most {0} puzzles are printed at once, and this link names {1}.",
    ja: "一度に印刷できるのは{0}問までですが、このリンクには{1}問あります。",
  },
  "print.paper": {
    en: "Fits A4 and Letter. Always black on white.",
    ja: "A4にもレターにも収まります。いつも白地に黒です。",
  },
} as const satisfies Words;
