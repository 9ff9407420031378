// Sheets are drawn first and thought about one after the other, as long as someone wants them.
import { beforeEach, expect, it } from "vitest";
import { type App, createApp } from "../../src/store/app";
import { loadGenres } from "../../src/store/open";
import { SAMPLES } from "../../src/store/samples";
import { fillSheets, printedOf } from "../../src/store/sheet";
import { Shelf } from "../../src/store/shelf";
import { engineHere } from "./engine_here";

const boards = SAMPLES.slice(0, 2).map(({ address }) => address);
const page = new AbortController().signal;
let asked: string[];
let app: App;

beforeEach(async () => {
  const engine = engineHere();
  const ask: typeof engine.ask = (question, ...rest) => {
    asked.push(question);
    return engine.ask(question, ...rest);
  };
  app = createApp({ ...engine, ask }, new Shelf(), ["en"]);
  asked = [];
  await loadGenres(app);
});

it("has the answer and the grade of each", async () => {
  const all = printedOf([...boards, "no puzzle"]);
  await fillSheets(app, all, page);
  for (const { found } of all.slice(0, 2)) {
    expect(found.get()).toMatchObject({ answer: { svg: expect.stringContaining("<svg") } });
    expect(found.get().grade).not.toBeNull();
  }
  expect(all[2]?.found.get().sheet).toMatchObject({ fault: "input" });
  const thoughts = asked.slice(asked.indexOf("solve"));
  expect(thoughts).toEqual(["solve", "grade", "draw", "solve", "grade", "draw"]);
});

it("goes without an answer that is given up, and on with the next", async () => {
  const all = printedOf(boards);
  all[0]?.wanted.abort();
  await fillSheets(app, all, page);
  expect(all.map(({ found }) => typeof found.get().answer)).toEqual(["string", "object"]);
});

it("asks nothing more when the page is left", async () => {
  const left = new AbortController();
  const all = printedOf(boards);
  const filled = fillSheets(app, all, left.signal);
  left.abort();
  await filled;
  expect(all.map(({ found }) => found.get().sheet)).toEqual([null, null]);
  expect(asked).not.toContain("solve");
});
