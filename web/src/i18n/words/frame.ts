// What stands round every page: the header, the menu, what is said while the engine comes.
import type { Words } from "./words";

export const frame = {
  "app.name": { en: "hashigo", ja: "梯子" },
  "app.language": { en: "日本語", ja: "English" },
  "app.language.label": { en: "日本語に切り替える", ja: "Switch to English" },
  "app.skip": { en: "Skip to the board", ja: "盤へ移動" },
  "app.loading": { en: "Fetching the engine …", ja: "エンジンを読み込んでいます…" },
  "app.unreachable": {
    en: "The engine could not be loaded. Check the connection, then try again.",
    ja: "エンジンを読み込めませんでした。接続を確かめて、もう一度お試しください。",
  },
  "app.page.unreachable": {
    en: "This page could not be loaded. Check the connection, then try again.",
    ja: "このページを読み込めませんでした。接続を確かめて、もう一度お試しください。",
  },
  "app.retry": { en: "Try again", ja: "もう一度" },
  "app.back": { en: "Puzzles", ja: "問題一覧" },
  "genre.unknown": {
    en: "There is no genre “{0}” here. These there are:",
    ja: "「{0}」というジャンルはありません。あるのは次のジャンルです。",
  },
  "genre.choose": { en: "Of which genre?", ja: "どのジャンルですか？" },
  "nav.label": { en: "Parts of the page", ja: "ページの構成" },
  "nav.play": { en: "Play", ja: "遊ぶ" },
  "app.menu": { en: "Menu", ja: "メニュー" },
  "app.close": { en: "Close", ja: "閉じる" },
  "app.theme": { en: "Light or dark", ja: "明るさの切り替え" },
  "newer.ready": {
    en: "A new version is ready.",
    ja: "新しいバージョンがあります。",
  },
  "newer.reload": { en: "Reload", ja: "再読み込み" },
  "menu.settings": { en: "Settings", ja: "設定" },
  "menu.kept": { en: "Kept on this device", ja: "保存データ" },
  "menu.rules": { en: "Rules and keys", ja: "ルールとキー操作" },
} as const satisfies Words;
