// The boards that tests play on: the samples that the page ships, and what has to be done to each
// cell to solve one. Which touch makes which mark is asked of the engine, so no genre is named
// here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The addresses of the sample files, each with its size. */
export function readSamples(folder) {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const lines = texts.flatMap((text) => text.split(/\r?\n/));
  return lines
    .map((line) => line.trim().split(/\s+#/)[0])
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((address) => {
      const [, cols, rows] = /\/(\d+)\/(\d+)\//.exec(address) ?? [];
      return { address, rows: Number(rows), cols: Number(cols) };
    });
}

/**
 * A square sample, of a genre whose marks have an order or of one whose marks have none; touched at
 * its cells, or by steps from cell to cell.
 */
export const sampleOf = (samples, rows, replays = false, hits = "cells") => {
  const fits = (one) => one.rows === rows && one.cols === rows;
  const found = samples.find((one) => fits(one) && one.replays === replays && one.hits === hits);
  if (!found) throw new Error(`no sample has ${rows} rows and columns`);
  return found;
};

/** Tells each sample's genre, whether its marks have an order, and what its first tool hits. */
export const withGenres = (samples, genres) =>
  samples.map((sample) => {
    const genre = genres.find(({ genre: id }) => sample.address.includes(`?${id}/`));
    const hits = genre?.play.tools[0]?.hits ?? "cells";
    return { ...sample, genre: genre?.genre, replays: genre?.replays === true, hits };
  });

export const blankOf = (engine, address) =>
  engine.ask("convert", address, "--to", "pzprv3").text.trim();

export const labelsOf = (engine, position, language = "en") =>
  engine.ask("draw", position, "--lang", language).labels.map((label) => label.text);

export const answerOf = (engine, address) => engine.ask("solve", address).answer;

const cellSite = (index, cols) => ({
  kind: "cell",
  row: Math.floor(index / cols),
  col: index % cols,
});

/** The position after one touch. */
export function touched(engine, position, gesture) {
  const answer = engine.ask("touch", position, "--gesture", JSON.stringify(gesture));
  if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.position;
}

export const touchedAt = (engine, position, index, cols, gesture) =>
  touched(engine, position, { commit: true, path: [cellSite(index, cols)], ...gesture });

/** Every single touch of a kind that the genre offers. */
export function mouseTouches({ play }) {
  return play.tools.flatMap(({ id }) => [
    { tool: id, button: "primary" },
    { tool: id, button: "secondary" },
  ]);
}
export const fingerTouches = ({ play }) =>
  play.tools.map(({ id }) => ({ tool: id, button: "primary" }));
export const keyTouches = ({ play }) => play.keys.map(({ key }) => ({ key }));

/** The steps of an answer that has an order, each as the touch that makes it. */
function orderedPlan(engine, { address, cols }, touches) {
  const answer = answerOf(engine, address);
  const { positions } = engine.ask("replay", answer);
  const plan = positions.slice(1).map((after, k) => {
    const before = engine.ask("draw", positions[k]).labels;
    const now = engine.ask("draw", after).labels;
    const index = now.findIndex(({ open }, at) => open === false && before[at].open);
    const touch = touches.find(
      (one) => touchedAt(engine, positions[k], index, cols, one) === after,
    );
    if (!touch) throw new Error(`no touch makes step ${k + 1}`);
    return { index, touch };
  });
  const almost = labelsOf(engine, positions.at(-2));
  return {
    plan,
    wanted: labelsOf(engine, answer),
    blank: labelsOf(engine, address),
    almost,
    answer,
  };
}

/** How the board reads when one mark is still to be made. */
export const allBut = ({ index }, wanted, blank) =>
  wanted.map((label, k) => (k === index ? blank[k] : label));

/**
 * For each cell that the answer marks, the first touch that marks it so; and how the board reads
 * before the last of them.
 */
export function planFor(engine, sample, touches) {
  if (sample.replays) return orderedPlan(engine, sample, touches);
  const { address, cols } = sample;
  const blank = labelsOf(engine, address);
  const answer = answerOf(engine, address);
  const wanted = labelsOf(engine, answer);
  const plan = [];
  wanted.forEach((label, index) => {
    if (label === blank[index]) return;
    const reached = (touch) =>
      labelsOf(engine, touchedAt(engine, address, index, cols, touch))[index] === label;
    const touch = touches.find(reached);
    if (!touch) throw new Error(`no touch makes cell ${index} "${label}"`);
    plan.push({ index, touch });
  });
  return { plan, wanted, blank, almost: allBut(plan.at(-1), wanted, blank), answer };
}
