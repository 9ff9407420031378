// Hints from the first to the last: their stages tell no more than was asked, each is one undo
// step, none climbs above the rung that was chosen, and what is wrong comes before any step.
import assert from "node:assert/strict";
import { answerOf, blankOf, labelsOf, sampleOf } from "../kit/boards.mjs";
import {
  breakingSteps,
  genreOf,
  makeTouches,
  misleadingStep,
  placesOf,
  rungName,
} from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

const text = (visit) => visit.panel.textContent();

async function panelTells(visit, sentence) {
  await eventually(`the panel tells "${sentence}"`, async () => {
    const told = await text(visit);
    if (!told.includes(sentence)) throw new Error(`it tells "${told}"`);
    return true;
  });
}

/** The rungs whose look in the ladder differs from that of all others. */
async function litRungs(visit) {
  const rungs = await visit.page.evaluate(() =>
    [...document.querySelectorAll("label")]
      .filter((label) => label.checkVisibility() && label.querySelector('input[type="radio"] + b'))
      .map((label) => label.querySelector("b"))
      .map((name) => ({ name: name.textContent, colour: getComputedStyle(name).color })),
  );
  const alike = (colour) => rungs.filter((rung) => rung.colour === colour).length;
  return rungs.filter(({ colour }) => alike(colour) === 1).map(({ name }) => name);
}

const onlyLit = (visit, name) =>
  eventually(`only ${name} is lit`, async () => {
    assert.deepEqual(await litRungs(visit), [name]);
    return true;
  });

/** Walks one hint through its stages and applies it; answers with the position after it. */
async function walkStages(visit, hint, sample, genre) {
  const name = rungName(visit, genre, hint.rung);
  await visit.headed(visit.say("hint.area"));
  assert.ok(!(await text(visit)).includes(hint.message), "the area tells no reason");
  assert.deepEqual(await visit.marked("therefore"), [], "the area shows no cell");
  await visit.press("hint.toRung");
  await visit.headed(name);
  assert.ok(!(await text(visit)).includes(hint.message), "the rung tells no reason");
  await onlyLit(visit, name);
  await visit.press("hint.toReason");
  await panelTells(visit, hint.message);
  const concluded = placesOf(hint.therefore, sample.cols);
  await eventually("the places of the conclusion are marked", async () => {
    assert.deepEqual(await visit.marked("therefore"), concluded);
    return true;
  });
  await citedAreMarked(visit, hint, sample, concluded);
  await visit.press("hint.apply");
}

/** Where a whole region is cited, its cells are marked beside what is told one by one. */
async function citedAreMarked(visit, hint, sample, concluded) {
  const cited = placesOf(hint.because, sample.cols).filter((one) => !concluded.includes(one));
  const marked = await visit.marked("because");
  const told = marked.filter((one) => cited.includes(one));
  assert.deepEqual(told, cited, "the other places cited are marked");
  const regions = hint.because.some(({ kind }) => kind === "region");
  assert.equal(marked.length > cited.length, regions, "and others only where a region is cited");
}

/** Straight to the reason and on, as those do who want the step; by keys, which is quicker. */
async function walkFast(visit, hint) {
  await visit.headed(visit.say("hint.area"));
  await visit.enter("stage.reason");
  await panelTells(visit, hint.message);
  await visit.enter("hint.apply");
}

const toTheEnd = (rows, replays, hits) => async (world, open) => {
  const sample = sampleOf(world.samples, rows, replays, hits);
  const visit = await open();
  await visit.openBoard(sample.address);
  await visit.press("play.hint");
  let hint = world.engine.ask("hint", blankOf(world.engine, sample.address));
  let steps = 0;
  for (;;) {
    assert.equal(hint.state, "step");
    if (steps < 4) await walkStages(visit, hint, sample, genreOf(world, sample));
    else await walkFast(visit, hint);
    steps += 1;
    await visit.reads(labelsOf(world.engine, hint.position), `step ${steps} is applied`);
    hint = world.engine.ask("hint", hint.position);
    if (hint.state === "done") break;
    await visit.enter("hint.next");
  }
  await visit.reads(labelsOf(world.engine, answerOf(world.engine, sample.address)));
  await eventually("the page says that it is done", () => visit.saysDone());
  for (let k = 0; k < steps; k += 1) await visit.page.keyboard.press("Control+z");
  await visit.reads(labelsOf(world.engine, sample.address), "as many undos as hints");
  assert.equal(await visit.canUndo(), false, "no undo is left");
};

/** A step above the rungs, by search, has a place above them. */
async function everyRungIsLit(world, open) {
  const first = sampleOf(world.samples, 8);
  const genre = genreOf(world, first);
  const visit = await open();
  const seen = new Set();
  for (const { address } of world.samples.filter((one) => one.genre === first.genre)) {
    for (const step of world.engine.ask("explain", address).steps) {
      if (seen.has(step.rung)) continue;
      seen.add(step.rung);
      await visit.openBoard(before(world.engine, address, step));
      await visit.press("play.hint");
      await visit.press("hint.toRung");
      await onlyLit(visit, rungName(visit, genre, step.rung));
    }
  }
  assert.ok(
    genre.rungs.every(({ id }) => seen.has(id)),
    `the samples use ${[...seen]}`,
  );
}

