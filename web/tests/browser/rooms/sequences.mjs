// Where marks have an order: going back along it by hand, looking at its steps, and being told when
// it can no longer be completed.
import assert from "node:assert/strict";
import { answerOf, labelsOf, sampleOf, touchedAt } from "../kit/boards.mjs";
import { click, fingers } from "../kit/hands.mjs";
import { keyPlan, makeTouches, strandedStep } from "../kit/play.mjs";
import { together, untouchedBoard } from "../kit/together.mjs";
import { eventually, never } from "../kit/wait.mjs";

const ROWS = 8;

/** A board with the first steps of its answer made, and how each of them reads. */
async function underWay(world, visit, count) {
  const sample = await untouchedBoard(world, visit, ROWS, true);
  const { positions } = world.engine.ask("replay", answerOf(world.engine, sample.address));
  const reading = (k) => labelsOf(world.engine, positions[k], visit.wishes.language);
  const { plan } = keyPlan(world, sample);
  const { centre } = await visit.board();
  for (const { index } of plan.slice(0, count)) await visit.poke(visit.cell(index));
  await visit.reads(reading(count));
  return { sample, positions, plan, reading, centre, last: positions.length - 1 };
}

async function takenBack(world, visit) {
  const { plan, reading, centre } = await underWay(world, visit, 6);
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
  const visit = await open({ phone: true });
  const { plan, reading, centre } = await underWay(world, visit, 4);
  const finger = await fingers(visit);
  await finger.tap(centre(plan[3].index));
  await visit.reads(reading(3));
  await finger.tap(centre(plan[0].index));
  await visit.reads(reading(1));
}

/** A touch that the rules do not allow is no step. */
async function refusedTouch(world, visit) {
  const { sample, positions, reading, centre } = await underWay(world, visit, 3);
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

async function lookedAt(world, visit) {
  const { reading } = await underWay(world, visit, 5);
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

async function playedThrough(world, visit) {
  const { reading } = await underWay(world, visit, 3);
  await visit.press("replay.play");
  await visit.reads(reading(1), "it plays from the first step");
  await visit.press("replay.pause");
  await visit.press("replay.play");
  await visit.reads(reading(3), "to the last");
  await eventually("then it stops", () => visit.button("replay.play").isVisible());
}

/** A mark made on an earlier step goes on from there. */
async function goneOnFrom(world, visit) {
  const { plan, reading, centre } = await underWay(world, visit, 5);
  await visit.slider.focus();
  for (let k = 0; k < 3; k += 1) await visit.page.keyboard.press("ArrowLeft");
  await visit.reads(reading(2));
  await click(visit, centre(plan[2].index));
  await visit.reads(reading(3));
  await visit.undo();
  await visit.reads(reading(5), "one undo brings all of it back");
}

async function answerReplayed(world, visit) {
  const { reading, last } = await underWay(world, visit, 2);
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
  const told = visit.read(visit.say("stranded.text"));
  await visit.openBoard(before);
  await makeTouches(visit, [{ index, touch }], sample.cols);
  await visit.reads(labelsOf(world.engine, position));
  await never("it is told unasked", () => told.isVisible());
  await visit.choose("checking.live");
  await told.waitFor();
  await visit.press("stranded.retreat");
  await visit.reads(labelsOf(world.engine, retreat));
  await eventually("it is told no more", async () => !(await told.isVisible()));
  await visit.undo();
  await visit.reads(labelsOf(world.engine, position), "going back was one step");
  await told.waitFor();
}

const STEPS = {
  "steps are taken back": takenBack,
  "what is not allowed is no step": refusedTouch,
  "earlier steps are looked at": lookedAt,
  "they play by themselves": playedThrough,
  "one can go on from an earlier step": goneOnFrom,
  "the answer is played": answerReplayed,
};

export const tests = [
  { name: "steps are made, taken back and looked at", run: together({}, STEPS) },
  { name: "steps are taken back by finger", run: byFinger },
  { name: "being stranded is told where that is wanted", run: strandedIsTold },
];
