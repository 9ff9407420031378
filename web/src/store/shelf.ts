// Games and other things that are kept on this device. All of it is in memory, read once at the
// start, so that nobody waits for it; what changes is written behind. Nothing is ever dropped to make
// room: what cannot be written stays in memory, is tried again with the next change, and the page
// says so. What cannot be understood is set aside.
import { pack, unpack } from "./deltas";
import { type Drawer, noteGone, putInto } from "./drawer";
import { current } from "./history";
import { createStore } from "./observable";
import { type GameCard, type GameRecord, readRecord, type SavedGame } from "./record";
import { ASIDE, asideName, GAME, unheard } from "./unheard";
import type { Changes, Lack, Vault } from "./vault";

export type { GameCard, SavedGame } from "./record";
export { ASIDE, GAME } from "./unheard";

/** Also in the drawer: index.html reads it before anything is painted. */
const SETTINGS = "settings";

export interface Keeping {
  /** Why the last change is not kept. */
  lack: Exclude<Lack, "newer"> | null;
  /** A newer version of the page has taken the storage over. */
  newer: boolean;
  /** How many things were found at the start that could not be understood. */
  odd: number;
}
export interface Places {
  /** Null where there is only the drawer. */
  vault: Vault | null;
  /** For what must be written at once. */
  drawer: Drawer | null;
  /** Tells the other windows what has been written. */
  tell: (changes: Changes) => void;
}

export class Shelf {
  readonly keeping = createStore<Keeping>({ lack: null, newer: false, odd: 0 });
  /** What another window has written last. */
  readonly heard = createStore<{ names: readonly string[] }>({ names: [] });
  private readonly waiting = new Map<string, unknown>();
  /** What also stands in the drawer until it is written. */
  private readonly inDrawer = new Set<string>();
  private writing: Promise<void> | null = null;
  /** Records are looked at once; none is changed in its place. */
  private readonly looked = new WeakMap<object, GameRecord>();
  /** What the storage holds, as far as this window has heard. */
  private readonly known: Map<string, unknown>;

  /** Without places it is kept in memory only. */
  constructor(
    private readonly contents: Map<string, unknown> = new Map(),
    private readonly places: Places | null = null,
  ) {
    this.known = new Map(contents);
  }

  read(name: string): unknown {
    return this.contents.get(name) ?? null;
  }
  /** Answers with whether, as far as is known, it will be kept. Null takes it away. */
  write(name: string, value: unknown): boolean {
    if (name === SETTINGS && this.places) putInto(this.places.drawer, name, value);
    return this.put(name, value);
  }
  /** All names, of games and of everything else. */
  names(): string[] {
    return [...this.contents.keys()];
  }

  loadGame(address: string): SavedGame | null {
    const record = this.record(GAME + address);
    const history = record && unpack(record.packed);
    if (!history) return null;
    const { packed: _, ...card } = record;
    return { ...card, history };
  }
  saveGame({ history, ...card }: SavedGame): boolean {
    const record: GameRecord = { ...card, packed: pack(history) };
    return this.put(GAME + card.address, record);
  }
  dropGame(address: string): void {
    this.put(GAME + address, null);
  }
  card(address: string): GameCard | null {
    return this.record(GAME + address);
  }
  /** All games, the last played first. */
  cards(): GameCard[] {
    const found = this.names().flatMap((name) => this.record(name) ?? []);
    return found.sort((a, b) => b.when - a.when);
  }
  /** The same, each with the position it was left in. */
  games(): (GameCard & { position: string })[] {
    return this.cards().flatMap(({ address }) => {
      const game = this.loadGame(address);
      return game ? [{ ...game, position: current(game.history) }] : [];
    });
  }

  /** Whether a game from elsewhere is not here yet, or not as late a state of it. */
  lacks(record: GameRecord): boolean {
    const own = this.record(GAME + record.address);
    return !own || (own.when - record.when || own.seconds - record.seconds) < 0;
  }
  /** Keeps under another name what cannot be understood, and only then takes it away. */
  async setAside(name: string, value: unknown): Promise<void> {
    this.contents.delete(name);
    const aside = this.keepAside(name, value);
    this.keeping.set({ odd: this.keeping.get().odd + 1 });
    await this.settled();
    const begunAnew = this.contents.has(name);
    if (!this.waiting.has(aside) && !begunAnew) this.takeFromDrawer(name, null);
  }
  /** Keeps under another name what is not to take the place of what has this one. */
  keepAside(name: string, value: unknown, when = Date.now()): string {
    const aside = asideName(name, when);
    this.put(aside, value);
    return aside;
  }
  /** How many things stand aside, of this visit and of all before. */
  aside(): number {
    return this.names().filter((name) => name.startsWith(ASIDE)).length;
  }
  /** What the drawer holds goes out of it when it is written here. */
  takeFromDrawer(name: string, value: unknown): void {
    this.inDrawer.add(name);
    this.put(name, value);
  }

