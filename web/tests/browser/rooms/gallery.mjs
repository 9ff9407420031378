// Finding a board to play: today's and those of other days, all that the page ships, and boards made
// to order. What the page makes is what the engine makes from the same seed.
import assert from "node:assert/strict";
import { answerOf, sampleOf } from "../kit/boards.mjs";
import { keyPlan, makeTouches } from "../kit/play.mjs";
import { keptValues } from "../kit/shelf.mjs";
import { eventually, pause } from "../kit/wait.mjs";

const NOON = new Date(2026, 10, 30, 12);
const SECOND = 1100; // milliseconds, for a time that is not nothing

const cards = (visit) => visit.page.locator(".shipped .card a");
const hrefs = (links) => links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));

const chip = (visit, name, text) =>
  visit.page.locator(`label:has([name="${name}"])`).filter({ hasText: text });

/** By genre, size and grade; the way back from a board finds the choice again. */
async function filters(world, open) {
  const visit = await open({ phone: true });
  await visit.openHome();
  await eventually("boards are there", async () => (await cards(visit).count()) > 0);
  const some = await cards(visit).count();
  await visit.press("shipped.more");
  assert.equal(await cards(visit).count(), 2 * some, "as many again");
  const { genre, name, rungs } = world.genres[0];
  await chip(visit, "shipped-genre", name.en).tap();
  await chip(visit, "shipped-size", visit.say("size", 6, 6)).tap();
  const top = rungs.at(-1).name.en;
  await chip(visit, "shipped-grade", top).tap();
  await eventually("only such boards are left", async () => {
    const texts = await cards(visit).allTextContents();
    return texts.length > 0 && texts.every((text) => text.includes(top));
  });
  const [told] = await cards(visit).allTextContents();
  const steps = rungs.length;
  assert.ok(told.includes(visit.say("grade.place", steps, steps, top)), `how hard "${told}" is`);
  await visit.page
    .getByTitle(visit.say("grade.place.title", steps, steps))
    .first()
    .waitFor();
  const links = await hrefs(cards(visit));
  assert.ok(links.every((one) => decodeURIComponent(one).includes(`?${genre}/6/6/`)));
  assert.ok(links.length < some);
  const scrolled = () => visit.page.evaluate(() => scrollY);
  await cards(visit).last().scrollIntoViewIfNeeded();
  const place = await scrolled();
  await cards(visit).last().tap();
  await visit.boardReady();
  await visit.page.goBack();
  await eventually("the place is as it was", async () => (await scrolled()) === place);
  await eventually("the choice is as it was", async () => {
    return JSON.stringify(await hrefs(cards(visit))) === JSON.stringify(links);
  });
}

/** A whole solve leaves its mark and its time, and leads to another board of the kind. */
async function doneAndNext(world, open) {
  const sample = sampleOf(world.samples, 5);
  const visit = await open();
  await visit.openHome();
  await visit.page
    .locator(`a[href="${visit.hashOf(sample.address)}"]`)
    .first()
    .click();
  await visit.boardReady();
  const { plan } = keyPlan(world, sample);
  await makeTouches(visit, plan.slice(0, -1), sample.cols);
  await pause(SECOND);
  await makeTouches(visit, plan.slice(-1), sample.cols);
  await eventually("it says that it is done", () => visit.saysDone());
  await visit.kept();
  await visit.press("done.next");
  await eventually("another board is open", async () => (await visit.address()) !== sample.address);
  assert.ok((await visit.address()).includes(`?${sample.genre}/5/5/`), "of the same kind");
  await visit.openHome();
  const card = visit.page.getByRole("listitem").filter({ has: visit.page.locator(".done-badge") });
  assert.equal(await card.count(), 1);
  assert.match(await card.textContent(), /0:0[1-9]|0:[1-5]\d/, "with its best time");
  await visit.page.getByText(visit.say("shipped.open")).click();
  await eventually("what is done can be left out", async () => (await card.count()) === 0);
}

const sidesOf = { "2026-11-30": 6, "2026-10-29": 8 };

const madeOn = ({ engine, genres }, day) =>
  genres.map(({ genre }) => {
    const side = sidesOf[day];
    const seed = day.replaceAll("-", "");
    const words = ["generate", "--json", "--size", `${side}x${side}`, "--seed", seed, genre];
    return engine.askAll(words)[0].url;
  });

async function dayShows(visit, world, day) {
  const wanted = madeOn(world, day).map((address) => visit.hashOf(address));
  await eventually(`the boards of ${day}`, async () => {
    const links = await hrefs(visit.page.locator(".day a:has(.card-picture)"));
    return JSON.stringify(links) === JSON.stringify(wanted);
  });
}

