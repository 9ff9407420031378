// A hint and its stages.
import type { Words } from "./words";

export const hint = {
  "stage.area": { en: "area", ja: "場所" },
  "stage.rung": { en: "rung", ja: "段" },
  "stage.reason": { en: "reason", ja: "理由" },
  "stage.applied": { en: "apply", ja: "適用" },
  "hint.area": { en: "Look here", ja: "ここに注目" },
  "hint.area.text": {
    en: "Something can be decided in the marked part of the board.",
    ja: "印をつけた範囲に、決まるところがあります。",
  },
  "hint.rung.text": { en: "This rung finds it.", ja: "この段で見つかります。" },
  "hint.toRung": { en: "Which rung?", ja: "どの段？" },
  "hint.toReason": { en: "Why?", ja: "なぜ？" },
  "hint.apply": { en: "Apply", ja: "適用" },
  "hint.next": { en: "Next hint", ja: "次のヒント" },
  "hint.applied": { en: "Applied", ja: "適用しました" },
  "hint.because": { en: "because", ja: "根拠" },
  "hint.therefore": { en: "therefore", ja: "結論" },
  "hint.places": { en: "{0} places", ja: "{0}か所" },
  "hint.places.one": { en: "1 place", ja: "1か所" },
  "hint.chain": { en: "Step by step", ja: "理由を順に" },
  "hint.climb": { en: "Climb to {0}", ja: "{0}まで上げる" },
  "hint.wrong": { en: "Something is wrong", ja: "誤りがあります" },
  "rewind.go": { en: "Back to before the mistake", ja: "誤る前まで戻す" },
  "rewind.done": {
    en: "{0} moves back. Redo brings them again.",
    ja: "{0}手戻しました。「進める」で元に戻せます。",
  },
  "rewind.done.one": {
    en: "One move back. Redo brings it again.",
    ja: "1手戻しました。「進める」で元に戻せます。",
  },
  "hint.nothing": { en: "No step", ja: "次の一手はありません" },
} as const satisfies Words;
