// Which pointer draws, and which does not.
import type { Site } from "hashigo-engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cellAt, type Point } from "../../src/board/geometry";
import { LONG_PRESS, PALM_RESTS, Pointers, type Press } from "../../src/input/pointers";

const SIZE = { rows: 5, cols: 5 };
const at = (col: number, row = 0): Point => ({ x: col + 0.5, y: row + 0.5 });

let log: string[];
let felt: number;
let pointers: Pointers;
let hand: ConstructorParameters<typeof Pointers>[0];

const press = (kind: Press["kind"], point: Point, more: Partial<Press> = {}): Press => ({
  id: 1,
  kind,
  button: "primary",
  at: point,
  time: 0,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  felt = 0;
  const name = (site: object) => JSON.stringify(Object.values(site).slice(1));
  hand = {
    begin: (button: string, site: object) => log.push(`begin ${button} ${name(site)}`),
    extend: (site: object) => log.push(`extend ${name(site)}`),
    release: () => log.push("release"),
    abandon: () => log.push("abandon"),
  };
  pointers = new Pointers(
    hand,
    (point) => cellAt(SIZE, point),
    () => {
      felt += 1;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe("taps that hit another place than a stroke", () => {
  const below: Site = { kind: "edge", row: 0, col: 0, side: "down" };
  const tapping = (site: Site | null) => {
    pointers = new Pointers(
      hand,
      (point) => cellAt(SIZE, point),
      () => {},
      () => site,
    );
  };
  it("begins again there when the stroke never left its cell", () => {
    tapping(below);
    pointers.down(press("mouse", at(0)));
    pointers.up(1, 10);
    expect(log).toEqual([
      "begin primary [0,0]",
      "abandon",
      'begin primary [0,0,"down"]',
      "release",
    ]);
  });
  it("keeps the button, and that of a long press", () => {
    tapping(below);
    pointers.down(press("mouse", at(0), { button: "secondary" }));
    pointers.up(1, 10);
    expect(log.at(-2)).toBe('begin secondary [0,0,"down"]');
    pointers.down(press("touch", at(2)));
    vi.advanceTimersByTime(LONG_PRESS);
    pointers.up(1, 2 * LONG_PRESS);
    expect(log.at(-2)).toBe('begin secondary [0,0,"down"]');
  });
  it("leaves a drag alone, also one that comes back", () => {
    tapping(below);
    pointers.down(press("mouse", at(0)));
    pointers.move(1, at(1));
    pointers.move(1, at(0));
    pointers.up(1, 10);
    expect(log).toEqual(["begin primary [0,0]", "extend [0,1]", "extend [0,0]", "release"]);
  });
  it("stays where it is when the tap hits nothing", () => {
    tapping(null);
    pointers.down(press("mouse", at(0)));
    pointers.up(1, 10);
    expect(log).toEqual(["begin primary [0,0]", "release"]);
  });
});

describe("pointers", () => {
  it("drop a stroke that is thought better of, and nothing where there is none", () => {
    expect(pointers.drop()).toBe(false);
    pointers.down(press("mouse", at(0)));
    expect(pointers.drop()).toBe(true);
    pointers.move(1, at(3));
    pointers.up(1, 10);
    expect(log).toEqual(["begin primary [0,0]", "abandon"]);
  });
  it("draws with the mouse, through every cell", () => {
    pointers.down(press("mouse", at(0)));
    pointers.move(1, at(3));
    pointers.up(1, 2 * LONG_PRESS);
    expect(log).toEqual([
      "begin primary [0,0]",
      "extend [0,1]",
      "extend [0,2]",
      "extend [0,3]",
      "release",
    ]);
  });
  it("ignores other buttons and what lies outside", () => {
    pointers.down(press("mouse", at(0), { button: null }));
    pointers.down(press("mouse", { x: -1, y: 0 }));
    pointers.up(1, 2 * LONG_PRESS);
    expect(log).toEqual([]);
  });
  it("gives up when a second button comes in", () => {
    pointers.down(press("mouse", at(0)));
    pointers.down(press("mouse", at(0), { id: 2, button: "secondary" }));
    pointers.up(1, 2 * LONG_PRESS);
    expect(log).toEqual(["begin primary [0,0]", "abandon"]);
  });
  it("turns a long press into the second mark", () => {
    pointers.down(press("touch", at(2)));
    vi.advanceTimersByTime(LONG_PRESS);
    pointers.move(1, at(3));
    pointers.up(1, 2 * LONG_PRESS);
    expect(log).toEqual([
      "begin primary [0,2]",
      "abandon",
      "begin secondary [0,2]",
      "extend [0,3]",
      "release",
    ]);
    expect(felt).toBe(1);
  });
  it("takes back a long press that only a late timer saw", () => {
    pointers.down(press("touch", at(2)));
    vi.advanceTimersByTime(LONG_PRESS);
    pointers.up(1, LONG_PRESS - 1);
    expect(log).toEqual([
      "begin primary [0,2]",
      "abandon",
      "begin secondary [0,2]",
      "abandon",
      "begin primary [0,2]",
      "release",
    ]);
  });
  it("takes no drag and no tap for a long press", () => {
    pointers.down(press("touch", at(2)));
    pointers.move(1, at(3));
    vi.advanceTimersByTime(2 * LONG_PRESS);
    pointers.up(1, 2 * LONG_PRESS);
    vi.advanceTimersByTime(2 * LONG_PRESS);
    expect(log).toEqual(["begin primary [0,2]", "extend [0,3]", "release"]);
  });
  it("never draws with two fingers", () => {
    pointers.down(press("touch", at(0)));
    pointers.down(press("touch", at(4), { id: 2 }));
    pointers.move(1, at(1));
    pointers.move(2, at(3));
    pointers.up(2, 2 * LONG_PRESS);
    pointers.move(1, at(2));
    pointers.up(1, 2 * LONG_PRESS);
    vi.advanceTimersByTime(LONG_PRESS);
    expect(log).toEqual(["begin primary [0,0]", "abandon"]);
    expect(pointers.touches).toBe(0);
  });
  it("leaves no trace when the browser takes the touch away", () => {
    pointers.down(press("touch", at(0)));
    pointers.cancel(1);
    pointers.up(1, 2 * LONG_PRESS);
    expect(log).toEqual(["begin primary [0,0]", "abandon"]);
  });
});

describe("a pen", () => {
  it("draws while the hand that holds it rests on the board", () => {
    pointers.down(press("pen", at(0)));
    pointers.down(press("touch", at(4, 4), { id: 7, time: 5 }));
    pointers.several();
    pointers.move(1, at(1));
    pointers.move(7, at(3, 4));
    pointers.up(7, 20);
    pointers.up(1, 30);
    expect(log).toEqual(["begin primary [0,0]", "extend [0,1]", "release"]);
    expect(pointers.touches).toBe(0);
  });
  it("takes over from a hand that came first, which leaves no trace", () => {
    pointers.down(press("touch", at(4, 4), { id: 7 }));
    pointers.down(press("pen", at(0), { time: 5 }));
    vi.advanceTimersByTime(2 * LONG_PRESS);
    pointers.up(1, 30);
    expect(log).toEqual(["begin primary [4,4]", "abandon", "begin primary [0,0]", "release"]);
  });
  it("leaves the board to fingers a while after it was lifted", () => {
    pointers.down(press("pen", at(0)));
    pointers.up(1, 10);
    pointers.down(press("touch", at(2), { id: 7, time: 10 + PALM_RESTS - 1 }));
    pointers.up(7, 10 + PALM_RESTS);
    expect(log).toEqual(["begin primary [0,0]", "release"]);
    pointers.down(press("touch", at(2), { id: 8, time: 10 + 2 * PALM_RESTS }));
    pointers.up(8, 20 + 2 * PALM_RESTS);
    expect(log.slice(2)).toEqual(["begin primary [0,2]", "release"]);
  });
  it("makes the other mark with its eraser", () => {
    pointers.down(press("pen", at(0), { button: "secondary" }));
    pointers.up(1, 10);
    expect(log).toEqual(["begin secondary [0,0]", "release"]);
  });
});
