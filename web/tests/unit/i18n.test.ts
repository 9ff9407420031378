// Both languages say everything, with the same holes to fill, and nothing is said that no one asks
// for.
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { fill, pieces, say, sayCount } from "../../src/i18n/say";
import { TABLE } from "../../src/i18n/table";
import { OTHERS } from "../../src/i18n/table_others";
import { sources } from "./sources";

const holes = (text: string) => (text.match(/\{\d+\}/g) ?? []).sort();

const SOURCES = sources();

/** A module and all that comes with it: what it imports other than types or when it is wanted. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  const source = SOURCES.find((one) => one.path === path);
  if (!source || found.has(path)) return found;
  found.add(path);
  for (const [, from = ""] of source.text.matchAll(/^(?!import type).*from "(\.[^"]+)";$/gm)) {
    const stem = join(dirname(path), from);
    for (const ending of [".ts", ".tsx"]) withImports(stem + ending, found);
  }
  return found;
}

describe("the table", () => {
  it.each(Object.entries(TABLE))("%s is whole", (_, { en, ja }) => {
    expect(en.trim()).not.toBe("");
    expect(ja.trim()).not.toBe("");
    expect(holes(ja)).toEqual(holes(en));
    expect(pieces(en).length % 2).toBe(1);
    expect(pieces(ja).length).toBe(pieces(en).length);
  });
  it("holds no key that nothing uses", () => {
    const text = sources()
      .filter(({ path }) => !path.includes("i18n/words/"))
      .map((source) => source.text)
      .join("\n");
    const composed = [...text.matchAll(/`((?:[a-z]+\.)+)\$\{/g)].map((found) => found[1] ?? "");
    const isUsed = (key: string) =>
      text.includes(`"${key}"`) || composed.some((prefix) => key.startsWith(prefix));
    expect(Object.keys(TABLE).filter((key) => !isUsed(key))).toEqual([]);
  });
  it("needs no word of other pages before they are fetched", () => {
    const early = [...withImports("src/main.tsx")];
    expect(early.length).toBeGreaterThan(80);
    expect(early.some((path) => path.includes("pages/home"))).toBe(false);
    const texts = SOURCES.filter(({ path }) => early.includes(path));
    const text = texts.map((source) => source.text).join("\n");
    expect(Object.keys(OTHERS).filter((key) => text.includes(`"${key}"`))).toEqual([]);
  });
  it("speaks of clues only where it names what a genre does with them", () => {
    const told = Object.entries(TABLE).filter(([, { en, ja }]) =>
      /\bclues?\b|手がかり/i.test(`${en} ${ja}`),
    );
    expect(told.map(([key]) => key)).toEqual(["aids.used"]);
  });
});

describe("say", () => {
  it("fills in", () => {
    expect(say("en", "size", 3, 4)).toBe("3 × 4");
    expect(fill("{1} before {0}, {2}", ["a", "b"])).toBe("b before a, {2}");
  });
  it("counts", () => {
    expect(sayCount("en", "hint.places.one", "hint.places", 1)).toBe("1 place");
    expect(sayCount("ja", "hint.places.one", "hint.places", 2)).toBe("2か所");
  });
});
