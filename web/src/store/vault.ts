// Where everything is kept on this device: one table of names and values in IndexedDB. A value is
// written by its own name alone, so two windows never overwrite each other's other games. A database
// of a newer version is not opened, let alone changed.
import { type IDBPDatabase, openDB } from "idb";

const NAME = "hashigo";
const VERSION = 1;
const TABLE = "shelf";

/** Values by their names; null takes one away. */
export type Changes = ReadonlyMap<string, unknown>;

/** Why something could not be kept: no room, no storage, or storage that a newer page has taken. */
export type Lack = "full" | "closed" | "newer";

export interface Vault {
  /** All of it or nothing. */
  write(changes: Changes): Promise<Lack | null>;
  /** By a newer version of the page; nothing can be written any more. */
  isTaken(): boolean;
}
interface OpenVault extends Vault {
  contents: Map<string, unknown>;
}

const nameOf = (why: unknown) =>
  why instanceof Error || why instanceof DOMException ? why.name : "";

async function readAll(db: IDBPDatabase): Promise<Map<string, unknown>> {
  const { store } = db.transaction(TABLE);
  const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(names.map((name, k) => [String(name), values[k]]));
}

async function writeTo(db: IDBPDatabase, changes: Changes): Promise<void> {
  const { store, done } = db.transaction(TABLE, "readwrite");
  const written = [...changes].map(([name, value]) =>
    value === null ? store.delete(name) : store.put(value, name),
  );
  await Promise.all([...written, done]);
}

export async function openVault(): Promise<OpenVault | Lack> {
  let taken = false;
  try {
    const db = await openDB(NAME, VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore(TABLE);
      },
      blocking: () => {
        taken = true; // the newer version must not be made to wait
        db.close();
      },
    });
    const write = async (changes: Changes): Promise<Lack | null> => {
      try {
        await writeTo(db, changes);
        return null;
      } catch (why) {
        if (taken) return "newer";
        return nameOf(why) === "QuotaExceededError" ? "full" : "closed";
      }
    };
    return { contents: await readAll(db), write, isTaken: () => taken };
  } catch (why) {
    return nameOf(why) === "VersionError" ? "newer" : "closed";
  }
}
