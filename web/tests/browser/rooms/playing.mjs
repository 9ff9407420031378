// What stands round the marks: the solve explained, an answer gone through, checking as one wants it,
// marks that come by themselves, pens, and the keys of the page's own.
import assert from "node:assert/strict";
import { answerOf, blankOf, labelsOf, sampleOf, touched, touchedAt } from "../kit/boards.mjs";
import { click, fingers, pen } from "../kit/hands.mjs";
import {
  breakingSteps,
  genreOf,
  keyPlan,
  makeTouches,
  misleadingStep,
  placesOf,
  positionAfter,
  rungName,
} from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

const tells = (visit, sentence) =>
  eventually(`the panel tells "${sentence}"`, async () => {
    const told = await visit.panel.textContent();
    if (!told.includes(sentence)) throw new Error(`it tells "${told}"`);
    return true;
  });

const marks = (visit, role, cells) =>
  eventually(`what is ${role} is marked`, async () => {
    assert.deepEqual(await visit.marked(role), cells);
    return true;
  });

const atRest = (visit) =>
  eventually("the panel is at rest", async () => (await visit.heading()) === "");

/** Step by step with the keyboard; one's own marks wait meanwhile. */
async function explained(world, open) {
  const sample = sampleOf(world.samples, 6);
  const { steps } = world.engine.ask("explain", sample.address);
  const visit = await open();
  await visit.openBoard(sample.address);
  const first = keyPlan(world, sample).plan.slice(0, 1);
  await makeTouches(visit, first, 6);
  const own = labelsOf(world.engine, positionAfter(world.engine, sample.address, first, 6));
  await visit.reads(own);
  await visit.more("explain.show");
  await visit.headed(visit.say("explain.start"));
  await visit.reads(labelsOf(world.engine, sample.address), "it begins without marks");
  await eventually(
    "the slider has the keyboard",
    async () => (await visit.focused()).role === "input",
  );
  for (const [k, step] of steps.slice(0, 4).entries()) {
    await visit.page.keyboard.press("ArrowRight");
    await visit.reads(labelsOf(world.engine, step.position), `step ${k + 1}`);
    await visit.headed(rungName(visit, genreOf(world, sample), step.rung));
    await tells(visit, step.message);
    await marks(visit, "therefore", placesOf(step.therefore, 6));
  }
  await visit.page.keyboard.press(" ");
  await visit.button("replay.pause").waitFor();
  await visit.page.keyboard.press(" ");
  await visit.button("replay.play").waitFor();
  await visit.page.keyboard.press("End");
  await visit.reads(labelsOf(world.engine, answerOf(world.engine, sample.address)));
  const { centre } = await visit.board();
  await click(visit, centre(0));
  const notice = visit.page.getByRole("status").getByText(visit.say("explain.closed"));
  await notice.waitFor();
  await visit.page.keyboard.press("Control+z");
  assert.equal(await visit.canUndo(), false, "the game is not played on unseen");
  await visit.page.keyboard.press("Escape");
  await visit.reads(own, "one's own marks are back");
  assert.equal(await notice.count(), 0, "what was said of the solve is gone");
  await atRest(visit);
  await visit.undo();
  await visit.reads(labelsOf(world.engine, sample.address), "none of it was a move");
}

/** The cases of a step by search or by trial, on a phone. */
async function casesAreRead(world, open) {
  const { engine, samples } = world;
  const found = samples
    .filter(({ rows }) => rows <= 8)
    .map((sample) => ({ sample, steps: engine.ask("explain", sample.address).steps }))
    .find(({ steps }) => steps.some(({ chain }) => chain?.length > 2));
  assert.ok(found, "some step has cases");
  const at = found.steps.findIndex(({ chain }) => chain?.length > 2);
  const visit = await open({ phone: true });
  await visit.openBoard(at > 0 ? found.steps[at - 1].position : found.sample.address);
  const hint = engine.ask("hint", at > 0 ? found.steps[at - 1].position : found.sample.address);
  await visit.press("play.hint");
  await visit.press("stage.reason");
  await tells(visit, hint.message);
  await visit.poke(visit.panel.getByText(visit.say("hint.chain")));
  const last = visit.panel.getByText(hint.chain.at(-1)).last();
  await last.scrollIntoViewIfNeeded();
  const { y, height } = await last.boundingBox();
  assert.ok(y >= 0 && y + height <= 844, "the last case can be read");
  assert.ok(
    await visit.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "and nothing is out of the window",
  );
}

