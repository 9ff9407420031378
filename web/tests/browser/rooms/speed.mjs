// How fast and how large the page is. Times are measured inside it, from the input to the frame that
// shows its outcome; every run measures a little, with --bench it measures more.
import assert from "node:assert/strict";
import { basename } from "node:path";
import { serveFolder } from "../../serve/serve.mjs";
import { labelsOf, sampleOf } from "../kit/boards.mjs";
import { note, noteBytes, writeBench } from "../kit/figures.mjs";
import { click } from "../kit/hands.mjs";
import { installBoardTimer, installStopwatch, longTasks, timed } from "../kit/stopwatch.mjs";
import { pause } from "../kit/wait.mjs";

const LARGE =
  "https://puzz.link/p?yajikazu/20/20/c42l3324m302311j4021d31d22h2020c21i314bq2034e4234d32d1024e3142n20c43d4a21a16c10h40b11b30c10i42f31i2022d22b2141a301141h40e11c21e44c11c11f3a21d13g12a1141a30g40c4913d40b20a203412f13e12a31d20g4040b30i42e20c31c41b2012b111030h1db3214111212j18a324541d";

/** One region of 16 x 16 cells and 220 turns: it takes the solver minutes. */
const LONG = `https://puzz.link/p?detour/16/16/${"0".repeat(96)}-dc`;

/** From the moment when the browser calls the page loaded, and from when it set out for it. */
async function loadOnce(world, open, slower) {
  const visit = await open();
  await installBoardTimer(visit);
  if (slower > 1) {
    const protocol = await visit.context.newCDPSession(visit.page);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  await visit.page.goto(world.url + visit.hashOf(sampleOf(world.samples, 10).address));
  const handle = await visit.page.waitForFunction(() => {
    const [{ loadEventEnd }] = performance.getEntriesByType("navigation");
    const { boardAt } = window;
    return boardAt && loadEventEnd && [Math.max(0, boardAt - loadEventEnd), boardAt];
  });
  const times = await handle.jsonValue();
  await visit.end();
  return times;
}

async function load(world, open) {
  const times = world.said.bench ? 9 : 1;
  for (const [how, slower] of [
    ["", 1],
    [", four times slower", 4],
  ]) {
    const found = [];
    for (let k = 0; k < times; k += 1) found.push(await loadOnce(world, open, slower));
    note(
      `board after load${how}`,
      found.map(([fromLoad]) => fromLoad),
    );
    note(
      `board after the address is entered${how}`,
      found.map(([, fromStart]) => fromStart),
    );
  }
}

const headedBy = (title) =>
  [...document.querySelectorAll("section h2")].some((one) => one.textContent.startsWith(title));

async function hints(world, open) {
  const visit = await open({ motion: true });
  await installStopwatch(visit);
  const times = [];
  const steps = world.said.bench ? 40 : 4;
  await visit.openBoard(sampleOf(world.samples, 10).address);
  for (let k = 0; k < steps; k += 1) {
    const next = () => visit.press(k === 0 ? "play.hint" : "hint.next");
    times.push(await timed(visit, headedBy, visit.say("hint.area"), next));
    await visit.press("stage.reason");
    await visit.press("hint.apply");
    await visit.headed(visit.say("hint.applied"));
  }
  note("hint at 10x10", times);
}

const reads = ([row, col, label]) => {
  const cell = document.querySelector(`[role="gridcell"][data-row="${row}"][data-col="${col}"]`);
  return cell?.ariaLabel !== label;
};

async function marks(world, open) {
  const visit = await open({ motion: true });
  await installStopwatch(visit);
  await visit.openBoard(LARGE);
  const count = world.said.bench ? 40 : 6;
  const labels = labelsOf(world.engine, LARGE);
  const { at } = await visit.board();
  const clicks = [];
  const keys = [];
  for (let k = 0; k < count; k += 1) {
    const [row, col] = [(k * 7) % 20, (k * 3) % 10];
    const other = col + 10;
    clicks.push(
      await timed(visit, reads, [row, col, labels[row * 20 + col]], () =>
        click(visit, at(row, col)),
      ),
    );
    await visit.page.locator(`[data-row="${row}"][data-col="${other}"]`).focus();
    keys.push(
      await timed(visit, reads, [row, other, labels[row * 20 + other]], () =>
        visit.page.keyboard.press("Enter"),
      ),
    );
  }
  note("click to paint at 20x20", clicks);
  note("key to paint at 20x20", keys);
  const long = await longTasks(visit);
  process.stdout.write(`    long tasks at 20x20: ${long.map(Math.round).join(", ") || "none"}\n`);
}

const isStill = () => !document.querySelector('[role="progressbar"]');

/** While a solve works for some seconds, the page obeys at once, and so does the solve when stopped. */
async function working(world, open) {
  const visit = await open({ motion: true });
  await installStopwatch(visit);
  await visit.openBoard(LONG);
  await pause(1000); // what opening still does has its own figures
  const before = (await longTasks(visit)).length;
  const stops = [];
  for (let k = 0; k < (world.said.bench ? 5 : 2); k += 1) {
    await visit.more("play.solve");
    await visit.page.getByRole("progressbar").waitFor();
    await pause(world.said.bench ? 6000 : 500);
    await visit.focusCursor();
    const { col } = await visit.cursor();
    await visit.page.keyboard.press("ArrowRight");
    assert.equal((await visit.cursor()).col, col + 1, "the page is live");
    assert.equal(await visit.page.evaluate(isStill), false, "the solve still works");
    stops.push(await timed(visit, isStill, null, () => visit.press("think.cancel")));
  }
  const long = (await longTasks(visit)).slice(before);
  note("longest task while the engine works", [Math.max(0, ...long)]);
  note("a long solve is stopped", stops);
  await visit.openBoard(sampleOf(world.samples, 8).address);
  await visit.more("play.solve");
  await visit.headed(visit.say("solve.unique"));
}

const isRest = ({ file }) => basename(file).startsWith("rest-");
const total = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What is sent, compressed as hosts do, to a new visitor who opens a board. */
async function sent(world, open, wishes, enough) {
  const server = await serveFolder(world.said.dist);
  try {
    const visit = await open(wishes);
    visit.world = { ...world, url: server.url };
    await visit.openBoard(sampleOf(world.samples, 10).address);
    await enough(visit);
    return [...server.sent];
  } finally {
    server.close();
  }
}

const laidBy = (visit) => visit.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

async function size(world, open) {
  const first = await sent(world, open, {}, async () => {});
  noteBytes("first load of a board", total(first.filter((one) => !isRest(one))), 400_000);
  const all = await sent(world, open, { offline: true }, laidBy);
  assert.ok(all.some(isRest), "the rest is laid by, too");
  noteBytes("a first visit until all is laid by for offline", total(all));
}

export const tests = [
  { name: "the board is there soon", run: load, alone: true },
  { name: "hints come quickly", run: hints, alone: true },
  { name: "marks are seen at once", run: marks, alone: true },
  { name: "the page is live while the engine works", run: working, alone: true },
  { name: "the first load is small", run: size, alone: true },
  {
    name: "the figures are left",
    run: async (world) => writeBench(world),
    alone: true,
    needs: ({ said }) => (said.bench ? null : "only with --bench"),
  },
];
