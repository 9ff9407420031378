// Head to head against clingo: every board of a file is proved unique by both, whole process, one
// after the other in the same run, so that the ratio does not depend on the machine's mood.
//
//   node clingo.mjs HASHIGO FILE [--genre NAME]
//
// FILE holds an address a line, or JSON objects with "url" or "puzzle". Verdicts must agree.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));
const runs = 3;

function boards(path, genre) {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      if (!line.startsWith("{")) return line;
      const { url, rows, cols, puzzle } = JSON.parse(line);
      return url ?? JSON.stringify({ genre, rows, cols, puzzle });
    });
}

function timed(program, argv, input) {
  const begin = process.hrtime.bigint();
  const ran = spawnSync(program, argv, { input, maxBuffer: 1 << 28 });
  if (ran.error) throw ran.error;
  return { out: ran.stdout.toString(), ms: Number(process.hrtime.bigint() - begin) / 1e6 };
}

// The board as facts, from the tokens of the JSON form.
function facts({ rows, cols, puzzle }) {
  const steps = { "^": [-1, 0], v: [1, 0], "<": [0, -1], ">": [0, 1] };
  const inside = (r, c) => r >= 0 && r < rows && c >= 0 && c < cols;
  const lines = [];
  puzzle.forEach((tokens, row) => {
    tokens.forEach((token, col) => {
      lines.push(`cell(${row},${col}).`);
      const step = steps[token[0]];
      const number = token.slice(1);
      if (!step || !/^\d+$/.test(number)) return;
      lines.push(`clue(${row},${col},${number}).`);
      for (let r = row + step[0], c = col + step[1]; inside(r, c); r += step[0], c += step[1]) {
        lines.push(`sees(${row},${col},${r},${c}).`);
      }
    });
  });
  return lines.join("\n");
}

const verdicts = ["none", "unique", "many"];

function byClingo(genre, program) {
  const { out, ms } = timed("clingo", [join(folder, `${genre}.lp`), "-", "-n", "2", "-q"], program);
  const models = Number(/^Models\s*:\s*(\d+)/m.exec(out)?.[1]);
  const solving = 1000 * Number(/Solving:\s*([\d.]+)s/.exec(out)?.[1]);
  return { verdict: verdicts[models], ms, solving };
}

function byHashigo(hashigo, text) {
  const { out, ms } = timed(hashigo, ["solve", "--json", text]);
  return { verdict: JSON.parse(out).verdict, ms };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function compare(hashigo, text) {
  const { out } = timed(hashigo, ["convert", "--to", "json", text]);
  const board = JSON.parse(out);
  const program = facts(board);
  const ours = [];
  const theirs = [];
  for (let k = 0; k < runs; ++k) {
    ours.push(byHashigo(hashigo, text));
    theirs.push(byClingo(board.genre, program));
  }
  return {
    size: `${board.rows}x${board.cols}`,
    agree: ours[0].verdict === theirs[0].verdict,
    ours: median(ours.map((run) => run.ms)),
    theirs: median(theirs.map((run) => run.ms)),
    solving: median(theirs.map((run) => run.solving)),
  };
}

function main() {
  const argv = process.argv.slice(2);
  const at = argv.indexOf("--genre");
  const genre = at < 0 ? undefined : argv.splice(at, 2)[1];
  const [hashigo, file] = argv;
  const rows = new Map();
  let disagree = 0;
  for (const text of boards(file, genre)) {
    const row = compare(hashigo, text);
    if (!row.agree) console.error(`verdicts differ: ${text}`);
    disagree += row.agree ? 0 : 1;
    rows.set(row.size, [...(rows.get(row.size) ?? []), row]);
  }
  const column = (text, width = 12) => String(text).padStart(width);
  console.log(["size", "boards", "hashigo ms", "clingo ms", "(solving)", "ratio"].map((t) => column(t)).join(""));
  for (const [size, list] of rows) {
    const [ours, theirs, solving] = ["ours", "theirs", "solving"].map((key) => median(list.map((row) => row[key])));
    const cells = [size, list.length, ours.toFixed(2), theirs.toFixed(2), solving.toFixed(2), (theirs / ours).toFixed(1)];
    console.log(cells.map((cell) => column(cell)).join(""));
  }
  process.exitCode = disagree === 0 ? 0 : 1;
}

main();
