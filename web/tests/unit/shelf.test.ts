// Games on the device: they come back, nothing is dropped to make room, and rubbish is set aside.
import { describe, expect, it } from "vitest";
import { begin, push, undo } from "../../src/store/history";
import { FIRST_LAPS } from "../../src/store/record";
import { type SavedGame, Shelf } from "../../src/store/shelf";
import type { Lack } from "../../src/store/vault";
import { drawerOf } from "./drawer";
import { type TestVault, vaultOf } from "./vault";

const game = (address: string, when: number, moves = 1): SavedGame => {
  let history = begin(".".repeat(100));
  for (let k = 0; k < moves; k += 1) history = push(history, `${"#".repeat(k + 1)}...`);
  const size = { rows: 3, cols: 4, decided: 1, total: 12 };
  const times = { seconds: 5, when, best: 7, laps: FIRST_LAPS };
  return {
    address,
    genre: "g",
    title: null,
    done: false,
    help: "none",
    history,
    ...size,
    ...times,
  };
};

const shelfOn = (vault: TestVault | null, drawer = drawerOf()) =>
  new Shelf(new Map(vault?.all), { vault, drawer, tell: () => {} });

describe("shelf", () => {
  it("gives back what was saved, at once and after it is opened again", async () => {
    const vault = vaultOf();
    const shelf = shelfOn(vault);
    expect(shelf.saveGame(game("a", 1, 5))).toBe(true);
    expect(shelf.loadGame("a")).toEqual(game("a", 1, 5));
    expect(shelf.loadGame("b")).toBeNull();
    await shelf.settled();
    expect(shelfOn(vault).loadGame("a")).toEqual(game("a", 1, 5));
  });
  it("lists the last played first", () => {
    const shelf = new Shelf();
    for (const [address, when] of [
      ["a", 1],
      ["b", 3],
      ["c", 2],
    ] as const) {
      shelf.saveGame(game(address, when));
    }
    expect(shelf.games().map((one) => one.address)).toEqual(["b", "c", "a"]);
    shelf.dropGame("b");
    expect(shelf.cards()).toHaveLength(2);
  });
  it("fills in what older versions have not kept", () => {
    const { best: _, help: __, laps: ___, ...old } = game("a", 1);
    const { history: ____, ...card } = old;
    const packed = { first: "x", deltas: [], at: 0 };
    const shelf = new Shelf(new Map([["game:a", { ...card, packed }]]));
    expect(shelf.loadGame("a")).toMatchObject({ best: null, help: "none", laps: FIRST_LAPS });
  });
  it("falls back alone with times and solves that can't be", () => {
    const lap = { at: 0, before: 0, help: "none", done: true } as const;
    for (const odd of [
      { ...lap, at: 2 },
      { ...lap, before: -1 },
    ]) {
      const shelf = new Shelf();
      shelf.saveGame({ ...game("a", 1), best: 1e300, laps: [lap, odd] });
      expect(shelf.loadGame("a")).toMatchObject({ best: null, laps: FIRST_LAPS, when: 1 });
    }
  });
});

describe("a full shelf", () => {
  it("drops nothing, says so, and goes on when there is room", async () => {
    const vault = vaultOf(900);
    const shelf = shelfOn(vault);
    for (let k = 0; k < 8; k += 1) shelf.saveGame(game(`g${k}`, k));
    await shelf.settled();
    expect(shelf.keeping.get().lack).toBe("full");
    expect(vault.all.size).toBeGreaterThan(0);
    expect(vault.all.size).toBeLessThan(8);
    expect(shelf.games()).toHaveLength(8);
    vault.room = Number.POSITIVE_INFINITY;
    shelf.dropGame("g0");
    await shelf.settled();
    expect(shelf.keeping.get().lack).toBeNull();
    expect(vault.all.size).toBe(7);
  });
  it("leaves in the drawer what it has no room for", async () => {
    const drawer = drawerOf();
    const shelf = shelfOn(vaultOf(10), drawer);
    shelf.saveGame(game("a", 1));
    await shelf.settled();
    expect(shelf.leave()).toBe(true);
    expect([...drawer.all.keys()]).toEqual(["hashigo:1:game:a"]);
    expect(shelfOn(vaultOf(10), drawerOf(5)).leave()).toBe(true);
  });
  it("says when there is no room anywhere, or no storage", () => {
    const nowhere = new Shelf(new Map(), { vault: null, drawer: null, tell: () => {} });
    expect(nowhere.saveGame(game("a", 1))).toBe(false);
    expect(nowhere.keeping.get().lack).toBe("closed");
    expect(nowhere.games()).toHaveLength(1);
    const full = shelfOn(null, drawerOf(50));
    expect(full.saveGame(game("a", 1))).toBe(false);
    expect(full.leave()).toBe(false);
  });
});

