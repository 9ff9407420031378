// Bad input by every door: the engine's code and sentence are shown, with the place where it has
// one, and the player's board stays as it was.
import assert from "node:assert/strict";
import { labelsOf, sampleOf } from "../kit/boards.mjs";
import { largeFile } from "../kit/files.mjs";
import { keyPlan, makeTouches, positionAfter } from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

/** Bad texts made from a good address. */
function badTexts({ address, rows, cols }) {
  const size = `/${cols}/${rows}/`;
  return {
    garbage: "no puzzle at all",
    "two words": "hello world",
    "a page of the web": "<!doctype html><title>x</title><img src=x onerror=alert(1)>",
    "another language": "これは盤面ではありません 🙂",
    "a truncated address": address.slice(0, -6),
    "a body that is missing": address.slice(0, address.indexOf(size) + size.length),
    "a wrong width": address.replace(size, `/${cols + 3}/${rows}/`),
    "a size of nothing": address.replace(size, `/0/${rows}/`),
    "a negative size": address.replace(size, `/${cols}/-3/`),
    "a broken size": address.replace(size, "/3.5/4/"),
    "an enormous size": address.replace(size, "/99999/99999/"),
    "a character too many": `${address}000`,
    "a strange character": `${address.slice(0, -3)}~!`,
    "a genre that is not here": address.replace(/\?\w+/, "?nurikabe"),
    "a text cut short": "pzprv3/yajikazu/3/3/. . . /. .",
    "a text with a wrong token": "yajikazu 2x2\n^1 banana\n. .\n",
  };
}

const errorOf = (engine, text, language = "en") =>
  engine.askAll(["convert", "--json", "--to", "pzprv3", "--lang", language, "-"], text)[0].error;

async function alertTells(visit, error, text) {
  const alert = visit.page.getByRole("alert");
  await eventually(`the page says ${error.code}`, async () => {
    const told = await alert.textContent();
    if (!told.includes(error.code)) throw new Error(`it says "${told}"`);
    return true;
  });
  const told = await alert.textContent();
  assert.ok(told.includes(error.message), `the sentence "${error.message}" in "${told}"`);
  if (error.offset !== null) assert.ok(told.includes(placeOf(visit, text, error.offset)), told);
  return told;
}

function placeOf(visit, text, offset) {
  const before = Buffer.from(text).subarray(0, offset).toString();
  const lines = before.split("\n");
  return visit.say("refused.place", lines.length, [...lines.at(-1)].length + 1);
}

/** What resembles no puzzle covers nothing, and what is said of it goes by itself. */
async function inPassing(visit, labels) {
  const line = visit.page.getByRole("status").getByText(visit.say("refused.stray"));
  await line.waitFor();
  assert.equal(await visit.page.getByRole("alert").count(), 0);
  assert.deepEqual(await visit.labels(), labels);
  await line.waitFor({ state: "detached" });
}

async function pasted(world, open) {
  const sample = sampleOf(world.samples, 8);
  const steps = keyPlan(world, sample).plan.slice(0, 3);
  const labels = labelsOf(world.engine, positionAfter(world.engine, sample.address, steps, 8));
  const visit = await open();
  await visit.openBoard(sample.address);
  await makeTouches(visit, steps, 8);
  await visit.reads(labels);
  for (const [what, text] of Object.entries(badTexts(sample))) {
    const error = errorOf(world.engine, text);
    assert.ok(error, `the engine refuses ${what}`);
    await visit.pasteText(text);
    if (error.code === "codec.unknown-format") {
      await inPassing(visit, labels);
      continue;
    }
    const told = await alertTells(visit, error, text);
    assert.ok(told.includes(visit.say("refused.kept")), "the board is said to be kept");
    assert.deepEqual(await visit.labels(), labels, `${what} leaves the board alone`);
    assert.equal(await visit.address(), sample.address, `${what} leaves the address alone`);
    await visit.press("app.close");
    assert.equal(await visit.page.getByRole("alert").count(), 0);
  }
  await visit.undo();
  await visit.reads(
    labelsOf(world.engine, positionAfter(world.engine, sample.address, steps.slice(0, 2), 8)),
  );
}

/** Links are where puzzles come from; a bad one leads home, where it is said what is wrong. */
async function badLinks(world, open) {
  const sample = sampleOf(world.samples, 6);
  const visit = await open({ language: "ja" });
  const texts = Object.values(badTexts(sample));
  for (const text of texts.filter((_, k) => k % 3 === 0)) {
    await visit.go();
    await visit.go(visit.hashOf(text));
    await alertTells(visit, errorOf(world.engine, text, "ja"), text);
    await visit.page.getByRole("heading", { name: visit.say("home.today"), level: 1 }).waitFor();
    await visit.press("app.close");
  }
}

