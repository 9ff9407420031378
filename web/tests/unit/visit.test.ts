// What the address bar asks for, and what becomes of a refusal.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { linkToMarks } from "../../src/router";
import { type App, createApp } from "../../src/store/app";
import { allKept } from "../../src/store/kept";
import { packText } from "../../src/store/link";
import { SAMPLES } from "../../src/store/samples";
import { Shelf } from "../../src/store/shelf";
import { follow, openFile, openHere } from "../../src/store/visit";
import { engineHere } from "./engine_here";

const engine = engineHere();
const [board = "", other = ""] = SAMPLES.map(({ address }) => address);
const went = vi.fn();
let app: App;

const refusal = () => app.play.get().refused?.error.code;

beforeEach(() => {
  vi.stubGlobal("history", { replaceState: (_: null, __: string, link: string) => went(link) });
  app = createApp(engine, new Shelf(), ["en"]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  went.mockClear();
});

it("says whether marks can't be read or are of another board", async () => {
  await follow(app, linkToMarks(board, "no!"));
  expect(refusal()).toBe("page.marks");
  await follow(app, linkToMarks(board, await packText("no puzzle")));
  expect(refusal()).toBe("page.marks");
  await follow(app, linkToMarks(board, await packText(other)));
  expect(refusal()).toBe("page.others");
  expect(app.play.get().game?.address).toBe(board);
  expect(app.play.get().refused?.opened, "the board is not as it was").toBe(true);
});

it("takes a file of all that is kept to the page that takes it in", async () => {
  vi.stubGlobal("location", { hash: "" });
  const file = new Blob([allKept(app.shelf)]);
  await openFile(app, file);
  expect(location.hash).toBe("#/kept");
  expect(app.kept.get().file).toBe(file);
  await openHere(app, JSON.stringify(JSON.parse(await file.text()), null, 2));
  expect(await app.kept.get().file?.text()).toContain("hashigo: kept games");
  expect(app.play.get().refused).toBeNull();
  await openFile(app, new Blob(['{"what":"else"}']));
  expect(refusal()).toBeDefined();
});

it("forgets a refusal when the player goes on, not when it leads home", async () => {
  await follow(app, "#/play?p=");
  expect(went).toHaveBeenCalledWith("#/");
  expect(refusal()).toBeDefined();
  await follow(app, "#/play");
  expect(refusal()).toBeUndefined();
});
