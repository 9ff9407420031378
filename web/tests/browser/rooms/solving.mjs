// A sample solved from the first mark to the last by mouse alone, by touch alone and by the
// keyboard alone. Only with the last mark may the page say that it is done.
import assert from "node:assert/strict";
import {
  allBut,
  fingerTouches,
  keyTouches,
  mouseTouches,
  planFor,
  sampleOf,
} from "../kit/boards.mjs";
import { click, fingers, tabTo, walkTo } from "../kit/hands.mjs";
import { genreOf } from "../kit/play.mjs";
import { eventually, never } from "../kit/wait.mjs";

const ROWS = 8;

function prepared(world, replays, touchesOf) {
  const sample = sampleOf(world.samples, ROWS, replays);
  const genre = genreOf(world, sample);
  return { sample, genre, ...planFor(world.engine, sample, touchesOf(genre)) };
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

const byMouse = (replays) => async (world, open) => {
  const game = prepared(world, replays, mouseTouches);
  const visit = await open();
  await visit.openBoard(game.sample.address);
  const { centre } = await visit.board();
  await playedOut(visit, game, ({ index, touch }) =>
    click(visit, centre(index), touch.button === "secondary" ? "right" : "left"),
  );
};

/** Tool by tool, as one does with a thumb; but where marks have an order, in that. */
function toolByTool(game) {
  if (game.sample.replays) return game;
  const plan = game.plan.toSorted((a, b) => a.touch.tool.localeCompare(b.touch.tool));
  return { ...game, plan, almost: allBut(plan.at(-1), game.wanted, game.blank) };
}

const byTouch = (replays) => async (world, open) => {
  const game = toolByTool(prepared(world, replays, fingerTouches));
  const visit = await open({ phone: true });
  await visit.openBoard(game.sample.address);
  const finger = await fingers(visit);
  const { centre } = await visit.board();
  let taken = "";
  await playedOut(visit, game, async ({ index, touch }) => {
    if (taken !== touch.tool) await takeTool(visit, game.genre, touch.tool);
    taken = touch.tool;
    await finger.tap(centre(index));
  });
};

const byKeyboard = (replays) => async (world, open) => {
  const game = prepared(world, replays, keyTouches);
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

export const tests = [
  { name: "by mouse alone", run: byMouse(false) },
  { name: "by touch alone", run: byTouch(false) },
  { name: "by the keyboard alone", run: byKeyboard(false) },
  { name: "in order, by mouse alone", run: byMouse(true) },
  { name: "in order, by touch alone", run: byTouch(true) },
  { name: "in order, by the keyboard alone", run: byKeyboard(true) },
];
