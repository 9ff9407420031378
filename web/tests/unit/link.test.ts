// Marks in a link: they come back as they went, stay small, and nothing that somebody made up breaks
// anything.
import { describe, expect, it } from "vitest";
import { linkToMarks, parseRoute } from "../../src/router";
import { packText, unpackText } from "../../src/store/link";
import { engineHere } from "./engine_here";

const MOST = 100_000;

describe("packed text", () => {
  it("comes back as it went", async () => {
    for (const text of ["", "pzprv3/x/2/2/. . /. . /", "梯子 …", "a".repeat(5000)]) {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(await unpackText(packed, MOST)).toBe(text);
    }
  });
  it("is refused when it is cut, bent, or too long", async () => {
    const packed = await packText("pzprv3/x/2/2/. . /. . /".repeat(20));
    expect(await unpackText(packed.slice(0, -6), MOST)).toBeNull();
    expect(await unpackText("no!", MOST)).toBeNull();
    expect(await unpackText("AAAA", MOST)).toBeNull();
    expect(await unpackText(await packText("a".repeat(MOST + 1)), MOST)).toBeNull();
  });
  it("makes a link of under 2 KB of a solved board of 20 by 20", async () => {
    const engine = engineHere();
    const genres = await engine.askAll("genres", null, {}).result;
    for (const { genre } of genres.ok ? genres.value : []) {
      const options = { size: "20x20", seed: 1 };
      const made = await engine.ask("generate", genre, options).result;
      if (!made.ok) throw new Error(made.error.message);
      const { url, position } = made.value;
      const solved = await engine.ask("solve", position, {}).result;
      const answer = solved.ok ? (solved.value.answer ?? "") : "";
      const link = linkToMarks(url, await packText(answer));
      expect(answer).not.toBe("");
      expect(link.length, genre).toBeLessThan(2048);
      expect(await unpackText(parseRoute(link).words.m ?? "", MOST)).toBe(answer);
    }
  }, 60_000);
});
