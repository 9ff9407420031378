// How the page is built: the engine package is taken from its sources, sample boards from the
// repository's data folder, and everything is addressed relatively, so that any folder can serve it.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offline } from "./site/offline.ts";
import { contentPolicy } from "./site/policy.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  plugins: [contentPolicy(), offline(here("./site/service_worker.js"))],
  resolve: { alias: { "hashigo-engine": here("./engine/src/index.ts") } },
  server: { fs: { allow: [here("..")] } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  test: { include: ["tests/unit/**/*.test.{ts,tsx}"], environment: "node" },
});