describe("what is left in a hurry", () => {
  it("goes out of the drawer when it is written", async () => {
    const drawer = drawerOf();
    const shelf = shelfOn(vaultOf(), drawer);
    shelf.saveGame(game("a", 1));
    expect(shelf.leave()).toBe(true);
    expect(drawer.all.size).toBe(1);
    await shelf.settled();
    expect(drawer.all.size).toBe(0);
  });
  it("may be that a game was taken away", async () => {
    const drawer = drawerOf();
    const vault = vaultOf();
    const shelf = shelfOn(vault, drawer);
    shelf.saveGame(game("a", 1));
    await shelf.settled();
    shelf.dropGame("a");
    expect(shelf.leave()).toBe(true);
    expect([...drawer.all]).toEqual([["hashigo:1:game:a", "null"]]);
    await shelf.settled();
    expect(drawer.all.size + vault.all.size).toBe(0);
  });
  it("is the drawer's when a newer page takes the storage", async () => {
    const drawer = drawerOf();
    const taken = { ...vaultOf(), write: async (): Promise<Lack> => "newer" };
    const shelf = shelfOn(taken, drawer);
    shelf.saveGame(game("a", 1));
    await shelf.settled();
    expect(shelf.keeping.get()).toMatchObject({ lack: null, newer: true });
    shelf.saveGame(game("b", 2));
    expect(drawer.all.size).toBe(2);
  });
});

describe("rubbish", () => {
  it("is no game and is not thrown away", async () => {
    const vault = vaultOf();
    vault.all.set("game:odd", { address: "odd" });
    const shelf = shelfOn(vault);
    shelf.saveGame(game("good", 1));
    expect(shelf.loadGame("odd")).toBeNull();
    await shelf.setAside("game:odd", shelf.read("game:odd"));
    await shelf.settled();
    expect(shelf.aside()).toBe(1);
    expect(shelf.keeping.get().odd).toBe(1);
    expect([...vault.all.keys()].filter((name) => name.startsWith("game:"))).toEqual(["game:good"]);
    expect([...vault.all.values()]).toContainEqual({ address: "odd" });
  });
  it("does not take the game's place away", async () => {
    const vault = vaultOf();
    const shelf = shelfOn(vault);
    const aside = shelf.setAside("game:a", { address: "odd" });
    shelf.saveGame(game("a", 2));
    await aside;
    await shelf.settled();
    expect(shelfOn(vault).loadGame("a")).toEqual(game("a", 2));
  });
  it("in a history is found", () => {
    const shelf = new Shelf();
    shelf.saveGame(game("bent", 1));
    const record = shelf.read("game:bent") as { packed: { deltas: unknown[] } };
    record.packed.deltas[0] = ["x", 0, ""];
    expect(shelf.loadGame("bent")).toBeNull();
    expect(shelf.games()).toEqual([]);
  });
});

describe("two windows", () => {
  it("do not undo each other's other games", async () => {
    const vault = vaultOf();
    const [one, two] = [shelfOn(vault), shelfOn(vault)];
    one.saveGame(game("a", 1));
    await one.settled();
    two.saveGame(game("b", 2));
    await two.settled();
    expect([...vault.all.keys()].sort()).toEqual(["game:a", "game:b"]);
    await two.hear(new Map([["game:a", one.read("game:a")]]));
    expect(two.games()).toHaveLength(2);
    expect(two.heard.get().names).toEqual(["game:a"]);
  });
  it("that write a game in the same moment keep the moves of both", async () => {
    const vault = vaultOf();
    const [one, two] = [shelfOn(vault), shelfOn(vault)];
    const other = { ...game("a", 2), history: push(begin(".".repeat(100)), "..#.") };
    one.saveGame(game("a", 1));
    two.saveGame(other);
    await Promise.all([one.settled(), two.settled()]);
    expect([...vault.all.keys()].sort()).toEqual(["aside:1:game:a", "game:a"]);
    await one.hear(new Map([["game:a", two.read("game:a")]]));
    await two.hear(new Map([["game:a", vault.all.get("aside:1:game:a")]]));
    for (const shelf of [one, two]) expect(shelf.loadGame("a")).toEqual(other);
  });
  it("of which one has only looked do not take the other's moves back", async () => {
    const vault = vaultOf();
    const [one, two] = [shelfOn(vault), shelfOn(vault)];
    one.saveGame(game("a", 1, 3));
    two.saveGame(game("a", 2, 1));
    await Promise.all([one.settled(), two.settled()]);
    expect(shelfOn(vault).loadGame("a")).toEqual(game("a", 1, 3));
    expect(two.loadGame("a")).toEqual(game("a", 1, 3));
    expect(two.heard.get().names).toEqual(["game:a"]);
    expect(two.aside()).toBe(0);
  });
  it("of which one has undone do not redo it for the other", async () => {
    const vault = vaultOf();
    const [one, two] = [shelfOn(vault), shelfOn(vault)];
    const undone = { ...game("a", 2, 2), history: undo(game("a", 2, 2).history) };
    one.saveGame(undone);
    two.saveGame(game("a", 1, 2));
    await Promise.all([one.settled(), two.settled()]);
    for (const shelf of [shelfOn(vault), two]) expect(shelf.loadGame("a")).toEqual(undone);
    one.saveGame(game("a", 3, 2));
    await one.settled();
    expect(shelfOn(vault).loadGame("a")).toEqual(game("a", 3, 2));
    expect(one.aside() + two.aside()).toBe(0);
  });
  it("write over what they have heard of without keeping it aside", async () => {
    const vault = vaultOf();
    const [one, two] = [shelfOn(vault), shelfOn(vault)];
    one.saveGame(game("a", 1));
    await one.settled();
    await two.hear(new Map([["game:a", one.read("game:a")]]));
    two.saveGame({ ...game("a", 2), history: push(begin(".".repeat(100)), "..#.") });
    await two.settled();
    expect([...vault.all.keys()]).toEqual(["game:a"]);
  });
});
