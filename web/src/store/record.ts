// What is kept of one game. Whatever comes back from storage or from a file may have been written by
// another version or cut short, so it is looked at before it is believed; what an older version did
// not keep yet is filled in.
import { isPacked, type Packed } from "./deltas";
import type { History } from "./history";

/** How much help a solve has had, from little to all: marks that came from elsewhere, or the answer. */
export const HELPS = ["none", "hints", "given", "answer"] as const;
export type Help = (typeof HELPS)[number];

/** Help with which a solve is not the player's own, and its time is none. */
export const isGiven = (help: Help | undefined): boolean => help === "given" || help === "answer";

/** One solve of a board: it begins when the board is opened, and anew when it is cleared after that. */
export interface Lap {
  /** Where in the history it began. */
  at: number;
  /** The seconds of the solve before, for when the clearing is undone. */
  before: number;
  help: Help;
  done: boolean;
}

/** What a list of games shows of one. */
export interface GameCard {
  address: string;
  genre: string;
  title: string | null;
  rows: number;
  cols: number;
  decided: number;
  total: number;
  done: boolean;
  seconds: number;
  /** When it was last played, in milliseconds. */
  when: number;
  /** The seconds of the quickest finished solve without an answer shown. */
  best: number | null;
  help: Help;
}

/** Complete, but by the answer that was shown. */
export const answerShown = (card: GameCard | null | undefined): boolean =>
  card?.done === true && card.help === "answer";

/** Done, or done before it was begun anew. */
export const wasDone = (card: GameCard | null | undefined): boolean =>
  (card?.done === true && !answerShown(card)) || typeof card?.best === "number";

export interface SavedGame extends GameCard {
  history: History;
  laps: readonly Lap[];
}
export type GameRecord = Omit<SavedGame, "history"> & { packed: Packed };

export const FIRST_LAPS: readonly Lap[] = [{ at: 0, before: 0, help: "none", done: false }];

/** The least and the most that a number of a record may be. */
const RANGES = {
  rows: [1, 999],
  cols: [1, 999],
  decided: [0, 10_000_000],
  total: [0, 10_000_000],
  seconds: [0, 4_000_000_000], // more than a life
  when: [0, 8_640_000_000_000_000], // the last moment that a Date can say
} as const;
type Ranged = keyof typeof RANGES;
const RANGED = Object.keys(RANGES) as Ranged[];

const isWithin = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
const isSeconds = (value: unknown): value is number => isWithin(value, RANGES.seconds);
const isHelp = (value: unknown): value is Help => HELPS.some((help) => help === value);

/** A solve in a history of so many steps. */
function isLap(value: unknown, steps: number): value is Lap {
  if (typeof value !== "object" || value === null) return false;
  const { at, before, help, done } = value as Partial<Lap>;
  const placed = isWithin(at, [0, steps]) && isSeconds(before);
  return placed && isHelp(help) && typeof done === "boolean";
}

/** What every version has kept. */
function isRecord(value: unknown): value is GameRecord {
  if (typeof value !== "object" || value === null) return false;
  const card = value as Partial<GameRecord>;
  return (
    typeof card.address === "string" &&
    typeof card.genre === "string" &&
    (card.title === null || typeof card.title === "string") &&
    typeof card.done === "boolean" &&
    RANGED.every((name) => isWithin(card[name], RANGES[name])) &&
    isPacked(card.packed)
  );
}

/** Of two states of a game the one that was played last, with the better of their times. */
export function laterOf(a: GameRecord, b: GameRecord): GameRecord {
  const later = b.when > a.when ? b : a;
  const times = [a.best, b.best].filter((best) => best !== null);
  return { ...later, best: times.length > 0 ? Math.min(...times) : null };
}

/** The record, whole, or null where the value is none. */
export function readRecord(value: unknown): GameRecord | null {
  if (!isRecord(value)) return null;
  const { best, help, laps } = value as Partial<GameRecord>;
  const steps = value.packed.deltas.length;
  const known = Array.isArray(laps) && laps.length > 0 && laps.every((lap) => isLap(lap, steps));
  return {
    ...value,
    best: isSeconds(best) ? best : null,
    help: isHelp(help) ? help : "none",
    laps: known ? laps : FIRST_LAPS,
  };
}
