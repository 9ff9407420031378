// The package against the real module: typed answers, errors with their places, progress, and the
// same results as the command line promises.
import { createEngine, type Engine, indexOfByte, type Result, startInline } from "hashigo-engine";
import { beforeAll, describe, expect, it } from "vitest";
import { seldom } from "../../engine/src/module";
import { optionWords } from "../../engine/src/options";
import { engineHere } from "./engine_here";

let engine: Engine;
let genre = "";
let position = "";

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

beforeAll(async () => {
  engine = engineHere();
  const [first] = got(await engine.askAll("genres", null, {}).result);
  genre = first?.genre ?? "";
  position = got(await engine.ask("generate", genre, { size: "6x6", seed: 4 }).result).position;
});

describe("engine", () => {
  it("lists what there is", async () => {
    const [first] = got(await engine.askAll("genres", null, {}).result);
    expect(first?.rungs.length).toBeGreaterThan(1);
    expect(first?.play.tools[0]?.name.ja).toBeTruthy();
    expect(first?.tour.length).toBeGreaterThan(0);
  });
  it("makes several boards from one seed, always the same", async () => {
    const options = { size: "5x5", seed: 9, count: 3 };
    const made = got(await engine.askAll("generate", genre, options).result);
    const again = got(await engine.askAll("generate", genre, options).result);
    expect(made).toHaveLength(3);
    expect(again.map((one) => one.url)).toEqual(made.map((one) => one.url));
  });
  it("draws with a frame and a label for each place", async () => {
    const drawn = got(await engine.ask("draw", position, { svg: true, lang: "ja" }).result);
    expect(drawn.svg).toMatch(/^<svg class="board" viewBox="/);
    expect(drawn.unit).toBe(60);
    expect(drawn.labels.length).toBeGreaterThan(0);
    expect(drawn.labels[0]?.text).toMatch(/[ぁ-ん一-龯]/);
  });
  it("solves, hints and grades", async () => {
    const solved = got(await engine.ask("solve", position, {}).result);
    expect(solved.verdict).toBe("unique");
    expect(solved.second).toBeNull();
    const checked = got(await engine.ask("check", solved.answer ?? "", {}).result);
    expect(checked).toMatchObject({ complete: true, errors: [] });
    const hint = got(await engine.ask("hint", position, {}).result);
    if (hint.state !== "step") throw new Error(hint.message);
    expect(hint.therefore.length).toBeGreaterThan(0);
    const graded = got(await engine.ask("grade", position, {}).result);
    expect(graded.steps.some((step) => step.count > 0)).toBe(true);
  });
  it("says no with an answer, not with an error", async () => {
    const checked = await engine.ask("check", position, {}).result;
    expect(checked).toMatchObject({ ok: true, exit: 1 });
  });
  it("tells what is wrong with a text, and where", async () => {
    const text = `https://puzz.link/p?${genre}/4/x4/a`;
    const answer = await engine.ask("convert", text, { to: "url" }).result;
    if (answer.ok) throw new Error("it was read");
    expect(answer.error).toMatchObject({ fault: "input" });
    expect(answer.error.code).not.toBe("");
    expect(text.slice(indexOfByte(text, answer.error.offset ?? 0))).toMatch(/^x4/);
  });
  it("takes no text for an option or for standard input", async () => {
    for (const text of ["-", "--help", "--json", ""]) {
      const answer = await engine.ask("check", text, {}).result;
      expect(answer.ok).toBe(false);
    }
  });
  it("survives texts of every kind", async () => {
    for (const text of ["漢字 😀 \u0000 x", "x".repeat(3_000_000), "\ud800"]) {
      expect((await engine.ask("draw", text, {}).result).ok).toBe(false);
    }
    expect((await engine.ask("draw", position, {}).result).ok).toBe(true);
  });
  it("refuses what it is asked wrongly", async () => {
    const answer = await engine.ask("hint", position, { rung: "nonsense" }).result;
    expect(answer).toMatchObject({ ok: false, error: { fault: "usage" } });
  });
  it("reports a limit as a limit", async () => {
    const answer = await engine.ask("count", position, { nodes: 1, method: "oracle" }).result;
    if (!answer.ok) expect(answer.error.fault).toBe("limit");
  });
  it("is unreachable where there is no module", async () => {
    const nowhere = createEngine({ startRunner: startInline });
    const answer = await nowhere.ask("genres", null, {}).result;
    expect(answer).toMatchObject({ ok: false, error: { fault: "unreachable" } });
  });
});

describe("progress", () => {
  it("is told seldom, however often it comes", () => {
    let time = 0;
    const heard: number[] = [];
    const hear = seldom(
      ({ done }) => heard.push(done),
      () => time,
    );
    for (let done = 0; done < 1000; done += 1, time += 1) {
      hear({ phase: "solve", done, total: null, eta: null });
    }
    expect(heard).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  });
});

describe("words", () => {
  it("turns options into words", () => {
    const overlay = { wrong: [{ kind: "cell" as const, row: 1, col: 2 }] };
    expect(optionWords({ upTo: "x", noSearch: true, svg: false, seed: 0, overlay })).toEqual([
      "--up-to",
      "x",
      "--no-search",
      "--seed",
      "0",
      "--overlay",
      JSON.stringify(overlay),
    ]);
    expect(optionWords({ declared: { density: "0.5", packed: true } })).toEqual([
      "--density",
      "0.5",
      "--packed",
    ]);
  });
  it("finds characters by bytes", () => {
    expect(indexOfByte("梯子x", 6)).toBe(2);
    expect(indexOfByte("😀x", 4)).toBe(2);
    expect(indexOfByte("abc", 0)).toBe(0);
    expect(indexOfByte("\ufeffabc", 4)).toBe(2);
  });
});
