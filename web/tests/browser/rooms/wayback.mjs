// What stands over the game can be left, what was tried is told from what stood, what is wrong leads
// back to where nothing was, and what could not be fetched is fetched again.
import assert from "node:assert/strict";
import { answerOf, blankOf, labelsOf, oneAGenre, sampleOf } from "../kit/boards.mjs";
import { keyPlan, makeTouches, misleadingStep, positionAfter } from "../kit/play.mjs";
import { together, untouchedBoard } from "../kit/together.mjs";
import { eventually } from "../kit/wait.mjs";

const count = (visit, selector) => visit.page.locator(`.picture ${selector}`).count();

/** How many things of the drawing look tried: more, or open instead of full. */
const stitched = (visit) =>
  visit.page.evaluate(
    () =>
      [...document.querySelectorAll(".picture .tried")].filter((one) => {
        const seam = one.nextElementSibling;
        const sewn = seam?.matches(".seam") && getComputedStyle(seam).display !== "none";
        return sewn || getComputedStyle(one).strokeDasharray !== "none" || one.matches("circle");
      }).length,
  );

const inTrial = (visit) => async () => {
  const labels = await visit.labels();
  return labels.filter((label) => label.endsWith(visit.say("trial.label"))).length;
};

async function tried(visit, world, board) {
  const { plan } = keyPlan(world, board);
  const [before, since] = [plan.slice(0, 4), plan.slice(4, 7)];
  const position = positionAfter(world.engine, board.address, before, board.cols);
  await visit.openBoard(position);
  await visit.press("play.trial");
  assert.equal(await count(visit, ".tried"), 0, "what stood before is not tried");
  await makeTouches(visit, since, board.cols);
  await eventually("some of it looks tried", async () => (await stitched(visit)) >= since.length);
  await eventually("and reads so", async () => (await inTrial(visit)()) >= since.length);
  await visit.press("trial.keep");
  await eventually("kept, it is as all else", async () => (await count(visit, ".tried")) === 0);
  await visit.reads(
    labelsOf(
      world.engine,
      positionAfter(world.engine, position, since, board.cols),
      visit.wishes.language,
    ),
  );
}

const triedInEachGenre = (wishes) => async (world, open) => {
  const visit = await open(wishes);
  for (const board of oneAGenre(world, 6)) await tried(visit, world, board);
};

const rulersShown = (visit) =>
  visit.page.evaluate(
    () => getComputedStyle(document.querySelector(".rulers")).visibility === "visible",
  );

/** The sentence of a hint names cells; until it is told, and after, nothing is numbered. */
async function numbered(world, open) {
  const sample = sampleOf(world.samples, 8);
  for (const phone of [false, true]) {
    const visit = await open({ phone });
    await visit.openBoard(sample.address);
    await visit.press("play.hint");
    await visit.headed(visit.say("hint.area"));
    assert.equal(await rulersShown(visit), false);
    await visit.press("hint.toRung");
    const { box } = await visit.board();
    await visit.press("stage.reason");
    const { message } = world.engine.ask("hint", blankOf(world.engine, sample.address));
    assert.match(message, /r\d+c\d+/);
    await eventually("rows and columns are numbered", () => rulersShown(visit));
    const [numbers] = await visit.page.locator(".rulers > div").allTextContents();
    assert.equal(numbers, "12345678");
    if (!phone) assert.deepEqual((await visit.board()).box, box, "nothing moves for it");
    await visit.press("app.close");
    await eventually("and no more", async () => !(await rulersShown(visit)));
    await visit.choose("rulers.always");
    assert.ok(await rulersShown(visit), "but to those who want it");
  }
}

const leave = (visit) => visit.page.keyboard.press("Escape");
const hasSlider = async (visit) => (await visit.slider.count()) > 0;

async function answerLeft(world, visit) {
  const traced = world.genres.find((one) => one.replays_answers && !one.replays);
  const board = world.shipped.find(({ genre, rows }) => genre === traced.genre && rows === 6);
  await visit.openBoard(board.address);
  const blank = labelsOf(world.engine, board.address);
  await visit.more("play.solve");
  await visit.headed(visit.say("solve.unique"));
  await visit.press("replay.answer");
  await visit.button("replay.leave").waitFor();
  await leave(visit);
  await eventually("the answer is left", async () => !(await hasSlider(visit)));
  await visit.reads(blank, "the game is there again");
  assert.equal((await visit.focused()).role, "gridcell", "and the keyboard is on it");
}

/** The figures are of the game; the steps are not looked at any more. */
async function explanationLeft(world, visit) {
  const board = await untouchedBoard(world, visit, 6);
  await eventually("it is graded", async () => (await visit.page.locator(".grade").count()) > 0);
  await visit.more("explain.show");
  await visit.headed(visit.say("explain.start"));
  await visit.slider.press("End");
  await visit.reads(labelsOf(world.engine, answerOf(world.engine, board.address)));
  await visit.more("why.ask");
  await visit.headed(visit.say("solve.unique"));
  await visit.reads(labelsOf(world.engine, board.address), "the explanation is left");
  assert.equal(await hasSlider(visit), false);
  await leave(visit);
  await eventually("the panel is at rest", async () => (await visit.heading()) === "");
}

