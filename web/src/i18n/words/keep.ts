// What is kept on this device, and when something can't be.
import type { Words } from "./words";

export const keep = {
  "keep.full": {
    en: "Storage on this device is full. Nothing is lost while this window stays open; to keep the newest marks, save a file or remove games you don't need.",
    ja: "この端末の保存領域がいっぱいです。この画面を開いているあいだは何も失われません。新しい印を残すには、ファイルに保存するか、不要なゲームを消してください。",
  },
  "keep.closed": {
    en: "This browser lets the page keep nothing. Your marks last until you close this window; save a file to keep them.",
    ja: "このブラウザではページの保存が許可されていません。印は画面を閉じると失われます。残すにはファイルに保存してください。",
  },
  "keep.newer": {
    en: "A newer version of this page keeps your games on this device. They are untouched; load the page again to see them.",
    ja: "この端末のゲームは、このページの新しい版で保存されています。データはそのままです。再読み込みすると表示されます。",
  },
  "keep.odd": {
    en: "Some of what is kept here can't be read ({0}). It has been set aside, not deleted.",
    ja: "保存データのうち{0}件を読めませんでした。消さずに別にしてあります。",
  },
  "keep.reload": { en: "Load again", ja: "再読み込み" },
} as const satisfies Words;
