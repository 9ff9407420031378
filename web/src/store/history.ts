// Undo without end: the positions of a game in order, and which of them is shown. A new move forgets
// what was undone, as everywhere.

export interface History {
  readonly entries: readonly string[];
  readonly at: number;
}

export const begin = (position: string): History => ({ entries: [position], at: 0 });

export const current = (history: History): string => history.entries[history.at] ?? "";

export const canUndo = (history: History): boolean => history.at > 0;

export const canRedo = (history: History): boolean => history.at < history.entries.length - 1;

/** Nothing of the earlier one is missing in the later one. */
export const continues = (later: History, earlier: History): boolean =>
  earlier.entries.every((entry, k) => entry === later.entries[k]);

export const isSame = (a: History, b: History): boolean =>
  a.at === b.at && a.entries.length === b.entries.length && continues(a, b);

export function push(history: History, position: string): History {
  if (position === current(history)) return history;
  const entries = [...history.entries.slice(0, history.at + 1), position];
  return { entries, at: entries.length - 1 };
}

export function undo(history: History): History {
  return canUndo(history) ? { ...history, at: history.at - 1 } : history;
}

export function redo(history: History): History {
  return canRedo(history) ? { ...history, at: history.at + 1 } : history;
}
