// The engine in the test's own process, beside the one in the page: it says what the right answer
// is and which touch leads there. It is the same WebAssembly module that the page ships.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

async function startGlue(folder, file) {
  const { default: start } = await import(pathToFileURL(join(folder, "hashigo.mjs")).href);
  const compiled = await WebAssembly.compile(readFileSync(file));
  let exports;
  const glue = await start({
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(compiled, imports).then((instance) => {
        exports = instance.exports;
        done(instance, compiled);
      });
      return {};
    },
    print: () => {},
    printErr: () => {},
  });
  return { glue, exports };
}

function call(glue, text) {
  const bytes = Buffer.byteLength(text) + 1;
  const at = glue._malloc(bytes);
  glue.stringToUTF8(text, at, bytes);
  const reply = glue.UTF8ToString(glue._hashigo_run(at));
  glue._free(at);
  return reply;
}

/** Finds the module in the first of some folders that has it; `file` is another form of its code. */
export async function startEngine(folders, file = null) {
  const folder = folders.find((one) => existsSync(join(one, "hashigo.wasm")));
  if (!folder) throw new Error(`hashigo.wasm is in none of ${folders.join(", ")}`);
  const { glue, exports } = await startGlue(folder, file ?? join(folder, "hashigo.wasm"));
  const run = (argv, stdin = "") => {
    const reply = call(glue, JSON.stringify({ argv, stdin }));
    const end = reply.indexOf("\n");
    return { ...JSON.parse(reply.slice(0, end)), out: reply.slice(end + 1) };
  };
  const askAll = (argv, stdin) => {
    const { out } = run(argv, stdin);
    return out
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  };
  return {
    glue,
    exports,
    run,
    askAll,
    /** One answer about a position; what follows the command are its options as words. */
    ask: (command, position, ...options) =>
      askAll([command, "--json", ...options, "-"], position)[0],
    genres: () => askAll(["genres", "--json"]),
  };
}
