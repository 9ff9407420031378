// The keyboard alone: one cell in the tab order, every declared key, a ring where it is, and never
// a moment in which the keyboard is nowhere.
import assert from "node:assert/strict";
import { blankOf, labelsOf, oneAGenre, sampleOf, touchedAt } from "../kit/boards.mjs";
import { click, tabTo, walkTo } from "../kit/hands.mjs";
import { genreOf, keyPlan, makeTouches, rungName } from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

async function begin(world, open, rows = 8, wishes = {}) {
  const sample = sampleOf(world.samples, rows);
  const visit = await open(wishes);
  await visit.openBoard(sample.address);
  return { sample, visit, genre: genreOf(world, sample), keyboard: visit.page.keyboard };
}

const cursorAt = (visit, row, col) =>
  eventually(`the keyboard is at ${row}, ${col}`, async () => {
    const [at, focused] = [await visit.cursor(), await visit.focused()];
    assert.deepEqual({ row: focused.row, col: focused.col }, at, "focus and tab order agree");
    assert.deepEqual(at, { row, col });
    return true;
  });

async function moving(world, open) {
  const { visit, keyboard } = await begin(world, open);
  await tabTo(visit, ({ role }) => role === "gridcell");
  const moves = [
    ["ArrowUp", 0, 0],
    ["ArrowLeft", 0, 0],
    ["ArrowRight", 0, 1],
    ["ArrowDown", 1, 1],
    ["End", 1, 7],
    ["ArrowRight", 1, 7],
    ["PageDown", 6, 7],
    ["PageDown", 7, 7],
    ["ArrowDown", 7, 7],
    ["Home", 7, 0],
    ["PageUp", 2, 0],
  ];
  for (const [key, row, col] of moves) {
    await keyboard.press(key);
    await cursorAt(visit, row, col);
  }
  await keyboard.press("Tab");
  assert.notEqual((await visit.focused()).role, "gridcell", "Tab leaves the board");
  await keyboard.press("Shift+Tab");
  await cursorAt(visit, 2, 0);
  assert.equal(await visit.canUndo(), false, "moving makes no mark");
}

/** Twice each, and letters with Caps Lock where that is no key of its own. */
async function declaredKeys(world, open) {
  const visit = await open();
  for (const board of oneAGenre(world, 6)) {
    const keys = genreOf(world, board).play.keys.map(({ key }) => key);
    const capitals = keys
      .filter((key) => /^[a-z]$/.test(key) && !keys.includes(key.toUpperCase()))
      .map((key) => ({ key, typed: `Shift+${key.toUpperCase()}` }));
    await visit.openBoard(board.address);
    await visit.focusCursor();
    await walkTo(visit, { row: 0, col: 0 }, { row: 1, col: 1 });
    const plain = [...keys, ...keys].map((key) => ({ key, typed: key === "Space" ? " " : key }));
    let position = blankOf(world.engine, board.address);
    for (const { key, typed } of [...plain, ...capitals]) {
      position = touchedAt(world.engine, position, board.cols + 1, board.cols, { key });
      await visit.page.keyboard.press(typed);
      await visit.reads(labelsOf(world.engine, position), `the key ${typed} does what it says`);
    }
  }
}

/** Keys that the page lists are those that work; the list is reached from the board. */
async function keysAreTold(world, open) {
  const { visit, genre } = await begin(world, open, 5);
  await visit.press("app.menu");
  await visit.press("menu.rules");
  for (const { key, does } of genre.play.keys) {
    const name = key === "Space" ? visit.say("keys.space") : key;
    const shown = visit.page.getByText(name, { exact: true }).first();
    await shown.waitFor();
    await visit.page.getByText(does.en, { exact: true }).first().waitFor();
  }
}

async function aRingIsSeen(world, open) {
  const { visit, keyboard } = await begin(world, open);
  await tabTo(visit, ({ role }) => role === "gridcell");
  await keyboard.press("ArrowRight");
  await cursorAt(visit, 0, 1);
  assert.ok(await differsUnfocused(visit), "a cell with the keyboard on it looks different");
}

/** Whether the focused element's picture changes when its focus goes. */
async function differsUnfocused(visit) {
  const box = await visit.page.evaluate(() => {
    const { x, y, width, height } = document.activeElement.getBoundingClientRect();
    return { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  });
  const shot = () => visit.page.screenshot({ clip: box, animations: "disabled" });
  const focused = await shot();
  await visit.page.evaluate(() => {
    window.wasFocused = document.activeElement;
    window.wasFocused.blur();
  });
  await visit.page.waitForTimeout(120);
  const plain = await shot();
  await visit.page.evaluate(() => window.wasFocused.focus());
  return !focused.equals(plain);
}

/** Everything that Tab reaches shows that it was reached. */
async function everyStopIsSeen(world, open) {
  const { visit, keyboard } = await begin(world, open);
  await visit.press("play.hint");
  await visit.headed(visit.say("hint.area"));
  const unseen = [];
  const names = new Set();
  for (let k = 0; k < 40; k += 1) {
    await keyboard.press("Tab");
    const { role, name } = await visit.focused();
    if (role === "body") continue; // out of the page and in again
    if (names.has(`${role} ${name}`)) break;
    names.add(`${role} ${name}`);
    if (!(await ringed(visit))) unseen.push(`${role} ${name}`);
  }
  assert.ok(names.size > 12, `Tab reaches ${[...names]}`);
  assert.deepEqual(unseen, [], "stops without a visible focus");
}

/** An outline or a shadow on the focused element, its label or what holds it. */
const ringed = (visit) =>
  visit.page.evaluate(() => {
    const at = document.activeElement;
    const near = [at, at.closest("label"), at.parentElement].filter(Boolean);
    return near.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
      return width > 4 && height > 4 && (outlined || boxShadow !== "none");
    });
  });

