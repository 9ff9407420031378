// Takes the engine's WebAssembly module into engine/generated, from where both the page and the
// package have it, and cuts it in two for the page. HASHIGO_WASM names another folder than the
// build's own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { splitEngine } from "./split_engine.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const from = process.env.HASHIGO_WASM ?? join(web, "..", "build", "wasm");
const to = join(web, "engine", "generated");
const files = ["hashigo.mjs", "hashigo.wasm"];
const parts = ["first.wasm", "rest.wasm"];

const missing = files.filter((file) => !existsSync(join(from, file)));
if (missing.length > 0) {
  console.error(`The engine is not built: ${missing.join(" and ")} not found in ${from}.`);
  console.error("Build it with: cmake --preset wasm && cmake --build --preset wasm");
  process.exit(1);
}

const there = (file) => existsSync(join(to, file));
const OWN_ADDRESS = 'new URL("hashigo.wasm",import.meta.url).toString()';

/** A file as it is taken. The glue would have the bundler ship the whole module beside its parts. */
function given(file) {
  const bytes = readFileSync(join(from, file));
  if (!file.endsWith(".mjs")) return bytes;
  return Buffer.from(bytes.toString("utf8").replace(OWN_ADDRESS, '"hashigo.wasm"'));
}
const same = (file) => given(file).equals(readFileSync(join(to, file)));
const taken = [...files, ...parts].every(there) && files.every(same);

if (!taken) {
  mkdirSync(to, { recursive: true });
  for (const file of files) writeFileSync(join(to, file), given(file));
  await splitEngine(to, join(web, "..", "data", "samples"));
}
