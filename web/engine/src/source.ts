// Fetching and compiling the engine's code, once for all runners: they are handed the compiled modules,
// so that a spare one costs next to nothing. The code comes in two parts, as the page's build cuts
// it: what a board needs at once, and the rest, which comes when it has been called for.

/** Where the code comes from: the bytes of all of it, or the addresses of first.wasm and rest.wasm. */
export interface Source {
  wasmBytes?: BufferSource;
  locateFile?: (file: string) => string;
}

export interface Code {
  first: Promise<WebAssembly.Module>;
  rest: Promise<WebAssembly.Module>;
  callForRest(): void;
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

function heard(code: Code): Code {
  for (const part of [code.first, code.rest]) part.catch(() => {}); // each request reports it
  return code;
}

export function obtain(source: Source): Code {
  if (source.wasmBytes) {
    const whole = WebAssembly.compile(source.wasmBytes);
    return heard({ first: whole, rest: whole, callForRest: () => {} });
  }
  let callForRest = () => {};
  const called = new Promise<void>((resolve) => {
    callForRest = resolve;
  });
  const first = fetchModule(source, "first.wasm");
  const rest = called.then(() => fetchModule(source, "rest.wasm"));
  return heard({ first, rest, callForRest: () => callForRest() });
}
