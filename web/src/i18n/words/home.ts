// The first page.
import type { Words } from "./words";

export const home = {
  "home.title": { en: "Puzzles", ja: "問題" },
  "home.lead": {
    en: "Every hint gives its reason, and every reason can be checked.",
    ja: "ヒントには必ず理由があり、その理由は確かめられます。",
  },
  "home.open": { en: "Open a puzzle", ja: "問題を開く" },
  "home.open.label": {
    en: "A puzz.link address, a pzprv3 text or a plain text grid",
    ja: "puzz.linkのアドレス、pzprv3、またはテキスト盤面",
  },
  "home.open.go": { en: "Open", ja: "開く" },
  "home.file": { en: "Choose a file", ja: "ファイルを選ぶ" },
  "home.drop": { en: "or drop one anywhere", ja: "ドロップしても開けます" },
  "home.continue": { en: "Continue", ja: "続きから" },
  "home.samples": { en: "Samples", ja: "例題" },
  "home.new": { en: "New puzzle", ja: "新しい問題" },
  "home.new.size": { en: "Size", ja: "大きさ" },
  "home.new.go": { en: "Make", ja: "作る" },
  "home.new.cancel": { en: "Cancel", ja: "中止" },
  "home.new.busy": { en: "Making …", ja: "作成中…" },
  "home.forget": { en: "Remove {0}", ja: "{0}を消す" },
  "card.percent": { en: "{0} %", ja: "{0} %" },
  "card.done": { en: "done", ja: "完成" },
  size: { en: "{0} × {1}", ja: "{0} × {1}" },
} as const satisfies Words;
