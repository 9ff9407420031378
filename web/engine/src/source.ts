// Fetching and compiling the engine's code, once for all runners: they are handed the compiled module,
// so that a spare one costs next to nothing.

/** Where the module's code comes from: its bytes, or the address of its file. */
export interface Source {
  wasmBytes?: BufferSource;
  locateFile?: (file: string) => string;
}

export async function compile(source: Source): Promise<WebAssembly.Module> {
  if (source.wasmBytes) return WebAssembly.compile(source.wasmBytes);
  const at = source.locateFile?.("hashigo.wasm");
  if (at === undefined) throw new Error("wasmBytes or locateFile is needed");
  const response = await fetch(at);
  if (!response.ok) throw new Error(`${at}: ${response.status}`);
  if (response.headers.get("Content-Type") === "application/wasm") {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
