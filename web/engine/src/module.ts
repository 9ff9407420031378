// The engine in the thread that calls it. Texts go through memory of their own and not over the
// stack, which a large file would overflow.
import start, { type Glue, type GlueOptions } from "../generated/hashigo.mjs";
import type { Listener, Progress, Reply, Request } from "./runner.js";

export type Engine = (request: Request, listener?: Listener) => Reply;

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

function settings(compiled: WebAssembly.Module, report: Listener, failed: (why: unknown) => void) {
  const options: GlueOptions = {
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(compiled, imports).then(
        (instance) => done(instance, compiled),
        failed,
      );
      return {};
    },
    progress: (event) => report(event as Progress),
    print: () => {},
    printErr: () => {},
  };
  return options;
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

export async function startModule(compiled: WebAssembly.Module): Promise<Engine> {
  let listener: Listener | undefined;
  const glue = await new Promise<Glue>((resolve, reject) => {
    start(settings(compiled, (event) => listener?.(event), reject)).then(resolve, reject);
  });
  return (request, listen) => {
    listener = listen && seldom(listen);
    return read(call(glue, JSON.stringify(request)));
  };
}
