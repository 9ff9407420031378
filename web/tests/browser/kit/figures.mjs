// The figures of a run beside their goals. Every run holds each to a bound, ten times the goal where it
// is a time, since machines that test are slow and busy; with --bench they are left in
// build/web-bench.json.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { figure } from "./stopwatch.mjs";

/** Milliseconds. */
const GOALS = {
  "board after load": 1000,
  "board after the address is entered": 1000,
  "board after load, four times slower": 1000,
  "board after the address is entered, four times slower": 1000,
  "hint at 10x10": 100,
  "click to paint at 20x20": 50,
  "key to paint at 20x20": 50,
  "longest task while the engine works": 50,
  "a long solve is stopped": 100,
};
const SLACK = 10;

const milliseconds = {};
const bytes = {};

/** Takes down times and holds them to their bound. */
export function note(name, times) {
  const found = figure(times, GOALS[name]);
  milliseconds[name] = found;
  const { median, p95, worst, goal } = found;
  process.stdout.write(
    `    ${name}: median ${median} ms, p95 ${p95} ms, worst ${worst} ms (goal ${goal} ms)\n`,
  );
  assert.ok(median < goal * SLACK, `${name}: ${median} ms is over ${SLACK} times its goal`);
}

/** Takes down a size; a size is the same on every machine, so its goal is its bound. */
export function noteBytes(name, size, goal) {
  bytes[name] = { size, ...(goal && { goal }) };
  process.stdout.write(`    ${name}: ${size} bytes${goal ? ` (goal ${goal})` : ""}\n`);
  assert.ok(!goal || size < goal, `${name}: ${size} bytes are over ${goal}`);
}

export function writeBench(world) {
  const folder = join(world.root, "build");
  mkdirSync(folder, { recursive: true });
  const machine = { processor: cpus()[0]?.model ?? "unknown", cores: cpus().length };
  const browser = world.browser.version();
  const text = JSON.stringify({ browser, machine, milliseconds, bytes }, null, 2);
  writeFileSync(join(folder, "web-bench.json"), `${text}\n`);
}
