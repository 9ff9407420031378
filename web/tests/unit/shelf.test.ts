// Games on the device: they come back, oldest go first when it is full, and rubbish is no game.
import { describe, expect, it } from "vitest";
import { begin, push } from "../../src/store/history";
import { type SavedGame, Shelf } from "../../src/store/shelf";
import { drawerOf } from "./drawer";

const game = (address: string, when: number, moves = 1): SavedGame => {
  let history = begin(".".repeat(100));
  for (let k = 0; k < moves; k += 1) history = push(history, `${"#".repeat(k + 1)}...`);
  const size = { rows: 3, cols: 4, decided: 1, total: 12 };
  return { address, genre: "g", title: null, done: false, seconds: 5, when, history, ...size };
};

describe("shelf", () => {
  it("gives back what was saved", () => {
    const shelf = new Shelf(drawerOf());
    expect(shelf.saveGame(game("a", 1, 5))).toBe(true);
    expect(shelf.loadGame("a")).toEqual(game("a", 1, 5));
    expect(shelf.loadGame("b")).toBeNull();
  });
  it("lists the last played first", () => {
    const shelf = new Shelf(drawerOf());
    for (const [address, when] of [
      ["a", 1],
      ["b", 3],
      ["c", 2],
    ] as const) {
      shelf.saveGame(game(address, when));
    }
    expect(shelf.games().map((one) => one.address)).toEqual(["b", "c", "a"]);
    shelf.dropGame("b");
    expect(shelf.games()).toHaveLength(2);
  });
  it("makes room by dropping the oldest", () => {
    const shelf = new Shelf(drawerOf(900));
    for (let k = 0; k < 8; k += 1) expect(shelf.saveGame(game(`g${k}`, k))).toBe(true);
    const left = shelf.games().map((one) => one.address);
    expect(left[0]).toBe("g7");
    expect(left.length).toBeLessThan(8);
  });
  it("says when there is no room at all, or no storage", () => {
    expect(new Shelf(drawerOf(50)).saveGame(game("a", 1))).toBe(false);
    expect(new Shelf(null).saveGame(game("a", 1))).toBe(false);
    expect(new Shelf(null).games()).toEqual([]);
  });
  it("takes rubbish for no game", () => {
    const drawer = drawerOf();
    const shelf = new Shelf(drawer);
    shelf.saveGame(game("good", 1));
    drawer.all.set("hashigo:1:game:cut", '{"address":"cut","pack');
    drawer.all.set("hashigo:1:game:odd", '{"address":"odd"}');
    const whole = drawer.all.get("hashigo:1:game:good") ?? "";
    drawer.all.set("hashigo:1:game:bent", whole.replace('"deltas":[[', '"deltas":[["x",'));
    expect(shelf.games().map((one) => one.address)).toEqual(["good"]);
  });
});
