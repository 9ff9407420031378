// The native program, to hold the page's engine against. Of several builds the newest counts, since
// an old one may answer as the engine did long ago; one with sanitizers would take too long.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The newest program in the folders of a build folder, or null. */
export function findNative(build) {
  if (!existsSync(build)) return null;
  const programs = readdirSync(build)
    .filter((preset) => preset !== "asan")
    .map((preset) => join(build, preset, "hashigo"))
    .filter((file) => existsSync(file) && statSync(file).isFile());
  const age = (file) => statSync(file).mtimeMs;
  return programs.sort((a, b) => age(b) - age(a))[0] ?? null;
}

/** What it prints, as the engine's module answers a request. */
export function runNative(program, argv, stdin) {
  const { status, stdout, error } = spawnSync(program, argv, {
    input: stdin,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (error) throw error;
  return { exit: status, out: stdout };
}
