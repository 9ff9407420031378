// Undo without end: the positions of a game in order, and which of them is shown. A new move forgets
// what was undone, as everywhere. Trials are part of it: where each began and ended is a place among
// the positions, so undo and redo leave and enter them again.

/** Something is tried out from one position on, until another, or still. */
export interface Trial {
  readonly from: number;
  readonly until: number | null;
}

export interface History {
  readonly entries: readonly string[];
  readonly at: number;
  readonly trials: readonly Trial[];
}

export const begin = (position: string): History => ({ entries: [position], at: 0, trials: [] });

export const current = (history: History): string => history.entries[history.at] ?? "";

export const canUndo = (history: History): boolean => history.at > 0;

export const canRedo = (history: History): boolean => history.at < history.entries.length - 1;

/** Nothing of the earlier one is missing in the later one. */
export const continues = (later: History, earlier: History): boolean =>
  earlier.entries.every((entry, k) => entry === later.entries[k]);

export const isSame = (a: History, b: History): boolean =>
  a.at === b.at &&
  a.entries.length === b.entries.length &&
  continues(a, b) &&
  JSON.stringify(a.trials) === JSON.stringify(b.trials);

export function push(history: History, position: string): History {
  if (position === current(history)) return history;
  const { at } = history;
  const entries = [...history.entries.slice(0, at + 1), position];
  return { entries, at: at + 1, trials: trialsUpTo(history) };
}

/** Without what was undone: no trial has begun or ended after what is shown. */
function trialsUpTo({ trials, at }: History): Trial[] {
  const begun = trials.filter(({ from }) => from <= at);
  return begun.map(({ from, until }) => ({ from, until: isOver(until, at) ? until : null }));
}

const isOver = (until: number | null, at: number) => until !== null && until <= at;

/** Those that what is shown belongs to, the outermost first. */
export const openTrials = ({ trials, at }: History): Trial[] =>
  trials.filter(({ from, until }) => from <= at && !isOver(until, at));

/** One more, which lasts no longer than the one it stands in. */
export function enterTrial(history: History): History {
  const until = openTrials(history).at(-1)?.until ?? null;
  const trials = [...history.trials, { from: history.at, until }];
  return { ...history, trials: trials.sort((a, b) => a.from - b.from) };
}

/** The innermost ends with what is shown. */
export function leaveTrial(history: History): History {
  const innermost = openTrials(history).at(-1);
  const trials = history.trials.map((trial) =>
    trial === innermost ? { ...trial, until: history.at } : trial,
  );
  return { ...history, trials };
}

export function undo(history: History): History {
  return canUndo(history) ? { ...history, at: history.at - 1 } : history;
}

export function redo(history: History): History {
  return canRedo(history) ? { ...history, at: history.at + 1 } : history;
}
