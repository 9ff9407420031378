// A runner whose engine lives in a Worker of its own. Answers find their askers by number.
import type { Listener, Reply, Runner } from "./runner.js";
import type { Code } from "./source.js";
import type { FromWorker, ToWorker } from "./worker.js";

interface Waiting {
  resolve(reply: Reply): void;
  reject(why: Error): void;
  listener: Listener | undefined;
}

export function startWorker(code: Code): Runner {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let fault: Error | undefined;

  const post = (message: ToWorker) => worker.postMessage(message);
  const breakDown = (why: unknown) => {
    fault = why instanceof Error ? why : new Error(String(why));
    worker.terminate();
    for (const one of waiting.values()) one.reject(fault);
    waiting.clear();
  };
  const giveRest = () =>
    code.rest().then(
      (rest) => post({ kind: "rest", rest }),
      (why) => post({ kind: "no rest", why: String(why) }),
    );
  const receive = (message: FromWorker) => {
    if (message.kind === "broken") return breakDown(message.why);
    if (message.kind === "wants rest") return giveRest();
    const one = waiting.get(message.id);
    if (message.kind === "progress") return one?.listener?.(message.progress);
    waiting.delete(message.id);
    one?.resolve(message.reply);
  };

  worker.onmessage = (event: MessageEvent<FromWorker>) => receive(event.data);
  worker.onerror = (event) => breakDown(event.message || "the Worker could not start");
  code.first.then((first) => post({ kind: "start", first }), breakDown);

  return {
    run: async (request, listener) => {
      await code.first;
      if (fault) throw fault;
      return new Promise<Reply>((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject, listener });
        post({ kind: "run", id, request });
      });
    },
    stop: () => breakDown("stopped"),
  };
}
