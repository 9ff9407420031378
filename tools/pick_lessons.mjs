// Picks the boards of the lessons: for each rung of a genre six positions, on six boards, whose next
// hint is by that rung. The first is the worked example. Of the positions along the ladder's own solve
// of each shipped board those are best that cite few places, on a small board, by a reason that was
// not picked before.
//
//   node tools/pick_lessons.mjs PROGRAM [GENRE…]     writes data/lessons/GENRE.txt
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PICKED = 6;

const data = join(dirname(dirname(fileURLToPath(import.meta.url))), "data");
const [program, ...wanted] = process.argv.slice(2);

/** One JSON object a line of the program's answer. */
function ask(words, stdin = "") {
  const { stdout, error } = spawnSync(program, [...words, "--json"], {
    input: stdin,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (error) throw error;
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}

const askAll = (words, positions) => ask([...words, "--batch", "-"], positions.join("\n"));

/** The boards of a file, each with where it stands. */
function boardsOf(path) {
  const lines = readFileSync(join(data, path), "utf8").split("\n");
  const addresses = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return addresses.map((address, k) => ({ address, from: `data/${path}, board ${k + 1}` }));
}

/** Where boards are looked for, the smaller ones first. */
function sourcesOf(genre) {
  const sizes = readdirSync(join(data, genre)).sort((a, b) => parseInt(a, 10) - parseInt(b, 10));
  const files = sizes.map((name) => join(genre, name));
  const samples = boardsOf(join("samples", `${genre}.txt`));
  return files.map((file, k) => [...(k === 0 ? samples : []), ...boardsOf(file)]);
}

/** Positions along the ladder's solves, each with its hint. */
function candidates(boards) {
  const addresses = boards.map(({ address }) => address);
  const blanks = askAll(["convert", "--to", "pzprv3"], addresses);
  const solves = askAll(["explain"], addresses);
  const positions = boards.flatMap((board, k) => {
    const along = [blanks[k].text, ...solves[k].steps.map(({ position }) => position)];
    return [...new Set(along)].map((position) => ({ ...board, position: position.trim() }));
  });
  const hints = askAll(["hint"], positions.map(({ position }) => position));
  return positions.map((one, k) => ({ ...one, hint: hints[k] })).filter(({ hint }) => hint.rung);
}

/** How much the step makes a learner look at. */
function burden({ because, chain = [] }) {
  const pointless = because.length === 0 ? 8 : 0; // there is nothing to point at
  return because.length + 2 * chain.length + pointless;
}

/** The lightest first, each on a board of its own and, where there are any, a little heavier. */
function chosen(found, seen) {
  const picked = [];
  const cost = (one) => {
    const alike = picked.filter(({ hint }) => hint.reason === one.hint.reason).length;
    const heavier = picked.length === 0 || burden(one.hint) > burden(picked.at(-1).hint);
    const size = (one.hint.rows * one.hint.cols) / 8;
    return burden(one.hint) + size + 4 * alike + (seen.has(one.address) ? 2 : 0) + (heavier ? 0 : 6);
  };
  while (picked.length < PICKED) {
    const free = found.filter(({ address }) => !picked.some((one) => one.address === address));
    if (free.length === 0) break;
    const best = free.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    picked.push(best);
    seen.add(best.address);
  }
  return picked;
}

const boardsIn = (found) => new Set(found.map(({ address }) => address)).size;

/** For each rung what was found, until every rung has enough boards. */
function search(genre, rungs) {
  const found = new Map(rungs.map((rung) => [rung, []]));
  for (const boards of sourcesOf(genre)) {
    for (const one of candidates(boards)) found.get(one.hint.rung)?.push(one);
    if (rungs.every((rung) => boardsIn(found.get(rung)) >= PICKED)) break;
  }
  return found;
}

function lessonsOf({ genre, name, rungs }) {
  const ids = rungs.map(({ id }) => id);
  const found = search(genre, ids);
  const seen = new Set();
  const text = [
    `# Lessons of ${name.en}: below the name of a rung, positions whose next hint is by that rung; the`,
    "# first of each is the worked example.",
    `# Made by: node tools/pick_lessons.mjs build/dev/hashigo ${genre}`,
  ];
  for (const id of ids) {
    text.push("", `## ${id}`);
    const picked = chosen(found.get(id), seen);
    for (const { from, position } of picked) text.push(`# ${from}`, position);
    process.stdout.write(`${genre} ${id}: ${picked.length} of ${boardsIn(found.get(id))} boards\n`);
  }
  return `${text.join("\n")}\n`;
}

if (!program || !existsSync(program)) {
  process.stderr.write("Usage: node tools/pick_lessons.mjs PROGRAM [GENRE…]\n");
  process.exit(2);
}
mkdirSync(join(data, "lessons"), { recursive: true });
for (const info of ask(["genres"])) {
  if (wanted.length > 0 && !wanted.includes(info.genre)) continue;
  writeFileSync(join(data, "lessons", `${info.genre}.txt`), lessonsOf(info));
}
