// Writes the service worker of a build: the list of all its files, and a name that changes with any of
// them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Contents = Map<string, string | Uint8Array>;

/** But for the icons that a system keeps by itself once the page is installed. */
function publicFiles(folder: string): Contents {
  const names = readdirSync(folder).filter((name) => !name.endsWith(".png"));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

function buildName(files: Contents): string {
  const hash = createHash("sha256");
  for (const name of [...files.keys()].sort()) hash.update(name).update(files.get(name) ?? "");
  return hash.digest("hex").slice(0, 12);
}

/** `template` is the worker's source, in which __BUILD__ and __FILES__ stand for what is known here. */
export function offline(template: string): Plugin {
  let publicFolder = "";
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      publicFolder = config.publicDir;
    },
    generateBundle(_, bundle) {
      const files = publicFiles(publicFolder);
      for (const [name, item] of Object.entries(bundle)) {
        files.set(name, item.type === "asset" ? item.source : item.code);
      }
      const source = readFileSync(template, "utf8")
        .replace("__BUILD__", () => buildName(files))
        .replace("__FILES__", () => JSON.stringify([...files.keys()].sort()));
      this.emitFile({ type: "asset", fileName: "service_worker.js", source });
    },
  };
}
