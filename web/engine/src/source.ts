// Fetching and compiling the engine's code, once for all runners: they are handed the compiled modules,
// so that a spare one costs next to nothing. The code comes in two parts, as the page's build cuts
// it: what a board needs at once, and the rest, which comes when it is asked for. What could not be
// fetched is fetched again for whoever asks next.

/** Where the code comes from: the bytes of all of it, or the addresses of first.wasm and rest.wasm. */
export interface Source {
  wasmBytes?: BufferSource;
  locateFile?: (file: string) => string;
}

export interface Code {
  first: Promise<WebAssembly.Module>;
  rest(): Promise<WebAssembly.Module>;
}

async function fetchModule(source: Source, file: string): Promise<WebAssembly.Module> {
  const at = source.locateFile?.(file);
  if (at === undefined) throw new Error("wasmBytes or locateFile is needed");
  const response = await fetch(at);
  if (!response.ok) throw new Error(`${at}: ${response.status}`);
  if (response.headers.get("Content-Type") === "application/wasm") {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Asked once, and again only after a failure. */
export function untilItWorks<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    const mine = asked ?? ask();
    asked = mine;
    mine.catch(() => {
      if (asked === mine) asked = null;
    });
    return mine;
  };
}

export function obtain(source: Source): Code {
  const whole = source.wasmBytes && WebAssembly.compile(source.wasmBytes);
  const first = whole ?? fetchModule(source, "first.wasm");
  first.catch(() => {}); // each request reports it
  return { first, rest: untilItWorks(() => whole ?? fetchModule(source, "rest.wasm")) };
}
