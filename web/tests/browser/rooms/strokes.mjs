// Strokes over the board with the mouse and with fingers: what draws, what draws the second mark,
// and above all what must not draw.
import assert from "node:assert/strict";
import { blankOf, labelsOf, sampleOf, touched } from "../kit/boards.mjs";
import { click, drag, fingers, LONG_PRESS, longPress } from "../kit/hands.mjs";
import { genreOf } from "../kit/play.mjs";
import { together, untouchedBoard } from "../kit/together.mjs";
import { eventually, pause } from "../kit/wait.mjs";

const cell = (row, col) => ({ kind: "cell", row, col });

/** A fresh board, and what it reads after strokes of a button over cells. */
async function fresh(world, visit) {
  const sample = await untouchedBoard(world, visit, 8);
  const [{ id: tool }] = genreOf(world, sample).play.tools;
  const { at, box } = await visit.board();
  const blank = blankOf(world.engine, sample.address);
  const after = (...strokes) => {
    const position = strokes.reduce(
      (now, [button, ...cells]) =>
        touched(world.engine, now, {
          tool,
          button,
          path: cells.map(([row, col]) => cell(row, col)),
          commit: true,
        }),
      blank,
    );
    return labelsOf(world.engine, position, visit.wishes.language);
  };
  return { visit, at, box, after, untouched: after() };
}

const row = (r, from, to) => {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, k) => [r, from + k * step]);
};

/** Nothing has been drawn, not even for a moment that undo would remember. */
async function nothingDrawn({ visit, untouched }, what) {
  await pause(150);
  assert.deepEqual(await visit.labels(), untouched, what);
  assert.equal(await visit.canUndo(), false, `${what}: nothing to undo`);
}

async function dragRepeats(world, visit) {
  const board = await fresh(world, visit);
  const { at, after } = board;
  await drag(visit, [at(1, 1), at(1, 5), at(4, 5)]);
  const path = [...row(1, 1, 5), [2, 5], [3, 5], [4, 5]];
  await visit.reads(after(["primary", ...path]));
  await visit.undo();
  await visit.reads(board.untouched, "a drag is one undo step");
  await drag(visit, [at(6, 0), at(6, 7)], { steps: 1 });
  await visit.reads(after(["primary", ...row(6, 0, 7)]), "a quick drag leaps over no cell");
}

async function escapeDrops(world, visit) {
  const board = await fresh(world, visit);
  const { at } = board;
  await visit.page.mouse.move(at(1, 1).x, at(1, 1).y);
  await visit.page.mouse.down();
  await visit.page.mouse.move(at(1, 5).x, at(1, 5).y, { steps: 4 });
  await visit.page.keyboard.press("Escape");
  await visit.page.mouse.move(at(4, 5).x, at(4, 5).y, { steps: 4 });
  await visit.page.mouse.up();
  await nothingDrawn(board, "Escape drops the stroke");
}

/** The first cell says what the others become, whatever was there; what was lost is told. */
async function dragOverMarks(world, visit) {
  const { at, after } = await fresh(world, visit);
  await click(visit, at(2, 3), "right");
  await visit.reads(after(["secondary", [2, 3]]));
  await drag(visit, [at(2, 1), at(2, 5)]);
  const strokes = [
    ["secondary", [2, 3]],
    ["primary", ...row(2, 1, 5)],
  ];
  await visit.reads(after(...strokes));
  const notice = visit.page.getByRole("status");
  await notice.getByText(visit.say("play.overwritten", 1)).waitFor();
  await notice.getByRole("button").click();
  await visit.reads(after(["secondary", [2, 3]]));
}

async function previewIsNoStep(world, visit) {
  const board = await fresh(world, visit);
  const { at, after } = board;
  await visit.page.mouse.move(at(3, 3).x, at(3, 3).y);
  await visit.page.mouse.down();
  await visit.page.mouse.move(at(3, 6).x, at(3, 6).y, { steps: 3 });
  await visit.reads(after(["primary", ...row(3, 3, 6)]), "the stroke is seen while it lasts");
  assert.equal(await visit.canUndo(), false, "it is no step yet");
  await visit.page.mouse.up();
  await eventually("released, it is a step", () => visit.canUndo());
}

async function rightClick(world, visit) {
  const { at, after } = await fresh(world, visit);
  await click(visit, at(0, 1), "right");
  await visit.reads(after(["secondary", [0, 1]]));
  await drag(visit, [at(5, 2), at(5, 6)], { button: "right" });
  await visit.reads(after(["secondary", [0, 1]], ["secondary", ...row(5, 2, 6)]));
  await visit.page.keyboard.down("Control");
  await click(visit, at(7, 7));
  await visit.page.keyboard.up("Control");
  await visit.reads(
    after(["secondary", [0, 1]], ["secondary", ...row(5, 2, 6)], ["secondary", [7, 7]]),
    "Control makes it the second button",
  );
}