  /** What this window has written is another's now; only what it writes from now on is here. */
  isTaken(): boolean {
    return this.keeping.get().newer || this.places?.vault?.isTaken() === true;
  }
  /** When all that can be written is. */
  async settled(): Promise<void> {
    await this.writing;
  }
  /** The page is left: what is not written yet goes where writing takes no time. Whether all did. */
  leave(): boolean {
    if (!this.places) return true;
    const { vault, drawer } = this.places;
    for (const [name, value] of this.waiting) {
      const gone = value === null && vault !== null;
      if (!(gone ? noteGone(drawer, name) : putInto(drawer, name, value))) return false;
      this.inDrawer.add(name);
    }
    return true;
  }
  /** Another window has written; what it told may have been written over since. */
  async hear(told: Changes): Promise<void> {
    const changes = (await this.places?.vault?.read(told.keys())) ?? told;
    for (const [name, value] of changes) {
      if (this.waiting.has(name)) continue; // it is looked at when that is written
      this.set(name, value);
      this.known.set(name, value);
    }
    this.heard.set({ names: [...changes.keys()] });
  }

  private record(name: string): GameRecord | null {
    const value = name.startsWith(GAME) ? this.contents.get(name) : null;
    if (typeof value !== "object" || value === null) return null;
    const record = this.looked.get(value) ?? readRecord(value);
    if (record) this.looked.set(value, record);
    return record;
  }
  private set(name: string, value: unknown): void {
    if (value === null) this.contents.delete(name);
    else this.contents.set(name, value);
  }
  private put(name: string, value: unknown): boolean {
    this.set(name, value);
    if (!this.places) return true;
    this.waiting.set(name, value);
    if (!this.places.vault) this.toDrawer();
    else this.writing ??= this.writeAll(this.places.vault);
    return this.keeping.get().lack === null;
  }
  private async writeAll(vault: Vault): Promise<void> {
    let lack: Lack | null = null;
    do {
      await null; // what changes in one go is written in one go
      lack = await this.writeSome(vault, new Map(this.waiting));
    } while (lack === null && this.waiting.size > 0);
    this.writing = null;
    if (lack === null || lack === "full") this.keeping.set({ lack });
    else this.loseVault(lack);
  }
  private async writeSome(vault: Vault, changes: Changes): Promise<Lack | null> {
    let besides: Changes = new Map();
    const lack = await vault.write(changes, (found) => {
      besides = unheard(changes, found, this.known);
      return besides;
    });
    if (lack === "full" && changes.size > 1) return this.writeEach(vault, changes);
    if (lack === null) this.written(changes, besides);
    return lack;
  }
  /** Not all of it fits: what is taken away first, then as many as do. */
  private async writeEach(vault: Vault, changes: Changes): Promise<Lack | null> {
    let lack: Lack | null = null;
    const removedFirst = [...changes].sort(
      ([, a], [, b]) => Number(b === null) - Number(a === null),
    );
    for (const change of removedFirst) {
      lack = (await this.writeSome(vault, new Map([change]))) ?? lack;
    }
    return lack;
  }
  private written(changes: Changes, besides: Changes): void {
    const all = new Map([...changes, ...besides]);
    for (const [name, value] of all) this.known.set(name, value);
    for (const [name, value] of changes) {
      if (this.waiting.get(name) !== value) continue; // has changed meanwhile
      this.waiting.delete(name);
      if (name !== SETTINGS && this.inDrawer.delete(name)) {
        putInto(this.places?.drawer ?? null, name, null);
      }
    }
    this.places?.tell(all);
    for (const [name, value] of besides) {
      if (!this.waiting.has(name)) this.set(name, value);
    }
    if (besides.size > 0) this.heard.set({ names: [...besides.keys()] });
  }
  /** It can't be written any more; until the page is loaded again there is the drawer. */
  private loseVault(why: Lack): void {
    if (this.places) this.places.vault = null;
    if (why === "newer") this.keeping.set({ newer: true });
    this.toDrawer();
  }
  private toDrawer(): void {
    const { drawer = null } = this.places ?? {};
    const done = this.leave();
    if (done) this.waiting.clear();
    this.keeping.set({ lack: done ? null : drawer ? "full" : "closed" });
  }
}
