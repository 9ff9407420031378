// Lessons: a page a rung.
import type { Words } from "./words";

export const lessons = {
  "lessons.title": { en: "Lessons", ja: "手筋" },
  "lessons.lead": {
    en: "Every rung of the ladders: its reason, an example, and five boards to try it on.",
    ja: "梯子の一段ごとに、理由と例、そして試せる盤が五つあります。",
  },
  "lessons.all": { en: "All lessons", ja: "手筋の一覧" },
  "lessons.rungs": { en: "Rungs of {0}", ja: "{0}の段" },
  "lessons.count": { en: "{0} of {1}", ja: "{1}題中{0}題" },
  "lessons.example": { en: "An example", ja: "例" },
  "lessons.boards": { en: "Your turn", ja: "やってみる" },
  "lessons.boards.lead": {
    en: "On each board this rung gives the next step. Find it; Hint tells it.",
    ja: "どの盤も、次の一手がこの段で決まります。探してみましょう。「ヒント」で確かめられます。",
  },
  "lessons.board": { en: "Board {0}", ja: "{0}問目" },
  "lessons.below": { en: "The rung below", ja: "下の段" },
  "lessons.above": { en: "The rung above", ja: "上の段" },
  "lessons.more": { en: "More about this rung", ja: "この段を学ぶ" },
  "lessons.apart": { en: "A lesson: not kept", ja: "手筋の盤は保存されません" },
  "lessons.found": { en: "found", ja: "発見" },
  "lessons.shown": { en: "shown", ja: "ヒントで" },
  "lessons.line.task": {
    en: "Find the step that **{0}** gives.",
    ja: "**{0}**で決まる一手を探しましょう。",
  },
  "lessons.line.other": {
    en: "That is not what **{0}** gives here.",
    ja: "**{0}**で決まるのはそこではありません。",
  },
  "lessons.line.wrong": {
    en: "That can't be right. Find what **{0}** gives.",
    ja: "それは成り立ちません。**{0}**で決まる一手です。",
  },
  "lessons.line.found": { en: "Step found: **{0}**", ja: "見つけました: **{0}**" },
  "lessons.line.shown": {
    en: "Step shown, not found: **{0}**",
    ja: "ヒントで見ました: **{0}**",
  },
} as const satisfies Words;
