// Requests straight to the page's own engine, in a Worker started from the page's own files, past
// everything that the page does with the answers.

/** Runs in the page: starts the Worker and leaves `askWorker` for later. */
async function prepare([workerUrl, wasmUrl]) {
  const compiled = await WebAssembly.compileStreaming(fetch(wasmUrl));
  const worker = new Worker(workerUrl, { type: "module" });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    if (data.kind === "broken") for (const { reject } of waiting.values()) reject(data.why);
    if (data.kind === "done") waiting.get(data.id).resolve(data.reply);
  };
  worker.postMessage({ kind: "start", compiled });
  let next = 0;
  window.askWorker = (request) =>
    new Promise((resolve, reject) => {
      next += 1;
      waiting.set(next, { resolve, reject });
      worker.postMessage({ kind: "run", id: next, request });
    });
}

/** Answers with a function from a request to the reply of the page's engine. */
export async function workerOf(visit) {
  await visit.openHome();
  const [worker] = visit.page.workers();
  const wasm = await visit.page.evaluate(
    () => performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".wasm")).name,
  );
  await visit.page.evaluate(prepare, [worker.url(), wasm]);
  return (argv, stdin) =>
    visit.page.evaluate((request) => window.askWorker(request), { argv, stdin });
}
