// A board made to order: what is asked of the engine, in words that it declares itself. The same wish
// always gives the same board; the seed counts up from one board to the next.
import type { GenreAnswer, Option, Options } from "hashigo-engine";
import type { Language } from "../i18n/say";
import type { App } from "./app";

export interface Wish {
  genre: string;
  rows: number;
  cols: number;
  seed: number;
  /** Options that the genre declares, where they are not as usual. */
  declared: Readonly<Record<string, string | true>>;
}

const USUAL = 8;
const SEEDS = 2 ** 31;

/** Something else for everyone who begins; from then on seeds count up. */
export const freshSeed = (): number => Date.now() % SEEDS;

export const firstWish = (genre: string): Wish => ({
  genre,
  rows: USUAL,
  cols: USUAL,
  seed: freshSeed(),
  declared: {},
});

export const nextWish = (wish: Wish): Wish => ({ ...wish, seed: (wish.seed + 1) % SEEDS });

/** The option by which a genre lets one choose how hard its boards are. */
export const GRADE = "grade";

export const gradeOption = (genre: GenreAnswer): Option | undefined =>
  genre.generate.find(({ name }) => name === GRADE);

/** The choices that can be had: one without a name is there to be refused. */
export const offered = ({ choices = [], names }: Option): readonly string[] =>
  names ? choices.slice(0, names.length) : choices;

/** Whether there is anything to choose. */
export const isOpen = (option: Option): boolean =>
  option.kind !== "choice" || offered(option).length > 1;

/** Says one option, or leaves it as it usually is. */
export function withOption(wish: Wish, option: Option, value: string | true | null): Wish {
  const { [option.name]: _, ...declared } = wish.declared;
  if (value === null || value === "" || value === option.default) return { ...wish, declared };
  return { ...wish, declared: { ...declared, [option.name]: value } };
}

/** Of another genre, as far as that knows the same words. */
export function ofGenre(wish: Wish, genre: GenreAnswer): Wish {
  const known = (name: string, value: string | true) =>
    genre.generate.some((one) => one.name === name && one.choices?.includes(String(value)));
  const kept = Object.entries(wish.declared).filter(([name, value]) => known(name, value));
  return { ...wish, genre: genre.genre, declared: Object.fromEntries(kept) };
}

export function requestOf(wish: Wish, lang: Language): Options<"generate"> {
  const { rows, cols, seed, declared } = wish;
  return { size: `${rows}x${cols}`, seed, declared, lang };
}

/** Equal for equal wishes. */
export function keyOf({ genre, rows, cols, seed, declared }: Wish): string {
  const options = Object.entries(declared).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([genre, rows, cols, seed, options]);
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

export function isWish(value: unknown): value is Wish {
  if (typeof value !== "object" || value === null) return false;
  const { genre, rows, cols, seed, declared } = value as Partial<Wish>;
  if (typeof genre !== "string" || ![rows, cols, seed].every(isCount)) return false;
  if (typeof declared !== "object" || declared === null) return false;
  return Object.values(declared).every((one) => typeof one === "string" || one === true);
}

/** What was wished for last. */
export function lastWish(app: App): Wish | null {
  const kept = app.shelf.read("wish");
  return isWish(kept) ? kept : null;
}

export const keepWish = (app: App, wish: Wish): boolean => app.shelf.write("wish", wish);
