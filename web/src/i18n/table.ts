// Everything that the page says in its own words, in both languages, a file a part of the page. What a
// board, a rule or a hint says comes from the engine. What is said on other pages than the player's
// comes with them: table_others.ts adds it.
import type { Others } from "./table_others";
import { answers } from "./words/answers";
import { frame } from "./words/frame";
import { hint } from "./words/hint";
import { keep } from "./words/keep";
import { ladder } from "./words/ladder";
import { lessons } from "./words/lessons";
import { play } from "./words/play";
import { refused } from "./words/refused";
import { replay } from "./words/replay";
import { share } from "./words/share";
import { solve } from "./words/solve";
import { titles } from "./words/titles";
import { tour } from "./words/tour";
import type { Words } from "./words/words";

const WORDS = {
  ...frame,
  ...titles,
  ...refused,
  ...play,
  ...replay,
  ...ladder,
  ...hint,
  ...answers,
  ...keep,
  ...lessons,
  ...tour,
  ...share,
  ...solve,
};

export type Key = keyof typeof WORDS | keyof Others;

export const TABLE = WORDS as Readonly<Record<Key, Words[string]>>;

/** Called once, by who brings them. */
export const addWords = (others: Others): void => {
  Object.assign(TABLE, others);
};
