// Where one draws from cell to cell: strokes, taps and keys, crosses, what the drawing tells of the
// line, a loop that closes too early, and an address solved.
import assert from "node:assert/strict";
import {
  answerOf,
  blankOf,
  cellSite,
  labelsOf,
  oneAGenre,
  sampleOf,
  touched,
} from "../kit/boards.mjs";
import { drag, fingers, longPress } from "../kit/hands.mjs";
import { drawnAlong, loopOf, positionAfter } from "../kit/plans.mjs";
import { genreOf, keyPlan, makeTouches, placesOf } from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

const ROWS = 8;

const shipped = (world) => oneAGenre(world, ROWS).find(({ hits }) => hits === "steps");

/** A shipped board in a fresh window, and how it reads once lines are drawn along cells. */
async function fresh(world, open, wishes) {
  const board = shipped(world);
  const { engine } = world;
  const blank = blankOf(engine, board.address);
  const visit = await open(wishes);
  await visit.openBoard(board.address);
  const along = (...strokes) =>
    strokes.reduce((now, cells) => drawnAlong(engine, now, cells, board.cols), blank);
  const reads = (position, what) => visit.reads(labelsOf(engine, position), what);
  const stroke = async (cells) =>
    drag(visit, cells.map((await visit.board()).centre), { steps: 1 });
  return { engine, board, blank, visit, along, reads, stroke };
}

async function dragged(world, open) {
  const { engine, board, blank, visit, along, reads, stroke } = await fresh(world, open);
  const loop = loopOf(engine, board);
  const way = loop.slice(0, 24);
  await stroke(way);
  await reads(along(way), "one drag draws along all cells");
  await visit.undo();
  await reads(blank, "it is one undo step");
  await visit.redo();
  await stroke(way.slice(0, 5));
  await reads(along(way, way.slice(0, 5)), "a drag over a line wipes it");
  await visit.undo();
  await stroke([...loop.slice(23), loop[0]]);
  await eventually("the page says that it is done", () => visit.saysDone());
}

/** Each dashed stroke that is tried, and how long its dashes and those of its seam are with their gaps. */
const seams = (visit) =>
  visit.page.evaluate(() => {
    const period = (element) => {
      const pattern = getComputedStyle(element).strokeDasharray;
      const parts = (pattern === "none" ? [] : pattern.split(/[ ,]+/)).map(Number.parseFloat);
      return parts.reduce((sum, part) => sum + part, 0) * (parts.length % 2 === 1 ? 2 : 1);
    };
    return [...document.querySelectorAll(".picture .seam")]
      .map((seam) => [seam.previousElementSibling, seam])
      .filter(([stroke]) => period(stroke) > 0)
      .map((pair) => pair.map(period));
  });

/** The seam of a piece with dashes keeps to the dashes: its stitches come as often as they do. */
async function triedInDashes(world, open) {
  const { board, visit, stroke } = await fresh(world, open);
  const along = (row, cells) => Array.from({ length: cells }, (_, k) => row * board.cols + k);
  await stroke(along(0, 6));
  await visit.press("play.trial");
  for (const [row, cells] of [
    [2, 5],
    [4, 4],
    [6, 3],
  ])
    await stroke(along(row, cells));
  const found = await eventually("three pieces are tried", async () => {
    const all = await seams(visit);
    return all.length === 3 ? all : null;
  });
  for (const [dashes, stitches] of found) assert.equal(stitches, dashes);
}

const tap = (site, button = "primary", tool = "line") => ({
  tool,
  button,
  path: [site],
  commit: true,
});
const EDGE = { kind: "edge", row: 3, col: 2, side: "right" };

async function tapped(world, open) {
  const { engine, blank, visit, reads } = await fresh(world, open, { phone: true });
  const { at } = await visit.board();
  const finger = await fingers(visit);
  const way = at(3, 2.5);
  const line = touched(engine, blank, tap(EDGE));
  const cross = touched(engine, line, tap(EDGE));
  await finger.tap(at(3, 2));
  await finger.tap(way);
  await reads(line, "a tap between two cells draws, one in the middle of a cell does not");
  await finger.tap(way);
  await reads(cross, "a second tap makes a cross");
  await finger.tap(way);
  await reads(blank, "a third one clears");
  await longPress(finger, way);
  await reads(cross, "a long press makes a cross");
  assert.deepEqual(await visit.marked("no-line"), placesOf([EDGE], ROWS));
  const [, other] = genreOf(world, shipped(world)).play.tools;
  await visit.poke(visit.page.getByRole("button", { name: other.name.en, exact: true }));
  await finger.tap(way);
  await reads(blank, "the second tool takes the cross away");
  await finger.put(0, at(6, 1));
  await finger.slide(0, at(6, 4), 6);
  await finger.lift(0);
  const cells = [1, 2, 3, 4].map((col) => ({ kind: "cell", row: 6, col }));
  await reads(
    touched(engine, blank, { ...tap(EDGE, "primary", other.id), path: cells }),
    "and crosses out along a drag",
  );
}

/** What the drawing tells of each region, by the key of its place. */
const tallies = (visit) =>
  visit.page.evaluate(() =>
    [...document.querySelectorAll('main svg.board text[data-key^="tally"]')].map((text) => [
      text.dataset.key,
      text.textContent,
    ]),
  );