async function otherButtons(world, visit) {
  const board = await fresh(world, visit);
  const { at } = board;
  await click(visit, at(2, 2), "middle");
  await nothingDrawn(board, "the middle button");
  await visit.page.mouse.wheel(0, 300);
  await nothingDrawn(board, "the wheel");
}

/** Some systems paste with the middle button what was selected anywhere, early or late. */
async function middlePastes(world, visit) {
  const board = await fresh(world, visit);
  const { address } = sampleOf(world.samples, 5);
  await click(visit, board.at(2, 2), "middle");
  await visit.pasteText(address);
  await nothingDrawn(board, "the middle button");
  await visit.page.keyboard.press("Control");
  await visit.pasteText(address);
  await visit.reads(labelsOf(world.engine, address), "pasting by the keyboard opens it");
}

async function offTheBoard(world, visit) {
  const board = await fresh(world, visit);
  const { at, box, after } = board;
  const outside = { x: box.x - 60, y: at(4, 0).y };
  await drag(visit, [outside, at(4, 0), at(4, 4)]);
  await nothingDrawn(board, "a drag from outside");
  await drag(visit, [at(4, 2), outside, { x: 2, y: 2 }], { steps: 6 });
  await visit.reads(
    after(["primary", ...row(4, 2, 0)]),
    "leaving the board ends nothing and breaks nothing",
  );
  await click(visit, at(0, 0));
  await visit.reads(
    after(["primary", ...row(4, 2, 0)], ["primary", [0, 0]]),
    "the next click draws",
  );
}

/** The button comes up where the page cannot see it. */
async function outOfTheWindow(world, visit) {
  const { at, after } = await fresh(world, visit);
  await drag(visit, [at(3, 6), at(3, 7), { x: 1500, y: at(3, 7).y }], { steps: 3 });
  await visit.reads(after(["primary", ...row(3, 6, 7)]));
  await visit.page.mouse.move(at(6, 2).x, at(6, 2).y);
  await pause(100);
  await visit.reads(after(["primary", ...row(3, 6, 7)]), "moving on draws nothing");
}

async function undoInAStroke(world, visit) {
  const { at, after } = await fresh(world, visit);
  await click(visit, at(0, 0));
  await visit.reads(after(["primary", [0, 0]]));
  await visit.page.mouse.move(at(2, 2).x, at(2, 2).y);
  await visit.page.mouse.down();
  await visit.page.keyboard.press("Control+z");
  await visit.page.mouse.up();
  await visit.reads(after(["primary", [2, 2]]), "the mark before is gone, the stroke stays");
}

async function aFingerDraws(world, visit) {
  const { at, after } = await fresh(world, visit);
  const finger = await fingers(visit);
  await finger.put(0, at(2, 1));
  await finger.slide(0, at(2, 6), 6);
  assert.equal(await visit.canUndo(), false, "touch commits on release");
  await finger.lift(0);
  await visit.reads(after(["primary", ...row(2, 1, 6)]));
}

async function longPressIsSecond(world, visit) {
  const { at, after } = await fresh(world, visit);
  const finger = await fingers(visit);
  await longPress(finger, at(3, 3));
  await visit.reads(after(["secondary", [3, 3]]));
  await finger.put(0, at(5, 1));
  await pause(LONG_PRESS);
  await finger.slide(0, at(5, 4), 4);
  await finger.lift(0);
  await visit.reads(after(["secondary", [3, 3]], ["secondary", ...row(5, 1, 4)]));
}

async function twoFingers(world, visit) {
  const board = await fresh(world, visit);
  const { at } = board;
  const finger = await fingers(visit);
  await finger.put(0, at(2, 2));
  await finger.slide(0, at(2, 3), 2);
  await finger.put(1, at(5, 5));
  await finger.slide(1, at(7, 7));
  await finger.lift(1);
  await finger.slide(0, at(4, 2), 3);
  await finger.lift(0);
  await nothingDrawn(board, "a pinch");
  await finger.put(0, at(1, 1));
  await finger.put(1, at(1, 3));
  await pause(LONG_PRESS);
  await finger.lift(0);
  await finger.lift(1);
  await nothingDrawn(board, "two fingers resting");
}

async function twoFingersOneOutside(world, visit) {
  const board = await fresh(world, visit);
  const { at, box } = board;
  const finger = await fingers(visit);
  await finger.put(0, at(6, 6));
  await finger.put(1, { x: box.x + box.width / 2, y: box.y - 30 });
  await finger.slide(1, { x: box.x + box.width / 3, y: box.y - 50 });
  await finger.lift(1);
  await finger.lift(0);
  await nothingDrawn(board, "a pinch with one finger beside the board");
}

