// The first page, and what every list of boards says of one.
import type { Words } from "./words";

export const home = {
  "home.today.text": {
    en: "{0}: a new board of each genre",
    ja: "{0} — 各ジャンル1題ずつ",
  },
  "home.about": {
    en: "Pencil puzzles, each with exactly one answer and a reason for every step.",
    ja: "解がただ1つのペンシルパズル。どの一手にも理由があります。",
  },
  "home.learn": { en: "New here? Learn it in five steps", ja: "はじめての方へ: 五つの手ほどき" },
  "home.continue": { en: "Continue", ja: "続きから" },
  "home.forget": { en: "Remove {0}", ja: "{0}を消す" },
  "home.calendar.text": { en: "The boards of every day", ja: "これまでの毎日の問題" },
  "home.new.text": { en: "By size, grade and seed", ja: "大きさ・難度・シードを選ぶ" },
  "home.open": { en: "Open a puzzle", ja: "問題を開く" },
  "home.open.text": { en: "An address, a text or a file", ja: "アドレス・テキスト・ファイルから" },
  "home.open.label": {
    en: "A puzz.link address, a pzprv3 text or a plain text grid",
    ja: "puzz.linkのアドレス、pzprv3、またはテキスト盤面",
  },
  "home.open.go": { en: "Open", ja: "開く" },
  "home.file": { en: "Choose a file", ja: "ファイルを選ぶ" },
  "home.drop": { en: "or drop one anywhere", ja: "ドロップしても開けます" },
  "card.new": { en: "new", ja: "未着手" },
  "card.percent": { en: "{0} %", ja: "{0} %" },
  "card.done": { en: "done", ja: "完成" },
  "card.shown": { en: "answer shown", ja: "解を表示" },
  "card.doneIn": { en: "done · {0}", ja: "完成 · {0}" },
} as const satisfies Words;
