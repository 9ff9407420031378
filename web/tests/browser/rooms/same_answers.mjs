// The engine in the browser answers byte for byte as the native program does: on the samples
// always, on a file of boards on request. Work is bounded by nodes, never by time, so that both
// stop alike.
import { readFileSync } from "node:fs";
import { runNative } from "../kit/native.mjs";
import { workerOf } from "../kit/requests.mjs";

const NODES = ["--nodes", "20000"];
const QUESTIONS = [
  ["solve", "--json", "--common", ...NODES],
  ["check", "--json"],
  ["hint", "--json", ...NODES],
  ["explain", "--json", "--lang", "ja", ...NODES],
  ["grade", "--json", ...NODES],
  ["draw", "--json", "--svg"],
  ["convert", "--json", "--to", "url"],
];

function difference(a, b) {
  let k = 0;
  while (k < a.length && a[k] === b[k]) k += 1;
  const around = (text) => text.slice(Math.max(0, k - 30), k + 60);
  return `at ${k}: native "${around(a)}", page "${around(b)}"`;
}

async function compare(world, ask, { name, text }) {
  const found = [];
  for (const question of QUESTIONS) {
    const argv = [...question, "-"];
    const native = runNative(world.native, argv, text);
    const page = await ask(argv, text);
    if (native.exit === page.exit && native.out === page.out) continue;
    const what =
      native.out === page.out
        ? `exit ${native.exit}, ${page.exit}`
        : difference(native.out, page.out);
    found.push(`${name}, ${question[0]}: ${what}`);
  }
  return found;
}

async function compareAll(world, open, boards) {
  const ask = await workerOf(await open());
  const found = [];
  for (const board of boards) found.push(...(await compare(world, ask, board)));
  if (found.length > 0) throw new Error(`${world.native} answers otherwise\n${found.join("\n")}`);
}

const onSamples = (world, open) =>
  compareAll(
    world,
    open,
    world.samples.map(({ address }) => ({ name: address, text: address })),
  );

/** A line is an address or a JSON object with "url", or with "rows", "cols" and "puzzle". */
function readBoard(line, genre) {
  if (!line.startsWith("{")) return { name: line, text: line };
  const row = JSON.parse(line);
  const { id, url, rows, cols, puzzle } = row;
  const text = url ?? JSON.stringify({ genre: row.genre ?? genre, rows, cols, puzzle });
  return { name: id ?? text, text };
}

function onAFile(world, open) {
  const { boards, genre } = world.said;
  const lines = readFileSync(boards, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  process.stdout.write(`${lines.length} boards, ${QUESTIONS.length} questions each\n`);
  return compareAll(
    world,
    open,
    lines.map((line) => readBoard(line, genre)),
  );
}

const needs = ({ native }) => (native ? null : "the native program is not built");

export const tests = [
  { name: "on the samples", run: onSamples, needs },
  { name: "on a file of boards", run: onAFile, needs, only: "boards", long: true },
];
