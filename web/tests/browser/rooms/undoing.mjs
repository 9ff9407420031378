// Undo without end: step by step, across a reload, across boards, and for what changes much at
// once. Also what becomes of a game where nothing can be stored.
import assert from "node:assert/strict";
import { answerOf, blankOf, labelsOf, oneAGenre, sampleOf } from "../kit/boards.mjs";
import { click } from "../kit/hands.mjs";
import { keyPlan, makeTouches, positionAfter } from "../kit/play.mjs";
import { fillUp, keptNames, keptValues, putKept } from "../kit/shelf.mjs";
import { together, untouchedBoard } from "../kit/together.mjs";
import { eventually, pause } from "../kit/wait.mjs";

const stepsOf = (world, sample, count) => {
  const { address, cols } = sample;
  const steps = keyPlan(world, sample).plan.slice(0, count);
  const after = (n) =>
    labelsOf(world.engine, positionAfter(world.engine, address, steps.slice(0, n), cols));
  return { sample, steps, after };
};

const someSteps = (world, rows, count) => stepsOf(world, sampleOf(world.samples, rows), count);

const freshSteps = async (world, visit, rows, count) =>
  stepsOf(world, await untouchedBoard(world, visit, rows), count);

/** What is done on a board of each genre, one after the other in the same window. */
const inEachGenre = (play) => async (world, open) => {
  const visit = await open();
  for (const board of oneAGenre(world, 6)) await play(visit, stepsOf(world, board, 6));
};

async function acrossAReload(visit, { sample, steps, after }) {
  await visit.openBoard(sample.address);
  await makeTouches(visit, steps, sample.cols);
  await visit.reads(after(6));
  await visit.undo();
  await visit.page.keyboard.press("Control+z");
  await visit.reads(after(4));
  await visit.reload();
  await visit.reads(after(4), "the reload changes nothing");
  await visit.redo();
  await visit.reads(after(5));
  await visit.page.keyboard.press("Control+Shift+z");
  await visit.reads(after(6));
  assert.ok(await visit.button("play.redo").isDisabled(), "no redo is left");
  for (let k = 0; k < 6; k += 1) await visit.page.keyboard.press("Control+z");
  await visit.reads(after(0));
  assert.equal(await visit.canUndo(), false, "no undo is left");
  await visit.page.keyboard.press("Control+z");
  await visit.page.keyboard.press("Control+y");
  await visit.reads(after(1));
}

/** A reload right after a mark, before the page had time to save it at leisure. */
async function atOnce(world, open) {
  const { sample, steps, after } = someSteps(world, 6, 1);
  const visit = await open();
  await visit.openBoard(sample.address);
  await makeTouches(visit, steps, 6);
  await visit.reads(after(1));
  await visit.reload();
  await visit.reads(after(1));
  await visit.undo();
  await visit.reads(after(0));
}

async function newMoveForgets(world, visit) {
  const { steps, after } = await freshSteps(world, visit, 6, 3);
  await makeTouches(visit, steps, 6);
  await visit.reads(after(3));
  await visit.undo();
  await visit.undo();
  await visit.reads(after(1));
  await makeTouches(visit, [steps[1]], 6);
  await visit.reads(after(2));
  assert.ok(await visit.button("play.redo").isDisabled(), "what was undone is forgotten");
}

async function manyMoves(world, visit) {
  const { after } = await freshSteps(world, visit, 6, 1);
  await visit.focusCursor();
  const times = 40;
  for (let k = 0; k < times; k += 1) {
    const [before] = await visit.labels();
    await visit.page.keyboard.press("Enter");
    await eventually("the mark changes", async () => (await visit.labels())[0] !== before);
  }
  for (let k = 0; k < times; k += 1) await visit.page.keyboard.press("Control+z");
  await visit.reads(after(0));
  assert.equal(await visit.canUndo(), false, `${times} moves, ${times} undos`);
}

/** However slow the machine: what was pressed first is done first. */
async function undoInOrder(world, visit) {
  const { after } = await freshSteps(world, visit, 6, 1);
  await visit.focusCursor();
  await visit.page.evaluate(() => {
    const cell = document.activeElement;
    const press = (key, ctrlKey) =>
      cell.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true }));
    for (let k = 0; k < 4; k += 1) {
      press("Enter", false);
      press("z", true);
    }
  });
  await pause(300);
  await visit.reads(after(0), "each undo takes back the mark made before it");
}

async function clearAndSolve(world, visit) {
  const { sample, steps, after } = await freshSteps(world, visit, 8, 5);
  const { engine } = world;
  await makeTouches(visit, steps, 8);
  await visit.reads(after(5));
  await visit.more("play.clear");
  await visit.reads(after(0));
  const notice = visit.page.getByRole("status");
  assert.ok((await notice.textContent()).includes(visit.say("play.cleared")));
  await notice.getByRole("button", { name: visit.say("play.undo") }).click();
  await visit.reads(after(5), "clearing is taken back");
  await visit.more("play.solve");
  await visit.headed(visit.say("solve.unique"));
  await visit.reads(after(5), "solving alone changes nothing");
  await visit.press("solve.show");
  await visit.reads(labelsOf(engine, answerOf(engine, sample.address)));
  await visit.undo();
  await visit.reads(after(5), "the answer is taken back in one step");
}

