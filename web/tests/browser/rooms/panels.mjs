// Where what the page says has its place: on a phone a sheet of one height, with its actions always in
// sight and the board above it whole; on a wide screen a panel that keeps what it says and its buttons
// within itself and the window. And that small things can be read and nothing is told twice.
import assert from "node:assert/strict";
import { answerOf, oneAGenre, sampleOf } from "../kit/boards.mjs";
import { layoutFaults } from "../kit/layout.mjs";
import { breakingSteps, makeTouches } from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

const PHONES = [
  [390, 844],
  [375, 667],
  [360, 640],
];
const WIDE = [
  [1280, 800],
  [1100, 800],
  [1366, 657],
  [1280, 600],
];
const STAGES = ["area", "rung", "reason"];

function places() {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect().toJSON() ?? null;
  const { scrollHeight, scrollWidth } = document.documentElement;
  return {
    grid: box('[role="grid"]'),
    sheet: box(".side"),
    main: box(".panel .button.main"),
    page: scrollHeight <= innerHeight && scrollWidth <= innerWidth,
  };
}

/** What follows of a hint, as the board shows it, lies within what is seen of the board. */
function followsInSight() {
  const area = document.querySelector(".board-area").getBoundingClientRect();
  const marks = [...document.querySelectorAll('.picture [class*="role-therefore"]')];
  return (
    marks.length > 0 &&
    marks.every((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const across = left >= area.left && right <= area.right;
      return across && top >= area.top && bottom <= area.bottom + 1;
    })
  );
}

async function phoneHint(world, open) {
  const visit = await open({ phone: true });
  for (const [width, height] of PHONES) {
    await visit.page.setViewportSize({ width, height });
    for (const { address } of oneAGenre(world, 6)) {
      const at = `${width}x${height}, ${address}`;
      await visit.openBoard(address);
      await visit.press("play.hint");
      const seen = [];
      for (const stage of STAGES) {
        await visit.press(`stage.${stage}`);
        await visit.atRest();
        const { grid, sheet, main, page } = await visit.page.evaluate(places);
        assert.ok(page, `${at}: the page is the window`);
        assert.ok(main.bottom <= height, `${at}: what to do is in sight at ${stage}`);
        seen.push({ grid, sheet, top: main.top });
      }
      assert.deepEqual(seen[1], seen[0], `${at}: nothing moves at the second stage`);
      assert.deepEqual(seen[2], seen[0], `${at}: nothing moves at the third stage`);
      assert.ok(seen[0].grid.width >= 180, `${at}: the board is ${seen[0].grid.width} wide`);
      await eventually(`${at}: what follows is seen`, () => visit.page.evaluate(followsInSight));
      assert.deepEqual(await layoutFaults(visit), [], at);
    }
  }
}

/** A board of which a phone sees a part is taken to where the hint is. */
async function farHint(world, open) {
  const visit = await open({ phone: true });
  await visit.page.setViewportSize({ width: 360, height: 640 });
  await visit.openBoard(sampleOf(world.samples, 8).address);
  await visit.page.evaluate(() => {
    const scroller = document.querySelector(".board-area");
    scroller.style.setProperty("--zoom", "4");
    scroller.scrollTo(9999, 9999);
  });
  await visit.press("play.hint");
  await visit.headed(visit.say("hint.area"));
  const area = () => {
    const hint = document.querySelector(".hint-area").getBoundingClientRect();
    const seen = document.querySelector(".board-area").getBoundingClientRect();
    const meets = (from, to) => hint[from] < seen[to] - 20 && hint[to] > seen[from] + 20;
    return meets("left", "right") && meets("top", "bottom");
  };
  await eventually("the place of the hint is in sight", () => visit.page.evaluate(area));
}

/** Buttons and links of the panel that reach out of it or lie below what it shows. */
function outOfPanel() {
  const panel = document.querySelector(".panel");
  const box = panel.getBoundingClientRect();
  const faults = panel.scrollWidth > panel.clientWidth ? ["the panel is wider"] : [];
  if (box.bottom > innerHeight) faults.push(`the panel ends at ${box.bottom}`);
  for (const one of panel.querySelectorAll("button, a")) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const free = one.contains(hit) && right <= box.right + 0.5 && bottom <= box.bottom;
    if (!free) faults.push(one.textContent);
  }
  return faults;
}

async function wideHint(world, open) {
  const visit = await open();
  for (const [width, height] of WIDE) {
    const at = `${width}x${height}`;
    await visit.page.setViewportSize({ width, height });
    for (const { address } of oneAGenre(world, 6)) {
      await visit.openBoard(address);
      await visit.press("play.hint");
      await visit.press("stage.reason");
      await visit.button("hint.apply").last().waitFor();
      await visit.atRest();
      assert.deepEqual(await visit.page.evaluate(outOfPanel), [], `${at}: ${address}`);
      assert.deepEqual(await layoutFaults(visit), [], at);
    }
  }
}

/** A new visitor in each wide window and language. */
const eachWide = (act) => async (world, open) => {
  for (const language of ["en", "ja"]) {
    for (const [width, height] of WIDE.slice(0, 3)) {
      const visit = await open({ language });
      await visit.page.setViewportSize({ width, height });
      await act(world, visit);
      await visit.atRest();
      const at = `${width}x${height}, ${language}`;
      assert.deepEqual(await visit.page.evaluate(outOfPanel), [], at);
      assert.deepEqual(await layoutFaults(visit), [], at);
      await visit.end();
    }
  }
};

async function mistake(world, visit) {
  const sample = sampleOf(world.samples, 6);
  await visit.openBoard(sample.address);
  await makeTouches(visit, breakingSteps(world, sample).steps, 6);
  await visit.press("play.hint");
  await visit.button("rewind.go").waitFor();
}

