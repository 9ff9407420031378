// Copies the engine's WebAssembly module into engine/generated, from where both the page and the
// package take it. HASHIGO_WASM names another folder than the build's own.
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const from = process.env.HASHIGO_WASM ?? join(web, "..", "build", "wasm");
const to = join(web, "engine", "generated");
const files = ["hashigo.mjs", "hashigo.wasm"];

const missing = files.filter((file) => !existsSync(join(from, file)));
if (missing.length > 0) {
  console.error(`The engine is not built: ${missing.join(" and ")} not found in ${from}.`);
  console.error("Build it with: cmake --preset wasm && cmake --build --preset wasm");
  process.exit(1);
}
mkdirSync(to, { recursive: true });
for (const file of files) copyFileSync(join(from, file), join(to, file));
