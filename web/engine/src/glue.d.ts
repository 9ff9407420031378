// The module that emscripten writes; it is built, so it may not be there when types are checked.
declare module "*/hashigo.mjs" {
  export interface Glue {
    _hashigo_run(request: number): number;
    _malloc(bytes: number): number;
    _free(at: number): void;
    UTF8ToString(at: number): string;
    stringToUTF8(text: string, at: number, bytes: number): void;
  }
  type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
  export interface GlueOptions {
    instantiateWasm(imports: WebAssembly.Imports, done: Instantiated): object;
    progress(event: unknown): void;
    print(text: string): void;
    printErr(text: string): void;
  }
  export default function start(options: GlueOptions): Promise<Glue>;
}
