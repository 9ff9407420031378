// What several rooms do on a board: make some of the answer's marks, and make marks that break a
// rule or that the rules allow and the answer does not.
import { labelsOf, touchedAt } from "./boards.mjs";
import { walkTo } from "./hands.mjs";
import { keyTouches, planFor, positionAfter } from "./plans.mjs";

export { positionAfter };

export const genreOf = ({ genres }, { address }) => {
  const genre = genres.find((one) => address.includes(`?${one.genre}/`));
  if (!genre) throw new Error(`no genre for ${address}`);
  return genre;
};

/** What a rung, or the search above all rungs, is called on the page. */
export function rungName(visit, genre, id) {
  const rung = genre.rungs.find((one) => one.id === id);
  if (!rung) return visit.say("ladder.search");
  return rung.name?.[visit.wishes.language] ?? rung.id;
}

const plans = new Map();

/** The touches of the keyboard that lead to the answer, in the order of the cells. */
export function keyPlan(world, sample) {
  const known = plans.get(sample.address);
  if (known) return known;
  const plan = planFor(world.engine, sample, keyTouches(genreOf(world, sample)));
  plans.set(sample.address, plan);
  return plan;
}

const keyOf = ({ key }) => (key === "Space" ? " " : key);

/** Makes touches by the keyboard, from wherever its cell is. */
export async function makeTouches(visit, steps, cols) {
  const start = await visit.cursor();
  await visit.focusCursor();
  let at = start;
  for (const { index, touch } of steps) {
    const to = { row: Math.floor(index / cols), col: index % cols };
    await walkTo(visit, at, to);
    at = to;
    await visit.page.keyboard.press(keyOf(touch));
  }
}

/** Touches of the first key, one or two, that break a rule at once. */
export function breakingSteps(world, sample) {
  const { engine } = world;
  const { address, rows, cols } = sample;
  const touch = keyTouches(genreOf(world, sample))[0];
  for (let index = 0; index + 1 < rows * cols; index += 1) {
    const steps = [index, index + 1].map((at) => ({ index: at, touch }));
    const position = positionAfter(engine, address, steps, cols);
    const { errors } = engine.ask("check", position);
    const broken = errors.filter(({ state }) => state === "broken");
    if (broken.length > 0) return { steps, position, broken };
  }
  throw new Error("no two marks break a rule");
}

/** One touch that breaks no rule and yet is none of the answer's. */
export function misleadingStep(world, sample) {
  const { engine } = world;
  const { address, cols } = sample;
  const { plan, blank, wanted } = keyPlan(world, sample);
  const touches = keyTouches(genreOf(world, sample));
  for (const { index } of plan) {
    for (const touch of touches) {
      const position = touchedAt(engine, address, index, cols, touch);
      const label = labelsOf(engine, position)[index];
      if (label === blank[index] || label === wanted[index]) continue;
      const { errors } = engine.ask("check", position);
      if (errors.every(({ state }) => state !== "broken")) return { index, touch, position };
    }
  }
  throw new Error("every wrong mark breaks a rule at once");
}

/**
 * A touch that the rules allow and that leaves the answer for good: the position before it, after
 * it, and the one to go back to. Only where marks have an order.
 */
export function strandedStep(world, sample) {
  const { engine } = world;
  const { cols } = sample;
  const { positions } = engine.ask("replay", engine.ask("solve", sample.address).answer);
  const [touch] = keyTouches(genreOf(world, sample));
  for (let k = Math.floor(positions.length / 2); k > 0; k -= 1) {
    const { labels } = engine.ask("draw", positions[k]);
    for (const [index, { open }] of labels.entries()) {
      if (!open) continue;
      const position = touchedAt(engine, positions[k], index, cols, touch);
      if (position === positions[k] || position === positions[k + 1]) continue;
      const { verdict, retreat } = engine.ask("solve", position, "--from", "marks");
      if (verdict === "none") return { before: positions[k], index, touch, position, retreat };
    }
  }
  throw new Error("no touch strands");
}

const HALF_STEPS = { right: [0, 1], down: [1, 0] };

/** The middles of cells and edges in half cells from the corner, as `Visit.marked` tells them. */
export const placesOf = (sites, cols) =>
  sites
    .filter(({ kind }) => kind === "cell" || kind === "edge")
    .map(({ row, col, side }) => {
      const [down, right] = HALF_STEPS[side] ?? [0, 0];
      return (2 * row + 1 + down) * 2 * cols + 2 * col + 1 + right;
    })
    .sort((a, b) => a - b);
