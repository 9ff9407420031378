// Two windows may write the same game within the same moment, before either has heard of the other.
// Whoever writes second finds in the storage what it has not heard of. No move is lost for it: of two
// histories of which one goes on from the other that one stays, and of two that differ the one that
// is found is kept aside. Where both hold the same moves, the one of the later undo or redo stays.
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

type Kept = NonNullable<ReturnType<typeof readGame>>;

/** Under which name what is found goes on to be kept, or null where ours holds all of it. */
function placeOf(name: string, theirs: Kept, ours: Kept | null): string | null {
  const aside = asideName(name, theirs.when);
  if (!ours) return aside;
  const holds = continues(ours.history, theirs.history);
  const held = continues(theirs.history, ours.history);
  if (holds && (!held || theirs.when <= ours.when)) return null;
  return held ? name : aside;
}

/** What is to be written beside the changes, given what is found where they go and what is known of it. */
export function unheard(changes: Changes, found: Changes, known: Changes): Changes {
  const besides = new Map<string, unknown>();
  for (const [name, value] of found) {
    if (!name.startsWith(GAME) || same(value, known.get(name))) continue;
    const theirs = readGame(value);
    const place = theirs && placeOf(name, theirs, readGame(changes.get(name)));
    if (place !== null) besides.set(place, value);
  }
  return besides;
}
