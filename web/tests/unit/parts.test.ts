// The engine in its two parts: the first is enough for a board, and what needs more answers as the
// whole module does.
import { readFileSync } from "node:fs";
import { createEngine, type Engine, startInline } from "hashigo-engine";
import { beforeAll, describe, expect, it } from "vitest";
import { untilItWorks } from "../../engine/src/source";
import { engineHere } from "./engine_here";

const part = (name: string) =>
  WebAssembly.compile(readFileSync(new URL(`../../engine/generated/${name}`, import.meta.url)));

/** The engine in parts, of which the second comes as it is said. */
function engineOf(rest: () => Promise<WebAssembly.Module>): Engine {
  const code = { first: part("first.wasm"), rest };
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
    const engine = engineOf(() => new Promise(() => {}));
    const gesture = { path: [{ kind: "cell" as const, row: 1, col: 1 }], commit: true };
    expect(await engine.askAll("genres", null, {}).result).toMatchObject({ ok: true });
    for (const board of boards) {
      const asked = (of: Engine) => [
        of.ask("convert", board, { to: "url" }).result,
        of.ask("draw", board, { overlay: {}, svg: true, lang: "ja" }).result,
        of.ask("draw", board, { overlay: { focus: gesture.path }, svg: true, lang: "en" }).result,
        of.ask("check", board, {}).result,
        of.ask("touch", board, { gesture }).result,
      ];
      expect(await Promise.all(asked(engine))).toEqual(await Promise.all(asked(whole)));
    }
  });
});

describe("with the rest", () => {
  it("comes when the first question needs it", async () => {
    const engine = engineOf(() => part("rest.wasm"));
    const asked = (of: Engine) => of.ask("convert", "no puzzle", { to: "url" }).result;
    expect(await asked(engine)).toEqual(await asked(whole));
  });
  it("answers everything as the whole does", async () => {
    const engine = engineOf(() => part("rest.wasm"));
    for (const board of boards) {
      const asked = (of: Engine) => [
        of.ask("hint", board, {}).result,
        of.ask("explain", board, {}).result,
        of.ask("solve", "no puzzle", {}).result,
      ];
      expect(await Promise.all(asked(engine))).toEqual(await Promise.all(asked(whole)));
    }
  });
  it("says when the rest can't be had, and asks for it again with the next question", async () => {
    let tries = 0;
    const engine = engineOf(
      untilItWorks(async () => {
        tries += 1;
        if (tries < 3) throw new Error("no network");
        return part("rest.wasm");
      }),
    );
    const solve = (of: Engine) => of.ask("solve", boards[0] ?? "", {}).result;
    const said: string[] = [];
    for (let k = 0; k < 4; k += 1) {
      const answer = await solve(engine);
      said.push(answer.ok ? "ok" : answer.error.fault);
    }
    expect(said.slice(0, 1)).toEqual(["unreachable"]);
    expect(said.slice(2)).toEqual(["ok", "ok"]);
    expect(tries).toBe(3);
    expect(await solve(engine)).toEqual(await solve(whole));
  });
});

describe("asked until it works", () => {
  it("is asked once at a time, and never again once it is there", async () => {
    const answers = [Promise.reject(new Error("no")), Promise.resolve(7), Promise.resolve(8)];
    for (const answer of answers) answer.catch(() => {});
    let asked = 0;
    const ask = untilItWorks(() => answers[asked++] ?? Promise.resolve(9));
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(asked).toBe(1);
    expect([await ask(), await ask()]).toEqual([7, 7]);
  });
});
