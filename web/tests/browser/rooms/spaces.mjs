// Where things lie: in a low window the board is whole and what is told stands beside it; of a large
// board one sees where it goes on, gets there, and can see all of it.
import assert from "node:assert/strict";
import { sampleOf } from "../kit/boards.mjs";
import { layoutFaults } from "../kit/layout.mjs";
import { keyPlan, makeTouches } from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

/** A phone on its side, large and small; a window enlarged to twice its size. */
const LOW = [
  [844, 390],
  [640, 400],
  [568, 320],
];
const SMALLEST = 30; // pixels of a cell of a small board

/** How far elements reach, what may be scrolled, and whether the page is the window. */
function measures() {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect().toJSON() ?? null;
  const { scrollHeight, scrollWidth } = document.documentElement;
  const area = document.querySelector(".board-area");
  return {
    grid: box('[role="grid"]'),
    area: box(".board-area"),
    notice: box(".notice"),
    scrolls: area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1,
    page: scrollHeight <= innerHeight && scrollWidth <= innerWidth,
  };
}

/** The row of what follows lies where it can be seen, and nothing lies over it. */
function concludes() {
  const row = document.querySelector(".side .legend div:has(dt .swatch):last-child");
  const { left, right, top, bottom } = row.getBoundingClientRect();
  const hit = (y) => row.contains(document.elementFromPoint((left + right) / 2, y));
  return hit(top + 3) && hit(bottom - 3);
}

/** What a sheet that a button unfolds has outside of the window. */
function popoverOut() {
  return [...document.querySelectorAll(".popover button")]
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    })
    .map((one) => one.textContent);
}

const lowWindow = (language) => async (world, open) => {
  const visit = await open({ language });
  for (const [width, height] of LOW) {
    const at = `${width}x${height}`;
    await visit.page.setViewportSize({ width, height });
    await visit.openBoard(sampleOf(world.samples, 6, true).address);
    await visit.atRest();
    const { grid, scrolls, page } = await visit.page.evaluate(measures);
    assert.ok(grid.width >= 6 * SMALLEST, `${at}: a cell is ${grid.width / 6} wide`);
    assert.ok(grid.bottom <= height && !scrolls && page, `${at}: all of the board is there`);
    assert.deepEqual(await layoutFaults(visit), [], at);
    await visit.press("play.more");
    await visit.button("play.print").waitFor();
    await visit.atRest();
    assert.deepEqual(await visit.page.evaluate(popoverOut), [], `${at}: what is folded away`);
    await visit.page.keyboard.press("Escape");
    await visit.press("play.hint");
    await visit.press("stage.reason");
    await visit.button("hint.apply").last().waitFor();
    await visit.atRest();
    assert.ok(await visit.page.evaluate(concludes), `${at}: what follows is seen`);
    const told = await visit.page.evaluate(measures);
    assert.deepEqual([told.grid, told.page], [grid, true], `${at}: the board stays as it was`);
    assert.deepEqual(await layoutFaults(visit), [], `${at}, with a hint`);
    await visit.press("app.close");
  }
};

/** 30 x 3 cells of one region. */
const LONG = `https://puzz.link/p?detour/30/3/${"0".repeat(30)}-14`;

const isWhole = ({ grid, area, scrolls }) =>
  !scrolls && grid.left >= area.left && grid.right <= area.right && grid.bottom <= area.bottom;

const more = (visit) =>
  visit.page.evaluate(() => document.querySelector(".board-area").dataset.more);

const goesOn = (visit, where) =>
  eventually(`the board goes on ${where}`, async () => (await more(visit)) === where);

async function largeBoard(_, open) {
  const visit = await open();
  await visit.openBoard(LONG);
  const wide = await visit.page.evaluate(measures);
  assert.ok(isWhole(wide), "a long board has the whole width");
  assert.ok(wide.grid.width > 30 * SMALLEST, `its cells are ${wide.grid.width / 30} wide`);
  await visit.page.setViewportSize({ width: 700, height: 800 });
  await goesOn(visit, "right");
  const { x, y } = (await visit.board()).at(1, 5);
  await visit.page.mouse.move(x, y);
  await visit.page.mouse.wheel(0, 20);
  await goesOn(visit, "left right");
  await visit.page.mouse.wheel(0, 2000);
  await goesOn(visit, "left");
  await visit.press("zoom.whole");
  await goesOn(visit, "");
  assert.ok(isWhole(await visit.page.evaluate(measures)), "all of it is seen");
  await visit.enter("zoom.in");
  await goesOn(visit, "left right");
  const before = (await visit.board()).box.width;
  await visit.enter("zoom.out");
  assert.ok((await visit.board()).box.width < before, "it is smaller again");
  assert.deepEqual(await layoutFaults(visit), []);
}

