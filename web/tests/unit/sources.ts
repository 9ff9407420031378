// All the page's and the package's TypeScript, to be read by tests.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../..", import.meta.url));
const FOLDERS = ["src", "engine/src"];

export interface Source {
  path: string;
  text: string;
}

export function sources(): Source[] {
  return FOLDERS.flatMap((folder) => {
    const names = readdirSync(join(WEB, folder), { recursive: true }) as string[];
    const paths = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
    return paths.map((path) => ({ path, text: readFileSync(join(WEB, path), "utf8") }));
  });
}

/** The repository's genres, by their folders. */
export function genreIds(): string[] {
  const genres = join(WEB, "..", "src", "genres");
  const entries = readdirSync(genres, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

export function styleSheet(name: string): string {
  return readFileSync(join(WEB, "src", "styles", name), "utf8");
}