/** The same, with what was tried told as such. */
const readsTried = (visit, expected, what = "the board reads as expected") =>
  eventually(what, async () => {
    const word = visit.say("trial.label");
    const labels = await visit.labels();
    assert.deepEqual(
      labels.map((label) => label.replace(word, "")),
      expected,
    );
    return labels.some((label) => label.endsWith(word));
  });

async function trials(visit, { sample, steps, after }) {
  await visit.openBoard(sample.address);
  const make = (from, to) => makeTouches(visit, steps.slice(from, to), sample.cols);
  await make(0, 2);
  await visit.reads(after(2));
  const tries = (n, what) => readsTried(visit, after(n), what);
  await visit.press("play.trial");
  await make(2, 4);
  await tries(4);
  await visit.press("trial.inside");
  await make(4, 6);
  await tries(6);
  await visit.page.getByText(visit.say("trial.level", 2), { exact: true }).waitFor();
  await visit.press("trial.drop");
  await tries(4, "the inner trial is gone");
  await visit.undo();
  await tries(6, "dropping is undone");
  await visit.page.getByText(visit.say("trial.level", 2), { exact: true }).waitFor();
  await visit.redo();
  await visit.press("trial.keep");
  await visit.reads(after(4), "the outer trial's marks stay");
  assert.equal(await visit.button("trial.drop").count(), 0);
}

async function eachBoardItsOwn(world, open) {
  const one = someSteps(world, 5, 3);
  const two = someSteps(world, 6, 2);
  const visit = await open();
  await visit.openBoard(one.sample.address);
  await makeTouches(visit, one.steps, 5);
  await visit.reads(one.after(3));
  await visit.pasteText(two.sample.address);
  await visit.reads(two.after(0));
  await makeTouches(visit, two.steps, 6);
  await visit.reads(two.after(2));
  await visit.page.goBack();
  await visit.reads(one.after(3), "back leads to the first board as it was");
  await visit.undo();
  await visit.reads(one.after(2));
  await visit.page.goForward();
  await visit.reads(two.after(2), "forward leads to the second");
  await visit.undo();
  await visit.reads(two.after(1));
}

async function withoutStorage(world, open) {
  const { sample, steps, after } = someSteps(world, 5, 2);
  const visit = await open();
  await fillUp(visit.page);
  await visit.openBoard(sample.address);
  await makeTouches(visit, steps, 5);
  await visit.reads(after(2));
  await visit.page.getByText(visit.say("play.unsaved")).waitFor();
  await visit.page.getByText(visit.say("keep.full")).waitFor();
  await visit.undo();
  await visit.reads(after(1));
}

/** Plays a mark, then lets another window of the same visitor find the shelf changed. */
async function shelfChanged(world, open, change) {
  const { sample, after } = someSteps(world, 5, 1);
  const visit = await open();
  await visit.openBoard(sample.address);
  await click(visit, (await visit.board()).at(0, 0));
  await visit.kept();
  const next = await visit.beside();
  await visit.page.close();
  await next.openHome();
  const name = (await keptNames(next.page)).find((one) => one.startsWith("game:"));
  const kept = (await keptValues(next.page)).get(name);
  await putKept(next.page, name, change(kept));
  await next.page.reload();
  await next.openHome();
  await next.openBoard(sample.address);
  await next.reads(after(0), "the game begins anew");
  await next.page.getByText(next.say("keep.odd", 1)).waitFor();
  await eventually("it is set aside", async () => {
    const names = await keptNames(next.page);
    return names.some((one) => one.startsWith("aside:")) && !names.includes(name);
  });
  assert.deepEqual(next.faults, []);
}

const rubbishOnTheShelf = (world, open) =>
  shelfChanged(world, open, (kept) => JSON.stringify(kept).slice(0, 40));

/** What is kept but is no position of this board must not be shown as one. */
function foreignHistory(world, open) {
  const first = blankOf(world.engine, sampleOf(world.samples, 6).address);
  return shelfChanged(world, open, (kept) => ({ ...kept, packed: { first, deltas: [], at: 0 } }));
}

const STEPS = {
  "a new move forgets what was undone": newMoveForgets,
  "as many undos as moves": manyMoves,
  "undo takes back the mark before it, however fast": undoInOrder,
  "clear and solve can be undone": clearAndSolve,
};

export const tests = [
  { name: "step by step", run: together({}, STEPS) },
  { name: "undo and redo across a reload", run: inEachGenre(acrossAReload) },
  { name: "a mark survives a reload at once", run: atOnce },
  { name: "trials, one in another, dropped and kept", run: inEachGenre(trials) },
  { name: "each board has its own history", run: eachBoardItsOwn },
  { name: "without storage one can still play", run: withoutStorage },
  { name: "rubbish on the shelf does no harm", run: rubbishOnTheShelf },
  { name: "a history of another board is not shown", run: foreignHistory },
];
