// What is said on the pages that one does not play on, and nowhere else: it is fetched with them.
import { addWords } from "./table";
import { calendar } from "./words/calendar";
import { home } from "./words/home";
import { kept } from "./words/kept";
import { newPuzzle } from "./words/new";
import { print } from "./words/print";
import { rules } from "./words/rules";
import { settings } from "./words/settings";
import { shipped } from "./words/shipped";

export const OTHERS = {
  ...home,
  ...shipped,
  ...calendar,
  ...newPuzzle,
  ...rules,
  ...kept,
  ...print,
  ...settings,
};

export type Others = typeof OTHERS;

addWords(OTHERS);
