// The built page on any host: under a path of its own, held to its policy, without a network, and when
// a newer build comes. The page is served from a copy here, so that it can be made newer.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFolder } from "../../serve/serve.mjs";
import { sampleOf } from "../kit/boards.mjs";
import { eventually } from "../kit/wait.mjs";

const PATH = "some/where/else";

/** A visit to a copy of the page; `act` is given the folder that holds it, too. */
const elsewhere = (act) => async (world, open) => {
  const folder = mkdtempSync(join(tmpdir(), "hashigo-page-"));
  const page = join(folder, PATH);
  cpSync(world.said.dist, page, { recursive: true });
  const server = await serveFolder(folder);
  try {
    const visit = await open({ offline: true });
    visit.world = { ...world, url: `${server.url}${PATH}/` };
    await act(visit, page);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
};

/** Tries what the policy forbids; answers with what was reported. */
function misbehave() {
  const reports = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    reports.push(`${effectiveDirective} ${blockedURI}`),
  );
  const add = (tag, content) => {
    const element = document.createElement(tag);
    element.textContent = content;
    document.head.append(element);
  };
  add("script", "window.inline = true");
  add("style", "body { color: red }");
  fetch("https://example.org/").catch(() => {});
  setTimeout(() => new Function("return true")()); // later: what a debugger runs may evaluate
  return new Promise((done) => setTimeout(() => done(reports), 50));
}

async function policy(visit) {
  await visit.openBoard(sampleOf(visit.world.samples, 8).address);
  await visit.press("play.hint");
  await visit.headed(visit.say("hint.area"));
  assert.deepEqual(visit.faults, [], "the page keeps its own policy");
  const reports = await visit.page.evaluate(misbehave);
  assert.deepEqual(reports.sort(), [
    "connect-src https://example.org/",
    "script-src eval",
    "script-src-elem inline",
    "style-src-elem inline",
  ]);
  const others = visit.faults.filter((fault) => !fault.includes("Content Security Policy"));
  assert.deepEqual(others, []);
  visit.faults.length = 0;
}

const laidBy = (visit) => visit.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

async function withoutNetwork(visit) {
  await visit.openBoard(sampleOf(visit.world.samples, 8).address);
  await laidBy(visit);
  await visit.context.setOffline(true);
  await visit.reload();
  await visit.press("play.hint");
  await visit.headed(visit.say("hint.area"));
  await visit.openHome();
  assert.deepEqual(visit.faults, [], "everything was at hand");
  const cut = await visit.page.evaluate(() => fetch("nothing.txt").catch(() => "cut"));
  assert.equal(cut, "cut", "there was no network");
  visit.faults.length = 0;
  await visit.context.setOffline(false);
}

/** The same page as another build: only its worker differs, as it does with any file. */
function makeNewer(page) {
  const file = join(page, "service_worker.js");
  writeFileSync(file, readFileSync(file, "utf8").replace(/BUILD = "/, 'BUILD = "newer-'));
}

async function newer(visit, page) {
  await visit.openBoard(sampleOf(visit.world.samples, 8).address);
  await laidBy(visit);
  await visit.reload();
  makeNewer(page);
  await visit.page.evaluate(async () => {
    window.same = true;
    await (await navigator.serviceWorker.ready).update();
  });
  await visit.button("newer.reload").waitFor();
  assert.ok(await visit.page.evaluate(() => window.same), "nothing is loaded anew by itself");
  await visit.press("newer.reload");
  await eventually("the newer build is there", () => visit.page.evaluate(() => !window.same));
  await visit.boardReady();
  const caches = await visit.page.evaluate(() => window.caches.keys());
  assert.equal(caches.filter((name) => name.includes("newer-")).length, 1);
}

/** What an installer asks for, as Chromium sees it. */
async function installable(visit) {
  await visit.go();
  const protocol = await visit.context.newCDPSession(visit.page);
  const { installabilityErrors } = await protocol.send("Page.getInstallabilityErrors");
  const found = installabilityErrors.map(({ errorId }) => errorId);
  assert.deepEqual(
    found.filter((id) => id !== "in-incognito"),
    [],
  );
}

export const tests = [
  {
    name: "under a path of its own, with a strict policy, installable",
    run: elsewhere(async (visit) => {
      await installable(visit);
      await policy(visit);
    }),
  },
  {
    name: "without a network, and a newer build by request",
    run: elsewhere(async (visit, page) => {
      await withoutNetwork(visit);
      await newer(visit, page);
    }),
  },
];
