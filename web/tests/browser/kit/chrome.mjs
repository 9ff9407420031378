// Starts the browser, once for all tests. Which one: CHROMIUM if that is set, or else the first on
// the path that is a Chromium.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu", // one process less to start and to talk to
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
  if (!found) throw new Error("no Chromium on the path; install it or set CHROMIUM to its file");
  return found;
}

export const startBrowser = () =>
  chromium.launch({ executablePath: findChromium(), headless: true, args: FLAGS });
