// The tour of the rules played through by mouse, by touch and by the keyboard, a wrong move told on
// the way; and a lesson: its example, a board of it, the hint taken, the board marked done.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blankOf, labelsOf } from "../kit/boards.mjs";
import { click, fingers, longPress, walkTo } from "../kit/hands.mjs";
import { rungName } from "../kit/play.mjs";
import { keptNames } from "../kit/shelf.mjs";
import { eventually } from "../kit/wait.mjs";

const words = (position) => position.trim().split(/\s+/);

/** In how many words two positions of a board differ. */
function distance(a, b) {
  const other = words(b);
  return words(a).filter((word, k) => word !== other[k]).length;
}

const cellsOf = ({ rows, cols }) =>
  Array.from({ length: rows * cols }, (_, k) => ({
    kind: "cell",
    row: Math.floor(k / cols),
    col: k % cols,
  }));

const edgesOf = (size) =>
  cellsOf(size).flatMap(({ row, col }) => [
    ...(col + 1 < size.cols ? [{ kind: "edge", row, col, side: "right" }] : []),
    ...(row + 1 < size.rows ? [{ kind: "edge", row, col, side: "down" }] : []),
  ]);

/** What a pointer can do with the tool that lies ready. */
function pointerGestures({ play }, size) {
  const [{ id: tool, hits = "cells" }] = play.tools;
  const sites = hits === "cells" ? cellsOf(size) : edgesOf(size);
  return ["primary", "secondary"].flatMap((button) =>
    sites.map((site) => ({ tool, button, path: [site], commit: true })),
  );
}

const keyGestures = ({ play }, size) =>
  play.keys.flatMap(({ key }) =>
    cellsOf(size).map((site) => ({ key, path: [site], commit: true })),
  );

const after = (engine, position, gesture) =>
  engine.ask("touch", position, "--gesture", JSON.stringify(gesture));

/** Gestures that lead from a task's start to its end, each one word nearer. */
function planOf(engine, genre, task, gesturesOf) {
  const goal = task.goals[0] ?? engine.ask("solve", task.position, "--from", "marks").answer;
  const size = engine.ask("convert", task.position, "--to", "pzprv3");
  const gestures = gesturesOf(genre, size);
  const plan = [];
  let position = task.position;
  const isDone = () =>
    task.goals.length > 0 ? distance(position, goal) === 0 : engine.ask("check", position).complete;
  while (!isDone()) {
    const nearer = gestures.find((gesture) => {
      const { position: next } = after(engine, position, gesture);
      return distance(next, goal) < distance(position, goal);
    });
    assert.ok(nearer, `a gesture leads on from ${position}`);
    plan.push(nearer);
    position = after(engine, position, nearer).position;
  }
  return plan;
}

/** A gesture that the rules forbid, and what is said of it. */
function wrongGesture(engine, genre, task, gesturesOf) {
  const size = engine.ask("convert", task.position, "--to", "pzprv3");
  for (const gesture of gesturesOf(genre, size)) {
    const { position, warnings = [], changed } = after(engine, task.position, gesture);
    if (warnings.length > 0) return { gesture, says: warnings[0], stays: changed.length > 0 };
    const hint = engine.ask("hint", position);
    if (["broken", "wrong"].includes(hint.state)) {
      return { gesture, says: hint.message, stays: true };
    }
  }
  throw new Error("nothing is wrong here");
}