async function everythingByKeys(world, open) {
  const { visit, keyboard } = await begin(world, open);
  await keyboard.press("Tab");
  assert.equal(
    (await visit.focused()).name,
    visit.say("app.skip"),
    "first comes the way to the board",
  );
  await keyboard.press("Enter");
  await cursorAt(visit, 0, 0);
  await tabTo(visit, ({ name }) => name === visit.say("play.hint"));
  await keyboard.press("Enter");
  await visit.headed(visit.say("hint.area"));
  await keyboard.press("h");
  await eventually("the same key tells more", async () => {
    assert.notEqual(await visit.heading(), visit.say("hint.area"));
    return true;
  });
  await keyboard.press("Escape");
  await eventually("Escape closes the hint", async () => (await visit.heading()) === "");
  await keyboard.press("Tab");
  await tabTo(visit, ({ name }) => name === visit.say("play.more"));
  await keyboard.press("Enter");
  await visit.button("play.clear").waitFor();
  await keyboard.press("Escape");
  assert.equal(await visit.button("play.clear").count(), 0, "Escape closes the sheet");
  assert.equal((await visit.focused()).name, visit.say("play.more"), "back on its button");
}

/** After each of these the keyboard is on something, so that Tab goes on from there. */
async function neverNowhere(world, open) {
  const { sample, visit, keyboard } = await begin(world, open, 6);
  const { plan } = keyPlan(world, sample);
  const lost = [];
  const enter = async (key, what) => {
    await visit.button(key).and(visit.page.locator(":enabled")).first().focus();
    await keyboard.press("Enter");
    await visit.page.waitForTimeout(150);
    const { role } = await visit.focused();
    if (role === "body") lost.push(what);
  };
  await makeTouches(visit, plan.slice(0, 1), 6);
  await eventually("a mark is made", () => visit.canUndo());
  await enter("play.undo", "undo, when nothing is left to undo");
  await enter("play.redo", "redo, when nothing is left to redo");
  await enter("play.trial", "a trial begun");
  await enter("trial.keep", "a trial kept");
  await enter("play.check", "check");
  await enter("app.close", "a panel closed");
  await enter("play.hint", "a hint");
  await enter("stage.reason", "a stage of the hint");
  await enter("hint.apply", "a hint applied");
  await enter("app.close", "a hint closed");
  await visit.more("play.clear");
  await visit.page.getByRole("status").getByRole("button").focus();
  await keyboard.press("Enter");
  await visit.page.waitForTimeout(150);
  if ((await visit.focused()).role === "body") lost.push("undo in a notice");
  await visit.pasteText(sample.address.slice(0, -5));
  await visit.page.getByRole("alert").waitFor();
  await enter("app.close", "a refusal closed");
  assert.deepEqual(lost, [], "after these the keyboard is nowhere");
}

/** The page's shortcuts and pasting work from everything that is no text field. */
async function wherever(world, open) {
  const { sample, visit, keyboard, genre } = await begin(world, open, 6);
  const { plan, blank } = keyPlan(world, sample);
  await makeTouches(visit, plan.slice(0, 1), 6);
  await eventually("a mark is made", () => visit.canUndo());
  const rung = rungName(visit, genre, genre.rungs[1].id);
  await visit.page.getByText(rung, { exact: true }).first().click();
  await keyboard.press("Control+z");
  await visit.reads(blank, "undo from the ladder");
  const other = sampleOf(world.samples, 5).address;
  await visit.pasteText(other);
  await visit.reads(labelsOf(world.engine, other), "pasting from the ladder");
}

async function spoken(world, open) {
  const { sample, visit, keyboard } = await begin(world, open, 5, { language: "ja" });
  await visit.focusCursor();
  await keyboard.press("Enter");
  const position = touchedAt(world.engine, sample.address, 0, 5, { key: "Enter" });
  const [label] = labelsOf(world.engine, position, "ja");
  await eventually("the mark is said aloud", () =>
    visit.page.evaluate(
      (text) =>
        [...document.querySelectorAll("[aria-live]")].some((one) => one.textContent === text),
      label,
    ),
  );
}

/** The mouse and the keyboard take turns without losing each other. */
async function mouseThenKeys(world, open) {
  const { sample, visit, keyboard } = await begin(world, open);
  await click(visit, (await visit.board()).at(3, 4));
  await cursorAt(visit, 3, 4);
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  const first = touchedAt(world.engine, sample.address, 28, 8, {
    tool: genreOf(world, sample).play.tools[0].id,
    button: "primary",
  });
  const both = touchedAt(world.engine, first, 36, 8, { key: "Enter" });
  await visit.reads(labelsOf(world.engine, both));
}

async function notInFields(world, open) {
  const visit = await open();
  await visit.openForm();
  const field = visit.page.getByRole("textbox");
  await field.fill("x");
  await visit.page.keyboard.type("s# .");
  assert.equal(await field.inputValue(), "xs# .", "a field takes letters as they are");
  assert.equal(world.genres.length > 0, true);
}

export const tests = [
  { name: "moving about with one cell in the tab order", run: moving },
  { name: "every declared key does what it says", run: declaredKeys },
  { name: "the keys are told", run: keysAreTold },
  { name: "the cell with the keyboard is seen", run: aRingIsSeen },
  { name: "every stop of Tab is seen", run: everyStopIsSeen },
  { name: "everything can be reached", run: everythingByKeys },
  { name: "the keyboard is never nowhere", run: neverNowhere },
  { name: "undo and pasting work from wherever one is", run: wherever },
  { name: "a mark is said aloud, in Japanese", run: spoken },
  { name: "mouse and keyboard take turns", run: mouseThenKeys },
  { name: "a field takes letters as they are", run: notInFields },
];
