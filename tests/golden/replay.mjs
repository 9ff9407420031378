// Replays transcripts of the command line and compares every byte of what comes back. One script
// for both engines, the native program and the WebAssembly module, so that they cannot drift apart.
//
//   node replay.mjs --engine native:PATH | wasm:PATH [--filter TEXT] [--update] [FILE…]
//
// A transcript is tests/golden/NAME.txt; FORMAT.md beside this file says how it is written.
// With GTEST_OUTPUT=json:FOLDER/ it leaves its totals there, as the GoogleTest programs do.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));
const secondsPerCase = 120;

// ---- transcripts ---------------------------------------------------------------------------

// Splits a command line as a shell does: blanks part words, quotes hold them together.
function words(line) {
  const found = [];
  for (const match of line.matchAll(/(?:[^\s'"]+|'[^']*'|"[^"]*")+/g)) {
    found.push(match[0].replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double));
  }
  return found;
}

function joined(lines) {
  const open = lines.length > 0 && lines.at(-1) === null; // null: no newline at the end
  const text = lines.filter((line) => line !== null).join("\n");
  return lines.length === 0 ? "" : open ? text : text + "\n";
}

// The cases of a transcript, and what stands around them: comments and empty lines.
function parse(text, name) {
  const parts = [];
  let current = null;
  let last = null;
  text.replace(/\n$/, "").split("\n").forEach((line, index) => {
    const fail = () => {
      throw new Error(`${name}:${index + 1}: not a line of a transcript: ${line}`);
    };
    const [mark, rest] = [line.slice(0, 1), line.slice(2)];
    if (line === "" || mark === "#") {
      parts.push({ around: line });
      current = null;
    } else if (mark === "$") {
      const [program, ...argv] = words(rest);
      if (program !== "hashigo") fail();
      current = { command: line, line: index + 1, argv, stdin: [], out: [], err: [], exit: 0 };
      parts.push(current);
    } else if (!current) {
      fail();
    } else if (mark === "=") {
      current.exit = Number(rest);
    } else if (line === "\\ no newline" && last) {
      last.push(null);
    } else {
      last = { "<": current.stdin, "|": current.out, "!": current.err }[mark] ?? fail();
      last.push(rest);
    }
  });
  return parts;
}

function marked(mark, text) {
  if (text === "") return [];
  const open = !text.endsWith("\n");
  const lines = (open ? text : text.slice(0, -1)).split("\n");
  const written = lines.map((line) => (line === "" ? mark : `${mark} ${line}`));
  return open ? [...written, "\\ no newline"] : written;
}

function written(command, stdin, { out, err, exit }) {
  const lines = [command, ...marked("<", stdin), ...marked("|", out), ...marked("!", err)];
  return exit === 0 ? lines : [...lines, `= ${exit}`];
}

// ---- engines -------------------------------------------------------------------------------

function nativeEngine(path) {
  return async (argv, stdin) => {
    const ran = spawnSync(path, argv, {
      input: stdin,
      env: { ...process.env, LANG: "C.UTF-8", LC_ALL: "", LANGUAGE: "" },
      timeout: secondsPerCase * 1000,
      maxBuffer: 1 << 28,
    });
    const exit = ran.status ?? `${ran.error?.code ?? "signal"} ${ran.signal ?? ""}`.trim();
    return { out: ran.stdout?.toString() ?? "", err: ran.stderr?.toString() ?? "", exit };
  };
}

function wasmEngine(path) {
  const wasmBinary = readFileSync(path.replace(/\.mjs$/, ".wasm"));
  let loaded = null;
  const load = async () => (await import(pathToFileURL(path))).default({ wasmBinary });
  return async (argv, stdin) => {
    loaded ??= await load();
    const request = JSON.stringify(stdin === "" ? argv : { argv, stdin });
    try {
      const reply = loaded.ccall("hashigo_run", "string", ["string"], [request]);
      const end = reply.indexOf("\n");
      return { ...JSON.parse(reply.slice(0, end)), out: reply.slice(end + 1) };
    } catch (trap) {
      loaded = null; // its memory cannot be trusted any more
      return { out: "", err: `${trap}\n`, exit: "trap" };
    }
  };
}

const engines = { native: nativeEngine, wasm: wasmEngine };

// ---- replaying -----------------------------------------------------------------------------

function difference(expected, actual) {
  const at = expected.findIndex((line, k) => line !== actual[k]);
  const first = at < 0 ? expected.length : at;
  const show = (lines, sign) => lines.slice(first, first + 6).map((line) => `    ${sign}${line}`);
  return [...show(expected, "-"), ...show(actual, "+")].join("\n");
}

async function replay(file, run, options, totals) {
  const name = basename(file, ".txt");
  const lines = [];
  for (const part of parse(readFileSync(file, "utf8"), file)) {
    if (part.around !== undefined) {
      lines.push(part.around);
      continue;
    }
    const label = `${name}: ${part.command.slice(2)}`;
    const stdin = joined(part.stdin);
    const expected = written(part.command, stdin, {
      out: joined(part.out),
      err: joined(part.err),
      exit: part.exit,
    });
    if (!label.includes(options.filter)) {
      lines.push(...expected);
      continue;
    }
    const actual = written(part.command, stdin, await run(part.argv, stdin));
    lines.push(...actual);
    totals.tests += 1;
    if (expected.join("\n") === actual.join("\n") || options.update) continue;
    totals.failures += 1;
    console.log(`FAILED ${name}.txt:${part.line}\n${difference(expected, actual)}`);
  }
  if (options.update) writeFileSync(file, lines.join("\n") + "\n");
}

function report(totals) {
  const [form, place] = (process.env.GTEST_OUTPUT ?? "").split(/:(.*)/);
  if (form !== "json" || !place) return;
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "golden.json"), JSON.stringify(totals));
}

function parseArguments(argv) {
  const options = { engine: "", filter: "", update: false, files: [] };
  while (argv.length > 0) {
    const word = argv.shift();
    if (word === "--update") options.update = true;
    else if (word === "--engine" || word === "--filter") options[word.slice(2)] = argv.shift() ?? "";
    else if (word.startsWith("--")) throw new Error(`unknown option ${word}`);
    else options.files.push(word);
  }
  options.filter ||= process.env.HASHIGO_GOLDEN_FILTER ?? "";
  return options;
}

async function main() {
  const options = parseArguments(process.argv.slice(2));
  const [kind, path] = options.engine.split(/:(.*)/);
  if (!engines[kind] || !path) throw new Error("say --engine native:PATH or --engine wasm:PATH");
  const run = engines[kind](resolve(path));
  const all = readdirSync(folder).filter((name) => name.endsWith(".txt")).sort();
  const files = options.files.length ? options.files : all.map((name) => join(folder, name));
  const totals = { tests: 0, failures: 0 };
  for (const file of files) await replay(file, run, options, totals);
  report(totals);
  console.log(`${kind}: ${totals.tests - totals.failures} of ${totals.tests} transcripts agree`);
  process.exitCode = totals.failures === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
