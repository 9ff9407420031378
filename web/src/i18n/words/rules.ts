// Rules and keys.
import type { Words } from "./words";

export const rules = {
  "rules.legal": { en: "allowed", ja: "正しい" },
  "rules.illegal": { en: "wrong", ja: "誤り" },
  "rules.back": { en: "Back to the board", ja: "盤に戻る" },
  "keys.title": { en: "Keys", ja: "キー操作" },
  "keys.space": { en: "Space", ja: "スペース" },
  "keys.arrows": { en: "move about the board", ja: "盤の上を移動" },
  "keys.tool": { en: "tool: {0}", ja: "道具: {0}" },
  "keys.pages": { en: "five rows up and down", ja: "5行上、5行下へ" },
  "keys.ends": { en: "first and last column", ja: "左端と右端へ" },
  "keys.undo": { en: "undo, redo", ja: "戻す、進める" },
  "keys.hint": { en: "hint; again, more of it", ja: "ヒント、もう一度で先へ" },
  "keys.leave": {
    en: "drop the stroke; close what the panel says",
    ja: "描きかけをやめる、パネルの表示を閉じる",
  },
  "keys.pointer.title": { en: "Mouse, touch and pen", ja: "マウス・タッチ・ペン" },
  "keys.drag": {
    en: "Drag: goes on from the first mark",
    ja: "ドラッグ: 最初の印から続ける",
  },
  "keys.second": {
    en: "Right button or long press: the other action",
    ja: "右ボタンか長押し: もう1つの操作",
  },
  "keys.pinch": {
    en: "Two fingers: enlarge and move, never draw",
    ja: "2本指: 拡大と移動（印はつきません）",
  },
  "keys.pen": {
    en: "Pen: draws like the mouse; the resting hand does not. Its button or eraser is the other action",
    ja: "ペン: マウスと同じ。置いた手は無視。ペンのボタンや消しゴムはもう1つの操作",
  },
} as const satisfies Words;
