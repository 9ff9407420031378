// Boards of the day and boards made to order come from their seeds alone, wait for the player's own
// questions, and are kept.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type App, createApp } from "../../src/store/app";
import { type DayPuzzle, findDayBoard, keptBoard } from "../../src/store/daily";
import { openNext } from "../../src/store/next";
import { loadGenres, openText } from "../../src/store/open";
import { createPictures } from "../../src/store/pictures";
import { Shelf } from "../../src/store/shelf";
import { madeBoards, make, noteMade, ready, warm, wishOf } from "../../src/store/stock";
import {
  firstWish,
  gradeOption,
  isWish,
  keyOf,
  nextWish,
  ofGenre,
  requestOf,
  withOption,
} from "../../src/store/wish";
import { engineHere } from "./engine_here";

const engine = engineHere();
let app: App;
let genre = "";

const newApp = async () => {
  const made = createApp(engine, new Shelf(), ["en"]);
  await loadGenres(made);
  return made;
};

beforeEach(async () => {
  app = await newApp();
  genre = app.play.get().genres[0]?.genre ?? "";
});

const DAY = "2026-11-30";

async function dayBoard(on: App, day = DAY): Promise<DayPuzzle[]> {
  const told: DayPuzzle[] = [];
  await findDayBoard(on, day, genre, (one) => told.push(one), new AbortController().signal);
  return told;
}

describe("a board of the day", () => {
  it("is the same for everyone, and another tomorrow", async () => {
    const [mine] = await dayBoard(app);
    expect(mine).toHaveProperty("board.side", 6);
    expect((await dayBoard(await newApp()))[0]).toEqual(mine);
    expect((await dayBoard(app, "2026-12-01"))[0]).not.toEqual(mine);
  });
  it("is what the date's seed makes", async () => {
    const [mine] = await dayBoard(app);
    const answer = await engine.ask("generate", genre, { size: "6x6", seed: 20261130 }).result;
    expect(mine).toHaveProperty("board.address", answer.ok ? answer.value.url : "");
  });
  it("is kept with its grade, and then told at once", async () => {
    expect(keptBoard(app, DAY, genre)).toBeNull();
    const told = await dayBoard(app);
    expect(told).toHaveLength(2);
    expect(told[1]).toHaveProperty("board.grade", keptBoard(app, DAY, genre)?.grade);
    expect(await dayBoard(app)).toEqual([told[1]]);
  });
  it("gives way to the player's own question and comes after it", async () => {
    const coming = dayBoard(app);
    const other = app.engine.ask("generate", genre, { size: "6x6", seed: 1 });
    expect((await other.result).ok).toBe(true);
    expect((await coming)[0]).toHaveProperty("board");
  });
  it("is not told to someone who has left", async () => {
    const wanted = new AbortController();
    const tell = vi.fn();
    const coming = findDayBoard(app, DAY, genre, tell, wanted.signal);
    wanted.abort();
    await coming;
    expect(tell).not.toHaveBeenCalled();
  });
});

describe("a wish", () => {
  it("says only what is not as usual", () => {
    const declared = app.play.get().genres[0];
    const option = declared && gradeOption(declared);
    if (!option?.choices || !declared) throw new Error("no grade can be chosen");
    const wish = { ...firstWish(genre), rows: 4, cols: 6, seed: 3 };
    const graded = withOption(wish, option, option.choices[1] ?? "");
    expect(requestOf(graded, "en")).toMatchObject({
      size: "4x6",
      seed: 3,
      declared: { grade: option.choices[1] },
    });
    expect(withOption(graded, option, option.default ?? "")).toEqual(wish);
    expect(ofGenre(graded, declared)).toEqual(graded);
    expect(ofGenre({ ...wish, declared: { odd: "1" } }, declared).declared).toEqual({});
  });
  it("is known by all that it says", () => {
    const wish = { ...firstWish("g"), seed: 3 };
    const both = { ...wish, declared: { a: "1", b: true as const } };
    expect(keyOf(both)).toBe(keyOf({ ...wish, declared: { b: true, a: "1" } }));
    expect(keyOf(both)).not.toBe(keyOf(wish));
    expect(keyOf(nextWish(wish))).not.toBe(keyOf(wish));
  });
  it.each([null, 3, {}, { genre: "g", rows: 1, cols: -1, seed: 1, declared: {} }])(
    "is not %j",
    (value) => {
      expect(isWish(value)).toBe(false);
    },
  );
});

describe("the stock", () => {
  it("has the boards that would have been made", async () => {
    const wish = { ...firstWish(genre), rows: 6, cols: 6, seed: 5 };
    const tell = vi.fn();
    await warm(app, wish, tell);
    const next = nextWish(wish);
    const made = await make(app, next, () => {}).result;
    expect(ready(app, next)).toBe(made.ok ? made.value.url : "");
    expect(tell).toHaveBeenCalledExactlyOnceWith({ address: ready(app, wish) });
    expect(ready(app, nextWish(nextWish(next)))).toBeNull();
  });
  it("tells the engine's reason for what cannot be made", async () => {
    const tell = vi.fn();
    await warm(app, { ...firstWish(genre), rows: 0, cols: 3 }, tell);
    expect(tell.mock.calls[0]?.[0]).toHaveProperty("error.message");
  });
  it("leads from a board made to order to the next", async () => {
    const wish = { ...firstWish(genre), rows: 6, cols: 6, seed: 8 };
    await warm(app, wish);
    const first = ready(app, wish) ?? "";
    noteMade(app, { wish, address: first });
    vi.stubGlobal("location", { hash: "" });
    await openText(app, first);
    await openNext(app);
    await vi.waitFor(() => expect(app.play.get().game?.address).toBe(ready(app, nextWish(wish))));
    expect(wishOf(app, app.play.get().game?.address ?? "")?.seed).toBe(9);
    expect(madeBoards(app)).toHaveLength(2);
    vi.unstubAllGlobals();
  });
});

describe("small drawings", () => {
  const slow = () => {
    const waiting: (() => void)[] = [];
    const asked: string[] = [];
    const ask = (_: string, position: string) => {
      asked.push(position);
      const value = { svg: `<svg>${position}</svg>` };
      const result = new Promise((give) => {
        waiting.push(() => give({ ok: true, value }));
      });
      return { result, cancel: () => {} };
    };
    const finish = async () => {
      for (const give of waiting.splice(0)) give();
      await new Promise((done) => setTimeout(done));
    };
    return { pictures: createPictures({ ask } as never), asked, finish };
  };

  it("are asked for two at a time, what is wanted first before the rest", async () => {
    const { pictures, asked, finish } = slow();
    const drawn = vi.fn();
    for (const position of ["a", "b", "c", "d"]) pictures.draw({ position }, drawn);
    pictures.draw({ position: "z" }, drawn, true);
    expect(asked).toEqual(["a", "b"]);
    await finish();
    expect(asked).toEqual(["a", "b", "z", "c"]);
    expect(drawn).toHaveBeenCalledWith("<svg>a</svg>");
    expect(pictures.known("b")).toBe("<svg>b</svg>");
    expect(pictures.known("d")).toBeUndefined();
  });
  it("can be given up while they wait", async () => {
    const { pictures, asked, finish } = slow();
    const giveUp = ["a", "b", "c"].map((position) => pictures.draw({ position }, () => {}));
    giveUp[2]?.();
    await finish();
    expect(asked).toEqual(["a", "b"]);
  });
});