/** What is said lies beside the board, and goes with whatever is done next. */
async function notice(world, open) {
  const sample = sampleOf(world.samples, 8);
  const line = (visit) => visit.page.getByRole("status").getByText(visit.say("play.cleared"));
  for (const [width, height] of [[1280, 800], [1100, 700], [390, 600], ...LOW]) {
    const visit = await open();
    await visit.page.setViewportSize({ width, height });
    await visit.openBoard(sample.address);
    await makeTouches(visit, keyPlan(world, sample).plan.slice(0, 2), 8);
    await visit.more("play.clear");
    await line(visit).waitFor();
    await visit.atRest();
    const { grid, notice: box } = await visit.page.evaluate(measures);
    const apart =
      box.left >= grid.right ||
      box.right <= grid.left ||
      box.top >= grid.bottom ||
      box.bottom <= grid.top;
    assert.ok(apart, `at ${width}x${height} it lies outside the board`);
    assert.deepEqual(await layoutFaults(visit), [], `at ${width}x${height}`);
    await visit.press("play.hint");
    await visit.headed(visit.say("hint.area"));
    assert.equal(await line(visit).count(), 0, "a hint ends it");
    await visit.end();
  }
}

/** The steps of a solve take no room from the board, which takes no marks meanwhile. */
async function explained(world, open) {
  const visit = await open();
  for (const replays of [false, true]) {
    await visit.openBoard(sampleOf(world.samples, 8, replays).address);
    const { grid } = await visit.page.evaluate(measures);
    const [tool] = await visit.page.locator(".tool.own").all();
    assert.ok(await tool.isEnabled(), "its tools are at hand");
    await visit.more("explain.show");
    await visit.page.getByText(visit.say("explain.start")).waitFor();
    await visit.atRest();
    assert.deepEqual((await visit.page.evaluate(measures)).grid, grid, "the board is as large");
    assert.ok(!(await tool.isEnabled()), "its tools rest");
    assert.deepEqual(await layoutFaults(visit), []);
    await visit.press("app.close");
    await eventually("they are there again", () => tool.isEnabled());
  }
}

/** A trial ends near where it began; on a wide screen it moves nothing. */
async function trialEnds(world, open) {
  const visit = await open({ language: "ja" });
  for (const [width, height] of [[1280, 800], [390, 844], ...LOW]) {
    const at = `${width}x${height}`;
    await visit.page.setViewportSize({ width, height });
    await visit.openBoard(sampleOf(world.samples, 8).address);
    const { grid } = await visit.page.evaluate(measures);
    await visit.press("play.trial");
    const begun = await visit.button("trial.inside").boundingBox();
    for (const key of ["trial.keep", "trial.drop"]) {
      const { x, y } = await visit.button(key).boundingBox();
      const far = Math.hypot(x - begun.x, y - begun.y);
      assert.ok(far < 220, `${at}: ${key} is ${far} away`);
    }
    const tried = (await visit.page.evaluate(measures)).grid;
    if (width > 390) assert.deepEqual(tried, grid, `${at}: the board stays`);
    assert.deepEqual(await layoutFaults(visit), [], at);
    await visit.press("trial.drop");
  }
}

/** How many tools stand in each of their rows. */
function toolRows() {
  const tops = [...document.querySelectorAll(".tools button")].map(
    (one) => one.getBoundingClientRect().top,
  );
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

/** Buttons of a form that reach into its padding. */
function outOfForm() {
  const form = document.querySelector("form.box");
  const edge =
    form.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(form).paddingRight);
  const out = [...form.querySelectorAll("button")].filter(
    (one) => one.getBoundingClientRect().right > edge + 0.5,
  );
  return out.map((one) => one.textContent);
}

async function smallestPhone(world, open) {
  const visit = await open({ phone: true, language: "ja" });
  await visit.page.setViewportSize({ width: 320, height: 568 });
  await visit.openBoard(sampleOf(world.samples, 8).address);
  assert.deepEqual(await visit.page.evaluate(toolRows), [4, 4], "no row has but a few tools");
  await visit.go("#/new");
  await visit.button("new.fresh").waitFor();
  assert.deepEqual(await visit.page.evaluate(outOfForm), [], "what sticks out of the form");
}

export const tests = [
  { name: "what is said lies outside the board and goes with the next act", run: notice },
  { name: "steps that are looked at take no room from the board", run: explained },
  { name: "a trial ends near where it began", run: trialEnds },
  { name: "the smallest phone, in Japanese", run: smallestPhone },
  { name: "a large board shows where it goes on, and all of it when asked", run: largeBoard },
  { name: "a low window shows all of the board and what a hint concludes", run: lowWindow("en") },
  { name: "a low window, in Japanese", run: lowWindow("ja") },
];
