// A game taken elsewhere: a link with its marks, pictures that stand alone, and sheets of paper.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { labelsOf, sampleOf } from "../kit/boards.mjs";
import { keyPlan, makeTouches, positionAfter } from "../kit/play.mjs";
import { eventually } from "../kit/wait.mjs";

function marked(world, rows, count) {
  const sample = sampleOf(world.samples, rows);
  const steps = keyPlan(world, sample).plan.slice(0, count);
  const position = positionAfter(world.engine, sample.address, steps, rows);
  return { ...sample, steps, position, labels: labelsOf(world.engine, position) };
}

async function openSheet(visit, board) {
  await visit.openBoard(board.address);
  await makeTouches(visit, board.steps, board.rows);
  await visit.reads(board.labels);
  await visit.more("play.share");
  await visit.page.getByRole("dialog").waitFor();
}

const field = (visit, key) => visit.page.getByRole("textbox", { name: visit.say(key) });

/** A link carries the marks to another device, where they are one step. */
async function linkWithMarks(world, open) {
  const board = marked(world, 8, 7);
  const visit = await open();
  await openSheet(visit, board);
  assert.equal(await field(visit, "share.address").inputValue(), board.address);
  const plain = await field(visit, "share.link").inputValue();
  assert.equal(plain, world.url + visit.hashOf(board.address));
  await visit.page.getByRole("checkbox", { name: visit.say("share.marks") }).check();
  const link = await eventually("the link has the marks", async () => {
    const value = await field(visit, "share.link").inputValue();
    return value !== plain && value;
  });
  await visit.page.keyboard.press("Escape");
  assert.equal(await visit.page.getByRole("dialog").count(), 0);
  assert.equal((await visit.focused()).name, visit.say("play.more"), "focus is where it was");
  const other = await open({ phone: true });
  await other.page.goto(link);
  await other.reads(board.labels, "the marks have come along");
  assert.equal(await other.address(), board.address, "the address bar names the board");
  await other.undo();
  await other.reads(labelsOf(world.engine, board.address), "they are one step");
  await brokenLinks(world, other, link, board);
}

/** Marks that are cut, or another board's: the board opens without them, and it is said. */
async function brokenLinks(world, visit, link, board) {
  const marks = new URLSearchParams(link.split(/\?(.*)/s)[1]).get("m");
  const another = sampleOf(world.samples, 5).address;
  const odd = [
    [board.address, marks.slice(0, -9), "refused.marks"],
    [another, marks, "refused.others"],
  ];
  for (const [address, letters, why] of odd) {
    await visit.go();
    await visit.go(`${visit.hashOf(address)}&m=${letters}`);
    await visit.page.getByRole("alert").getByText(visit.say(why)).waitFor();
    await visit.reads(labelsOf(world.engine, address));
  }
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const LONG_SIDE = 2000;

/** Wide and high, from the first block of a PNG file. */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** How many colours a picture has, looked at here and there. */
const coloursOf = (visit, png) =>
  visit.page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const colours = new Set();
    for (let k = 0; k < data.length; k += 4000) colours.add(data.slice(k, k + 4).join());
    return colours.size;
  }, png.toString("base64"));

async function pictures(world, open) {
  const board = marked(world, 6, 5);
  const visit = await open({ scheme: "dark" });
  await openSheet(visit, board);
  const svg = readFileSync(await visit.download("share.svg"), "utf8");
  const own = world.engine.ask("render", board.position).text;
  const items = (text) => text.match(/class="role-[^>]*>/g);
  assert.deepEqual(items(svg), items(own), "the picture has the marks");
  assert.ok(!svg.includes("var("), "its colours are its own");
  const bare = await visit.context.newPage();
  const faults = await bare.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("parsererror").length,
    svg,
  );
  assert.equal(faults, 0, "it is well formed");
  const png = readFileSync(await visit.download("share.png"));
  assert.deepEqual(png.subarray(0, 8), SIGNATURE);
  assert.deepEqual(sizeOf(png), [LONG_SIDE, LONG_SIDE]);
  assert.ok((await coloursOf(visit, png)) > 3, "marks are drawn on paper");
}

async function systemSheet(world, open) {
  const board = marked(world, 5, 1);
  const visit = await open();
  await visit.page.addInitScript(() => {
    navigator.share = async (what) => {
      window.sent = what;
    };
  });
  await openSheet(visit, board);
  await visit.press("share.send");
  const sent = await eventually("it is sent", () => visit.page.evaluate(() => window.sent));
  assert.equal(sent.url, world.url + visit.hashOf(board.address));
}

