// How fast the WebAssembly module is, under Node: its times beside their goals. Each board is made by
// the module from a seed, so that anyone can ask for the same ones; a time is the whole request, text
// in and text out.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { startEngine } from "../web/tests/browser/kit/engine.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const engine = await startEngine([join(root, "build", "wasm")]);

function timed(argv, stdin = "") {
  const start = performance.now();
  const { exit, out } = engine.run(argv, stdin);
  const time = performance.now() - start;
  if (exit !== 0) throw new Error(`${argv.join(" ")} ended with ${exit}: ${out}`);
  return { time, out };
}

/** Boards of some seeds, each solved once, after one that warms the module. */
function solving(genre, size, seeds) {
  const times = Array.from({ length: seeds + 1 }, (_, seed) => {
    const board = timed(["generate", genre, "--size", size, "--seed", String(seed)]).out.trim();
    return timed(["solve", "--json", "-"], board).time;
  });
  return times.slice(1);
}

const counting = (genre, size, times) =>
  Array.from({ length: times }, () => timed(["count", genre, size]).time);

const FIGURES = [
  {
    what: "Yajisan-Kazusan 20x20, no clue to spare, solved",
    goal: 30,
    times: () => solving("yajikazu", "20x20", 20),
  },
  {
    what: "Detour 14x14, all loops counted",
    goal: 500,
    times: () => counting("detour", "14x14", 5),
  },
];

for (const { what, goal, times } of FIGURES) {
  const sorted = times().sort((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const of = `${sorted.length} times`;
  console.log(
    `${what}: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms of ${of} (goal ${goal} ms)`,
  );
}
