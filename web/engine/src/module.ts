// The engine in the thread that calls it. Texts go through memory of their own and not over the
// stack, which a large file would overflow. It starts with the first part of the code; a request that
// needs more is asked again of a new instance that has both, which is as good, since the engine
// remembers nothing between two requests.
import start, { type Glue, type GlueOptions } from "../generated/hashigo.mjs";
import type { Listener, Progress, Reply, Request } from "./runner.js";

export type Engine = (request: Request, listener?: Listener) => Promise<Reply>;

function call(glue: Glue, text: string): string {
  const bytes = new TextEncoder().encode(text).length + 1;
  const at = glue._malloc(bytes);
  if (at === 0) throw new Error(`no memory for a request of ${bytes} bytes`);
  try {
    glue.stringToUTF8(text, at, bytes);
    return glue.UTF8ToString(glue._hashigo_run(at));
  } finally {
    glue._free(at);
  }
}

/** A line of JSON with all but the answer, and then the answer as it is. */
function read(reply: string): Reply {
  const end = reply.indexOf("\n");
  const { exit, err } = JSON.parse(reply.slice(0, end)) as Omit<Reply, "out">;
  return { exit, err, out: reply.slice(end + 1) };
}

/** An instance of the first part, or of both; `lacking` is called when it needs what it has not. */
async function instantiate(
  { first, rest }: { first: WebAssembly.Module; rest: WebAssembly.Module | null },
  imports: WebAssembly.Imports,
  lacking: () => void,
): Promise<WebAssembly.Instance> {
  const gap = () => {
    lacking();
    throw new Error("this part of the engine is not there");
  };
  const placeholder = new Proxy({}, { get: () => gap });
  const instance = await WebAssembly.instantiate(first, { ...imports, placeholder });
  // The rest takes its places in the first part's table by itself.
  if (rest) await WebAssembly.instantiate(rest, { ...imports, primary: instance.exports });
  return instance;
}

interface Loaded {
  run(text: string): string;
  /** It has met a gap, and what it answered or threw then means nothing. */
  lacks(): boolean;
}

async function load(
  first: WebAssembly.Module,
  rest: WebAssembly.Module | null,
  report: (event: unknown) => void,
): Promise<Loaded> {
  let gap = false;
  const lacking = () => {
    gap = true;
  };
  const glue = await new Promise<Glue>((resolve, reject) => {
    const instantiateWasm: GlueOptions["instantiateWasm"] = (imports, done) => {
      const made = instantiate({ first, rest }, imports, lacking);
      made.then((instance) => done(instance, first)).catch(reject);
      return {};
    };
    const silent = () => {};
    start({ instantiateWasm, progress: report, print: silent, printErr: silent }).then(
      resolve,
      reject,
    );
  });
  return { run: (text) => call(glue, text), lacks: () => gap };
}

/** Milliseconds between two reports: the engine has far more to report than anyone can read. */
const REPORT_EVERY = 100;

/** Passes on at most one event in a while. */
export function seldom(listener: Listener, now: () => number = () => performance.now()): Listener {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (now() - last < REPORT_EVERY) return;
    last = now();
    listener(progress);
  };
}

/** `wantRest` is called when a request needs the rest, and answers when it has come. */
export async function startModule(
  first: WebAssembly.Module,
  wantRest: () => Promise<WebAssembly.Module>,
): Promise<Engine> {
  let listener: Listener | undefined;
  const report = (event: unknown) => listener?.(event as Progress);
  let loaded = await load(first, null, report);

  const complete = async () => {
    loaded = await load(first, await wantRest(), report);
  };
  const attempt = (text: string): Reply | null => {
    try {
      const reply = loaded.run(text);
      return loaded.lacks() ? null : read(reply);
    } catch (why) {
      if (loaded.lacks()) return null;
      throw why;
    }
  };
  return async (request, listen) => {
    listener = listen && seldom(listen);
    const text = JSON.stringify(request);
    const reply = attempt(text);
    if (reply) return reply;
    await complete();
    return read(loaded.run(text));
  };
}
