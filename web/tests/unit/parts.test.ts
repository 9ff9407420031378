// The engine in its two parts: the first is enough for a board, and what needs more answers as the
// whole module does.
import { readFileSync } from "node:fs";
import { createEngine, type Engine, startInline } from "hashigo-engine";
import { beforeAll, describe, expect, it } from "vitest";
import { engineHere } from "./engine_here";

const part = (name: string) =>
  WebAssembly.compile(readFileSync(new URL(`../../engine/generated/${name}`, import.meta.url)));

/** The engine in parts, of which the second comes when its promise is kept. */
function engineOf(rest: Promise<WebAssembly.Module>): Engine {
  const code = { first: part("first.wasm"), rest, callForRest: () => {} };
  rest.catch(() => {});
  return createEngine({ wasmBytes: new Uint8Array(), startRunner: () => startInline(code) });
}

const whole = engineHere();
let boards: string[] = [];

beforeAll(async () => {
  const genres = await whole.askAll("genres", null, {}).result;
  if (!genres.ok) throw new Error(genres.error.message);
  const made = genres.value.map(
    ({ genre }) => whole.ask("generate", genre, { size: "6x6", seed: 3 }).result,
  );
  boards = (await Promise.all(made)).map((one) => (one.ok ? one.value.position : ""));
});

describe("the first part", () => {
  it("reads, draws, checks and marks a board of each genre by itself", async () => {
    const engine = engineOf(new Promise(() => {}));
    const gesture = { path: [{ kind: "cell" as const, row: 1, col: 1 }], commit: true };
    expect(await engine.askAll("genres", null, {}).result).toMatchObject({ ok: true });
    for (const board of boards) {
      const asked = (of: Engine) => [
        of.ask("convert", board, { to: "url" }).result,
        of.ask("draw", board, { svg: true, lang: "ja" }).result,
        of.ask("check", board, {}).result,
        of.ask("touch", board, { gesture }).result,
      ];
      expect(await Promise.all(asked(engine))).toEqual(await Promise.all(asked(whole)));
    }
  });
});

describe("with the rest", () => {
  it("comes when the first question needs it", async () => {
    let call = () => {};
    const called = new Promise<void>((resolve) => {
      call = resolve;
    });
    const rest = called.then(() => part("rest.wasm"));
    const code = { first: part("first.wasm"), rest, callForRest: () => call() };
    const engine = createEngine({
      wasmBytes: new Uint8Array(),
      startRunner: () => startInline(code),
    });
    const asked = (of: Engine) => of.ask("convert", "no puzzle", { to: "url" }).result;
    expect(await asked(engine)).toEqual(await asked(whole));
  });
  it("answers everything as the whole does", async () => {
    const engine = engineOf(part("rest.wasm"));
    for (const board of boards) {
      const asked = (of: Engine) => [
        of.ask("hint", board, {}).result,
        of.ask("explain", board, {}).result,
        of.ask("solve", "no puzzle", {}).result,
      ];
      expect(await Promise.all(asked(engine))).toEqual(await Promise.all(asked(whole)));
    }
  });
  it("says when the rest can't be had", async () => {
    const engine = engineOf(Promise.reject(new Error("no network")));
    const answer = await engine.ask("solve", boards[0] ?? "", {}).result;
    expect(answer).toMatchObject({ ok: false, error: { fault: "unreachable" } });
  });
});
