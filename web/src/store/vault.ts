// Where everything is kept on this device: one table of names and values in IndexedDB. A value is
// written by its own name alone, so two windows never overwrite each other's other games; and before
// it is, whoever writes looks at what is there, in one transaction, which no other window's can be
// in the midst of. A database of a newer version is not opened, let alone changed.
import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";

const NAME = "hashigo";
const VERSION = 1;
const TABLE = "shelf";

/** Values by their names; null takes one away. */
export type Changes = ReadonlyMap<string, unknown>;

/** Why something could not be kept: no room, no storage, or storage that a newer page has taken. */
export type Lack = "full" | "closed" | "newer";

/** Given what is there under the names that are to be written, answers with what to write besides. */
export type Look = (found: Changes) => Changes;

export interface Vault {
  /** All of it or nothing. */
  write(changes: Changes, look: Look): Promise<Lack | null>;
  /** What is there under some names, or null if it can't be told. */
  read(names: Iterable<string>): Promise<Changes | null>;
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

async function readSome(db: IDBPDatabase, names: Iterable<string>): Promise<Changes> {
  const { store } = db.transaction(TABLE);
  return foundIn(store, [...names]);
}

async function foundIn(
  store: Pick<IDBPObjectStore, "get">,
  names: readonly string[],
): Promise<Changes> {
  const values = await Promise.all(names.map((name) => store.get(name)));
  return new Map(names.map((name, k) => [name, values[k] ?? null]));
}

async function writeTo(db: IDBPDatabase, changes: Changes, look: Look): Promise<void> {
  const { store, done } = db.transaction(TABLE, "readwrite");
  const besides = look(await foundIn(store, [...changes.keys()]));
  const written = [...new Map([...changes, ...besides])].map(([name, value]) =>
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
    const write: Vault["write"] = async (changes, look) => {
      try {
        await writeTo(db, changes, look);
        return null;
      } catch (why) {
        if (taken) return "newer";
        return nameOf(why) === "QuotaExceededError" ? "full" : "closed";
      }
    };
    const read: Vault["read"] = (names) => readSome(db, names).catch(() => null);
    return { contents: await readAll(db), write, read, isTaken: () => taken };
  } catch (why) {
    return nameOf(why) === "VersionError" ? "newer" : "closed";
  }
}
