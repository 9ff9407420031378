// What is drawn outside the board: the ladder has as many rungs as there are, every role of a
// drawing has its look, and every colour is legible on what it stands on.
import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { sharedLines } from "../../src/board/picture";
import { createApp } from "../../src/store/app";
import { Shelf } from "../../src/store/shelf";
import { AppContext } from "../../src/ui/hooks";
import { Ladder } from "../../src/ui/ladder";
import { LadderMark } from "../../src/ui/ladder_mark";
import { ladderShape } from "../../src/ui/ladder_shape";
import { excerpt } from "../../src/ui/notice";
import { groundsOf } from "../../src/ui/reason";
import { engineHere } from "./engine_here";
import { styleSheet } from "./sources";

const app = createApp(engineHere(), new Shelf(), ["en"]);

const rungs = ["a", "b", "c", "d"].map((id) => ({
  id,
  name: { en: id, ja: id },
  title: { en: `${id} en`, ja: `${id} ja` },
}));
const ladder = (props: { lit?: string; steps?: number[]; ceiling?: number }) =>
  render(
    <AppContext.Provider value={app}>
      <Ladder
        rungs={rungs}
        ceiling={props.ceiling ?? 3}
        lit={props.lit ?? null}
        steps={props.steps ?? null}
        onClimb={() => {}}
      />
    </AppContext.Provider>,
  );

describe("the ladder", () => {
  it.each([1, 2, 5, 9])("has %i rungs within its box", (count) => {
    const { rungs: lines } = ladderShape({ width: 72, height: 284 }, count);
    expect(lines).toHaveLength(count);
    for (const { left, right, y } of lines) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(72);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(284);
    }
    const heights = lines.map((line) => line.y);
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
  });
  it("dots what lies above the ceiling and lights what was used", () => {
    const drawn = ladder({ ceiling: 1, lit: "b" });
    expect(drawn.match(/class="rung off"/g)).toHaveLength(2);
    expect(drawn.match(/class="knob"/g)).toHaveLength(2);
    expect(drawn.match(/type="radio"/g)).toHaveLength(4);
  });
  it("is as long as the steps taken", () => {
    const drawn = ladder({ steps: [10, 0, 5, 1] });
    const ends = [...drawn.matchAll(/class="rung (?:taken|unused)"[^>]*H([\d.]+)/g)];
    const [a = 0, b = 0, c = 0] = ends.map((end) => Number(end[1]));
    expect(a).toBeGreaterThan(c);
    expect(c).toBeGreaterThan(b);
    expect(drawn).toContain("10 steps");
    expect(drawn).toContain("1 step");
  });
  it("marks a grade by the rungs up to it", () => {
    expect(render(<LadderMark rungs={5} upTo={2} />).match(/class="rung"/g)).toHaveLength(2);
  });
});

/** The classes of all roles that the genres' examples use, whatever is highlighted. */
async function rolesInUse(): Promise<Set<string>> {
  const genres = await app.engine.askAll("genres", null, {}).result;
  const stops = genres.ok ? genres.value.flatMap((genre) => genre.tour) : [];
  const here = [{ kind: "cell" as const, row: 0, col: 0 }];
  const overlays = [{ because: here }, { therefore: here }, { wrong: here }, { focus: here }];
  const asked = stops.flatMap(({ position }) =>
    overlays.map((overlay) => app.engine.ask("draw", position, { svg: true, overlay }).result),
  );
  const drawings = (await Promise.all(asked)).map((one) => (one.ok ? one.value.svg : "")).join("");
  const classes = [...drawings.matchAll(/class="(role-[\w-]+)( halo)?"/g)];
  return new Set(classes.map(([, role, halo]) => `.${role}${halo ? ".halo" : ""}`));
}

describe("roles", () => {
  it("all have a look", async () => {
    const css = styleSheet("roles.css");
    const roles = await rolesInUse();
    expect(roles.size).toBeGreaterThan(5);
    const isStyled = (role: string) => new RegExp(`\\${role}(?![\\w-])[,\\s]`).test(css);
    expect([...roles].filter((role) => !isStyled(role))).toEqual([]);
  });
});

type Tokens = Record<string, string>;

function tokenSets(): Tokens[] {
  const css = styleSheet("tokens.css");
  const blocks = [...css.matchAll(/\{([^}]*--paper[^}]*)\}/g)].map((block) => block[1] ?? "");
  return blocks.map((block) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
    ),
  );
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a = "", b = ""): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe("tokens", () => {
  const texts = ["ink", "ink-2", "ai", "shu", "moss", "ochre"];
  it("come in three sets of the same names", () => {
    const [light, dark, high] = tokenSets().map((set) => Object.keys(set).sort());
    expect(dark).toEqual(light);
    expect(high).toEqual(light);
    expect(light?.length).toBe(18);
  });
  it.each(tokenSets())("are legible as text %#", (set) => {
    for (const name of texts) {
      expect(contrast(set[name], set.paper), `${name} on paper`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(set[name], set.sheet), `${name} on sheet`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(set["on-ai"], set.ai)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(set.line, set.paper)).toBeGreaterThanOrEqual(3);
    for (const name of ["ai", "shu", "moss", "ochre"]) {
      expect(
        contrast(set[name], set[`${name}-wash`]),
        `${name} on its wash`,
      ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(set.ink, set[`${name}-wash`]), `ink on ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("small things", () => {
  it("finds what two drawings share", () => {
    expect(sharedLines(["a", "b", "c"], ["a", "x", "y", "c"])).toEqual({ head: 1, tail: 1 });
    expect(sharedLines(["a", "a"], ["a", "a", "a"])).toEqual({ head: 2, tail: 0 });
    expect(sharedLines([], ["a"])).toEqual({ head: 0, tail: 0 });
  });
  it("shows the place that is wrong", () => {
    const found = excerpt("first line\nsecond ✕ line", 11 + 7);
    expect(found).toMatchObject({
      line: 2,
      column: 8,
      before: "second ",
      wrong: "✕",
      after: " line",
    });
    expect(excerpt("abc", 3)).toMatchObject({ line: 1, column: 4, wrong: "" });
    expect(excerpt(`${"x".repeat(100)}!${"y".repeat(100)}`, 100).before).toMatch(/^…x+$/);
  });
});

describe("the grounds of a step", () => {
  it("are counted as they are drawn: once, and not where the conclusion is drawn", () => {
    const [a, b, c] = [0, 1, 2].map((col) => ({ kind: "cell" as const, row: 0, col }));
    if (!a || !b || !c) throw new Error();
    expect(groundsOf({ because: [a, b, b, c], therefore: [c] })).toBe(2);
    expect(groundsOf({ because: [c], therefore: [c] })).toBe(0);
  });
});
