// The inside of a Worker: it is given the compiled modules, each once, and obeys requests one by one,
// in the order asked.
import { type Engine, startModule } from "./module.js";
import type { Progress, Reply, Request } from "./runner.js";

export type ToWorker =
  | { kind: "start"; first: WebAssembly.Module }
  | { kind: "rest"; rest: WebAssembly.Module }
  | { kind: "no rest"; why: string }
  | { kind: "run"; id: number; request: Request };
export type FromWorker =
  | { kind: "done"; id: number; reply: Reply }
  | { kind: "progress"; id: number; progress: Progress }
  | { kind: "wants rest" }
  | { kind: "broken"; why: string };

interface Port {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const port = self as unknown as Port;

let engine: Promise<Engine> | undefined;
let previous: Promise<void> = Promise.resolve();
let giveRest: (rest: WebAssembly.Module) => void = () => {};
let refuseRest: (why: Error) => void = () => {};

function wantRest(): Promise<WebAssembly.Module> {
  port.postMessage({ kind: "wants rest" });
  return new Promise((resolve, reject) => {
    giveRest = resolve;
    refuseRest = reject;
  });
}

async function obey(id: number, request: Request): Promise<void> {
  if (!engine) throw new Error("not started");
  const run = await engine;
  const report = (progress: Progress) => port.postMessage({ kind: "progress", id, progress });
  port.postMessage({ kind: "done", id, reply: await run(request, report) });
}

function broken(why: unknown): void {
  port.postMessage({ kind: "broken", why: why instanceof Error ? why.message : String(why) });
}

port.onmessage = ({ data }) => {
  if (data.kind === "start") {
    engine = startModule(data.first, wantRest);
    engine.catch(broken);
  } else if (data.kind === "rest") {
    giveRest(data.rest);
  } else if (data.kind === "no rest") {
    refuseRest(new Error(data.why));
  } else {
    previous = previous.then(() => obey(data.id, data.request)).catch(broken);
  }
};
