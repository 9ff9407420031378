// The inside of a Worker: it is given the compiled module once and then obeys requests one by one.
import { type Engine, startModule } from "./module.js";
import type { Progress, Reply, Request } from "./runner.js";

export type ToWorker =
  | { kind: "start"; compiled: WebAssembly.Module }
  | { kind: "run"; id: number; request: Request };
export type FromWorker =
  | { kind: "done"; id: number; reply: Reply }
  | { kind: "progress"; id: number; progress: Progress }
  | { kind: "broken"; why: string };

interface Port {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const port = self as unknown as Port;

let engine: Promise<Engine> | undefined;

async function obey(id: number, request: Request): Promise<void> {
  if (!engine) throw new Error("not started");
  const run = await engine;
  const reply = run(request, (progress) => port.postMessage({ kind: "progress", id, progress }));
  port.postMessage({ kind: "done", id, reply });
}

function broken(why: unknown): void {
  port.postMessage({ kind: "broken", why: why instanceof Error ? why.message : String(why) });
}

port.onmessage = ({ data }) => {
  if (data.kind === "start") {
    engine = startModule(data.compiled);
    engine.catch(broken);
  } else {
    obey(data.id, data.request).catch(broken);
  }
};
