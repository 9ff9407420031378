// Tests the page in a real browser: serves what `npm run build` made, starts Chromium once, and
// goes through the rooms below one test after the other. The last line is the total; the exit code
// is 0 only if everything passed.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serveFolder } from "../serve/serve.mjs";
import { readBoards, readShipped, withGenres } from "./kit/boards.mjs";
import { startBrowser } from "./kit/chrome.mjs";
import { startEngine } from "./kit/engine.mjs";
import { findNative } from "./kit/native.mjs";
import { runTests } from "./kit/tests.mjs";
import { readWords } from "./kit/words.mjs";
import { tests as addresses } from "./rooms/addresses.mjs";
import { tests as album } from "./rooms/album.mjs";
import { tests as anywhere } from "./rooms/anywhere.mjs";
import { tests as checking } from "./rooms/checking.mjs";
import { tests as following } from "./rooms/following.mjs";
import { tests as gallery } from "./rooms/gallery.mjs";
import { tests as hints } from "./rooms/hints.mjs";
import { tests as keeping } from "./rooms/keeping.mjs";
import { tests as keys } from "./rooms/keys.mjs";
import { tests as learning } from "./rooms/learning.mjs";
import { tests as liars } from "./rooms/liars.mjs";
import { tests as lines } from "./rooms/lines.mjs";
import { tests as panels } from "./rooms/panels.mjs";
import { tests as pictures } from "./rooms/pictures.mjs";
import { tests as playing } from "./rooms/playing.mjs";
import { tests as refusing } from "./rooms/refusing.mjs";
import { tests as sameAnswers } from "./rooms/same_answers.mjs";
import { tests as sequences } from "./rooms/sequences.mjs";
import { tests as settings } from "./rooms/settings.mjs";
import { tests as sharing } from "./rooms/sharing.mjs";
import { tests as sight } from "./rooms/sight.mjs";
import { tests as solving } from "./rooms/solving.mjs";
import { tests as spaces } from "./rooms/spaces.mjs";
import { tests as speed } from "./rooms/speed.mjs";
import { tests as strokes } from "./rooms/strokes.mjs";
import { tests as undoing } from "./rooms/undoing.mjs";
import { tests as wayback } from "./rooms/wayback.mjs";

const ROOMS = {
  solving,
  hints,
  following,
  sequences,
  lines,
  liars,
  undoing,
  wayback,
  addresses,
  keeping,
  sharing,
  gallery,
  checking,
  refusing,
  anywhere,
  strokes,
  keys,
  learning,
  playing,
  settings,
  sight,
  spaces,
  panels,
  speed,
  sameAnswers,
  pictures,
  album,
};

const HELP = `Usage: node tests/browser/run.mjs [options]   (after npm run build)
  --filter TEXT    only tests whose room or name contains TEXT
  --bench          measure longer and write build/web-bench.json
  --pictures       also draw docs/page.png and docs/pictures
  --all            instead: follow the hints of every shipped board to its end
  --boards FILE    instead: compare the page's engine with the native one on each board of FILE
  --genre NAME     the genre of boards that do not name it
  --native PATH    the native program (otherwise the newest in build/)
  --dist FOLDER    the built page (web/dist)
  --shots FOLDER   where screenshots go (build/shots)
CHROMIUM names the browser if it is not on the path.
`;

const web = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");
const root = dirname(web);

const { values: said } = parseArgs({
  options: {
    filter: { type: "string", default: "" },
    bench: { type: "boolean", default: false },
    pictures: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    boards: { type: "string" },
    genre: { type: "string", default: "" },
    native: { type: "string" },
    dist: { type: "string", default: join(web, "dist") },
    shots: { type: "string", default: join(root, "build", "shots") },
    help: { type: "boolean", short: "h", default: false },
  },
});

/** What every test is given. */
async function makeWorld(server, browser) {
  const modules = [join(web, "engine", "generated"), join(root, "build", "wasm")];
  const engine = await startEngine(modules);
  const genres = engine.genres();
  return {
    url: server.url,
    browser,
    engine,
    genres,
    samples: withGenres(readBoards(join(root, "data", "samples")), genres),
    shipped: readShipped(root, genres),
    wordsOf: await readWords(join(web, "src", "i18n", "words")),
    native: said.native ?? findNative(join(root, "build")),
    said,
    root,
  };
}

async function main() {
  if (said.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!existsSync(join(said.dist, "index.html"))) {
    process.stderr.write(`No page in ${said.dist}; build it with npm run build.\n`);
    return 2;
  }
  mkdirSync(said.shots, { recursive: true });
  for (const name of readdirSync(said.shots)) {
    if (name.startsWith("failed-")) rmSync(join(said.shots, name));
  }
  const server = await serveFolder(said.dist);
  const browser = await startBrowser();
  try {
    return await runTests(await makeWorld(server, browser), ROOMS);
  } finally {
    await browser.close();
    server.close();
  }
}

process.exitCode = await main();