/** How many answers are to be seen, and how many puzzles. */
const onPaper = (visit) =>
  visit.page.evaluate(() => {
    const seen = (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
    return { answers: seen("figure svg"), boards: seen("main svg") - seen("figure svg") };
  });

const printed = (visit, expected) =>
  eventually(`on paper: ${JSON.stringify(expected)}`, async () => {
    const found = await onPaper(visit);
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(JSON.stringify(found));
    return true;
  });

async function paper(world, open) {
  const boards = [sampleOf(world.samples, 5), sampleOf(world.samples, 8, true)];
  const visit = await open({ scheme: "dark" });
  await visit.openBoard(boards[0].address);
  await visit.more("play.print");
  await visit.page.getByRole("heading", { level: 1, name: visit.say("print.title") }).waitFor();
  const query = boards.map(({ address }) => `p=${encodeURIComponent(address)}`).join("&");
  await visit.go(`#/print?${query}`);
  await visit.page.emulateMedia({ media: "print" });
  await printed(visit, { answers: 2, boards: 2 });
  const colour = await visit.page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.querySelector("article"));
    return [backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  assert.deepEqual(colour, ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"], "white whatever is worn");
  assert.equal(await visit.page.getByRole("banner").isVisible(), false, "only the sheets");
  assert.equal(await visit.button("print.go").isVisible(), false);
  const place = async (key) => {
    await visit.page.emulateMedia({ media: "screen" });
    await visit.page.getByText(visit.say(key), { exact: true }).click();
    await visit.page.emulateMedia({ media: "print" });
  };
  await place("print.answers.none");
  await printed(visit, { answers: 0, boards: 2 });
  await place("print.answers.foot");
  await printed(visit, { answers: 2, boards: 2 });
}

/** The boards on paper: how wide their cells are, and how far they are from the middle of
 * their place. */
const laidOut = (visit) =>
  visit.page.evaluate(() =>
    [...document.querySelectorAll(".sheet svg")].map((svg) => {
      const board = svg.getBoundingClientRect();
      const sheet = svg.closest(".sheet, .sheet section").getBoundingClientRect();
      return {
        width: board.width / sheet.width,
        height: board.height,
        off: Math.abs(board.left + board.right - sheet.left - sheet.right) / 2,
        out: board.left < sheet.left || board.right > sheet.right,
      };
    }),
  );

const EMPTY = "https://puzz.link/p?yajikazu/3/5/o"; // has several answers
const HUGE = `https://puzz.link/p?yajikazu/50/50/${"z".repeat(96)}d`;

/** In a window as wide as A4 leaves between its margins. */
async function paperIsUsed(world, open) {
  const visit = await open();
  await visit.page.setViewportSize({ width: 680, height: 940 });
  const { address } = sampleOf(world.samples, 6);
  const print = async (...boards) => {
    await visit.page.emulateMedia({ media: "screen" });
    await visit.page.goto("about:blank");
    await visit.go(`#/print?${boards.map((one) => `p=${encodeURIComponent(one)}`).join("&")}`);
    await visit.page.emulateMedia({ media: "print" });
  };
  await print(address);
  await printed(visit, { answers: 1, boards: 1 });
  const [board, answer] = await laidOut(visit);
  assert.ok(board.width > 0.8, `the board takes ${board.width} of the width`);
  assert.ok(answer.height > 6 * 40, `a cell of the answer is ${answer.height / 6} high`);
  await print(EMPTY);
  await visit.page.getByText(visit.say("print.many.answers")).waitFor();
  await print(EMPTY, HUGE);
  await printed(visit, { answers: 2, boards: 2 });
  for (const { off, out } of [board, answer, ...(await laidOut(visit))]) {
    assert.ok(off < 1 && !out, `in the middle of the sheet: ${off}`);
  }
}

/** A puzzle's own title and author come along from the game. */
async function namesArePrinted(_, open) {
  const visit = await open();
  const text = '{"genre":"goishi","rows":1,"cols":3,"puzzle":["ooo"],"title":"Row","author":"Ann"}';
  await visit.openHome();
  await visit.pasteText(text);
  await visit.boardReady();
  await visit.more("play.print");
  await visit.page.getByRole("heading", { level: 2, name: "Row" }).waitFor();
  await visit.page.getByText(visit.say("print.by", "Ann")).waitFor();
}

async function nothingToPrint(world, open) {
  const visit = await open();
  await visit.go("#/print");
  await visit.page.getByText(visit.say("print.nothing")).waitFor();
  const { code } = world.engine.askAll(["convert", "--json", "--to", "pzprv3", "-"], "no")[0].error;
  await visit.go("#/print?p=no");
  await visit.page.getByRole("main").getByText(code).waitFor();
}

export const tests = [
  { name: "a link takes the marks along", run: linkWithMarks },
  { name: "pictures stand alone and have the marks", run: pictures },
  { name: "the system's own sheet is used where there is one", run: systemSheet },
  { name: "on paper, with answers where they are wanted", run: paper },
  { name: "a sheet's width is used, and several answers are said", run: paperIsUsed },
  { name: "title and author are printed", run: namesArePrinted },
  { name: "nothing to print is said", run: nothingToPrint },
];