/** The answer without the marks that the rules do not ask for, cleared one by one. */
function barest(engine, { address, rows, cols }) {
  let position = answerOf(engine, address);
  for (let cell = 0; cell < rows * cols; cell += 1) {
    const next = touchedAt(engine, position, cell, cols, { key: "Delete" });
    if (engine.ask("check", next).complete) position = next;
  }
  return position;
}

/** Whoever leaves out what follows by itself has finished too, and is told so unasked. */
async function doneBarely(world, open) {
  const visit = await open();
  for (const { genre } of world.genres.filter(({ replays }) => !replays)) {
    const sample = world.samples.find((one) => one.genre === genre && one.rows <= 6);
    const position = barest(world.engine, sample);
    await visit.openBoard(sample.address);
    assert.equal(await visit.saysDone(), false, "a fresh board is not done");
    await visit.openBoard(position);
    await eventually(`${genre}: it is done`, () => visit.saysDone());
    const { labels } = world.engine.ask("draw", position);
    assert.ok(
      labels.every(({ open: left }) => !left),
      "nothing is left to decide",
    );
    await visit.read(visit.say("play.decided", labels.length, labels.length)).waitFor();
  }
}

/** An answer that has an order, where other marks have none. */
async function goneThrough(world, open) {
  const traced = world.genres.find((one) => one.replays_answers && !one.replays);
  const sample = world.samples.find(({ genre, rows }) => genre === traced.genre && rows <= 6);
  const answer = answerOf(world.engine, sample.address);
  const { positions } = world.engine.ask("replay", answer);
  const visit = await open();
  await visit.openBoard(answer);
  await eventually("it is done", () => visit.saysDone());
  assert.equal(await visit.slider.count(), 0, "nothing to go through unasked");
  await visit.press("replay.answer");
  await visit.slider.focus();
  await visit.page.keyboard.press("Home");
  await visit.page.keyboard.press("ArrowRight");
  await visit.reads(labelsOf(world.engine, positions[1]), "its first line");
  await visit.page.keyboard.press("End");
  await visit.reads(labelsOf(world.engine, answer));
  await visit.press("replay.leave");
  await eventually("the slider is gone", async () => (await visit.slider.count()) === 0);
}

/** How hard it is, before a mark is made. */
async function whyOneAnswer(world, open) {
  const sample = sampleOf(world.samples, 6);
  const grade = world.engine.ask("grade", sample.address);
  const visit = await open({ phone: true });
  await visit.openBoard(sample.address);
  await visit.more("why.ask");
  await visit.headed(visit.say("solve.unique"));
  await tells(visit, String(grade.effort));
  for (const { count } of grade.steps) {
    await tells(visit, visit.say(count === 1 ? "ladder.steps.one" : "ladder.steps", count));
  }
  assert.equal(await visit.canUndo(), false);
}

async function checkedAsWanted(world, open) {
  const sample = sampleOf(world.samples, 6);
  const wrong = misleadingStep(world, sample);
  const { steps, broken } = breakingSteps(world, sample);
  const visit = await open();
  await visit.openBoard(wrong.position);
  await visit.choose("checking.guarded");
  await visit.press("play.check");
  await visit.headed(visit.say("hint.wrong"));
  await visit.undo();
  await makeTouches(visit, steps, 6);
  const told = visit.read(broken[0].message);
  assert.equal(await told.isVisible(), false, "nothing is told unasked");
  await visit.choose("checking.live");
  await told.waitFor();
  const cells = broken.flatMap(({ sites }) => placesOf(sites, 6));
  await marks(
    visit,
    "wrong",
    [...new Set(cells)].sort((a, b) => a - b),
  );
  await visit.undo();
  await eventually("it is told no more", async () => !(await told.isVisible()));
  await visit.reload();
  await visit.redo();
  await told.waitFor();
}

/** A board that nobody could complete says so by itself. */
async function hopeless(world, open) {
  const genre = world.genres.find(({ play }) => play.tools[0].hits === "steps");
  const sample = world.samples.find((one) => one.genre === genre.genre && one.rows <= 6);
  const { url } = world.engine.ask("transform", sample.address, "--resize", "5x5");
  const { reason } = world.engine.ask("solve", url);
  const visit = await open();
  await visit.openBoard(url);
  await visit.read(visit.say("hopeless.text")).waitFor();
  await visit.press("hopeless.why");
  await visit.headed(visit.say("solve.none"));
  await tells(visit, reason);
}

