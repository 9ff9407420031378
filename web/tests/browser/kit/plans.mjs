// What has to be done to solve a board, as touches of one kind: of the mouse, of fingers or of keys.
// Which touch makes which mark is asked of the engine, so no genre is named here. A plan's steps are
// touches at a cell, or, where one draws from cell to cell, on the way from it to another.
import { answerOf, blankOf, cellSite, labelsOf, touched, touchedAt } from "./boards.mjs";

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

/** Where two neighbouring cells meet. */
export function edgeBetween(a, b, cols) {
  const [first, second] = [Math.min(a, b), Math.max(a, b)];
  return { ...cellSite(first, cols), kind: "edge", side: second - first === 1 ? "right" : "down" };
}

/** Each cell together with the neighbour on its right and the one below. */
const neighbours = ({ rows, cols }) =>
  Array.from({ length: rows * cols }, (_, a) => a).flatMap((a) => [
    ...(a % cols < cols - 1 ? [[a, a + 1]] : []),
    ...(a + cols < rows * cols ? [[a, a + cols]] : []),
  ]);

/** A line drawn, or wiped where it is, from a cell to the next. */
export const drawnAlong = (engine, position, cells, cols) =>
  touched(engine, position, {
    commit: true,
    button: "primary",
    path: cells.map((index) => cellSite(index, cols)),
  });

/** The cells of an answer's loop in their order. A step is of the loop if without it a cell opens. */
export function loopOf(engine, board) {
  const { address, cols } = board;
  const answer = answerOf(engine, address);
  const joined = neighbours(board).filter(([a, b]) => {
    const { labels } = engine.ask("draw", drawnAlong(engine, answer, [a, b], cols));
    return labels[a].open && labels[b].open;
  });
  const beside = (cell) => joined.filter((pair) => pair.includes(cell)).flat();
  const loop = [0];
  for (let next = 0; next !== undefined; ) {
    next = beside(loop.at(-1)).find((cell) => !loop.includes(cell));
    if (next !== undefined) loop.push(next);
  }
  return loop;
}

/** What a step of a plan comes to. */
function stepped(engine, position, { index, to, touch }, cols) {
  const site = to === undefined || touch.key ? cellSite(index, cols) : edgeBetween(index, to, cols);
  return touched(engine, position, { commit: true, path: [site], ...touch });
}

/** The position after some steps. */
export const positionAfter = (engine, position, steps, cols) =>
  steps.reduce((now, step) => stepped(engine, now, step, cols), position);

function drawnPlan(engine, board, touches) {
  const { address, cols } = board;
  const blank = blankOf(engine, address);
  const loop = loopOf(engine, board);
  const plan = loop.map((index, k) => {
    const to = loop[(k + 1) % loop.length];
    const wanted = drawnAlong(engine, blank, [index, to], cols);
    const touch = touches.find(
      (one) => stepped(engine, blank, { index, to, touch: one }, cols) === wanted,
    );
    if (!touch) throw new Error(`no touch draws from ${index} to ${to}`);
    return { index, to, touch };
  });
  const answer = positionAfter(engine, blank, plan, cols);
  return {
    plan,
    wanted: labelsOf(engine, answer),
    blank: labelsOf(engine, blank),
    almost: labelsOf(engine, positionAfter(engine, blank, plan.slice(0, -1), cols)),
    answer,
  };
}

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
  if (sample.hits === "steps") return drawnPlan(engine, sample, touches);
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