/** One thing at a time: what was refused lies uppermost. */
async function oneByOne(world, visit) {
  const { address } = await untouchedBoard(world, visit, 6);
  await visit.press("play.check");
  await visit.headed(visit.say("check.unfinished"));
  await visit.pasteText(address.slice(0, -5));
  const alert = visit.page.getByRole("alert");
  await alert.waitFor();
  await leave(visit);
  await alert.waitFor({ state: "detached" });
  await visit.headed(visit.say("check.unfinished"));
  await leave(visit);
  await eventually("the panel is at rest", async () => (await visit.heading()) === "");
}

async function wrongMark(world, visit) {
  const board = await untouchedBoard(world, visit, 6);
  const wrong = misleadingStep(world, board);
  const right = keyPlan(world, board).plan.filter(({ index }) => index !== wrong.index);
  const at = (steps) =>
    labelsOf(world.engine, positionAfter(world.engine, board.address, steps, 6));
  const steps = [...right.slice(0, 2), wrong, ...right.slice(2, 4)];
  await makeTouches(visit, steps, 6);
  await visit.reads(at(steps));
  await visit.press("play.hint");
  await visit.headed(visit.say("hint.wrong"));
  await visit.press("rewind.go");
  await visit.reads(at(right.slice(0, 2)), "back to the last marks that are right");
  await visit.page.getByText(visit.say("rewind.done", 3)).waitFor();
  for (const n of [3, 4, 5]) {
    await visit.redo();
    await visit.reads(at(steps.slice(0, n)), "each move can be made again");
  }
}

const LEAVING = {
  "an answer that is played": answerLeft,
  "an explanation, for its figures": explanationLeft,
  "one thing at a time": oneByOne,
  "a wrong mark, for the marks before it": wrongMark,
};

const REST = /\/rest-[^/]*\.wasm$/;

/** The network fails while a part of the engine is still to come. */
async function fetchedAgain(world, open) {
  const visit = await open();
  let tries = 0;
  await visit.page.route(REST, (route) => {
    tries += 1;
    return route.abort();
  });
  await visit.openBoard(sampleOf(world.samples, 8).address);
  await visit.press("play.hint");
  await visit.headed(visit.say("fault.title"));
  await visit.page.getByText(visit.say("fault.unreachable")).waitFor();
  const before = tries;
  await visit.press("app.retry");
  await eventually("it is tried again", () => tries > before);
  await visit.headed(visit.say("fault.title"));
  await visit.page.unroute(REST);
  await visit.press("app.retry");
  await visit.headed(visit.say("hint.area"));
  assert.ok(visit.faults.every((fault) => fault.includes("ERR_FAILED")));
  visit.faults.length = 0; // the browser tells of each failure
}

/** One region of 16 x 16 cells and 220 turns: it takes the solver minutes. */
const LONG = `https://puzz.link/p?detour/16/16/${"0".repeat(96)}-dc`;

/** Even where nothing moves, one sees that it goes on. */
async function counted(_, open) {
  const visit = await open();
  await visit.openBoard(LONG);
  await visit.more("play.solve");
  await visit.headed(visit.say("think.solve"));
  const line = visit.panel.locator(".thinking .dim");
  for (const second of [1, 2]) {
    await eventually(`second ${second} is told`, async () => {
      const [first] = (await line.textContent()).split(" · ");
      return first === visit.say("think.seconds", second);
    });
  }
  await visit.press("think.cancel");
  await eventually("it is stopped", async () => (await visit.heading()) === "");
}

/** What stands above a game's name on a wide page stands above it on a narrow one too. */
async function occasion(world, open) {
  const [genre] = world.genres;
  const visit = await open({ phone: true });
  await visit.openHome();
  const boards = visit.page.locator(".today a, .day a").filter({ hasText: genre.name.en });
  await boards.first().tap();
  await visit.boardReady();
  const over = visit.page.getByRole("banner").getByText(visit.say("home.today"), { exact: true });
  await over.waitFor();
}

export const tests = [
  { name: "what is tried is told apart", run: triedInEachGenre({}) },
  { name: "what is tried is told apart in Japanese", run: triedInEachGenre({ language: "ja" }) },
  { name: "rows and columns are numbered when a sentence names them", run: numbered },
  { name: "what can be left", run: together({}, LEAVING) },
  { name: "what could not be fetched is fetched again", run: fetchedAgain },
  { name: "a long thought counts its seconds and can be stopped", run: counted },
  { name: "the day's board says so on a phone", run: occasion },
];
