// The real engine in the test's own thread, from the module that the page ships.
import { readFileSync } from "node:fs";
import { createEngine, type Engine, startInline } from "hashigo-engine";

const WASM = new URL("../../engine/generated/hashigo.wasm", import.meta.url);

export const engineHere = (): Engine =>
  createEngine({ wasmBytes: readFileSync(WASM), startRunner: startInline });
