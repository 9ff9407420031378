// Requests straight to the page's own engine, in a Worker started from the page's own files, past
// everything that the page does with the answers.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Runs in the page: starts the Worker and leaves `askWorker` for later. */
async function prepare([workerUrl, firstUrl, restUrl]) {
  const [first, rest] = await Promise.all(
    [firstUrl, restUrl].map((url) => WebAssembly.compileStreaming(fetch(url))),
  );
  const worker = new Worker(workerUrl, { type: "module" });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    if (data.kind === "broken") for (const { reject } of waiting.values()) reject(data.why);
    if (data.kind === "wants rest") worker.postMessage({ kind: "rest", rest });
    if (data.kind === "done") waiting.get(data.id).resolve(data.reply);
  };
  worker.postMessage({ kind: "start", first });
  let next = 0;
  window.askWorker = (request) =>
    new Promise((resolve, reject) => {
      next += 1;
      waiting.set(next, { resolve, reject });
      worker.postMessage({ kind: "run", id: next, request });
    });
}

/** The address of a part of the engine, among the files of the page. */
function partOf({ url, said }, name) {
  const file = readdirSync(join(said.dist, "assets")).find(
    (one) => one.startsWith(name) && one.endsWith(".wasm"),
  );
  if (!file) throw new Error(`no ${name} part of the engine in ${said.dist}`);
  return new URL(`assets/${file}`, url).href;
}

/** Answers with a function from a request to the reply of the page's engine. */
export async function workerOf(visit) {
  await visit.openHome();
  const [worker] = visit.page.workers();
  const parts = ["first", "rest"].map((name) => partOf(visit.world, name));
  await visit.page.evaluate(prepare, [worker.url(), ...parts]);
  return (argv, stdin) =>
    visit.page.evaluate((request) => window.askWorker(request), { argv, stdin });
}
