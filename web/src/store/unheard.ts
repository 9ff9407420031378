// Two windows may write the same game within the same moment, before either has heard of the other.
// Whoever writes second finds in the storage what it has not heard of. No move is lost for it: of two
// histories of which one goes on from the other that one stays, and of two that differ the one that
// is found is kept aside.
import { unpack } from "./deltas";
import { continues } from "./history";
import { readRecord } from "./record";
import type { Changes } from "./vault";

export const GAME = "game:";
export const ASIDE = "aside:";

export const asideName = (name: string, when: number): string => `${ASIDE}${when}:${name}`;

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function readGame(value: unknown) {
  const record = readRecord(value);
  const history = record && unpack(record.packed);
  return history && { history, when: record.when };
}

/** What is to be written beside the changes, given what is found where they go and what is known of it. */
export function unheard(changes: Changes, found: Changes, known: Changes): Changes {
  const besides = new Map<string, unknown>();
  for (const [name, value] of found) {
    if (!name.startsWith(GAME) || same(value, known.get(name))) continue;
    const [theirs, ours] = [readGame(value), readGame(changes.get(name))];
    if (!theirs || (ours && continues(ours.history, theirs.history))) continue;
    const further = ours && continues(theirs.history, ours.history);
    besides.set(further ? name : asideName(name, theirs.when), value);
  }
  return besides;
}
