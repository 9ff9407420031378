// Cuts the engine's module in two: what a board needs to be read, drawn, marked and checked, which the
// page fetches first, and the rest. Where to cut is found by watching: an instrumented copy plays a
// little on each sample board, and what it called goes first. A wrong guess costs time, never an
// answer: whatever is missing is fetched (engine/src/module.ts).
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBoards } from "../tests/browser/kit/boards.mjs";
import { startEngine } from "../tests/browser/kit/engine.mjs";

const FEATURES = [
  "bulk-memory",
  "exception-handling",
  "mutable-globals",
  "nontrapping-float-to-int",
  "sign-ext",
  "simd",
].map((feature) => `--enable-${feature}`);

const wasmSplit = (...words) => execFileSync("wasm-split", [...words, ...FEATURES]);

const cell = (row, col) => ({ kind: "cell", row, col });
const PATHS = [[cell(1, 1)], [cell(1, 1), cell(1, 2)]];
const BUTTONS = ["primary", "secondary"];

/** Every touch of a few places, with each tool and key of the genre. */
function touches({ play }) {
  const strokes = play.tools.flatMap(({ id }) =>
    BUTTONS.flatMap((button) => PATHS.map((path) => ({ tool: id, button, path }))),
  );
  const keys = play.keys.map(({ key }) => ({ key, path: PATHS[0] }));
  return [...strokes, ...keys].flatMap((one) =>
    [true, false].map((commit) => ({ ...one, commit })),
  );
}

/** As the page draws: with what is seen from where a hand rests, or with nothing over the marks. */
const OVERLAYS = [{}, { focus: PATHS[0] }].map((overlay) => JSON.stringify(overlay));

function look(engine, position, lang) {
  for (const overlay of OVERLAYS)
    engine.ask("draw", position, "--overlay", overlay, "--svg", "--lang", lang);
  engine.ask("check", position, "--lang", lang);
  engine.ask("replay", position);
}

/** What a player may do in the first moments. */
function play(engine, folder) {
  const genres = engine.genres();
  for (const { address } of readBoards(folder)) {
    const genre = genres.find(({ genre: id }) => address.includes(`?${id}/`));
    const position = engine.ask("convert", address, "--to", "pzprv3").text;
    engine.ask("convert", position, "--to", "url");
    for (const lang of ["en", "ja"]) look(engine, position, lang);
    for (const gesture of touches(genre)) {
      const after = engine.ask("touch", position, "--gesture", JSON.stringify(gesture)).position;
      if (after && after !== position) look(engine, after, "en");
    }
  }
}

function writeProfile(file, { glue, exports }) {
  const size = exports.__write_profile(0, 0);
  const at = glue._malloc(size);
  exports.__write_profile(at, size);
  const memory = Object.values(exports).find((one) => one instanceof WebAssembly.Memory);
  writeFileSync(file, new Uint8Array(memory.buffer, at, size));
}

/** Writes first.wasm and rest.wasm beside hashigo.wasm in `folder`. */
export async function splitEngine(folder, samples) {
  const work = mkdtempSync(join(tmpdir(), "hashigo-split-"));
  const whole = join(folder, "hashigo.wasm");
  const [watched, profile] = [join(work, "watched.wasm"), join(work, "profile")];
  wasmSplit("--instrument", whole, "-o", watched);
  const engine = await startEngine([folder], watched);
  play(engine, samples);
  writeProfile(profile, engine);
  const parts = ["-o1", join(folder, "first.wasm"), "-o2", join(folder, "rest.wasm")];
  wasmSplit(whole, `--profile=${profile}`, "--export-prefix=%", ...parts);
  rmSync(work, { recursive: true });
}