/** The first step of the loop with which some region has all its turns for good. */
function meeting(engine, board, plan) {
  const met = (count) => {
    const position = positionAfter(engine, board.address, plan.slice(0, count), board.cols);
    return (engine.ask("draw", position, "--svg").svg.match(/role-tally-frame/g) ?? []).length;
  };
  const before = met(0);
  return plan.findIndex((_, k) => met(k + 1) > before);
}

async function regionsTell(world, open) {
  const { engine, board, visit, reads } = await fresh(world, open);
  const { plan } = keyPlan(world, board);
  const k = meeting(engine, board, plan);
  const after = (count) => positionAfter(engine, board.address, plan.slice(0, count), board.cols);
  await visit.openBoard(after(k));
  const framed = await visit.marked("tally-frame");
  const metBefore = await visit.marked("tally-met");
  await makeTouches(visit, [plan[k]], board.cols);
  await reads(after(k + 1));
  await eventually("a frame comes round the number that is met", async () => {
    const now = await visit.marked("tally-frame");
    return now.length > framed.length && framed.every((place) => now.includes(place));
  });
  assert.equal((await visit.marked("tally-met")).length, metBefore.length + 1);
  for (const [key, text] of await tallies(visit)) {
    const [turns, number] = text.split("/");
    const [row, col] = key.match(/\d+/g).map(Number);
    const label = await visit.cell((row - 1) * board.cols + col - 1).getAttribute("aria-label");
    assert.ok(label.includes(`region of ${number}, ${turns} so far`), `${text}: "${label}"`);
    if (key.includes("met")) assert.equal(turns, number, "only what is met is called so");
  }
}

/** Lines that do not hang together differ by their dashes, so that no colour is needed. */
async function piecesDiffer(world, open) {
  const { visit, along, reads, stroke } = await fresh(world, open);
  const rows = [0, 2, 4, 6].map((row) => [0, 1, 2, 3, 4, 5].map((col) => row * ROWS + col));
  const strokes = rows.map((row, k) => row.slice(0, 6 - k));
  for (const cells of strokes) await stroke(cells);
  await reads(along(...strokes));
  const dashes = await visit.page.evaluate(() =>
    ["loop", "loop-second", "loop-third", "loop-fourth"].map((role) => {
      const line = document.querySelector(`main svg .role-${role}`);
      return line && `${getComputedStyle(line).strokeDasharray} ${line.dataset.key}`;
    }),
  );
  assert.ok(!dashes.includes(null), `four pieces: ${dashes}`);
  const patterns = dashes.map((dash) => dash.replace(/ line-.*/, ""));
  assert.equal(new Set(patterns).size, 4, `four patterns: ${patterns}`);
  assert.deepEqual(
    dashes.map((dash) => Number(/r(\d+)c/.exec(dash)[1])),
    [1, 3, 5, 7],
    "the longest is drawn first",
  );
}

/** A loop that leaves cells out can never be mended by drawing on: it is shown as a whole. */
async function closedEarly(world, open) {
  const { engine, board, visit, along, reads, stroke } = await fresh(world, open);
  const [loop, line] = [
    [18, 19, 20, 28, 27, 26, 18],
    [40, 41, 42, 43, 44, 45, 46, 47, 55, 63],
  ];
  await stroke(line);
  await stroke(loop);
  await reads(along(line, loop));
  const { errors } = engine.ask("check", along(line, loop));
  const broken = errors.filter(({ state }) => state === "broken");
  const cells = loop.slice(1).map((cell) => cellSite(cell, board.cols));
  let shown = 0;
  await visit.press("play.check");
  for (const [k, error] of broken.entries()) {
    await visit.panel.getByText(error.message).waitFor();
    if (k > 0)
      await visit.panel.getByText(visit.say("check.count", k + 1, broken.length)).waitFor();
    if (error.sites.length === cells.length) {
      shown += 1;
      await eventually(
        "the loop's cells are marked, and nothing else, under one badge",
        async () => {
          assert.deepEqual(await visit.marked("wrong"), placesOf(cells, board.cols));
          assert.equal((await visit.marked("wrong-cross")).length, 1);
          return true;
        },
      );
    }
    if (k + 1 < broken.length) await visit.press("check.next");
  }
  assert.equal(shown, 2, "it is one loop too many, and it leaves cells out");
}

async function addressSolved(world, open) {
  const sample = sampleOf(world.samples, 10, false, "steps");
  const visit = await open({ phone: true });
  await visit.openHome();
  await visit.pasteText(sample.address);
  await visit.boardReady();
  await visit.more("play.solve");
  await visit.headed(visit.say("solve.unique"));
  await visit.press("solve.show");
  await visit.reads(labelsOf(world.engine, answerOf(world.engine, sample.address)));
  assert.equal(await visit.address(), sample.address, "the address is as it was");
}

export const tests = [
  { name: "drawn by one drag, wiped by another", run: dragged },
  { name: "drawn and crossed out by taps", run: tapped },
  { name: "a region tells its turns, and when they are met", run: regionsTell },
  { name: "pieces differ by their dashes", run: piecesDiffer },
  { name: "what is tried is stitched on its dashes", run: triedInDashes },
  { name: "a loop that closes early is shown", run: closedEarly },
  { name: "an address is solved", run: addressSolved },
];
