// What is kept on the device: out as a file and in again, from older and newer versions, by two
// windows at once, and where there is no room. Nothing that the visitor has is lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { blankOf, labelsOf, sampleOf } from "../kit/boards.mjs";
import { dropFile, largeFile } from "../kit/files.mjs";
import { keyPlan, makeTouches, positionAfter } from "../kit/play.mjs";
import { keptNames, keptValues, putKept } from "../kit/shelf.mjs";
import { eventually } from "../kit/wait.mjs";

function someMarks(world, rows, count) {
  const sample = sampleOf(world.samples, rows);
  const steps = keyPlan(world, sample).plan.slice(0, count);
  const position = (n) => positionAfter(world.engine, sample.address, steps.slice(0, n), rows);
  const after = (n = count) => labelsOf(world.engine, position(n));
  const make = (visit, from = 0, to = count) => makeTouches(visit, steps.slice(from, to), rows);
  return { ...sample, position, after, make };
}

async function play(visit, board) {
  await visit.openBoard(board.address);
  await board.make(visit);
  await visit.reads(board.after());
}

const gameNames = async (page) =>
  (await keptNames(page)).filter((name) => name.startsWith("game:")).sort();

const keptGames = (visit, count) =>
  eventually(`${count} games are kept`, async () => {
    const names = await gameNames(visit.page);
    if (names.length !== count) throw new Error(`there are ${names.length}`);
    return true;
  });

const takeIn = (visit, name, text) =>
  visit.page
    .getByLabel(visit.say("kept.import"))
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

/** Everything goes into a file, away, and in again; rubbish in its place changes nothing. */
async function outAndIn(world, open) {
  const boards = [someMarks(world, 5, 3), someMarks(world, 6, 2)];
  const visit = await open();
  for (const board of boards) await play(visit, board);
  await keptGames(visit, 2);
  await visit.go("#/kept");
  const text = readFileSync(await visit.download("kept.export"), "utf8");
  assert.equal(JSON.parse(text).version, 1);
  await visit.press("kept.wipe");
  await visit.page.getByText(visit.say("kept.sum.none")).waitFor();
  await visit.page.getByRole("link", { name: visit.say("lessons.title"), exact: true }).click();
  await visit.page.getByRole("heading", { name: visit.say("lessons.title") }).waitFor();
  await visit.go("#/kept");
  await visit.page.getByText(visit.say("kept.gone")).waitFor();
  await visit.press("play.undo");
  await visit.page.getByText(visit.say("kept.sum", 2)).waitFor();
  await visit.press("kept.wipe");
  await keptGames(visit, 0);
  await visit.page.reload();
  await visit.page.getByText(visit.say("kept.sum.none")).waitFor();
  await visit.page.getByLabel(visit.say("kept.import")).setInputFiles(largeFile(world));
  await visit.page.getByText(visit.say("import.other")).waitFor();
  await takeIn(visit, "newer.json", text.replace('"version":1', '"version":9'));
  await visit.page.getByText(visit.say("import.newer")).waitFor();
  await takeIn(visit, "kept.json", text);
  await visit.page.getByText(visit.say("import.done", visit.say("import.added", 2))).waitFor();
  for (const board of boards) {
    await visit.openBoard(board.address);
    await visit.reads(board.after(), "the game is as it was");
  }
  await visit.undo();
  await visit.reads(boards[1].after(1), "with its history");
}

/** The same file given where puzzles are: it is asked about, and only then taken in. */
async function droppedAtHome(world, open) {
  const board = someMarks(world, 5, 3);
  const visit = await open();
  await play(visit, board);
  await keptGames(visit, 1);
  await visit.go("#/kept");
  const text = readFileSync(await visit.download("kept.export"), "utf8");
  const other = await open();
  for (const answer of ["import.leave", "import.take"]) {
    await other.openHome();
    await dropFile(other, text);
    await other.page.getByText(other.say("import.offer")).waitFor();
    await other.page.getByText(other.say("kept.sum.none")).waitFor();
    await other.press(answer);
    assert.equal(await other.page.getByRole("alert").count(), 0);
  }
  await other.page.getByText(other.say("import.done", other.say("import.added", 1))).waitFor();
  await keptGames(other, 1);
  await other.openBoard(board.address);
  await other.reads(board.after(), "the game is as it was");
}

/** What the page kept before there was a database. */
const oldRecord = ({ address, genre, rows, cols }, first, marked) => ({
  ...{ address, genre, title: null, rows, cols, decided: 1, total: 9, done: false, seconds: 5 },
  ...{ when: 1_700_000_000_000, packed: { first, deltas: [[0, first.length, marked]], at: 1 } },
});

async function olderVersion(world, open) {
  const board = someMarks(world, 5, 1);
  const old = oldRecord(board, blankOf(world.engine, board.address), board.position(1));
  const visit = await open();
  await visit.openHome();
  await visit.page.evaluate(
    ([address, text]) => {
      localStorage.setItem(`hashigo:1:game:${address}`, text);
      localStorage.setItem("hashigo:1:game:cut", text.slice(0, 50));
    },
    [board.address, JSON.stringify(old)],
  );
  await visit.page.reload();
  await visit.page.getByText(visit.say("keep.odd", 1)).waitFor();
  await visit.openBoard(board.address);
  await visit.reads(board.after(), "the old game goes on");
  await visit.undo();
  await visit.reads(board.after(0));
  await eventually("all of it is in the database", async () => {
    const left = await visit.page.evaluate(() => Object.keys(localStorage));
    return left.every((name) => !name.includes("game:"));
  });
  const values = [...(await keptValues(visit.page)).values()];
  assert.ok(values.includes(JSON.stringify(old).slice(0, 50)), "what can't be read is set aside");
}

