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

/** Where two answers to one question differ, board by board: each has a line in each. */
function differences(boards, what, native, page) {
  if (native.exit === page.exit && native.out === page.out) return [];
  const [ours, theirs] = [native, page].map(({ out }) => out.split("\n"));
  const found = boards.flatMap(({ name }, k) =>
    ours[k] === theirs[k]
      ? []
      : [`${name}, ${what}: ${difference(ours[k] ?? "", theirs[k] ?? "")}`],
  );
  return found.length > 0 ? found : [`${what}: exit ${native.exit}, ${page.exit}`];
}

const AT_ONCE = 30; // boards in one request

async function compareAll(world, open, boards, questions = QUESTIONS) {
  const ask = await workerOf(await open());
  const found = [];
  for (let k = 0; k < boards.length; k += AT_ONCE) {
    const some = boards.slice(k, k + AT_ONCE);
    const stdin = some.map(({ text }) => `${text}\n`).join("");
    for (const question of questions) {
      const argv = [...question, "--batch", "-"];
      const native = runNative(world.native, argv, stdin);
      found.push(...differences(some, question[0], native, await ask(argv, stdin)));
    }
  }
  if (found.length > 0) throw new Error(`${world.native} answers otherwise\n${found.join("\n")}`);
}

const byAddress = (boards) => boards.map(({ address }) => ({ name: address, text: address }));

const onSamples = (world, open) => compareAll(world, open, byAddress(world.samples));

/** Of every genre and size about ten boards, from easy to hard; without what takes long on these. */
const onShipped = (world, open) =>
  compareAll(
    world,
    open,
    byAddress(world.shipped.filter((_, k) => k % 3 === 0)),
    QUESTIONS.filter(([command]) => command !== "explain" && command !== "grade"),
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
  { name: "on shipped boards", run: onShipped, needs },
  { name: "on a file of boards", run: onAFile, needs, only: "boards", long: true },
];
