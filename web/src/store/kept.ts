// All that is kept on this device as one file, and such a file taken in again. Of a game that is on
// both sides the later state stays and the best time of both, and the earlier one is kept aside where
// its moves are not all in the later; of anything else what is here stays and what is missing comes. A
// file that can't be understood changes nothing.
import type { App } from "./app";
import { unpack } from "./deltas";
import { begin, continues } from "./history";
import { adopt } from "./moves";
import { type GameRecord, laterOf, readRecord } from "./record";
import { saveNow } from "./saver";
import { ASIDE, GAME, type Shelf } from "./shelf";
import { FIRST_STATE } from "./state";

const WHAT = "hashigo: kept games";
const VERSION = 1;

/** What other parts of the page keep, by name or by how the name begins. */
const NAMES = ["settings", "wish", "stock", "made", "lessons", "shown", "lesson", "tours"];
const BEGINNINGS = ["day:", ASIDE];

type Values = Record<string, unknown>;
interface KeptFile {
  what: string;
  version: number;
  values: Values;
}

/** What became of the games of a file. */
export interface Taken {
  added: number;
  renewed: number;
  /** Here already, as late or later. */
  known: number;
  /** Set aside, since they could not be understood. */
  odd: number;
}
export type Refusal = "import.other" | "import.newer" | "import.large";

export const LARGEST_FILE = 64_000_000; // bytes

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function allKept(shelf: Shelf): string {
  const values = Object.fromEntries(shelf.names().map((name) => [name, shelf.read(name)]));
  return JSON.stringify({ what: WHAT, version: VERSION, values } satisfies KeptFile);
}

/** How much is kept, in bytes as a file. */
export const bytesKept = (shelf: Shelf): number =>
  new TextEncoder().encode(allKept(shelf)).byteLength;

function readFile(text: string): Values | Refusal {
  try {
    const file = JSON.parse(text) as Partial<KeptFile> | null;
    if (file?.what !== WHAT || !isRecord(file.values)) return "import.other";
    return file.version === VERSION ? file.values : "import.newer";
  } catch {
    return "import.other";
  }
}

/** What is here and what comes, of things that only their own part of the page knows. */
export function joined(own: unknown, other: unknown): unknown {
  if (own === null) return other;
  if (isRecord(own) && isRecord(other)) return { ...other, ...own };
  if (Array.isArray(own) && Array.isArray(other)) return [...new Set([...own, ...other])];
  return own;
}

const historyOf = ({ packed }: GameRecord) => unpack(packed) ?? begin(packed.first);

function takeGame(shelf: Shelf, name: string, record: GameRecord): keyof Taken {
  const own = readRecord(shelf.read(name));
  const later = own ? laterOf(own, record) : record;
  if (own) keepLoser(shelf, name, own, record);
  if (own && later.when === own.when && later.best === own.best) return "known";
  shelf.write(name, later);
  return own ? "renewed" : "added";
}

/** Of two states the earlier, if moves would be lost with it. */
function keepLoser(shelf: Shelf, name: string, own: GameRecord, other: GameRecord): void {
  const [winner, loser] = other.when > own.when ? [other, own] : [own, other];
  if (continues(historyOf(winner), historyOf(loser))) return;
  shelf.keepAside(name, loser, loser.when); // the same name each time the file is taken in
}

export function takeIn(app: App, text: string): Taken | Refusal {
  const values = readFile(text);
  if (typeof values === "string") return values;
  saveNow(app);
  const taken = takeValues(app.shelf, values);
  const { game, lesson } = app.play.get();
  const open = lesson ? null : app.shelf.loadGame(game?.address ?? "");
  if (open) adopt(app, open);
  return taken;
}

/** Another device's clock may be ahead; nothing was played later than now. */
function readGame(name: string, value: unknown): GameRecord | null {
  const record = readRecord(value);
  if (!record || name !== GAME + record.address) return null;
  return { ...record, when: Math.min(record.when, Date.now()) };
}

const isKnown = (name: string) =>
  NAMES.includes(name) || BEGINNINGS.some((beginning) => name.startsWith(beginning));

function takeValues(shelf: Shelf, values: Values): Taken {
  const taken: Taken = { added: 0, renewed: 0, known: 0, odd: 0 };
  for (const [name, value] of Object.entries(values)) {
    const record = readGame(name, value);
    if (record) taken[takeGame(shelf, name, record)] += 1;
    else if (isKnown(name)) shelf.write(name, joined(shelf.read(name), value));
    else {
      shelf.keepAside(name, value); // what is here by this name stays
      taken.odd += 1;
    }
  }
  return taken;
}

/** Takes things off the shelf, an open game too; answers with how they are put back. */
export function takeAway({ shelf, play }: App, names: readonly string[]): () => void {
  const { game, genres } = play.get();
  if (game && names.includes(GAME + game.address)) play.set({ ...FIRST_STATE, genres });
  const gone = names.map((name) => [name, shelf.read(name)] as const);
  for (const name of names) shelf.write(name, null);
  return () => {
    for (const [name, value] of gone) shelf.write(name, joined(shelf.read(name), value));
  };
}
