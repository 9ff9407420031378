// A puzzle's address goes in by every door and comes out as it went in; a file carries the marks
// too.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { labelsOf, sampleOf } from "../kit/boards.mjs";
import { dropFile } from "../kit/files.mjs";
import { click } from "../kit/hands.mjs";
import { keyPlan, makeTouches, positionAfter } from "../kit/play.mjs";
import { eventually, never } from "../kit/wait.mjs";

const opensAs = async (world, visit, address, position = address) => {
  await visit.boardReady();
  await visit.reads(labelsOf(world.engine, position));
  await eventually("the address bar names it", async () => {
    const shown = await visit.address();
    if (shown !== address) throw new Error(`it names ${shown}`);
    return true;
  });
};

async function deepLinks(world, open) {
  const visit = await open();
  for (const { address } of world.samples) {
    await visit.go(visit.hashOf(address));
    await opensAs(world, visit, address);
  }
}

async function copied(world, open) {
  const { address } = sampleOf(world.samples, 8);
  const visit = await open();
  await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit.openBoard(address);
  await visit.more("play.share");
  await visit.press("share.copy");
  await visit.page.getByText(visit.say("share.copied")).waitFor();
  assert.equal(await visit.page.evaluate(() => navigator.clipboard.readText()), address);
  const other = await visit.beside();
  await other.openHome();
  await other.page.keyboard.press("Control+v");
  await opensAs(world, other, address);
  assert.deepEqual(other.faults, []);
}

async function copyForbidden(world, open) {
  const { address } = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await visit.openBoard(address);
  await visit.more("play.share");
  await visit.press("share.copy");
  await visit.page.getByText(visit.say("share.byHand")).waitFor();
  assert.equal(await visit.page.evaluate(() => getSelection().toString()), address);
}

/** The forms in which addresses go round. */
const forms = ({ address }) => {
  const body = address.split("?")[1];
  return [
    address,
    `http://pzv.jp/p.html?${body}`,
    `https://puzz.link/p.html?${body}`,
    body,
    `  ${address}\n`,
    `https://puzz.link/p?${body.replace("/", "_edit/")}`,
  ];
};

async function pasted(world, open) {
  const sample = sampleOf(world.samples, 6);
  const other = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.openHome();
  for (const form of forms(sample)) {
    await visit.pasteText(form);
    await opensAs(world, visit, sample.address);
    await visit.pasteText(other.address);
    await opensAs(world, visit, other.address);
  }
}

async function typed(world, open) {
  const { address } = sampleOf(world.samples, 8);
  const visit = await open();
  await visit.openForm();
  const field = visit.page.getByRole("textbox", { name: visit.say("home.open.label") });
  assert.ok(await visit.button("home.open.go").isDisabled(), "nothing to open yet");
  await field.fill(address);
  await visit.press("home.open.go");
  await opensAs(world, visit, address);
}

/** Half solved, saved, opened by another visitor as a file and by dropping. */
async function asAFile(world, open) {
  const sample = sampleOf(world.samples, 8);
  const steps = keyPlan(world, sample).plan.filter((_, k) => k % 3 === 0);
  const position = positionAfter(world.engine, sample.address, steps, 8);
  const visit = await open();
  await visit.openBoard(sample.address);
  await makeTouches(visit, steps, 8);
  await visit.reads(labelsOf(world.engine, position));
  await visit.more("play.share");
  const file = await visit.download("share.position");
  const text = readFileSync(file, "utf8");
  const chooser = await open();
  await chooser.openForm();
  await chooser.page.getByLabel(chooser.say("home.file")).setInputFiles(file);
  await opensAs(world, chooser, sample.address, position);
  const dropper = await open();
  await dropper.openHome();
  await dropFile(dropper, text);
  await opensAs(world, dropper, sample.address, position);
  await dropper.undo();
  await dropper.reads(labelsOf(world.engine, sample.address), "the marks given are one step");
}

/** Opening what is open keeps the marks; so does going home and continuing. */
async function continued(world, open) {
  const sample = sampleOf(world.samples, 6);
  const steps = keyPlan(world, sample).plan.slice(0, 4);
  const labels = labelsOf(
    world.engine,
    positionAfter(world.engine, sample.address, steps, sample.cols),
  );
  const visit = await open();
  await visit.openBoard(sample.address);
  await makeTouches(visit, steps, sample.cols);
  await visit.reads(labels);
  const other = sampleOf(world.samples, 5).address;
  await visit.pasteText(other);
  await visit.reads(labelsOf(world.engine, other));
  await visit.pasteText(sample.address);
  await visit.reads(labels, "pasting its own address keeps the marks");
  await visit.openHome();
  const games = visit.page.getByRole("listitem").filter({ has: visit.page.getByRole("button") });
  assert.equal(await games.count(), 1, "one game to continue, since the other was not touched");
  await games.getByRole("link").click();
  await visit.reads(labels, "continued where it was left");
}

/** Also while the page still has it open, and after a reload. */
async function forgotten(world, open) {
  const { address } = sampleOf(world.samples, 6);
  const visit = await open();
  await visit.openBoard(address);
  await click(visit, (await visit.board()).at(0, 0));
  await visit.kept();
  await visit.openHome();
  const remove = visit.page.getByRole("listitem").getByRole("button");
  await remove.click();
  await eventually("its card is gone", async () => (await remove.count()) === 0);
  await visit.page.reload();
  await visit.openHome();
  assert.equal(await remove.count(), 0, "it does not come back with a reload");
  await visit.openBoard(address);
  await visit.reads(labelsOf(world.engine, address));
}

async function forgottenWhileOpen(world, open) {
  const { address } = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.openBoard(address);
  await click(visit, (await visit.board()).at(0, 0));
  await visit.kept();
  await visit.openHome();
  await visit.page.getByRole("listitem").getByRole("button").click();
  await visit.page.locator(`a[href="${visit.hashOf(address)}"]`).click();
  await visit.reads(labelsOf(world.engine, address), "it begins anew");
}

/** What is open already, opened once more, is still drawn. */
async function openedTwice(world, open) {
  const { address } = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.openBoard(address);
  await visit.openHome();
  await visit.pasteText(address);
  await opensAs(world, visit, address);
  await visit.pasteText(address);
  await never("the board is empty", async () => (await visit.labels()).includes(""));
}

async function ownTexts(world, open) {
  const { address } = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.openHome();
  for (const to of ["pzprv3", "text", "json"]) {
    const { text } = world.engine.ask("convert", address, "--to", to);
    await visit.pasteText(text);
    await opensAs(world, visit, address);
    await visit.pasteText(sampleOf(world.samples, 6).address);
    await visit.reads(labelsOf(world.engine, sampleOf(world.samples, 6).address));
  }
}

export const tests = [
  { name: "a deep link opens each sample", run: deepLinks },
  { name: "what is copied can be pasted", run: copied },
  { name: "where copying is forbidden the address is shown", run: copyForbidden },
  { name: "pasted in every form", run: pasted },
  { name: "typed into the field", run: typed },
  { name: "a file carries the marks", run: asAFile },
  { name: "what is open can be opened again", run: openedTwice },
  { name: "a game is continued where it was left", run: continued },
  { name: "a game is forgotten on request", run: forgotten },
  { name: "a game is forgotten while it is open", run: forgottenWhileOpen },
  { name: "the engine's own texts can be pasted", run: ownTexts },
];
