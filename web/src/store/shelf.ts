// Where games and settings are kept on this device. Storage may be full, forbidden or hold rubbish:
// nothing here throws, a write says whether it succeeded, and a full shelf drops its oldest games.
import { type Packed, pack, unpack } from "./deltas";
import { current, type History } from "./history";

export type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

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
}
export interface SavedGame extends GameCard {
  history: History;
}

const PREFIX = "hashigo:1:";
const GAME = `${PREFIX}game:`;

type Stored = GameCard & { packed: Packed };

function isCard(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const card = value as Partial<Stored>;
  const numbers = [card.rows, card.cols, card.decided, card.total, card.seconds, card.when];
  return (
    typeof card.address === "string" &&
    typeof card.genre === "string" &&
    (card.title === null || typeof card.title === "string") &&
    typeof card.done === "boolean" &&
    numbers.every((n) => typeof n === "number" && Number.isFinite(n))
  );
}

export class Shelf {
  constructor(private readonly drawer: Drawer | null) {}

  read(name: string): unknown {
    try {
      return JSON.parse(this.drawer?.getItem(PREFIX + name) ?? "null");
    } catch {
      return null;
    }
  }
  write(name: string, value: unknown): boolean {
    return this.put(PREFIX + name, value);
  }

  loadGame(address: string): SavedGame | null {
    const stored = this.read(`game:${address}`);
    if (!isCard(stored)) return null;
    const history = unpack(stored.packed);
    if (!history) return null;
    const { packed: _, ...card } = stored;
    return { ...card, history };
  }
  saveGame({ history, ...card }: SavedGame): boolean {
    const stored: Stored = { ...card, packed: pack(history) };
    const key = GAME + card.address;
    while (!this.put(key, stored)) {
      if (!this.dropOldest(card.address)) return false;
    }
    return true;
  }
  dropGame(address: string): void {
    this.remove(GAME + address);
  }
  /** All games, the last played first, each with the position it was left in. */
  games(): (GameCard & { position: string })[] {
    const found = this.addresses().flatMap((address) => {
      const game = this.loadGame(address);
      return game ? [{ ...game, position: current(game.history) }] : [];
    });
    return found.sort((a, b) => b.when - a.when);
  }

  private addresses(): string[] {
    const list: string[] = [];
    try {
      for (let k = 0; k < (this.drawer?.length ?? 0); k += 1) {
        const key = this.drawer?.key(k);
        if (key?.startsWith(GAME)) list.push(key.slice(GAME.length));
      }
    } catch {
      // Storage that may not be read holds no games.
    }
    return list;
  }
  private dropOldest(but: string): boolean {
    const others = this.games().filter((game) => game.address !== but);
    const oldest = others.at(-1);
    if (!oldest) return false;
    this.remove(GAME + oldest.address);
    return true;
  }
  private put(key: string, value: unknown): boolean {
    try {
      if (!this.drawer) return false;
      this.drawer.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }
  private remove(key: string): void {
    try {
      this.drawer?.removeItem(key);
    } catch {
      // What cannot be removed stays.
    }
  }
}

/** The browser's storage, or null where it is forbidden. */
export function browserDrawer(): Drawer | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
