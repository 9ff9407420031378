// The settings.
import type { Words } from "./words";

export const settings = {
  "settings.lead": {
    en: "They hold at once, for every puzzle, and stay on this device.",
    ja: "すぐに全部の問題に反映され、この端末に保存されます。",
  },
  "checking.title": { en: "Checking", ja: "確認" },
  "checking.off": { en: "The rules, when asked", ja: "聞いたときに、ルールだけ" },
  "checking.off.text": {
    en: "Check tells which rule is broken, and nothing of the answer.",
    ja: "「確認」は破れたルールだけを示し、解には触れません。",
  },
  "checking.guarded": { en: "Correct so far?", ja: "ここまで合っているか" },
  "checking.guarded.text": {
    en: "Check also tells whether a mark contradicts the answer.",
    ja: "「確認」は、解と食い違う印があるかどうかも示します。",
  },
  "checking.live": { en: "While playing", ja: "解いている間ずっと" },
  "checking.live.text": {
    en: "A broken rule is shown at once, and so is a walk that can no longer be completed.",
    ja: "破れたルールをすぐに示します。もう完成できない手順になったときも知らせます。",
  },
  "aids.title": { en: "Help with the marks", ja: "印の手助け" },
  "aids.follow": { en: "Automatic marks", ja: "自動の印" },
  "aids.follow.text": {
    en: "Put together with your mark and undone with it; never over a mark of yours.",
    ja: "自分の印と同時に付き、一緒に戻せます。自分の印を上書きしません。",
  },
  "aids.used": { en: "Used clues lighter", ja: "使い終えた手がかりを薄く" },
  "aids.used.text": {
    en: "Smaller and thinner too, so that it does not hang on the colour.",
    ja: "色だけでなく、大きさと太さも変わります。",
  },
  "aids.of": { en: "{0}: {1}", ja: "{0}: {1}" },
  "rulers.title": { en: "Board", ja: "盤" },
  "rulers.always": { en: "Row and column numbers", ja: "行と列の番号" },
  "rulers.always.text": {
    en: "Otherwise they are shown only while a sentence names places by them.",
    ja: "オフのときは、文がr2c3のように場所を示している間だけ表示します。",
  },
  "time.title": { en: "Time", ja: "時間" },
  "time.show": { en: "Show the time", ja: "時間を表示" },
  "time.show.text": {
    en: "It runs only while the board is in view, shown or not.",
    ja: "表示に関わらず、盤が見えている間だけ進みます。",
  },
  "theme.title": { en: "Colours", ja: "配色" },
  "theme.system": { en: "As the system", ja: "システムに合わせる" },
  "theme.light": { en: "Light", ja: "ライト" },
  "theme.dark": { en: "Dark", ja: "ダーク" },
  "theme.contrast": { en: "High contrast", ja: "ハイコントラスト" },
  "language.title": { en: "Language", ja: "言語" },
  "language.en": { en: "English", ja: "English" },
  "language.ja": { en: "日本語", ja: "日本語" },
} as const satisfies Words;
