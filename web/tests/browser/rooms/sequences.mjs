// Where marks have an order: going back along it by hand, looking at its steps, and being told when
// it can no longer be completed.
import assert from "node:assert/strict";
import { answerOf, labelsOf, sampleOf, touchedAt } from "../kit/boards.mjs";
import { click, fingers } from "../kit/hands.mjs";
import { keyPlan, makeTouches, strandedStep } from "../kit/play.mjs";
import { eventually, never } from "../kit/wait.mjs";

const ROWS = 8;

/** A board with the first steps of its answer made, and how each of them reads. */
async function underWay(world, open, count, wishes) {
  const sample = sampleOf(world.samples, ROWS, true);
  const { positions } = world.engine.ask("replay", answerOf(world.engine, sample.address));
  const visit = await open(wishes);
  const reading = (k) => labelsOf(world.engine, positions[k], visit.wishes.language);
  const { plan } = keyPlan(world, sample);
  await visit.openBoard(sample.address);
  const { centre } = await visit.board();
  for (const { index } of plan.slice(0, count)) await visit.poke(visit.cell(index));
  await visit.reads(reading(count));
  return { visit, sample, positions, plan, reading, centre, last: positions.length - 1 };
}

async function takenBack(world, open) {
  const { visit, plan, reading, centre } = await underWay(world, open, 6);
  await click(visit, centre(plan[5].index));
  await visit.reads(reading(5), "a click on the last step takes it back");
  await click(visit, centre(plan[5].index), "right");
  await visit.reads(reading(4), "the second button does so wherever it is pressed");
  await click(visit, centre(plan[1].index));
  await visit.reads(reading(2), "a click on an earlier step goes back to it");
  await visit.page.getByRole("status").getByText(visit.say("play.overwritten", 2)).waitFor();
  await visit.undo();
  await visit.reads(reading(4), "as one step");
  await visit.focusCursor();
  await visit.page.keyboard.press("Backspace");
  await visit.reads(reading(3));
}

async function byFinger(world, open) {
  const { visit, plan, reading, centre } = await underWay(world, open, 4, { phone: true });
  const finger = await fingers(visit);
  await finger.tap(centre(plan[3].index));
  await visit.reads(reading(3));
  await finger.tap(centre(plan[0].index));
  await visit.reads(reading(1));
}

/** A touch that the rules do not allow is no step. */
async function refusedTouch(world, open) {
  const { visit, sample, positions, reading, centre } = await underWay(world, open, 3);
  const { labels } = world.engine.ask("draw", positions[3]);
  const gesture = { button: "primary" };
  const idle = labels.findIndex(
    ({ open: isOpen }, at) =>
      isOpen && touchedAt(world.engine, positions[3], at, sample.cols, gesture) === positions[3],
  );
  assert.ok(idle >= 0, "some place is not allowed now");
  await click(visit, centre(idle));
  await never("it is taken as a step", async () => {
    const now = await visit.labels();
    return now.some((label, k) => label !== reading(3)[k]);
  });
  await visit.undo();
  await visit.reads(reading(2), "nothing was added to the history");
}

async function lookedAt(world, open) {
  const { visit, reading } = await underWay(world, open, 5);
  const slider = visit.slider;
  await eventually("the slider has five steps", async () => {
    assert.equal(await slider.getAttribute("max"), "5");
    return true;
  });
  await slider.focus();
  await visit.page.keyboard.press("Home");
  await visit.reads(reading(0), "its beginning");
  await visit.page.keyboard.press("ArrowRight");
  await visit.page.keyboard.press("ArrowRight");
  await visit.reads(reading(2));
  assert.ok((await slider.getAttribute("aria-valuetext")).includes("2"), "it says where it is");
  await visit.press("replay.back");
  await visit.reads(reading(1));
  await visit.press("replay.leave");
  await visit.reads(reading(5), "the game is as it was");
  await visit.undo();
  await visit.reads(reading(4), "looking was no step");
}

async function playedThrough(world, open) {
  const { visit, reading } = await underWay(world, open, 3);
  await visit.press("replay.play");
  await visit.reads(reading(1), "it plays from the first step");
  await visit.press("replay.pause");
  await visit.press("replay.play");
  await visit.reads(reading(3), "to the last");
  await eventually("then it stops", () => visit.button("replay.play").isVisible());
}

/** A mark made on an earlier step goes on from there. */
async function goneOnFrom(world, open) {
  const { visit, plan, reading, centre } = await underWay(world, open, 5);
  await visit.slider.focus();
  for (let k = 0; k < 3; k += 1) await visit.page.keyboard.press("ArrowLeft");
  await visit.reads(reading(2));
  await click(visit, centre(plan[2].index));
  await visit.reads(reading(3));
  await visit.undo();
  await visit.reads(reading(5), "one undo brings all of it back");
}

async function answerReplayed(world, open) {
  const { visit, reading, last } = await underWay(world, open, 2);
  await visit.more("play.solve");
  await visit.headed(visit.say("solve.unique"));
  await visit.press("replay.answer");
  await visit.slider.focus();
  await visit.page.keyboard.press("End");
  await visit.reads(reading(last), "the answer's last step");
  await visit.press("replay.leave");
  await visit.reads(reading(2), "the game is as it was");
}

async function strandedIsTold(world, open) {
  const sample = sampleOf(world.samples, ROWS, true);
  const { before, index, touch, position, retreat } = strandedStep(world, sample);
  const visit = await open();
  const told = visit.page.getByText(visit.say("stranded.text"));
  await visit.openBoard(before);
  await makeTouches(visit, [{ index, touch }], sample.cols);
  await visit.reads(labelsOf(world.engine, position));
  await never("it is told unasked", () => told.isVisible());
  await visit.press("app.menu");
  await visit.press("menu.live");
  await told.waitFor();
  await visit.press("stranded.retreat");
  await visit.reads(labelsOf(world.engine, retreat));
  await eventually("it is told no more", async () => !(await told.isVisible()));
  await visit.undo();
  await visit.reads(labelsOf(world.engine, position), "going back was one step");
  await told.waitFor();
}

export const tests = [
  { name: "steps are taken back", run: takenBack },
  { name: "steps are taken back by finger", run: byFinger },
  { name: "what is not allowed is no step", run: refusedTouch },
  { name: "earlier steps are looked at", run: lookedAt },
  { name: "they play by themselves", run: playedThrough },
  { name: "one can go on from an earlier step", run: goneOnFrom },
  { name: "the answer is played", run: answerReplayed },
  { name: "being stranded is told where that is wanted", run: strandedIsTold },
];
