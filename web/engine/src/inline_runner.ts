// A runner without a Worker: for Node, and for pages that may not start any. It answers in the
// caller's thread, so a request that has begun cannot be cancelled.
import { startModule } from "./module.js";
import type { Runner } from "./runner.js";
import type { Code } from "./source.js";

export function startInline(code: Code): Runner {
  const engine = code.first.then((first) => startModule(first, code.rest));
  engine.catch(() => {}); // each request reports it
  return {
    run: async (request, listener) => (await engine)(request, listener),
    stop: () => {},
  };
}
