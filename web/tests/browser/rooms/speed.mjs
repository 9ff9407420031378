// How fast the page is, measured inside it from the input to the frame that shows its outcome.
// Every run measures a little and holds a bound ten times the goal, since machines that test are
// slow and busy; with --bench it measures more and leaves its figures, beside the goals, in
// build/web-bench.json.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { labelsOf, sampleOf } from "../kit/boards.mjs";
import { click } from "../kit/hands.mjs";
import {
  figure,
  installBoardTimer,
  installStopwatch,
  longTasks,
  timed,
} from "../kit/stopwatch.mjs";

const GOALS = {
  "board after load": 1000,
  "board after load, four times slower": 1000,
  "hint at 10x10": 100,
  "click to paint at 20x20": 50,
  "key to paint at 20x20": 50,
};
const SLACK = 10;

const LARGE =
  "https://puzz.link/p?yajikazu/20/20/c42l3324m302311j4021d31d22h2020c21i314bq2034e4234d32d1024e3142n20c43d4a21a16c10h40b11b30c10i42f31i2022d22b2141a301141h40e11c21e44c11c11f3a21d13g12a1141a30g40c4913d40b20a203412f13e12a31d20g4040b30i42e20c31c41b2012b111030h1db3214111212j18a324541d";

const figures = {};

/** Takes down a figure and holds it to its bound. */
function note(name, times) {
  const found = figure(times, GOALS[name]);
  figures[name] = found;
  const { median, p95, worst, goal } = found;
  process.stdout.write(
    `    ${name}: median ${median} ms, p95 ${p95} ms, worst ${worst} ms (goal ${goal} ms)\n`,
  );
  assert.ok(median < goal * SLACK, `${name}: ${median} ms is over ${SLACK} times its goal`);
}

function writeBench(world) {
  const folder = join(world.root, "build");
  mkdirSync(folder, { recursive: true });
  const machine = { processor: cpus()[0]?.model ?? "unknown", cores: cpus().length };
  const browser = world.browser.version();
  const text = JSON.stringify({ browser, machine, milliseconds: figures }, null, 2);
  writeFileSync(join(folder, "web-bench.json"), `${text}\n`);
}

async function loadOnce(world, open, slower) {
  const visit = await open();
  await installBoardTimer(visit);
  if (slower > 1) {
    const protocol = await visit.context.newCDPSession(visit.page);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  await visit.page.goto(world.url + visit.hashOf(sampleOf(world.samples, 10).address));
  const handle = await visit.page.waitForFunction(() => window.boardAt);
  const time = await handle.jsonValue();
  await visit.end();
  return time;
}

async function load(world, open) {
  const times = world.said.bench ? 9 : 1;
  for (const [name, slower] of [
    ["board after load", 1],
    ["board after load, four times slower", 4],
  ]) {
    const found = [];
    for (let k = 0; k < times; k += 1) found.push(await loadOnce(world, open, slower));
    note(name, found);
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
  if (world.said.bench) writeBench(world);
}

export const tests = [
  { name: "the board is there soon", run: load, alone: true },
  { name: "hints come quickly", run: hints, alone: true },
  { name: "marks are seen at once", run: marks, alone: true },
];