/** Marks that follow come in the same step; used clues are drawn in another way. */
async function aided(world, open) {
  const sample = sampleOf(world.samples, 6);
  const { engine } = world;
  const gesture = { button: "primary", path: [{ kind: "cell", row: 2, col: 2 }], commit: true };
  const blank = blankOf(engine, sample.address);
  const wanted = engine.ask("touch", blank, "--follow", "--gesture", JSON.stringify(gesture));
  assert.ok(wanted.changed.length > 1, "something follows");
  const visit = await open();
  await visit.openBoard(sample.address);
  await visit.choose("aids.follow", "aids.used");
  const { at } = await visit.board();
  await click(visit, at(2, 2));
  await visit.reads(labelsOf(engine, wanted.position));
  await visit.undo();
  await visit.reads(labelsOf(engine, sample.address), "all of it in one step");
  const used = () => visit.page.locator('main svg [class*="-used"]').count();
  assert.equal(await used(), 0);
  await visit.openBoard(answerOf(engine, sample.address));
  await eventually("used clues are drawn in another way", async () => (await used()) > 0);
}

/** A pen draws; the hand that rests beside it neither draws nor ends the stroke. */
async function penned(world, open) {
  const sample = sampleOf(world.samples, 6);
  const { engine } = world;
  const [{ id: tool }] = genreOf(world, sample).play.tools;
  const after = (button, ...cells) =>
    labelsOf(
      engine,
      touched(engine, blankOf(engine, sample.address), {
        tool,
        button,
        commit: true,
        path: cells.map(([row, col]) => ({ kind: "cell", row, col })),
      }),
    );
  const visit = await open({ phone: true });
  await visit.openBoard(sample.address);
  const { at } = await visit.board();
  const [stylus, palm] = [await pen(visit), await fingers(visit)];
  await stylus.down(at(1, 1));
  await palm.put(3, at(5, 4));
  await stylus.move(at(1, 3));
  await palm.put(4, at(5, 5));
  await stylus.move(at(3, 3));
  await palm.lift(4);
  await stylus.up(at(3, 3));
  await palm.lift(3);
  await visit.reads(after("primary", [1, 1], [1, 2], [1, 3], [2, 3], [3, 3]));
  await visit.undo();
  await visit.reads(labelsOf(engine, sample.address), "in one step, and the palm drew nothing");
  await stylus.down(at(4, 4), "right");
  await stylus.up(at(4, 4), "right");
  await visit.reads(after("secondary", [4, 4]), "its other button makes the other mark");
}

/** The letters and the number row; what the list of keys says is true. */
async function ownKeys(world, open) {
  const sample = sampleOf(world.samples, 6);
  const { tools } = genreOf(world, sample).play;
  const visit = await open();
  await visit.openBoard(sample.address);
  await visit.focusCursor();
  for (const [k, tool] of tools.entries()) {
    await visit.page.keyboard.press(String(k + 1));
    const button = visit.page.getByRole("button", { name: tool.name.en, exact: true });
    await eventually(`${tool.id} is chosen`, async () => {
      return (await button.getAttribute("aria-pressed")) === "true";
    });
  }
  await visit.page.evaluate(() => document.activeElement?.blur());
  await visit.page.keyboard.press("h");
  await visit.headed(visit.say("hint.area"));
  await visit.page.keyboard.press("c");
  await visit.headed(visit.say("check.unfinished"));
  await visit.page.keyboard.press("Escape");
  await atRest(visit);
  await visit.page.keyboard.press("t");
  await visit.page.getByText(visit.say("trial.level", 1)).waitFor();
  await visit.page.getByRole("link", { name: visit.say("play.keys") }).click();
  for (const key of ["1", "h", "c", "t", "PageDown"]) {
    await visit.page.locator("kbd", { hasText: new RegExp(`^${key}$`) }).waitFor();
  }
}

export const tests = [
  { name: "the solve is explained step by step", run: explained },
  { name: "the cases of a hint are read on a phone", run: casesAreRead },
  { name: "done without the marks that nobody asks for", run: doneBarely },
  { name: "a whole answer is gone through", run: goneThrough },
  { name: "why there is one answer is told beforehand", run: whyOneAnswer },
  { name: "checking is as one wants it", run: checkedAsWanted },
  { name: "a board without an answer says so", run: hopeless },
  { name: "marks come by themselves and used clues look so", run: aided },
  { name: "a pen draws while a hand rests", run: penned },
  { name: "the page's own keys", run: ownKeys },
];
