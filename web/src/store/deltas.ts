// A history in few characters: neighbouring positions differ in one place as a rule, so each is
// stored as what it replaces in the one before. What comes back from storage is checked, since it
// may have been written by another version or cut short.
import type { History, Trial } from "./history";

/** From where, how many characters are replaced, by what. */
export type Delta = readonly [at: number, gone: number, come: string];

export interface Packed {
  first: string;
  deltas: Delta[];
  at: number;
  /** Not kept by the first versions. */
  trials?: readonly Trial[];
}

function difference(before: string, after: string): Delta {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [head, before.length - head - tail, after.slice(head, after.length - tail)];
}

function applied(before: string, [at, gone, come]: Delta): string {
  return before.slice(0, at) + come + before.slice(at + gone);
}

export function pack(history: History): Packed {
  const [first = "", ...rest] = history.entries;
  const deltas = rest.map((entry, k) => difference(history.entries[k] ?? "", entry));
  return { first, deltas, at: history.at, trials: history.trials };
}

const isWhole = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0;

function isDelta(value: unknown): value is Delta {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [at, gone, come] = value as unknown[];
  return isWhole(at) && isWhole(gone) && typeof come === "string";
}

function isTrial(value: unknown): value is Trial {
  if (typeof value !== "object" || value === null) return false;
  const { from, until } = value as Partial<Trial>;
  return isWhole(from) && (until === null || isWhole(until));
}

export function isPacked(value: unknown): value is Packed {
  if (typeof value !== "object" || value === null) return false;
  const { first, deltas, at } = value as Partial<Packed>;
  if (typeof first !== "string" || !Array.isArray(deltas) || !deltas.every(isDelta)) return false;
  return isWhole(at) && at <= deltas.length;
}

/** The history, or null where the value is none. */
export function unpack(value: unknown): History | null {
  if (!isPacked(value)) return null;
  const entries = [value.first];
  for (const delta of value.deltas) entries.push(applied(entries.at(-1) ?? "", delta));
  const { trials } = value;
  const known = Array.isArray(trials) && trials.every(isTrial);
  return { entries, at: value.at, trials: known ? trials : [] };
}