/** A newer page has been here: its database is left alone, and one can play all the same. */
async function newerVersion(world, open) {
  const board = someMarks(world, 5, 2);
  const visit = await open();
  await play(visit, board);
  await keptGames(visit, 1);
  await visit.page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open("hashigo", 99);
        request.onsuccess = () => {
          request.result.close();
          done();
        };
      }),
  );
  await visit.page.reload();
  await visit.boardReady();
  await visit.page.getByText(visit.say("keep.newer")).waitFor();
  await visit.reads(board.after(), "what was open goes on");
  await visit.undo();
  await visit.reads(board.after(1));
  await visit.page.reload();
  await visit.reads(board.after(1), "what is played now is kept elsewhere");
  assert.equal((await gameNames(visit.page)).length, 1, "the newer page's games are untouched");
}

/** The database is full: it is said, and what is new survives a reload all the same. */
async function fullDatabase(world, open) {
  const board = someMarks(world, 5, 3);
  const visit = await open();
  await visit.openBoard(board.address);
  await board.make(visit, 0, 1);
  await keptGames(visit, 1);
  await visit.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  });
  await board.make(visit, 1, 3);
  await visit.page.getByText(visit.say("keep.full")).waitFor();
  await visit.reload();
  await visit.reads(board.after());
  assert.equal(await visit.page.getByText(visit.say("keep.full")).count(), 0);
}

async function twoWindows(world, open) {
  const [one, two] = [someMarks(world, 5, 2), someMarks(world, 6, 2)];
  const visit = await open();
  const beside = await visit.beside();
  await visit.openBoard(one.address);
  await beside.openBoard(two.address);
  await one.make(visit);
  await two.make(beside);
  await keptGames(visit, 2);
  await beside.openBoard(one.address);
  await beside.reads(one.after(), "the other window's game goes on here");
  await beside.undo();
  await visit.reads(one.after(1), "and what is done here is seen there");
  await visit.undo();
  await beside.reads(one.after(0));
  assert.deepEqual(beside.faults, []);
}

/** Both windows mark within the same moment: what one shows in the end, the other has kept aside. */
async function sameMoment(world, open) {
  const board = someMarks(world, 5, 1);
  const visit = await open();
  await play(visit, board);
  await keptGames(visit, 1);
  const beside = await visit.beside();
  await beside.openBoard(board.address);
  await beside.reads(board.after());
  const free = (await visit.labels()).findLastIndex((label, k) => label === board.after(0)[k]);
  const mark = ({ page }, key) =>
    page.evaluate(
      ([place, pressed, time]) => {
        const cell = document.querySelectorAll('[role="gridcell"]')[place];
        cell.focus();
        setTimeout(
          () => cell.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true })),
          time - Date.now(),
        );
      },
      [free, key, now],
    );
  const now = Date.now() + 1000;
  const { keys } = world.genres.find(({ genre }) => genre === board.genre).play;
  const letters = keys.filter(({ key }) => key.length === 1);
  const first = letters[0].key;
  const second = letters.find(({ does }) => does.en !== letters[0].does.en).key;
  await Promise.all([mark(visit, first), mark(beside, second)]);
  await eventually("both moves are kept", async () => {
    const values = await keptValues(visit.page);
    const games = [...values].filter(([name]) => name.endsWith(`game:${board.address}`));
    if (games.length !== 2) throw new Error(`${games.length} are kept`);
    return games.every(([, { packed }]) => packed.deltas.length === 2);
  });
  await eventually("both windows show the same", async () => {
    assert.deepEqual(await visit.labels(), await beside.labels());
    return true;
  });
  assert.deepEqual(beside.faults, []);
}

/** Things from elsewhere in a game's place. */
async function rubbishFile(world, open) {
  const board = someMarks(world, 5, 1);
  const visit = await open({ phone: true });
  await play(visit, board);
  await keptGames(visit, 1);
  await putKept(visit.page, "lessons", ["one"]);
  await visit.go("#/");
  await visit.go("#/kept");
  await visit.page.reload();
  const values = { "game:x": { address: "x" }, lessons: ["two"] };
  await takeIn(
    visit,
    "odd.json",
    JSON.stringify({ what: "hashigo: kept games", version: 1, values }),
  );
  await visit.page.getByText(visit.say("import.odd", 1)).waitFor();
  await visit.page.getByText(visit.say("kept.aside", 1)).waitFor();
  await eventually("both lists are one", async () => {
    const lessons = (await keptValues(visit.page)).get("lessons");
    return lessons?.join() === "one,two";
  });
  await keptGames(visit, 1);
}

export const tests = [
  { name: "out as a file, away, and in again", run: outAndIn },
  { name: "a file of games dropped on the first page", run: droppedAtHome },
  { name: "what an older version has kept goes on", run: olderVersion },
  { name: "what a newer version keeps is left alone", run: newerVersion },
  { name: "a full database loses nothing", run: fullDatabase },
  { name: "two windows keep each other's games", run: twoWindows },
  { name: "two windows lose no move of the same moment", run: sameMoment },
  { name: "a file with rubbish harms nothing", run: rubbishFile },
];