async function badLinkWhilePlaying(world, open) {
  const sample = sampleOf(world.samples, 6);
  const text = badTexts(sample)["a truncated address"];
  const visit = await open();
  await visit.openBoard(sample.address);
  await visit.page.evaluate((hash) => {
    location.hash = hash;
  }, visit.hashOf(text));
  await alertTells(visit, errorOf(world.engine, text), text);
  await visit.reads(labelsOf(world.engine, sample.address));
  assert.equal(await visit.address(), sample.address, "the bar names what is open");
}

const isFocused = (locator) => locator.evaluate((one) => one === document.activeElement);

async function typed(world, open) {
  const sample = sampleOf(world.samples, 5);
  const text = badTexts(sample)["a text with a wrong token"];
  const visit = await open({ phone: true });
  await visit.openForm();
  const field = visit.page.getByRole("textbox", { name: visit.say("home.open.label") });
  await field.fill(text);
  await visit.press("home.open.go");
  await alertTells(visit, errorOf(world.engine, text.trim()), text);
  assert.equal(await field.inputValue(), text, "what was typed can be mended");
  await seen(visit, visit.page.getByRole("alert"));
  await seen(visit, field);
  const within = visit.page.locator("form").filter({ has: field });
  assert.equal(await within.getByRole("alert").count(), 1, "it is said beside the text");
  await eventually("the keyboard is at the text", () => isFocused(field));
  await visit.press("app.close");
  assert.ok(await isFocused(field), "and stays there when that has been read");
  await field.fill(sample.address);
  await visit.press("home.open.go");
  await visit.reads(labelsOf(world.engine, sample.address));
  assert.equal(await visit.page.getByRole("alert").count(), 0, "a good one ends the complaint");
}

/** What is said must be in view, or nobody knows why nothing happened. */
async function seen(visit, locator) {
  const box = await locator.boundingBox();
  const { height } = visit.page.viewportSize();
  assert.ok(box.y >= 0 && box.y + Math.min(box.height, 60) <= height, `in view: ${box.y}`);
}

async function badFiles(world, open) {
  const sample = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.openForm();
  const input = visit.page.getByLabel(visit.say("home.file"));
  const file = (buffer) => ({ name: "board.txt", mimeType: "text/plain", buffer });
  await input.setInputFiles(largeFile(world));
  await visit.page.getByRole("alert").getByText(visit.say("refused.large")).waitFor();
  const bytes = Buffer.from([0, 1, 2, 255, 254, 137, 80, 78, 71]);
  await input.setInputFiles(file(bytes));
  await alertTells(visit, errorOf(world.engine, new TextDecoder().decode(bytes)), "");
  await input.setInputFiles(file(Buffer.alloc(0)));
  await alertTells(visit, errorOf(world.engine, ""), "");
  await input.setInputFiles(file(Buffer.from(sample.address)));
  await visit.reads(labelsOf(world.engine, sample.address));
}

const HASHES = [
  "#/nowhere",
  "#/rules?g=nothing",
  "#/rules",
  "#/play",
  "#/play?p=",
  "#/%E0%A4%A",
  "#?p",
];

async function unknownPages(_, open) {
  const visit = await open();
  await visit.openHome();
  for (const hash of HASHES) {
    await visit.go(hash);
    await eventually(`${hash} shows something`, async () => {
      const text = await visit.page.getByRole("main").textContent();
      return text.trim() !== "";
    });
  }
}

/** The engine does not come; what is said is no dead end. */
async function noEngine(world, open) {
  const { address } = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.page.route("**/*.wasm", (route) => route.abort());
  await visit.go(visit.hashOf(address));
  await visit.page.getByRole("alert").getByText(visit.say("app.unreachable")).waitFor();
  await visit.page.unroute("**/*.wasm");
  await visit.press("app.retry");
  await visit.reads(labelsOf(world.engine, address));
  visit.faults = visit.faults.filter((fault) => !fault.includes("ERR_FAILED"));
}

export const tests = [
  { name: "pasted over a game, it leaves the game alone", run: pasted },
  { name: "a bad link leads home and says why, in Japanese", run: badLinks },
  { name: "a bad link while playing leaves the game alone", run: badLinkWhilePlaying },
  { name: "typed on the phone, it can be mended", run: typed },
  { name: "files that are no puzzles", run: badFiles },
  { name: "an engine that does not come can be asked for again", run: noEngine },
  { name: "addresses of no page show a page", run: unknownPages },
];
