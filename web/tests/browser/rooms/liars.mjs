// Clues that may lie: a clue on a shaded cell is struck through, so that no colour is needed to see
// it; and where a clue must lie, the hint says how many its line can hold.
import assert from "node:assert/strict";
import { oneAGenre } from "../kit/boards.mjs";
import { makeTouches, placesOf } from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

const ROWS = 8;
const SHADE = { key: "s" };

const board = (world) => oneAGenre(world, ROWS).find(({ genre }) => genre === "yajikazu");

const cellsOf = (role, svg) =>
  [...svg.matchAll(new RegExp(`class="role-${role}"[^>]*data-key="[^"]*r(\\d+)c(\\d+)"`, "g"))].map(
    ([, row, col]) => (row - 1) * ROWS + Number(col) - 1,
  );

/** The cells that are struck through, as `Visit.marked` counts; each strike passes behind its clue. */
async function struck(visit) {
  const keys = await visit.page.evaluate(() =>
    [...document.querySelectorAll("main svg.board .role-strike")].map(({ dataset }) => dataset.key),
  );
  const names = [...new Set(keys.map((key) => key.replace("-low", "")))];
  assert.equal(keys.length, 2 * names.length, "two strokes a strike");
  const site = (name) => {
    const [row, col] = name.match(/\d+/g).map(Number);
    return { kind: "cell", row: row - 1, col: col - 1 };
  };
  return placesOf(names.map(site), ROWS);
}

/** Runs in the page: what strikes are made of, and what is under them. */
const strikes = (visit) =>
  visit.page.evaluate(() =>
    [...document.querySelectorAll("main svg.board .role-strike")].map((strike) => {
      const { width, height } = strike.getBoundingClientRect();
      const cell = document.querySelector(
        `main svg.board [data-key="${strike.dataset.key.replace("strike", "shaded").replace("-low", "")}"]`,
      );
      return {
        width,
        height,
        stroke: getComputedStyle(strike).stroke,
        under: getComputedStyle(cell).fill,
        side: cell.getBoundingClientRect().width,
      };
    }),
  );

async function struckThrough(world, open) {
  const { address } = board(world);
  const { svg } = world.engine.ask("draw", address, "--svg");
  const clues = cellsOf("arrow", svg);
  const bare = Array.from({ length: ROWS * ROWS }, (_, k) => k).find((k) => !clues.includes(k));
  const visit = await open();
  await visit.openBoard(address);
  assert.deepEqual(await struck(visit), [], "no clue is called a liar at first");
  const shaded = [clues[0], clues[3], bare].map((index) => ({ index, touch: SHADE }));
  await makeTouches(visit, shaded, ROWS);
  const sites = [clues[0], clues[3]].map((k) => ({
    kind: "cell",
    row: Math.floor(k / ROWS),
    col: k % ROWS,
  }));
  await eventually("both shaded clues are struck through, and no cell without a clue", async () => {
    assert.deepEqual(await struck(visit), placesOf(sites, ROWS));
    return true;
  });
  for (const { width, height, stroke, under, side } of await strikes(visit)) {
    assert.ok(Math.min(width, height) > side / 16, "the strokes lie across the cell");
    assert.notEqual(stroke, under, "and is seen on it");
  }
  await makeTouches(visit, shaded.slice(0, 1), ROWS);
  await eventually("white again, it is to be believed", async () => {
    assert.deepEqual(await struck(visit), placesOf(sites.slice(1), ROWS));
    return true;
  });
}

const ARROWS = { "↑": [-1, 0], "↓": [1, 0], "←": [0, -1], "→": [0, 1] };

/** The clue of a hint, read from its sentence, and the cells of its line with their marks. */
function clueOf(world, position, { message }) {
  const [, number, arrow, row, col] = /(\d+)([↑↓←→]) at r(\d+)c(\d+)/.exec(message);
  const { labels } = world.engine.ask("draw", position);
  const rows = labels.at(-1).site.row + 1;
  const [down, right] = ARROWS[arrow];
  const line = [];
  for (let [r, c] = [row - 1 + down, col - 1 + right]; r >= 0 && c >= 0 && r < rows && c < rows; ) {
    line.push(labels[r * rows + c].text);
    [r, c] = [r + down, c + right];
  }
  return { number: Number(number), line };
}

const most = (line) => {
  let [count, free] = [0, true]; // greedily, since no two may touch
  for (const text of line) {
    const takes = free && !/\bwhite\b/.test(text);
    if (takes) count += 1;
    free = !takes;
  }
  return count;
};

/** The first step in which a clue must lie for a reason: of those told, the position before it. */
function lie(world, reason, suits) {
  for (const { address } of world.shipped.filter(({ genre }) => genre === "yajikazu")) {
    let position = address;
    for (const step of world.engine.ask("explain", address).steps) {
      const told = step.reason === reason && clueOf(world, position, step);
      if (told && suits(told)) return { position, step, ...told };
      position = step.position;
    }
  }
  throw new Error(`no clue must lie by ${reason}`);
}

async function panelTells(visit, sentence) {
  await eventually(`the panel tells "${sentence}"`, async () => {
    const told = await visit.panel.textContent();
    if (!told.includes(sentence)) throw new Error(`it tells "${told}"`);
    return true;
  });
}

/** The bound is worked out here from the line alone, and looked for in the sentence shown. */
const bounded = (reason, suits, bound, sentences) => async (world, open) => {
  const found = lie(world, reason, suits);
  const limit = bound(found.line);
  assert.ok(limit !== found.number, "the clue cannot be kept");
  const visit = await open();
  await visit.openBoard(found.position);
  await visit.press("play.hint");
  await visit.press("stage.reason");
  await panelTells(visit, sentences.en(limit));
  await panelTells(visit, found.step.message);
  await visit.press("app.language.label");
  visit.say = world.wordsOf("ja");
  await panelTells(visit, sentences.ja(limit));
};

const shadedIn = (line) => line.filter((text) => /\bshaded\b/.test(text)).length;

export const tests = [
  { name: "a shaded clue is struck through", run: struckThrough },
  {
    name: "a clue too large for its line must lie, and the line's most is told",
    run: bounded("too-many-for-line", ({ line }) => shadedIn(line) === 0, most, {
      en: (limit) => `in a line that holds at most ${limit}`,
      ja: (limit) => `矢印の先には最大${limit}個しか入らない`,
    }),
  },
  {
    name: "a clue too small for its line must lie, and the line's shaded cells are told",
    run: bounded("too-few-for-line", () => true, shadedIn, {
      en: (limit) => `in a line that already has ${limit}`,
      ja: (limit) => `矢印の先にはもう${limit}個ある`,
    }),
  },
];