/** The same for everyone on that date, whatever their language. */
async function today(world, open) {
  const [board] = madeOn(world, "2026-11-30");
  for (const language of ["ja", "en"]) {
    const visit = await open({ language });
    await visit.page.clock.setFixedTime(NOON);
    await visit.openHome();
    await dayShows(visit, world, "2026-11-30");
    if (language === "ja") continue;
    const [first] = world.genres;
    const todays = visit.page.locator(".day li").filter({ hasText: first.name.en });
    await todays.getByText(visit.say("card.new"), { exact: true }).waitFor();
    await visit.openBoard(answerOf(world.engine, board));
    await visit.headed(visit.say("done.title"));
    await visit.kept();
    await visit.openHome();
    await todays.getByText(visit.say("card.done")).waitFor();
    await visit.go("#/calendar");
    const said = visit.page.getByRole("button", { name: /30 November, 1 of 3 done/ });
    assert.equal(await said.getAttribute("aria-current"), "date");
  }
}

/** Past days by the keyboard alone; days to come cannot be reached. */
async function calendarByKeys(world, open) {
  const visit = await open();
  await visit.page.clock.setFixedTime(NOON);
  await visit.go("#/calendar");
  const stops = visit.page.locator('.days [tabindex="0"]');
  await stops.focus();
  const { keyboard } = visit.page;
  const isAt = (day) =>
    eventually(`the keyboard is at ${day}`, () =>
      visit.page.evaluate((wanted) => document.activeElement.dataset.day === wanted, day),
    );
  await keyboard.press("ArrowRight");
  await isAt("2026-11-30");
  for (const [key, day] of [
    ["ArrowUp", "2026-11-23"],
    ["End", "2026-11-29"],
    ["PageUp", "2026-10-29"],
  ]) {
    await keyboard.press(key);
    await isAt(day);
  }
  assert.equal(await stops.count(), 1, "one day is in the tab order");
  await dayShows(visit, world, "2026-10-29");
  await visit.page.reload();
  await dayShows(visit, world, "2026-10-29");
  await visit.press("calendar.forward");
  await visit.page.getByRole("heading", { name: "November 2026", exact: true }).waitFor();
  assert.ok(await visit.button("calendar.forward").isDisabled(), "no month to come");
  await visit.page.locator(".day a").first().click();
  await visit.boardReady();
}

const field = (visit, key) => visit.page.getByRole("textbox", { name: visit.say(key) });

const made = ({ engine }, genre, seed) =>
  engine.askAll(["generate", "--json", "--size", "6x6", "--seed", String(seed), genre])[0].url;

/** By its seed, and after it the one that has been made meanwhile. */
async function bySeed(world, open) {
  const { genre, name } = world.genres.at(-1);
  const visit = await open();
  await visit.go("#/new");
  await chip(visit, "new-genre", name.en).click();
  await chip(visit, "new-size", visit.say("size", 6, 6)).click();
  await field(visit, "new.seed").fill("12");
  await visit.page.locator(".preview svg").waitFor();
  await visit.press("new.go");
  await visit.boardReady();
  assert.equal(await visit.address(), made(world, genre, 12));
  await eventually("the next is in stock", async () => {
    const stock = (await keptValues(visit.page)).get("stock") ?? [];
    return stock.some(({ wish, address }) => {
      return wish.seed === 13 && address === made(world, genre, 13);
    });
  });
  await visit.more("play.solve");
  await visit.headed(visit.say("solve.unique"));
  await visit.press("solve.show");
  await visit.headed(visit.say("done.shown"));
  await visit.press("done.next");
  await eventually("the next is open", async () => {
    return (await visit.address()) === made(world, genre, 13);
  });
  await visit.go("#/new");
  assert.equal(await field(visit, "new.seed").inputValue(), "13");
  await visit.page.getByText(visit.say("new.fromSeed", 12)).waitFor();
}

/** What cannot be is refused at once; what takes long is given up on request. */
async function refusedAndCancelled(world, open) {
  const { genre, name, rungs } = world.genres.find(({ replays }) => replays);
  const visit = await open();
  await visit.go("#/new");
  await chip(visit, "new-genre", name.en).click();
  await field(visit, "new.rows").fill("3");
  await field(visit, "new.cols").fill("3");
  const words = ["generate", "--json", "--size", "3x3", "--seed", "1", genre];
  const { message } = world.engine.askAll(words)[0].error;
  await visit.page.getByRole("alert").getByText(message).waitFor();
  await chip(visit, "new-size", visit.say("size", 10, 10)).click();
  await visit.page.locator(".preview svg").waitFor();
  await chip(visit, "new-grade", rungs[1].name.en).click();
  await visit.press("new.go");
  await visit.page.getByRole("progressbar").waitFor();
  await visit.press("think.cancel");
  await visit.button("new.go").waitFor();
  assert.equal(await visit.page.getByRole("progressbar").count(), 0);
  await chip(visit, "new-grade", visit.say("shipped.anyGrade")).click();
  await visit.page.locator(".preview svg").waitFor();
}

export const tests = [
  { name: "by genre, size and grade, and back again", run: filters },
  { name: "a solve leaves its mark and its time, and another follows", run: doneAndNext },
  { name: "today's boards are the same for everyone", run: today },
  { name: "the calendar by the keyboard", run: calendarByKeys },
  { name: "a board by its seed, the next out of the stock", run: bySeed },
  { name: "refused with the reason, given up on request", run: refusedAndCancelled },
];