/** The board all but its last step. */
function nearlyDone({ engine, samples }) {
  const { address } = sampleOf(samples, 6, true);
  return engine.ask("replay", answerOf(engine, address)).positions.at(-2);
}

/** By a hint, after which the panel tells most: the time and the figures of the solve. */
async function finish(world, visit) {
  await visit.openBoard(nearlyDone(world));
  for (const key of ["play.hint", "stage.reason", "hint.apply"]) await visit.press(key);
  await visit.headed(visit.say("done.title"));
  await visit.page.locator(".ladder.measured").first().waitFor({ state: "attached" });
}

/** On a large screen as much is free on the left as on the right. */
async function centred(world, open) {
  const visit = await open();
  await visit.page.setViewportSize({ width: 1920, height: 1080 });
  await visit.openBoard(sampleOf(world.samples, 6).address);
  const [left, right] = await visit.page.evaluate(() => [
    document.querySelector(".status h1").getBoundingClientRect().left,
    innerWidth - document.querySelector(".side").getBoundingClientRect().right,
  ]);
  assert.ok(Math.abs(left - right) < 16, `${left} on the left, ${right} on the right`);
}

/** What has just happened is told beside the size, the grade and the count, not instead of them. */
async function statusStays(world, open) {
  const sample = sampleOf(world.samples, 6);
  const { steps } = breakingSteps(world, sample);
  const visit = await open({ phone: true });
  await visit.openBoard(sample.address);
  const { grid } = await visit.page.evaluate(places);
  await makeTouches(visit, steps, 6);
  await visit.more("play.clear");
  await visit.page.getByRole("status").getByText(visit.say("play.cleared")).waitFor();
  await visit.atRest();
  const seen = await visit.page.evaluate(() => {
    const count = document.querySelector(".decided");
    const { left, right, top, bottom } = count.getBoundingClientRect();
    return count.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  assert.ok(seen, "how much is decided can be read");
  assert.deepEqual((await visit.page.evaluate(places)).grid, grid, "the board stays");
  assert.deepEqual(await layoutFaults(visit), []);
}

async function foldsAway(world, open) {
  const visit = await open();
  await visit.openBoard(sampleOf(world.samples, 6).address);
  await visit.press("play.more");
  const items = await visit.page.locator(".popover button").count();
  assert.ok(items > 0, "it is unfolded");
  await visit.page.keyboard.press("Shift+Tab");
  await eventually("it is folded when the keyboard has left it", async () => {
    return (await visit.page.locator(".popover").count()) === 0;
  });
}

const titles = () => {
  const shown = [...document.querySelectorAll("h1, .page-title")].filter((one) => {
    return one.checkVisibility() && one.getBoundingClientRect().width > 1;
  });
  return shown.map((one) => one.className);
};

async function titledOnce(_, open) {
  const visit = await open({ phone: true });
  for (const page of ["", "calendar", "new", "lessons", "settings", "kept"]) {
    await visit.go(`#/${page}`);
    await visit.page.getByRole("heading", { level: 1 }).waitFor();
    assert.deepEqual(await visit.page.evaluate(titles), ["phone page-title"], page);
  }
}

async function tabletHome(_, open) {
  const visit = await open();
  await visit.page.setViewportSize({ width: 820, height: 1180 });
  await visit.openHome();
  const tops = await visit.page.evaluate(() =>
    [...document.querySelectorAll(".cards.day > *")].map((one) => one.getBoundingClientRect().top),
  );
  assert.ok(tops.length > 1 && new Set(tops).size === 1, `the boards of today begin at ${tops}`);
}

/** Stones only in the corner that is farthest from where a board begins. */
const SPARSE = (() => {
  const rows = Array.from({ length: 60 }, () => ".".repeat(60));
  rows[57] = `${".".repeat(56)}oo..`;
  return `goishi 60x60\n${rows.join("\n")}\n`;
})();

async function sparse(_, open) {
  const visit = await open({ phone: true });
  await visit.openBoard(SPARSE);
  const seen = () => {
    const area = document.querySelector(".board-area").getBoundingClientRect();
    const stone = document.querySelector(".picture .role-stone").getBoundingClientRect();
    const { left, right, top, bottom } = stone;
    return left > area.left && right < area.right && top > area.top && bottom < area.bottom;
  };
  await eventually("the first stone is in sight", () => visit.page.evaluate(seen));
}

/** Numbers in the corners of small cells are as large as can be read. */
async function smallNumbers(world, open) {
  const visit = await open({ phone: true });
  await visit.openBoard(sampleOf(world.samples, 10, false, "steps").address);
  const heights = () =>
    [...document.querySelectorAll(".picture text")].map(
      (one) => one.getBBox().height * one.getScreenCTM().a,
    );
  await eventually("the smallest number is large enough", async () => {
    const all = await visit.page.evaluate(heights);
    return all.length > 0 && Math.min(...all) >= 11;
  });
}

export const tests = [
  { name: "a phone's sheet keeps its height, and the board is whole above it", run: phoneHint },
  { name: "the place of a hint is brought into sight", run: farHint },
  { name: "a reason and its buttons stay in the panel and the window", run: wideHint },
  { name: "the way back from a mistake stays in the panel", run: eachWide(mistake) },
  { name: "what comes after a board can be pressed", run: eachWide(finish) },
  { name: "a large screen is filled from its middle", run: centred },
  { name: "a phone tells what happened beside the status", run: statusStays },
  { name: "what is unfolded folds when the keyboard leaves it", run: foldsAway },
  { name: "a phone's pages are titled once", run: titledOnce },
  { name: "the boards of today stand in one row on a tablet", run: tabletHome },
  { name: "a sparse board opens where something lies", run: sparse },
  { name: "numbers in small cells can be read", run: smallNumbers },
];
