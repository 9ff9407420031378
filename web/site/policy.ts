// What the built page may load and run, written into its head where no host can forget it: its own
// files and WebAssembly, nothing inline, nothing from elsewhere. Drawings that are downloaded or
// shown pass through blob: and data: addresses. While the page is worked on, Vite needs more.
import type { Plugin } from "vite";

const POLICY: Record<string, string> = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const content = Object.entries(POLICY)
  .map(([what, from]) => `${what} ${from}`)
  .join("; ");

export function contentPolicy(): Plugin {
  return {
    name: "content-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content },
        injectTo: "head-prepend",
      },
    ],
  };
}
