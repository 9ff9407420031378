// The states in which people look at the page, each with how one gets there. Rooms that look at
// everything (accessibility, pictures) walk through this one list.
import { answerOf, sampleOf } from "./boards.mjs";
import { breakingSteps, keyPlan, makeTouches, positionAfter, strandedStep } from "./play.mjs";
import { wipe } from "./shelf.mjs";
import { eventually } from "./wait.mjs";

const ROWS = 8;
const sampleIn = (world) => sampleOf(world.samples, ROWS);

const openBoard = (visit, world) => visit.openBoard(sampleIn(world).address);

/** The first marks of the answer, as one who is under way. */
function underWay(world) {
  const sample = sampleIn(world);
  const steps = keyPlan(world, sample).plan.filter((_, k) => k % 4 === 0);
  return positionAfter(world.engine, sample.address, steps, ROWS);
}

async function hint(visit, world) {
  await visit.openBoard(underWay(world));
  await visit.press("play.hint");
  await visit.headed(visit.say("hint.area"));
}

async function reason(visit, world) {
  await hint(visit, world);
  await visit.press("stage.reason");
  await visit.button("hint.apply").last().waitFor();
}

async function applied(visit, world) {
  await reason(visit, world);
  await visit.press("hint.apply");
  await visit.headed(visit.say("hint.applied"));
}

async function broken(visit, world) {
  await visit.openBoard(breakingSteps(world, sampleIn(world)).position);
  await visit.press("play.check");
  await visit.headed(visit.say("check.broken"));
}

async function unfinished(visit, world) {
  await visit.openBoard(underWay(world));
  await visit.press("play.check");
  await visit.headed(visit.say("check.unfinished"));
}

async function answered(visit, world) {
  await openBoard(visit, world);
  await visit.more("play.solve");
  await visit.headed(visit.say("solve.unique"));
}

async function solved(visit, world) {
  await visit.openBoard(answerOf(world.engine, sampleIn(world).address));
  await visit.headed(visit.say("done.title"));
}

async function trial(visit, world) {
  await openBoard(visit, world);
  await visit.press("play.trial");
  await makeTouches(visit, keyPlan(world, sampleIn(world)).plan.slice(0, 2), ROWS);
  await visit.press("trial.drop");
  await visit.page.getByRole("status").getByRole("button").waitFor();
  await visit.press("play.trial");
}

async function refused(visit, world) {
  await visit.openBoard(underWay(world));
  await visit.pasteText(sampleIn(world).address.slice(0, -5));
  await visit.page.getByRole("alert").waitFor();
}

/** The first page with a game to continue and something that it could not open. */
async function homeInUse(visit, world) {
  await visit.openBoard(underWay(world));
  await visit.kept();
  await visit.openHome();
  await visit.pasteText("no puzzle");
  await visit.page.getByRole("alert").waitFor();
}

async function menu(visit, world) {
  await openBoard(visit, world);
  await visit.press("app.menu");
  await visit.button("menu.rules").waitFor();
}

async function more(visit, world) {
  await openBoard(visit, world);
  await visit.press("play.more");
  await visit.button("play.clear").waitFor();
}

/** Half of the steps of an answer that has an order. */
function halfWay(world) {
  const sample = sampleOf(world.samples, ROWS, true);
  const { positions } = world.engine.ask("replay", answerOf(world.engine, sample.address));
  return positions[Math.floor(positions.length / 2)];
}

async function ordered(visit, world) {
  await visit.openBoard(halfWay(world));
  await eventually("its steps can be gone through", () => visit.slider.isEnabled());
}

async function orderedHint(visit, world) {
  await ordered(visit, world);
  await visit.press("play.hint");
  await visit.press("stage.reason");
  await visit.button("hint.apply").last().waitFor();
}

async function replaying(visit, world) {
  await ordered(visit, world);
  await visit.slider.focus();
  await visit.page.keyboard.press("ArrowLeft");
  await visit.button("replay.leave").waitFor();
}

async function stranded(visit, world) {
  const { position } = strandedStep(world, sampleOf(world.samples, ROWS, true));
  await visit.openBoard(position);
  await visit.choose("checking.live");
  await visit.button("stranded.retreat").waitFor();
}

async function explained(visit, world) {
  await visit.openBoard(underWay(world));
  await visit.more("explain.show");
  await visit.slider.waitFor();
  for (let k = 0; k < 3; k += 1) await visit.page.keyboard.press("ArrowRight");
  await eventually("a reason is shown", async () => (await visit.marked("therefore")).length > 0);
}

async function why(visit, world) {
  await openBoard(visit, world);
  await visit.more("why.ask");
  await visit.headed(visit.say("solve.unique"));
}

/** With everything that is told and done unasked: a rule is broken. */
async function live(visit, world) {
  await visit.openBoard(breakingSteps(world, sampleIn(world)).position);
  await visit.choose("checking.live", "aids.follow", "aids.used", "time.show");
  await eventually("the rule is shown", async () => (await visit.marked("wrong")).length > 0);
}

