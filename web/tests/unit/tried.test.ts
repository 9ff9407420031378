// What has been marked since a trial began is told from what stood before, by the drawings alone.
import { describe, expect, it } from "vitest";
import { triedIn, triedLabels } from "../../src/store/tried";

const drawing = (...lines: string[]) =>
  ["<svg viewBox='0 0 9 9'>", ...lines, "</svg>", ""].join("\n");
const line = (d: string, role = "hand") =>
  `<path class="role-${role}" stroke-width="6" data-key="k" d="${d}"/>`;
const disc = (role: string, x: number, r: number) =>
  `<circle class="role-${role}" data-key="${role}" cx="${x}" cy="30" r="${r}"/>`;

const triedLines = (svg: string) => svg.split("\n").filter((one) => one.includes('"tried '));

describe("a drawing since the trial began", () => {
  it("stays as it is where nothing has come", () => {
    const svg = drawing(line("M30 30L30 90"), disc("a", 30, 16));
    expect(triedIn(svg, svg)).toBe(svg);
  });
  it("has what is new marked, with a seam, one element a line", () => {
    const before = drawing(disc("a", 30, 16));
    const now = triedIn(drawing(disc("a", 30, 16), disc("a", 90, 16)), before);
    expect(triedLines(now)).toHaveLength(1);
    expect(now).toContain('class="tried role-a" data-key="a" cx="90"');
    expect(now).toContain('<circle class="seam role-a" cx="90" cy="30" r="14"/>');
    expect(now.split("\n")).toHaveLength(6);
  });
  it("knows a thing again that is drawn a little smaller, in another role", () => {
    const before = drawing(disc("last", 30, 17.6));
    expect(triedLines(triedIn(drawing(disc("other", 30, 16.4)), before))).toEqual([]);
    expect(triedLines(triedIn(drawing(disc("other", 30, 21)), before))).toHaveLength(1);
  });
  it("cuts a stroke where the one before ended", () => {
    const before = drawing(line("M30 30L30 90"), line("M0 60L90 60", "grid"));
    const now = triedIn(drawing(line("M30 48L30 150"), line("M0 60L90 60", "grid")), before);
    expect(triedLines(now)).toEqual([
      '<path class="tried role-hand" stroke-width="6" d="M30 90L30 150"/>',
    ]);
    expect(now).toContain('<path class="role-hand" stroke-width="6" d="M30 48L30 90"/>');
  });
  it("takes no stroke of another kind for one that was there", () => {
    const before = drawing(line("M30 0L30 300", "grid"));
    const now = triedIn(drawing(line("M30 0L30 300", "grid"), line("M30 30L30 90")), before);
    expect(triedLines(now)).toHaveLength(1);
  });
  it("keeps a text that says the same, and marks one that does not", () => {
    const text = (said: string, y = "37.2") =>
      `<text class="role-n" x="90" y="${y}">${said}</text>`;
    expect(triedLines(triedIn(drawing(text("11", "36.8")), drawing(text("11"))))).toEqual([]);
    expect(triedLines(triedIn(drawing(text("12")), drawing(text("11"))))).toHaveLength(1);
  });
});

describe("what is said of the places", () => {
  const site = (col: number) => ({ kind: "cell" as const, row: 0, col });
  it("names those whose words have changed, but not for a count", () => {
    const before = [
      { site: site(0), text: "undecided" },
      { site: site(1), text: "empty, 0 so far" },
    ];
    const now = [
      { site: site(0), text: "marked" },
      { site: site(1), text: "empty, 1 so far" },
    ];
    const texts = triedLabels(now, before, false, " (trial)").map(({ text }) => text);
    expect(texts).toEqual(["marked (trial)", "empty, 1 so far"]);
  });
  it("names in an order those that have been settled", () => {
    const before = [
      { site: site(0), text: "number 1, the last", open: false },
      { site: site(1), text: "free", open: true },
      { site: site(2), text: "free", open: true },
    ];
    const now = [
      { site: site(0), text: "number 1", open: false },
      { site: site(1), text: "number 2, the last", open: false },
      { site: site(2), text: "free, may be next", open: true },
    ];
    const texts = triedLabels(now, before, true, "!").map(({ text }) => text);
    expect(texts).toEqual(["number 1", "number 2, the last!", "free, may be next"]);
  });
});