/** Where a site lies on the screen. */
function pointOf({ at }, { kind, row, col, side }) {
  if (kind === "cell") return at(row, col);
  const [a, b] = [at(row, col), side === "right" ? at(row, col + 1) : at(row + 1, col)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

const byMouse = async (visit, { button, path }) =>
  click(visit, pointOf(await visit.board(), path[0]), button === "secondary" ? "right" : "left");

const byFinger =
  (finger) =>
  async (visit, { button, path }) => {
    const point = pointOf(await visit.board(), path[0]);
    await (button === "secondary" ? longPress(finger, point) : finger.tap(point));
  };

async function byKeyboard(visit, { key, path }) {
  await visit.focusCursor();
  await walkTo(visit, await visit.cursor(), path[0]);
  await visit.page.keyboard.press(key === "Space" ? " " : key);
}

const says = (visit, sentence) =>
  visit.page.getByRole("status").filter({ hasText: sentence }).waitFor();

const tourBegins = (visit, { name }) =>
  visit.page.getByRole("heading", { level: 1, name: name[visit.wishes.language] }).waitFor();

async function openTour(visit, genre) {
  await visit.go(`#/tour?g=${genre.genre}`);
  await tourBegins(visit, genre);
}

async function taskReady(world, visit, task) {
  const { language } = visit.wishes;
  await visit.page.getByText(task.says[language]).waitFor();
  await visit.reads(labelsOf(world.engine, task.position, language), "the task's board is there");
}

async function playTask(world, visit, genre, task, [gesturesOf, hand]) {
  await taskReady(world, visit, task);
  for (const gesture of planOf(world.engine, genre, task, gesturesOf)) await hand(visit, gesture);
  await says(visit, visit.say("tour.done"));
  await visit.press("tour.next");
}

async function playTour(world, visit, genre, how) {
  await openTour(visit, genre);
  for (const task of genre.tasks) await playTask(world, visit, genre, task, how);
  const easy = visit.page.getByRole("link", { name: visit.say("tour.end.easy") });
  await visit.poke(easy);
  await visit.boardReady();
}

async function wrongIsTold(world, visit, genre, task) {
  const { engine } = world;
  await taskReady(world, visit, task);
  const wrong = wrongGesture(engine, genre, task, pointerGestures);
  await byMouse(visit, wrong.gesture);
  await says(visit, wrong.says);
  if (!wrong.stays) return;
  await visit.undo();
  await visit.reads(labelsOf(engine, task.position), "undo takes it back");
}

/** The offer is there on the first visit, and not any more once the tour has been taken. */
async function toursByMouse(world, open) {
  const visit = await open();
  for (const genre of world.genres) {
    const offer = visit.page.getByRole("link", { name: visit.say("tour.offer") });
    const { address } = world.samples.find((sample) => sample.genre === genre.genre);
    await visit.openBoard(address);
    await offer.click();
    await tourBegins(visit, genre);
    const [first, second, ...rest] = genre.tasks;
    const how = [pointerGestures, byMouse];
    await playTask(world, visit, genre, first, how);
    await wrongIsTold(world, visit, genre, second);
    for (const task of [second, ...rest]) await playTask(world, visit, genre, task, how);
    await visit.page.getByRole("link", { name: visit.say("tour.end.easy") }).click();
    await visit.reads(labelsOf(world.engine, blankOf(world.engine, address)), "an easy board");
    assert.equal(await offer.count(), 0, "the tour is not offered again");
  }
}

async function tourByTouch(world, open) {
  const visit = await open({ phone: true, language: "ja" });
  const finger = await fingers(visit);
  await playTour(world, visit, world.genres.at(-1), [pointerGestures, byFinger(finger)]);
}

async function tourByKeyboard(world, open) {
  const visit = await open();
  await playTour(world, visit, world.genres[1], [keyGestures, byKeyboard]);
}

/** Skipped, shown, left: nothing holds one in the tour. */
async function tourWithoutPlaying(world, open) {
  const visit = await open();
  const [genre] = world.genres;
  await openTour(visit, genre);
  await taskReady(world, visit, genre.tasks[0]);
  await visit.press("tour.skip");
  await taskReady(world, visit, genre.tasks[1]);
  await visit.press("tour.show");
  await says(visit, visit.say("tour.done"));
  await visit.press("tour.step", 5, 5);
  await taskReady(world, visit, genre.tasks[4]);
  await visit.press("tour.step", 1, 5);
  await taskReady(world, visit, genre.tasks[0]);
  await visit.page.getByRole("link", { name: visit.say("tour.leave") }).click();
  await visit.page.getByRole("heading", { name: visit.say("shipped.title") }).waitFor();
}

/** Another tour by its address alone; an address that names no genre says so and offers those there are. */
async function toursByAddress(world, open) {
  const visit = await open();
  const [genre, other] = world.genres;
  await openTour(visit, genre);
  await taskReady(world, visit, genre.tasks[0]);
  const goTo = (hash) =>
    visit.page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await goTo(`#/tour?g=${other.genre}`);
  await tourBegins(visit, other);
  await taskReady(world, visit, other.tasks[0]);
  await goTo("#/tour?g=nonsense");
  await visit.page.getByText(visit.say("genre.unknown", "nonsense")).waitFor();
  await goTo("#/tour");
  await visit.page.getByText(visit.say("genre.choose")).waitFor();
  await visit.page.getByRole("link", { name: genre.name.en, exact: true }).click();
  await tourBegins(visit, genre);
}

/** The link to the keys leads to them, also once the boards above are drawn. */
async function keysInView(world, open) {
  const visit = await open();
  await visit.openBoard(world.samples[0].address);
  await visit.page.getByRole("link", { name: visit.say("play.keys") }).click();
  const heading = visit.page.getByRole("heading", { name: visit.say("keys.title") });
  await heading.waitFor();
  const drawn = () => visit.page.locator(".tour .thumbnail svg").count();
  await eventually("a board above is drawn", async () => (await drawn()) > 0);
  await visit.atRest();
  const { y } = await heading.boundingBox();
  assert.ok(y >= 0 && y < 240, `the keys are at ${y}`);
}

async function lessonPage(visit, genre, rung) {
  const name = rungName(visit, genre, rung.id);
  const title = rung.title[visit.wishes.language];
  await visit.page.getByRole("heading", { level: 1, name: `${name} ${title}` }).waitFor();
  await visit.page.getByText(rung.lesson[visit.wishes.language]).waitFor();
}

const lessonLine = (visit, line, name) =>
  visit.page.getByRole("link", {
    name: visit.say(`lessons.line.${line}`, name).replaceAll("**", ""),
  });

async function lessonTaken(world, open) {
  const visit = await open();
  const [genre] = world.genres;
  const [rung] = genre.rungs;
  const link = (name) => visit.page.getByRole("link", { name });
  await visit.go("#/lessons");
  await link(rung.title.en).click();
  await lessonPage(visit, genre, rung);
  await eventually("the example shows what it stands on", () =>
    visit.page.locator(".example svg .role-therefore").count(),
  );
  const board = link(visit.say("lessons.board", 2));
  assert.equal(await board.getByText(visit.say("lessons.shown")).count(), 0);
  await board.click();
  await visit.boardReady();
  await visit.press("play.hint");
  await visit.press("hint.toRung");
  await visit.headed(rungName(visit, genre, rung.id));
  await link(visit.say("lessons.more")).waitFor();
  await visit.press("hint.toReason");
  await visit.reload();
  await visit.press("play.hint");
  await visit.press("stage.reason");
  await visit.press("hint.apply");
  await lessonLine(visit, "shown", rungName(visit, genre, rung.id)).click();
  await lessonPage(visit, genre, rung);
  await board.getByText(visit.say("lessons.shown")).waitFor();
  await visit.go("#/lessons");
  const count = visit.say("lessons.count", 1, 5);
  await link(rung.title.en).getByText(count).waitFor();
}

/** The first of a lesson's boards that a touch of a cell can be wrong on. */
function cellLesson({ engine, genres, root }) {
  const genre = genres.find(({ play }) => play.tools[0].hits === undefined);
  const [, rung] = genre.rungs;
  const text = readFileSync(join(root, "data", "lessons", `${genre.genre}.txt`), "utf8");
  const [, below] = text.split(`## ${rung.id}\n`);
  const [, start] = below.split("\n").filter((line) => line.startsWith("pzprv3"));
  const address = engine.ask("convert", start, "--to", "url").text.trim();
  const size = engine.ask("convert", start, "--to", "pzprv3");
  const wrong = pointerGestures(genre, size).find(
    (gesture) => engine.ask("hint", after(engine, start, gesture).position).state === "wrong",
  );
  return { genre, rung, start, address, wrong, goal: engine.ask("hint", start).position };
}

/** A lesson's board has a start of its own, and the player's game of the same board is left alone. */
async function lessonApart(world, open) {
  const { engine } = world;
  const { genre, rung, start, address, wrong, goal } = cellLesson(world);
  const visit = await open();
  const name = rungName(visit, genre, rung.id);
  const blank = blankOf(engine, address);
  const first = pointerGestures(genre, engine.ask("convert", blank, "--to", "pzprv3")).find(
    (gesture) => after(engine, blank, gesture).changed.length > 0,
  );
  const own = after(engine, blank, first).position;
  await visit.openBoard(address);
  await byMouse(visit, first);
  await visit.reads(labelsOf(engine, own));
  await visit.go(`#/lessons?g=${genre.genre}&r=${rung.id}`);
  await lessonPage(visit, genre, rung);
  const board = visit.page.getByRole("link", { name: visit.say("lessons.board", 1) });
  await board.click();
  await visit.boardReady();
  await visit.reads(labelsOf(engine, start), "the lesson begins with its marks");
  await lessonLine(visit, "task", name).waitFor();
  const part = visit.page.getByRole("link", { name: visit.say("lessons.title"), exact: true });
  assert.equal(await part.getAttribute("aria-current"), "true");
  assert.equal(await visit.canUndo(), false, "which undo leaves");
  await visit.page.getByText(visit.say("lessons.apart")).waitFor();
  await byMouse(visit, wrong);
  await lessonLine(visit, "wrong", name).waitFor();
  await visit.undo();
  await lessonLine(visit, "task", name).waitFor();
  await visit.press("play.hint");
  await visit.press("stage.reason");
  await visit.press("hint.apply");
  await visit.reads(labelsOf(engine, goal), "the step is taken");
  await visit.reload();
  await visit.reads(labelsOf(engine, start), "it begins anew");
  await visit.go("#/");
  assert.equal((await keptNames(visit.page)).filter((one) => one.startsWith("game:")).length, 1);
  await visit.openBoard(address);
  await visit.reads(labelsOf(engine, own), "the game is as it was");
}

export const tests = [
  { name: "every tour by mouse, a wrong move told", run: toursByMouse },
  { name: "a tour by touch, in Japanese", run: tourByTouch },
  { name: "a tour by the keyboard", run: tourByKeyboard },
  { name: "a tour skipped, shown and left", run: tourWithoutPlaying },
  { name: "tours by their addresses", run: toursByAddress },
  { name: "the link to the keys shows them", run: keysInView },
  { name: "a lesson's hint taken marks its board done", run: lessonTaken },
  { name: "a lesson is played apart from the games", run: lessonApart },
];
