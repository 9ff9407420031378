// Runs tests, a few side by side but for those that measure. A test gets visits from `open`, which
// end with it; it fails if it throws, takes too long, or the page it looked at had a fault that
// nobody asked for. What failed is tried once more when all else is done, alone; if it passes then,
// that is said beside the first failure, and counts.
import { join } from "node:path";
import { Visit } from "./visit.mjs";

const LIMIT = 240_000; // milliseconds, on a machine with much else to do
const LONG_LIMIT = 3_600_000; // for what walks through much

const LANES = 2; // most of a test is waiting for the browser

const write = (text) => process.stdout.write(text);

function within(promise, milliseconds) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`took longer than ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function noFaults(visits) {
  const faults = visits.flatMap((visit) => visit.faults);
  if (faults.length > 0) throw new Error(`the page had faults: ${faults.join("; ")}`);
}

async function photograph(visits, folder, name) {
  const stem = name.replace(/[^\p{L}\p{N}]+/gu, "-");
  for (const [k, { page }] of visits.entries()) {
    await page.screenshot({ path: join(folder, `failed-${stem}-${k}.png`) }).catch(() => {});
  }
}

/** Answers with what went wrong, or null. */
async function runTest(world, { name, run, long }) {
  const visits = [];
  const open = async (wishes) => {
    const visit = await Visit.begin(world, wishes);
    visits.push(visit);
    return visit;
  };
  try {
    await within(run(world, open), long ? LONG_LIMIT : LIMIT);
    noFaults(visits);
    return null;
  } catch (error) {
    await photograph(visits, world.said.shots, name);
    return error;
  } finally {
    await Promise.all(visits.map((visit) => visit.end().catch(() => {})));
  }
}

/** The tests that are wanted; one that lacks what it needs carries the reason. */
function chosen(world, rooms) {
  const { filter, boards, all } = world.said;
  const occasion = boards ? "boards" : all ? "all" : "run";
  return Object.entries(rooms)
    .flatMap(([room, tests]) => tests.map((test) => ({ ...test, name: `${room}: ${test.name}` })))
    .filter(({ name, only = "run" }) => name.includes(filter) && only === occasion)
    .map((test) => ({ ...test, lacks: test.needs?.(world) ?? null }));
}

async function reported(world, test, totals) {
  if (test.lacks) {
    write(`left out ${test.name}: ${test.lacks}\n`);
    return;
  }
  const start = Date.now();
  const error = await runTest(world, test);
  if (error) totals.failed.add(test);
  else totals.passed.add(test);
  const how = error ? "FAILED" : totals.failed.delete(test) ? "ok at the second try" : "ok";
  write(`${how} ${test.name} (${Date.now() - start} ms)\n`);
  if (error) write(`${error.stack.replace(/^/gm, "    ")}\n`);
}

/** Several tests side by side, each taking the next that waits. */
async function inLanes(tests, lanes, run) {
  const waiting = [...tests];
  const lane = async () => {
    for (let test = waiting.shift(); test; test = waiting.shift()) await run(test);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

export async function runTests(world, rooms) {
  const totals = { passed: new Set(), failed: new Set() };
  const tests = chosen(world, rooms);
  const run = (test) => reported(world, test, totals);
  await inLanes(
    tests.filter(({ alone }) => !alone),
    LANES,
    run,
  );
  await inLanes(
    tests.filter(({ alone }) => alone),
    1,
    run,
  );
  await inLanes([...totals.failed], 1, run);
  const [passed, failed] = [totals.passed.size, totals.failed.size];
  write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
