// The tour of the rules that one plays.
import type { Words } from "./words";

export const tour = {
  "tour.title": { en: "A tour of the rules", ja: "ルールの手ほどき" },
  "tour.steps": { en: "Steps of the tour", ja: "手ほどきの段階" },
  "tour.step": { en: "Step {0} of {1}", ja: "{1}のうち{0}つ目" },
  "tour.next": { en: "Next", ja: "次へ" },
  "tour.skip": { en: "Skip", ja: "とばす" },
  "tour.show": { en: "Show me", ja: "見せて" },
  "tour.done": { en: "That's it.", ja: "できました。" },
  "tour.end": { en: "You know the rules now", ja: "これでルールは全部です" },
  "tour.end.text": {
    en: "Begin with a small board. When you are stuck, Hint tells the next step and its reason.",
    ja: "小さな盤から始めましょう。行き詰まったら、「ヒント」が次の一手と理由を教えます。",
  },
  "tour.end.easy": { en: "An easy puzzle", ja: "やさしい問題" },
  "tour.again": { en: "Take the tour", ja: "手ほどきを受ける" },
  "tour.leave": { en: "Leave the tour", ja: "手ほどきをやめる" },
  "tour.offer": { en: "Learn the rules in five steps", ja: "五つの手ほどきでルールを覚える" },
  "tour.offer.no": { en: "No, thank you", ja: "結構です" },
} as const satisfies Words;
