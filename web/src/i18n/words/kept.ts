// The page about all that is kept on this device.
import type { Words } from "./words";

export const kept = {
  "kept.lead": {
    en: "Nothing you do here leaves this machine. There is no account and no server: your games are kept by this browser, and only here.",
    ja: "ここでの操作がこの端末の外に出ることはありません。アカウントもサーバーもなく、ゲームはこのブラウザの中だけに保存されます。",
  },
  "kept.sum": { en: "{0} games", ja: "ゲーム{0}件" },
  "kept.sum.done": { en: "{0} games, {1} of them done", ja: "ゲーム{0}件（うち完成{1}件）" },
  "kept.sum.one": { en: "1 game", ja: "ゲーム1件" },
  "kept.sum.none": { en: "No games yet", ja: "ゲームはまだありません" },
  "kept.bytes": { en: "{0} kB with times and settings", ja: "時間と設定を含めて{0} kB" },
  "kept.aside": { en: "{0} set aside", ja: "別に残したもの{0}件" },
  "kept.take": { en: "Take it along", ja: "持ち出す・取り込む" },
  "kept.take.text": {
    en: "One file holds everything. Where it is taken in, nothing is lost: of a game on both sides the later state stays.",
    ja: "すべてを1つのファイルに保存できます。取り込んでも今あるものは失われません。両方にあるゲームは、新しいほうが残ります。",
  },
  "kept.export": { en: "Save everything as a file", ja: "すべてをファイルに保存" },
  "kept.import": { en: "Take in a file", ja: "ファイルを取り込む" },
  "kept.lasting": { en: "How long it is kept", ja: "保存の期間" },
  "kept.lasting.no": {
    en: "Until you delete it. If the disk runs very short, the browser may clear it by itself.",
    ja: "自分で消すまで残ります。ただし端末の空きがとても少なくなると、ブラウザが消すことがあります。",
  },
  "kept.lasting.yes": {
    en: "Until you delete it. The browser has promised not to clear it by itself.",
    ja: "自分で消すまで残ります。ブラウザが勝手に消すことはありません。",
  },
  "kept.lasting.ask": { en: "Ask the browser not to", ja: "消さないよう設定する" },
  "kept.lasting.refused": {
    en: "The browser did not agree. Save a file now and then.",
    ja: "ブラウザに断られました。ときどきファイルに保存してください。",
  },
  "kept.games": { en: "Games", ja: "ゲーム" },
  "kept.remove": { en: "Remove {0}", ja: "{0}を消す" },
  "kept.wipe": { en: "Delete everything", ja: "すべて消す" },
  "kept.wipe.text": {
    en: "All games, times and settings of this page on this device.",
    ja: "この端末にある、このページのゲーム、時間、設定のすべてです。",
  },
  "kept.gone": {
    en: "Everything is deleted. Until this page is closed or reloaded, it can be brought back here.",
    ja: "すべて消しました。このページを閉じるか再読み込みするまでは、ここで元に戻せます。",
  },
  "kept.removed": { en: "{0} is removed.", ja: "{0}を消しました。" },
  "kept.back": { en: "Everything is back.", ja: "元に戻しました。" },
  "import.offer": {
    en: "This file holds games that were saved on this page. Take it in? What is here is kept.",
    ja: "このページで保存したゲームのファイルです。取り込みますか。今あるものは失われません。",
  },
  "import.take": { en: "Take it in", ja: "取り込む" },
  "import.leave": { en: "Leave it", ja: "取り込まない" },
  "import.done": { en: "Taken in: {0}.", ja: "取り込みました: {0}。" },
  "import.and": { en: ", ", ja: "、" },
  "import.added": { en: "{0} new", ja: "新規{0}件" },
  "import.renewed": { en: "{0} later than here", ja: "更新{0}件" },
  "import.known": { en: "{0} known already", ja: "既存{0}件" },
  "import.none": {
    en: "There are no games in this file.",
    ja: "このファイルにゲームはありません。",
  },
  "import.odd": {
    en: "{0} could not be read and were set aside.",
    ja: "{0}件は読めなかったので別にしてあります。",
  },
  "import.other": {
    en: "This is no file that was saved here. Nothing has changed.",
    ja: "このページで保存したファイルではありません。何も変わっていません。",
  },
  "import.newer": {
    en: "This file comes from another version of the page. Nothing has changed.",
    ja: "ページの別の版で保存されたファイルです。何も変わっていません。",
  },
  "import.large": {
    en: "This file is too large to have been saved here. Nothing has changed.",
    ja: "ファイルが大きすぎます。何も変わっていません。",
  },
} as const satisfies Words;
