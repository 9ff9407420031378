// The solve as a whole: its steps, and why there is one answer.
import type { Words } from "./words";

export const solve = {
  "explain.show": { en: "Explain each step", ja: "一手ずつ説明" },
  "explain.start": { en: "From the beginning", ja: "はじめから" },
  "explain.steps": {
    en: "{0} steps, each with its reason. Go through them below the board; your own marks stay as they are.",
    ja: "全{0}手、それぞれに理由があります。盤の下で順に見られます。自分の印はそのまま残ります。",
  },
  "explain.steps.one": {
    en: "One step, with its reason. Your own marks stay as they are.",
    ja: "理由のついた一手です。自分の印はそのまま残ります。",
  },
  "explain.closed": {
    en: "This is the solve, not your board. Go back to the game to make marks.",
    ja: "解き方を表示中です。印をつけるには元の盤に戻ってください。",
  },
  "why.ask": { en: "How hard it is", ja: "難しさを見る" },
  "why.rungs": {
    en: "Each step of the solve is forced by the board alone, so no other answer is left.",
    ja: "どの一手も盤面だけから決まるので、ほかの解は残りません。",
  },
  "why.search": {
    en: "Where the rungs end, every case was followed to its end, and only one is left.",
    ja: "段で進めないところはすべての場合を最後までたどり、残る解は1つだけです。",
  },
  "why.rung": { en: "highest rung", ja: "最高の段" },
  "why.steps": { en: "steps", ja: "手数" },
  "why.effort": { en: "effort", ja: "手間" },
  "hopeless.text": { en: "This board has no answer.", ja: "この盤には解がありません。" },
  "hopeless.why": { en: "Why?", ja: "なぜ？" },
  "live.more": { en: "(and {0} more)", ja: "（ほか{0}件）" },
} as const satisfies Words;
