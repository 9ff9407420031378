// Taking a game elsewhere.
import type { Words } from "./words";

export const share = {
  "share.title": { en: "Share and save", ja: "共有と保存" },
  "share.address": { en: "puzz.link address", ja: "puzz.linkのアドレス" },
  "share.address.text": {
    en: "The puzzle alone. Other programs open it too.",
    ja: "問題だけです。ほかのプログラムでも開けます。",
  },
  "share.link": { en: "Link to this page", ja: "このページへのリンク" },
  "share.marks": { en: "with my marks", ja: "自分の印も含める" },
  "share.copyIt": { en: "Copy", ja: "コピー" },
  "share.copy": { en: "Copy the address", ja: "アドレスをコピー" },
  "share.copyLink": { en: "Copy the link", ja: "リンクをコピー" },
  "share.send": { en: "Share …", ja: "共有…" },
  "share.copied": { en: "Copied.", ja: "コピーしました。" },
  "share.byHand": {
    en: "Copying is not allowed here. It is selected: copy it by hand.",
    ja: "ここではコピーが許可されていません。選択してあるので、手でコピーしてください。",
  },
  "share.files": { en: "Files, with my marks", ja: "ファイル（自分の印を含む）" },
  "share.position": { en: "Position (.txt)", ja: "盤面（.txt）" },
  "share.svg": { en: "SVG picture", ja: "SVG画像" },
  "share.png": { en: "PNG picture", ja: "PNG画像" },
  "share.failed": { en: "The picture could not be made.", ja: "画像を作れませんでした。" },
} as const satisfies Words;