async function settings(visit, world) {
  await openBoard(visit, world);
  await visit.openSettings();
}

async function orderedRules(visit, world) {
  await ordered(visit, world);
  await visit.press("app.menu");
  await visit.press("menu.rules");
  await visit.page.getByRole("heading", { level: 1, name: visit.say("rules.title") }).waitFor();
}

async function rules(visit, world) {
  await menu(visit, world);
  await visit.press("menu.rules");
  await visit.page.getByRole("heading", { level: 1, name: visit.say("rules.title") }).waitFor();
}

const genreIn = (world) => world.genres.find(({ replays }) => replays);

async function lessons(visit) {
  await visit.go("#/lessons");
  await visit.page.getByRole("heading", { level: 1, name: visit.say("lessons.title") }).waitFor();
}

/** The lesson of a rung that cites much. */
async function lesson(visit, world) {
  const { genre, rungs } = genreIn(world);
  await visit.go(`#/lessons?g=${genre}&r=${rungs.at(-1).id}`);
  await visit.page.locator(".example .reason").waitFor();
  const boards = visit.page.locator(".lesson .thumbnail");
  await boards.last().scrollIntoViewIfNeeded(); // none is drawn that nobody comes near
  await eventually("its boards are drawn", async () => (await boards.locator("svg").count()) === 6);
  await visit.page.evaluate(() => scrollTo(0, 0));
}

async function tour(visit, world) {
  await visit.go(`#/tour?g=${genreIn(world).genre}`);
  await visit.boardReady();
}

async function tourDone(visit, world) {
  await tour(visit, world);
  await visit.press("tour.show");
  await visit.page.getByText(visit.say("tour.done")).waitFor();
}

async function tourEnd(visit, world) {
  await tour(visit, world);
  const { tasks } = genreIn(world);
  await visit.press("tour.step", tasks.length, tasks.length);
  await visit.press("tour.skip");
  await visit.page.getByText(visit.say("tour.end.text")).waitFor();
}

async function share(visit, world) {
  await visit.openBoard(underWay(world));
  await visit.more("play.share");
  await visit.page.getByRole("dialog").waitFor();
  await visit.poke(visit.page.getByRole("checkbox", { name: visit.say("share.marks") }));
}

async function kept(visit, world) {
  for (const [k, position] of [underWay(world), halfWay(world)].entries()) {
    await visit.openBoard(position);
    await visit.kept(k + 1);
  }
  await visit.go("#/kept");
  await visit.poke(visit.page.getByRole("listitem").getByRole("button").last());
  await visit.page.getByText(visit.say("kept.sum.one")).waitFor();
  await visit.page.evaluate(() => scrollTo(0, 0));
}

async function print(visit, world) {
  const { address } = sampleIn(world);
  await visit.go(`#/print?p=${encodeURIComponent(address)}`);
  await visit.page.getByRole("figure").locator("svg").waitFor();
}

/** Some of all boards, one of them done. */
async function filtered(visit, world) {
  await visit.openBoard(answerOf(world.engine, sampleIn(world).address));
  await visit.headed(visit.say("done.title"));
  await visit.kept();
  await visit.openHome();
  await visit.poke(visit.page.getByText(visit.say("size", ROWS, ROWS), { exact: true }).first());
  const { genre } = sampleIn(world);
  await visit.poke(
    visit.page.locator(`label:has([name="shipped-genre"])`).nth(genreAt(world, genre)),
  );
  await visit.page.locator(".done-badge").first().scrollIntoViewIfNeeded();
}

/** The first label stands for all genres. */
const genreAt = ({ genres }, id) => 1 + genres.findIndex(({ genre }) => genre === id);

async function form(visit) {
  await visit.openForm();
}

async function calendar(visit) {
  await visit.go("#/calendar");
  await visit.page.locator(".day .thumbnail svg").nth(2).waitFor();
}

async function newPuzzle(visit) {
  await visit.go("#/new");
  await visit.page.locator(".preview svg").waitFor();
}

/** A size that cannot be, with all options unfolded. */
async function newRefused(visit) {
  await newPuzzle(visit);
  await visit.page.getByText(visit.say("new.finer")).click();
  await visit.page.getByRole("textbox", { name: visit.say("new.rows") }).fill("1");
  await visit.page.getByRole("alert").waitFor();
}

export const STATES = {
  home: (visit) => visit.openHome(),
  homeInUse,
  filtered,
  form,
  calendar,
  newPuzzle,
  newRefused,
  fresh: openBoard,
  hint,
  reason,
  applied,
  broken,
  unfinished,
  answered,
  solved,
  trial,
  refused,
  menu,
  more,
  share,
  kept,
  print,
  rules,
  ordered,
  orderedHint,
  replaying,
  stranded,
  orderedRules,
  lessons,
  lesson,
  tourDone,
  tourEnd,
  explained,
  why,
  live,
  settings,
};

/** Each state is entered by a load on an empty device, so that none leaks into the next. */
export async function enter(visit, world, name) {
  await visit.page.goto("about:blank");
  await wipe(visit);
  await STATES[name](visit, world);
}