async function lostTouch(world, visit) {
  const board = await fresh(world, visit);
  const { at, after } = board;
  const finger = await fingers(visit);
  await finger.put(0, at(1, 1));
  await finger.slide(0, at(1, 4), 3);
  await finger.lose();
  await nothingDrawn(board, "a touch that the system takes away");
  await finger.tap(at(0, 0));
  await visit.reads(after(["primary", [0, 0]]), "the next tap draws");
}

/** What was between the fingers stays there, and what is seen is what is hit. */
const enlarged = (motion) => async (world, open) => {
  const visit = await open({ phone: true, motion });
  const { after } = await fresh(world, visit);
  const before = await visit.board();
  const finger = await fingers(visit);
  await finger.put(0, before.at(3, 3));
  await finger.put(1, before.at(4, 4));
  await finger.slide(0, before.at(1, 1), 6);
  await finger.slide(1, before.at(6, 6), 6);
  await finger.lift(0);
  await finger.lift(1);
  await eventually("the board is larger", async () => {
    const { box } = await visit.board();
    return box.width > before.box.width * 1.5;
  });
  const { at } = await visit.board();
  const [was, is] = [before.at(3.5, 3.5), at(3.5, 3.5)];
  const cellWidth = before.box.width / before.cols;
  assert.ok(
    Math.hypot(is.x - was.x, is.y - was.y) < 1.5 * cellWidth,
    "the middle stays in its place",
  );
  await finger.tap(at(3, 3));
  await visit.reads(after(["primary", [3, 3]]), "an enlarged board is hit where it is seen");
};

async function smallTargets(world, open) {
  const visit = await open({ phone: true });
  const largest = world.samples.reduce((a, b) => (b.rows > a.rows ? b : a));
  await visit.openBoard(largest.address);
  const { box, rows, cols } = await visit.board();
  assert.ok(box.width / cols >= 24 && box.height / rows >= 24, "cells of 24 px at least");
  const small = await visit.page.evaluate(() =>
    [...document.querySelectorAll("button, a, summary, label")]
      .filter((one) => one.checkVisibility())
      .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 1 && (width < 24 || height < 24))
      .map(([text, { width, height }]) => `${text} ${width}x${height}`),
  );
  assert.deepEqual(small, [], "targets of 24 px at least");
}

/** So large that not every cell is in the document; the mouse and the keyboard still meet. */
async function veryLarge(world, open) {
  const { address } = sampleOf(world.samples, 10);
  const { position } = world.engine.ask("transform", address, "--resize", "60x60");
  const visit = await open();
  await visit.go();
  await visit.pasteText(position);
  await visit.boardReady();
  assert.ok((await visit.labels()).length < 3600, "only a part is in the document");
  const box = await visit.grid.boundingBox();
  await click(visit, { x: box.x + (12.5 * box.width) / 60, y: box.y + (15.5 * box.height) / 60 });
  await eventually("a mark is made", () => visit.canUndo());
  await eventually("the keyboard is where the mouse was", async () => {
    assert.deepEqual(await visit.cursor(), { row: 15, col: 12 });
    return true;
  });
  for (let k = 0; k < 12; k += 1) await visit.page.keyboard.press("PageDown");
  await eventually("the keyboard comes to the last row", async () => {
    assert.deepEqual(await visit.cursor(), { row: 59, col: 12 });
    return (await visit.focused()).row === 59;
  });
}

const BY_MOUSE = {
  "a drag repeats its first mark": dragRepeats,
  "a drag over marks tells what was lost": dragOverMarks,
  "a stroke is seen before it is a step": previewIsNoStep,
  "the right button makes the second mark": rightClick,
  "other buttons and the wheel do not draw": otherButtons,
  "the middle button pastes nothing": middlePastes,
  "off the board is harmless": offTheBoard,
  "out of the window is harmless": outOfTheWindow,
  "undo in the middle of a stroke": undoInAStroke,
  "Escape in the middle of a stroke": escapeDrops,
};

const BY_FINGER = {
  "a finger draws on release": aFingerDraws,
  "a long press makes the second mark": longPressIsSecond,
  "two fingers do not draw": twoFingers,
  "two fingers, one beside the board, do not draw": twoFingersOneOutside,
  "a touch that is taken away leaves no trace": lostTouch,
};

export const tests = [
  { name: "of the mouse", run: together({}, BY_MOUSE) },
  { name: "of fingers", run: together({ phone: true }, BY_FINGER) },
  { name: "two fingers enlarge the board", run: enlarged(true) },
  { name: "two fingers enlarge the board, with reduced motion", run: enlarged(false) },
  { name: "a very large board", run: veryLarge },
  { name: "targets are large enough on the phone", run: smallTargets },
];
