// Where things lie: in a low window the board is whole and what is told stands beside it.
import assert from "node:assert/strict";
import { sampleOf } from "../kit/boards.mjs";
import { layoutFaults } from "../kit/layout.mjs";

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

export const tests = [
  { name: "a low window shows all of the board and what a hint concludes", run: lowWindow("en") },
  { name: "a low window, in Japanese", run: lowWindow("ja") },
];
