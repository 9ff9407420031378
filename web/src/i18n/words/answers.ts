// What check, compare and solve found.
import type { Words } from "./words";

export const answers = {
  "think.hint": { en: "Looking for a step …", ja: "次の一手を探しています…" },
  "think.compare": { en: "Comparing with the answer …", ja: "解と比べています…" },
  "think.solve": { en: "Solving …", ja: "解いています…" },
  "think.next": { en: "Making a puzzle …", ja: "問題を作っています…" },
  "think.explain": { en: "Solving step by step …", ja: "一手ずつ解いています…" },
  "think.grade": { en: "Finding out how hard it is …", ja: "難しさを調べています…" },
  "think.nodes": { en: "{0} nodes", ja: "{0}ノード" },
  "think.cancel": { en: "Cancel", ja: "中止" },
  "check.broken": { en: "A rule is broken", ja: "ルールに反しています" },
  "check.unfinished": { en: "Nothing is wrong so far", ja: "いまのところ誤りはありません" },
  "check.open": { en: "Still to do:", ja: "残っていること:" },
  "check.count": { en: "{0} of {1}", ja: "{1}件中{0}件目" },
  "check.next": { en: "Next", ja: "次へ" },
  "check.compare": { en: "Compare with the answer", ja: "解と比べる" },
  "compare.agree": { en: "The marks agree with the answer", ja: "印は解と合っています" },
  "compare.agree.text": {
    en: "No mark has to be taken back.",
    ja: "消す必要のある印はありません。",
  },
  "solve.unique": { en: "Exactly one answer", ja: "解はちょうど1つ" },
  "solve.many": { en: "Several answers", ja: "解は複数" },
  "solve.none": { en: "No answer", ja: "解なし" },
  "solve.unknown": { en: "Not settled", ja: "決着しませんでした" },
  "solve.show": { en: "Show the answer", ja: "解を表示" },
  "solve.showOne": { en: "Show one of them", ja: "そのうちの1つを表示" },
  "solve.text": {
    en: "Showing it is one step; Undo brings your marks back.",
    ja: "表示は1手として扱われ、「戻す」で元の印に戻れます。",
  },
  "done.title": { en: "Complete", ja: "完成" },
  "done.text": { en: "Every rule holds.", ja: "すべてのルールを満たしています。" },
  "done.shown": { en: "Answer shown", ja: "解を表示しました" },
  "done.next": { en: "Next puzzle", ja: "次の問題" },
  "fault.title": { en: "That did not work", ja: "できませんでした" },
  "fault.unreachable": {
    en: "A part of the engine could not be fetched. Check the connection, then try again.",
    ja: "エンジンの一部を読み込めませんでした。接続を確かめて、もう一度お試しください。",
  },
} as const satisfies Words;