/** The position that a step of the explanation was found in. */
function before(engine, address, wanted) {
  let position = blankOf(engine, address);
  for (const step of engine.ask("explain", address).steps) {
    if (step.position === wanted.position) return position;
    position = step.position;
  }
  throw new Error("the step is not among the steps");
}

const rungLabel = (visit, name) =>
  visit.page.locator("label", { has: visit.page.getByText(name, { exact: true }) }).first();

const isChosen = (visit, name) => rungLabel(visit, name).getByRole("radio").isChecked();

async function chooseRung(visit, name) {
  await rungLabel(visit, name).click();
  await eventually(`the hints climb to ${name}`, () => isChosen(visit, name));
}

async function ceilingHolds(world, open) {
  const sample = sampleOf(world.samples, 6);
  const genre = genreOf(world, sample);
  const ids = genre.rungs.map(({ id }) => id);
  const visit = await open();
  const nameOf = (k) => rungName(visit, genre, ids[k]);
  await visit.openBoard(sample.address);
  await chooseRung(visit, nameOf(1));
  await visit.reload();
  assert.ok(await isChosen(visit, nameOf(1)), "the choice survives a reload");
  let position = blankOf(world.engine, sample.address);
  await visit.press("play.hint");
  for (;;) {
    const hint = world.engine.ask("hint", position, "--up-to", ids[1], "--no-search");
    if (hint.state !== "step") break;
    assert.ok(ids.indexOf(hint.rung) <= 1);
    await walkFast(visit, hint);
    position = hint.position;
    await visit.enter("hint.next");
  }
  assert.equal(world.engine.ask("hint", position).state, "step", "higher rungs know more");
  await visit.headed(visit.say("hint.nothing"));
  await visit.press("hint.climb", nameOf(2));
  await eventually("the ceiling is raised", () => isChosen(visit, nameOf(2)));
}

async function wrongComesFirst(world, open) {
  const sample = sampleOf(world.samples, 6);
  const visit = await open();
  const { steps, position } = breakingSteps(world, sample);
  await visit.openBoard(sample.address);
  await makeTouches(visit, steps, sample.cols);
  await visit.reads(labelsOf(world.engine, position));
  await hintIsWrong(world, visit, position, sample);
  const wrong = misleadingStep(world, sample);
  await visit.more("play.clear");
  await visit.reads(labelsOf(world.engine, sample.address));
  await makeTouches(visit, [wrong], sample.cols);
  await visit.reads(labelsOf(world.engine, wrong.position));
  await hintIsWrong(world, visit, wrong.position, sample);
}

async function hintIsWrong(world, visit, position, sample) {
  const hint = world.engine.ask("hint", position);
  assert.ok(["broken", "wrong"].includes(hint.state));
  await visit.press("play.hint");
  await visit.headed(visit.say("hint.wrong"));
  await panelTells(visit, hint.message);
  await eventually("its cells are marked", async () => {
    assert.deepEqual(await visit.marked("wrong"), placesOf(hint.because, sample.cols));
    return true;
  });
}

async function ladderOfTheSolve(world, open) {
  const sample = sampleOf(world.samples, 5);
  const genre = genreOf(world, sample);
  const visit = await open();
  await visit.openBoard(answerOf(world.engine, sample.address));
  await eventually("the page says that it is done", () => visit.saysDone());
  const { steps } = world.engine.ask("grade", sample.address);
  for (const { rung, count } of steps) {
    const key = count === 1 ? "ladder.steps.one" : "ladder.steps";
    await eventually(`${rung} is as long as ${count} steps`, async () => {
      const told = await rungLabel(visit, rungName(visit, genre, rung)).textContent();
      if (!told.includes(visit.say(key, count))) throw new Error(`it says "${told}"`);
      return true;
    });
  }
}

async function onThePhone(world, open) {
  const sample = sampleOf(world.samples, 8);
  const visit = await open({ phone: true, language: "ja" });
  await visit.openBoard(sample.address);
  await visit.press("play.hint");
  const blank = blankOf(world.engine, sample.address);
  const hint = world.engine.ask("hint", blank, "--lang", "ja");
  await walkStages(visit, hint, sample, genreOf(world, sample));
  await visit.reads(labelsOf(world.engine, hint.position, "ja"));
}

async function languageChanges(world, open) {
  const sample = sampleOf(world.samples, 6);
  const visit = await open();
  await visit.openBoard(sample.address);
  await visit.press("play.hint");
  await visit.press("stage.reason");
  await panelTells(visit, world.engine.ask("hint", sample.address).message);
  await visit.press("app.language.label");
  visit.say = world.wordsOf("ja");
  await panelTells(visit, world.engine.ask("hint", sample.address, "--lang", "ja").message);
  await visit.reads(labelsOf(world.engine, sample.address, "ja"));
}

export const tests = [
  { name: "in stages to the end, each one undo step", run: toTheEnd(5) },
  { name: "where marks have an order, to the end", run: toTheEnd(5, true) },
  { name: "where one draws lines, to the end", run: toTheEnd(4, false, "steps") },
  { name: "every rung can be lit", run: everyRungIsLit },
  { name: "never above the chosen rung", run: ceilingHolds },
  { name: "what is wrong comes first", run: wrongComesFirst },
  { name: "the ladder shows the steps of the solve", run: ladderOfTheSolve },
  { name: "in stages on the phone, in Japanese", run: onThePhone },
  { name: "are told again when the language changes", run: languageChanges },
];
