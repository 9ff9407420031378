// Everything that the page says in its own words, in both languages, a file a part of the page. What a
// board, a rule or a hint says comes from the engine.
import { answers } from "./words/answers";
import { calendar } from "./words/calendar";
import { frame } from "./words/frame";
import { hint } from "./words/hint";
import { home } from "./words/home";
import { keep } from "./words/keep";
import { kept } from "./words/kept";
import { ladder } from "./words/ladder";
import { lessons } from "./words/lessons";
import { newPuzzle } from "./words/new";
import { play } from "./words/play";
import { print } from "./words/print";
import { refused } from "./words/refused";
import { replay } from "./words/replay";
import { rules } from "./words/rules";
import { settings } from "./words/settings";
import { share } from "./words/share";
import { shipped } from "./words/shipped";
import { solve } from "./words/solve";
import { tour } from "./words/tour";

export const TABLE = {
  ...frame,
  ...home,
  ...shipped,
  ...calendar,
  ...newPuzzle,
  ...refused,
  ...play,
  ...replay,
  ...ladder,
  ...hint,
  ...answers,
  ...rules,
  ...keep,
  ...lessons,
  ...tour,
  ...kept,
  ...share,
  ...print,
  ...settings,
  ...solve,
};

export type Key = keyof typeof TABLE;
