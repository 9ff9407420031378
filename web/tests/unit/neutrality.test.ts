// The page knows no genre, no rule and no colour: everything of that kind comes from the engine or
// from the style sheets. Files stay small.
import type { GenreAnswer } from "hashigo-engine";
import { beforeAll, describe, expect, it } from "vitest";
import { engineHere } from "./engine_here";
import { genreIds, sources } from "./sources";

/** Words of the rules of this and of the coming genres. */
const RULE_WORDS = [
  "goishi",
  "hiroi",
  "stones?",
  "detour",
  "yajisan",
  "kazusan",
  "yajilin",
  "liars?",
  "shaded?",
  "unshaded",
  "shading",
  "arrows? clue",
  "loop(?:s|ed)?",
  "碁石",
  "石",
  "黒マス",
  "白マス",
  "矢印",
  "ヤジサン",
  "輪",
];
const COLOURS = [
  /#[0-9a-f]{3,8}\b(?!\/)/i,
  /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i,
  /["'](?:black|white|red|green|blue|yellow|orange|purple|gr[ae]y|brown|pink)["']/i,
];

let genres: GenreAnswer[] = [];

beforeAll(async () => {
  const answer = await engineHere().askAll("genres", null, {}).result;
  if (answer.ok) genres = answer.value;
});

const word = (text: string) => new RegExp(`(?<![\\w])${text}(?![\\w])`, "i");
const quoted = (text: string) =>
  new RegExp(`["'\`]${text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&")}["'\`]`, "i");

function findings(patterns: readonly RegExp[]): string[] {
  return sources().flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, k) => {
      const found = patterns.find((pattern) => pattern.test(line));
      return found ? [`${path}:${k + 1} ${found} in: ${line.trim()}`] : [];
    }),
  );
}

describe("neutrality", () => {
  it("looks at something", () => {
    expect(sources().length).toBeGreaterThan(30);
    expect(genres.map((genre) => genre.genre).sort()).toEqual(genreIds().sort());
  });
  it("names no genre", () => {
    const names = genres.flatMap(({ genre, name }) => [genre, name.en, name.ja]);
    expect(findings([...genreIds(), ...names].map(word))).toEqual([]);
  });
  it("holds no word of a rule", () => {
    expect(
      findings(RULE_WORDS.map((one) => (/^\w/.test(one) ? word(one) : new RegExp(one)))),
    ).toEqual([]);
  });
  it("quotes no tool, rung or key letter that a genre declares", () => {
    const ids = genres.flatMap(({ play, edit, rungs }) => [
      ...[...play.tools, ...edit.tools].map((tool) => tool.id),
      ...rungs.map((rung) => rung.id),
    ]);
    // Directions and shapes are words of the engine's own.
    const common = new Set(["up", "down", "left", "right", "line", "cross"]);
    expect(findings(ids.filter((id) => !common.has(id)).map(quoted))).toEqual([]);
  });
  it("holds no colour", () => {
    expect(findings(COLOURS)).toEqual([]);
  });
  it("keeps its files under 400 lines", () => {
    const long = sources().filter(({ text }) => text.split("\n").length > 400);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
