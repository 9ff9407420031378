// Checking: what breaks a rule is named and shown, what is merely unfinished is not called wrong,
// and nothing is called done that is not.
import assert from "node:assert/strict";
import { answerOf, labelsOf, sampleOf } from "../kit/boards.mjs";
import {
  breakingSteps,
  keyPlan,
  makeTouches,
  misleadingStep,
  placesOf,
  positionAfter,
} from "../kit/play.mjs";
import { together, untouchedBoard } from "../kit/together.mjs";
import { eventually, never } from "../kit/wait.mjs";

const tells = (visit, sentence) =>
  eventually(`the panel tells "${sentence}"`, async () => {
    const told = await visit.panel.textContent();
    if (!told.includes(sentence)) throw new Error(`it tells "${told}"`);
    return true;
  });

const marks = (visit, sites, cols) =>
  eventually("the cells of the rule are marked", async () => {
    assert.deepEqual(await visit.marked("wrong"), placesOf(sites, cols));
    return true;
  });

async function brokenIsNamed(world, visit) {
  const sample = await untouchedBoard(world, visit, 8);
  const { steps, position, broken } = breakingSteps(world, sample);
  await makeTouches(visit, steps, 8);
  await visit.reads(labelsOf(world.engine, position));
  assert.deepEqual(await visit.marked("wrong"), [], "nothing is said unasked");
  await visit.press("play.check");
  for (const [k, error] of broken.entries()) {
    await visit.headed(visit.say("check.broken"));
    await tells(visit, error.message);
    await marks(visit, error.sites, 8);
    if (k + 1 < broken.length) await visit.press("check.next");
  }
  await visit.undo();
  await eventually("the panel is at rest", async () => (await visit.heading()) === "");
  assert.deepEqual(await visit.marked("wrong"), []);
}

async function severalAreShown(world, open) {
  const sample = sampleOf(world.samples, 8);
  const { engine } = world;
  const { plan } = keyPlan(world, sample);
  const { touch } = plan[0];
  const everywhere = Array.from({ length: 4 }, (_, index) => ({ index: index * 9, touch }));
  const beside = everywhere.map(({ index }) => ({ index: index + 1, touch }));
  const steps = [...everywhere, ...beside].sort((a, b) => a.index - b.index);
  const position = positionAfter(engine, sample.address, steps, 8);
  const broken = engine.ask("check", position).errors.filter(({ state }) => state === "broken");
  assert.ok(broken.length > 2, "several rules are broken");
  const visit = await open({ phone: true });
  await visit.openBoard(position);
  await visit.press("play.check");
  for (const [k, error] of [...broken, broken[0]].entries()) {
    await tells(visit, error.message);
    await tells(visit, visit.say("check.count", (k % broken.length) + 1, broken.length));
    await marks(visit, error.sites, 8);
    await visit.press("check.next");
  }
}

async function partIsNotDone(world, visit) {
  const sample = await untouchedBoard(world, visit, 8);
  const steps = keyPlan(world, sample).plan.filter((_, k) => k % 2 === 0);
  const position = positionAfter(world.engine, sample.address, steps, 8);
  const check = world.engine.ask("check", position);
  assert.equal(check.complete, false);
  await makeTouches(visit, steps, 8);
  await visit.reads(labelsOf(world.engine, position));
  await never("it is called done", () => visit.saysDone());
  await visit.press("play.check");
  await visit.headed(visit.say("check.unfinished"));
  for (const { message } of check.errors) await tells(visit, message);
  await tells(visit, visit.say("check.open"));
  assert.equal(await visit.panel.locator(".is-wrong").count(), 0, "nothing of it looks wrong");
  await visit.press("check.compare");
  await visit.headed(visit.say("compare.agree"));
}

async function aWrongMarkIsCompared(world, visit) {
  const sample = await untouchedBoard(world, visit, 6);
  const wrong = misleadingStep(world, sample);
  await makeTouches(visit, [wrong], 6);
  await visit.reads(labelsOf(world.engine, wrong.position));
  await visit.press("play.check");
  await visit.headed(visit.say("check.unfinished"));
  await visit.press("check.compare");
  await visit.headed(visit.say("hint.wrong"));
  const hint = world.engine.ask("hint", wrong.position);
  await tells(visit, hint.message);
  await marks(visit, hint.because, 6);
}

async function oneMarkAway(world, visit) {
  const sample = await untouchedBoard(world, visit, 6);
  const { engine } = world;
  const answer = answerOf(engine, sample.address);
  const { plan } = keyPlan(world, sample);
  await visit.openBoard(answer);
  await eventually("the answer is done", () => visit.saysDone());
  await visit.focusCursor();
  await visit.page.keyboard.press("Backspace");
  await eventually("it is no longer called done", async () => !(await visit.saysDone()));
  const wrong = plan.find(({ touch }) => touch.key !== plan[0].touch.key);
  await makeTouches(visit, [{ index: plan[0].index, touch: wrong.touch }], 6);
  await never("a wrong answer is called done", () => visit.saysDone(), 500);
  await visit.press("play.check");
  await eventually("check has an opinion", async () => (await visit.heading()) !== "");
  assert.equal(await visit.saysDone(), false);
}

const VERDICTS = {
  "a broken rule is named and its cells marked": brokenIsNamed,
  "a correct part is not called complete": partIsNotDone,
  "a wrong mark is found by comparing": aWrongMarkIsCompared,
  "one mark away from the answer is not done": oneMarkAway,
};

export const tests = [
  { name: "what is wrong, what is missing, what is done", run: together({}, VERDICTS) },
  { name: "several broken rules are shown in turn", run: severalAreShown },
];
