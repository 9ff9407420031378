// All that is kept, out as a file and in again: nothing is lost on either side.
import { beforeEach, describe, expect, it } from "vitest";
import { type App, createApp } from "../../src/store/app";
import { begin, push } from "../../src/store/history";
import { allKept, joined, takeAway, takeIn } from "../../src/store/kept";
import { FIRST_LAPS } from "../../src/store/record";
import { type SavedGame, Shelf } from "../../src/store/shelf";
import { engineHere } from "./engine_here";

const engine = engineHere();
let app: App;

const game = (address: string, when: number, best: number | null = null): SavedGame => {
  const size = { rows: 3, cols: 4, decided: 1, total: 12 };
  const times = { seconds: 5, when, best, laps: FIRST_LAPS, help: "none" as const };
  const history = push(begin("...."), "#...");
  return { address, genre: "g", title: null, done: false, history, ...size, ...times };
};
const newApp = (...games: SavedGame[]) => {
  const made = createApp(engine, new Shelf(), ["en"]);
  for (const one of games) made.shelf.saveGame(one);
  return made;
};

beforeEach(() => {
  app = newApp(game("a", 1), game("b", 5, 30));
  app.shelf.write("settings", { theme: "dark" });
});

describe("a file of all that is kept", () => {
  it("gives an empty shelf the same games", () => {
    const other = newApp();
    const sum = { added: 2, renewed: 0, known: 0, odd: 0 };
    expect(takeIn(other, allKept(app.shelf))).toEqual(sum);
    expect(other.shelf.games()).toEqual(app.shelf.games());
    expect(other.shelf.read("settings")).toEqual({ theme: "dark" });
    expect(takeIn(other, allKept(app.shelf))).toMatchObject({ added: 0, renewed: 0, known: 2 });
  });
  it("leaves the later state and the better time", () => {
    const other = newApp(game("a", 9, 20), game("b", 4, 10), game("c", 2));
    expect(takeIn(other, allKept(app.shelf))).toMatchObject({ added: 0, renewed: 1, known: 1 });
    expect(other.shelf.card("a")).toMatchObject({ when: 9, best: 20 });
    expect(other.shelf.card("b")).toMatchObject({ when: 5, best: 10 });
    expect(other.shelf.cards()).toHaveLength(3);
  });
  it("sets aside what it can't read", () => {
    const text = allKept(app.shelf).replace('"rows":3', '"rows":"x"');
    const other = newApp();
    expect(takeIn(other, text)).toMatchObject({ added: 1, odd: 1 });
    expect(other.shelf.aside()).toBe(1);
  });
  it("takes no game with numbers that no game has", () => {
    const numbers = ['"when":1e300', '"when":-1', '"rows":1e9', '"seconds":-5', '"total":0.5'];
    for (const number of numbers) {
      const text = allKept(newApp(game("a", 1)).shelf);
      const odd = text.replace(new RegExp(`"${number.split('"')[1]}":\\d+`), number);
      const own = newApp(game("a", 1));
      expect(takeIn(own, odd), number).toMatchObject({ odd: 1 });
      expect(own.shelf.loadGame("a"), "what is here stays").toEqual(game("a", 1));
    }
  });
  it("can't have been played later than now", () => {
    const other = newApp();
    takeIn(other, allKept(newApp(game("a", 8e15)).shelf));
    expect(other.shelf.card("a")?.when).toBeLessThanOrEqual(Date.now());
  });
  it("loses no moves of the earlier of two states", () => {
    const elsewhere = { ...game("a", 9), history: push(begin("...."), "...#") };
    const text = allKept(newApp(elsewhere).shelf);
    for (let k = 0; k < 2; k += 1) takeIn(app, text);
    expect(app.shelf.loadGame("a")?.history).toEqual(elsewhere.history);
    expect(app.shelf.names()).toContain("aside:1:game:a");
    const further = { ...elsewhere, when: 10, history: push(elsewhere.history, "..##") };
    takeIn(app, allKept(newApp(further).shelf));
    expect(app.shelf.aside()).toBe(1);
  });
  it("brings only what the page knows", () => {
    const values = { lessons: ["x"], "day:2026-11-30:g": {}, other: 1, "xgame:a": 2 };
    const text = JSON.stringify({ what: "hashigo: kept games", version: 1, values });
    const other = newApp();
    expect(takeIn(other, text)).toMatchObject({ odd: 2 });
    expect(other.shelf.names().filter((name) => !name.startsWith("aside:"))).toEqual([
      "lessons",
      "day:2026-11-30:g",
    ]);
  });
  it("changes nothing if it is no such file, or of another version", () => {
    const before = allKept(app.shelf);
    for (const text of ["", "{", "null", "[]", '{"what":"else","version":1,"values":{}}']) {
      expect(takeIn(app, text)).toBe("import.other");
    }
    expect(takeIn(app, before.replace('"version":1', '"version":2'))).toBe("import.newer");
    expect(allKept(app.shelf)).toBe(before);
  });
});

describe("what is taken away", () => {
  it("can be put back", () => {
    const before = app.shelf.games();
    const putBack = takeAway(app, app.shelf.names());
    expect(app.shelf.names()).toEqual([]);
    putBack();
    expect(app.shelf.games()).toEqual(before);
  });
});

describe("things of other parts of the page", () => {
  it("are joined, and what is here goes first", () => {
    expect(joined(null, 1)).toBe(1);
    expect(joined({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 1, b: 3 });
    expect(joined(["x"], ["x", "y"])).toEqual(["x", "y"]);
    expect(joined(1, 2)).toBe(1);
  });
});
