// When the open game is kept: after a move, not because it was looked at, and not against another window.
import type { GenreAnswer } from "hashigo-engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type App, createApp } from "../../src/store/app";
import { begin, push } from "../../src/store/history";
import { commit } from "../../src/store/moves";
import { startSaver } from "../../src/store/saver";
import { GAME, Shelf } from "../../src/store/shelf";
import type { Changes } from "../../src/store/vault";
import { engineHere } from "./engine_here";
import { vaultOf } from "./vault";

const engine = engineHere();
const genre = { genre: "g", play: { tools: [] } } as unknown as GenreAnswer;
const game = { genre, address: "a", title: null, rows: 1, cols: 4, blank: "...." };

interface Opened {
  app: App;
  page: EventTarget;
}

/** Windows on the same game that has one move; each hears what another has written. */
function openWindows(count: number, vault = vaultOf()): Opened[] {
  const windows: Opened[] = [];
  for (let k = 0; k < count; k += 1) {
    const tell = (changes: Changes) => {
      for (const [j, { app }] of windows.entries()) if (j !== k) app.shelf.hear(changes);
    };
    const shelf = new Shelf(new Map(), { vault, drawer: null, tell });
    const app = createApp(engine, shelf, ["en"]);
    const page = new EventTarget();
    startSaver(app, page as Window, page as Window);
    windows.push({ app, page });
    app.play.set({ game, history: push(begin("...."), "#...") });
  }
  return windows;
}

const settle = () => vi.advanceTimersByTimeAsync(1000);
const look = ({ page }: Opened) => page.dispatchEvent(new Event("visibilitychange"));
const entries = ({ app }: Opened) => app.play.get().history.entries;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a game that is looked at again", () => {
  it("has not been played later, but its time counts", async () => {
    const [one] = openWindows(1) as [Opened];
    await settle();
    const { when } = one.app.shelf.card("a") ?? {};
    await settle();
    look(one);
    one.app.play.set({ seconds: 9 });
    look(one);
    expect(one.app.shelf.card("a")).toMatchObject({ when, seconds: 9 });
    commit(one.app, "##..");
    await settle();
    expect(one.app.shelf.card("a")?.when).toBeGreaterThan(when ?? 0);
  });
  it("is written anew when a newer page has taken all that was written", async () => {
    const vault = vaultOf();
    const [one] = openWindows(1, vault) as [Opened];
    await settle();
    const write = vi.spyOn(vault, "write");
    look(one);
    await settle();
    expect(write).not.toHaveBeenCalled();
    vault.isTaken = () => true;
    look(one);
    await settle();
    expect(write).toHaveBeenCalledOnce();
  });
  it("does not come back when another window has taken it away", async () => {
    const [one, two] = openWindows(2) as [Opened, Opened];
    await settle();
    one.app.play.set({ game: null });
    one.app.shelf.dropGame("a");
    await settle();
    two.app.play.set({ seconds: 9 });
    look(two);
    await settle();
    expect([one, two].map(({ app }) => app.shelf.card("a"))).toEqual([null, null]);
    commit(two.app, "##..");
    await settle();
    expect(one.app.shelf.loadGame("a")?.history.entries).toEqual(["....", "#...", "##.."]);
  });
});

describe("two windows on one game", () => {
  it("follow each other", async () => {
    const [one, two] = openWindows(2) as [Opened, Opened];
    await settle();
    commit(one.app, "##..");
    await settle();
    expect(entries(two)).toEqual(["....", "#...", "##.."]);
    look(two);
    expect(two.app.shelf.aside()).toBe(0);
  });
  it("lose no moves that are made at the same time", async () => {
    const [one, two] = openWindows(2) as [Opened, Opened];
    await settle();
    commit(one.app, "##..");
    await vi.advanceTimersByTimeAsync(200);
    commit(two.app, "#..#");
    await settle();
    expect(entries(one)).toEqual(entries(two));
    expect(entries(two)).toEqual(["....", "#...", "#..#"]);
    const aside = two.app.shelf
      .names()
      .find((name) => name.endsWith(`${GAME}a`) && name !== "game:a");
    expect(two.app.shelf.read(aside ?? "")).toMatchObject({ packed: { at: 2 } });
    expect(one.app.shelf.aside()).toBe(1);
  });
  it("lose no moves that are made in the very same moment", async () => {
    const [one, two] = openWindows(2) as [Opened, Opened];
    await settle();
    commit(one.app, "##..");
    commit(two.app, "#..#");
    await settle();
    expect(entries(one)).toEqual(entries(two));
    for (const { app } of [one, two]) {
      expect(app.shelf.aside()).toBe(1);
      const kept = app.shelf.names().map((name) => JSON.stringify(app.shelf.read(name)));
      expect(kept.join()).toContain('[1,1,"#"]'); // the second cell, by one of them
      expect(kept.join()).toContain('[3,1,"#"]'); // the fourth, by the other
    }
  });
});
