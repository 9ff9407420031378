// Looks a sentence up and fills it in. A key that is not in the table does not compile.
import type { Phrase } from "hashigo-engine";
import { type Key, TABLE } from "./table";

export type Language = "en" | "ja";

export function fill(sentence: string, values: readonly (string | number)[]): string {
  return sentence.replace(/\{(\d+)\}/g, (hole, k: string) => String(values[Number(k)] ?? hole));
}

export function say(language: Language, key: Key, ...values: (string | number)[]): string {
  return fill(TABLE[key][language], values);
}

/** One of two keys, by whether it is about one thing. */
export function sayCount(language: Language, one: Key, several: Key, count: number): string {
  return say(language, count === 1 ? one : several, count);
}

/** A phrase that a genre declares. */
export const told = (language: Language, phrase: Phrase): string => phrase[language];

/** Cuts a sentence at its **bold** parts; every second piece is bold. */
export const pieces = (sentence: string): string[] => sentence.split("**");
