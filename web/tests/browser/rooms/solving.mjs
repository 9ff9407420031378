// A shipped board of each genre solved from the first mark to the last by mouse alone, by touch
// alone and by the keyboard alone. Only with the last mark may the page say that it is done.
import assert from "node:assert/strict";
import { oneAGenre } from "../kit/boards.mjs";
import { click, drag, fingers, tabTo, walkTo } from "../kit/hands.mjs";
import {
  allBut,
  fingerTouches,
  keyTouches,
  mouseTouches,
  planFor,
  positionAfter,
} from "../kit/plans.mjs";
import { genreOf } from "../kit/play.mjs";
import { eventually, never } from "../kit/wait.mjs";

const ROWS = 6;

/** Marks that nobody asks for come first: a board is done as soon as all others stand. */
function spareFirst({ engine }, game) {
  const { sample, plan, wanted, blank } = game;
  if (sample.replays || sample.hits === "steps") return game;
  const without = (step) => plan.filter((one) => one !== step);
  const spare = new Set(
    plan.filter((step) => {
      const position = positionAfter(engine, sample.address, without(step), sample.cols);
      return engine.ask("check", position).complete;
    }),
  );
  const inOrder = [...spare, ...plan.filter((step) => !spare.has(step))];
  return { ...game, plan: inOrder, almost: allBut(inOrder.at(-1), wanted, blank) };
}

function prepared(world, name, touchesOf) {
  const sample = oneAGenre(world, ROWS).find(({ genre }) => genre === name);
  const genre = genreOf(world, sample);
  return spareFirst(world, { sample, genre, ...planFor(world.engine, sample, touchesOf(genre)) });
}

/** All marks but the last leave the page silent; the last makes it speak. */
async function playedOut(visit, { plan, wanted, almost }, mark) {
  const last = plan.at(-1);
  for (const step of plan.slice(0, -1)) await mark(step);
  await visit.reads(almost);
  await never("it is called done too early", () => visit.saysDone());
  await mark(last);
  await visit.reads(wanted);
  await eventually("the page says that it is done", () => visit.saysDone());
}

const toolName = (genre, id) => genre.play.tools.find((tool) => tool.id === id).name;

async function takeTool(visit, genre, id) {
  const name = toolName(genre, id)[visit.wishes.language];
  await visit.poke(visit.page.getByRole("button", { name, exact: true }));
}

/** A mark at a cell by a click; a line from cell to cell by a drag. */
const byMouse = (name) => async (world, open) => {
  const game = prepared(world, name, mouseTouches);
  const visit = await open();
  await visit.openBoard(game.sample.address);
  const { centre } = await visit.board();
  await playedOut(visit, game, ({ index, to, touch }) => {
    const button = touch.button === "secondary" ? "right" : "left";
    if (to === undefined) return click(visit, centre(index), button);
    return drag(visit, [centre(index), centre(to)], { button, steps: 1 });
  });
};

/** Tool by tool, as one does with a thumb; but where marks have an order, in that. */
function toolByTool(game) {
  if (game.sample.replays || game.sample.hits === "steps") return game;
  const plan = game.plan.toSorted((a, b) => a.touch.tool.localeCompare(b.touch.tool));
  return { ...game, plan, almost: allBut(plan.at(-1), game.wanted, game.blank) };
}

/** By taps alone: where lines are drawn, on the way from cell to cell. */
const byTouch = (name) => async (world, open) => {
  const game = toolByTool(prepared(world, name, fingerTouches));
  const visit = await open({ phone: true });
  await visit.openBoard(game.sample.address);
  const finger = await fingers(visit);
  const { centre, between } = await visit.board();
  let taken = "";
  await playedOut(visit, game, async ({ index, to, touch }) => {
    if (taken !== touch.tool) await takeTool(visit, game.genre, touch.tool);
    taken = touch.tool;
    await finger.tap(to === undefined ? centre(index) : between(index, to));
  });
};

const byKeyboard = (name) => async (world, open) => {
  const game = prepared(world, name, keyTouches);
  const visit = await open();
  await visit.openBoard(game.sample.address);
  await tabTo(visit, ({ role }) => role === "gridcell");
  let at = { row: 0, col: 0 };
  await playedOut(visit, game, async ({ index, touch }) => {
    const to = { row: Math.floor(index / ROWS), col: index % ROWS };
    await walkTo(visit, at, to);
    at = to;
    await visit.page.keyboard.press(touch.key === "Space" ? " " : touch.key);
  });
  const focused = await visit.focused();
  assert.deepEqual([focused.row, focused.col], [at.row, at.col], "the keyboard is where it went");
};

const GENRES = ["goishi", "yajikazu", "detour"];

export const tests = GENRES.flatMap((name) => [
  { name: `${name} by mouse alone`, run: byMouse(name) },
  { name: `${name} by touch alone`, run: byTouch(name) },
  { name: `${name} by the keyboard alone`, run: byKeyboard(name) },
]);
