// Marks that have an order.
import type { Words } from "./words";

export const replay = {
  "replay.label": { en: "Step by step", ja: "一手ずつ見る" },
  "replay.step": { en: "Step", ja: "手順" },
  "replay.at": { en: "{0} of {1}", ja: "{1}手中{0}手" },
  "replay.back": { en: "One step back", ja: "一手戻る" },
  "replay.forward": { en: "One step on", ja: "一手進む" },
  "replay.play": { en: "Play", ja: "再生" },
  "replay.pause": { en: "Pause", ja: "一時停止" },
  "replay.leave": { en: "Back to the game", ja: "元の盤に戻る" },
  "replay.answer": { en: "Replay the solution", ja: "解を再生" },
  "stranded.text": { en: "From here it cannot be completed.", ja: "ここからは完成できません。" },
  "stranded.retreat": { en: "Go back to where it can", ja: "完成できる所まで戻る" },
} as const satisfies Words;
