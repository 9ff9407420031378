// What a visitor has chosen stays chosen: language, colours, timer. What is left to the system
// follows the system.
import assert from "node:assert/strict";
import { sampleOf } from "../kit/boards.mjs";
import { eventually } from "../kit/wait.mjs";

const worn = (visit) => visit.page.evaluate(() => document.documentElement.dataset.theme);
const spoken = (visit) => visit.page.evaluate(() => document.documentElement.lang);

const becomes = (visit, look, wanted) =>
  eventually(`it becomes ${wanted}`, async () => {
    const is = await look(visit);
    if (is !== wanted) throw new Error(`it is ${is}`);
    return true;
  });

async function language(world, open) {
  const visit = await open();
  await visit.openBoard(sampleOf(world.samples, 5).address);
  const english = await visit.page.title();
  await visit.press("app.language.label");
  await becomes(visit, spoken, "ja");
  await eventually("the title is told again", async () => (await visit.page.title()) !== english);
  visit.say = world.wordsOf("ja");
  await visit.button("play.hint").waitFor();
  await visit.reload();
  assert.equal(await spoken(visit), "ja");
  await visit.button("play.hint").waitFor();
}

/** Everything in the settings of a phone, where there is no other way. */
async function colours(world, open) {
  const visit = await open({ phone: true });
  await visit.openBoard(sampleOf(world.samples, 5).address);
  await visit.openSettings();
  for (const theme of ["dark", "light", "contrast"]) {
    await visit.poke(visit.choice(`theme.${theme}`));
    await becomes(visit, worn, theme);
  }
  await visit.page.reload();
  await visit.choice("theme.contrast").waitFor();
  assert.equal(await worn(visit), "contrast", "the choice survives a reload");
  await visit.poke(visit.choice("theme.system"));
  await visit.wear("dark");
  await visit.wear("contrast");
  await visit.wear("light");
}

/** Before any script has come, the page already has its colours. */
async function noFlash(world, open) {
  const visit = await open({ scheme: "dark" });
  await visit.page.route("**/assets/*.js", () => {}); // never answered
  await visit.page.goto(world.url, { waitUntil: "commit" });
  await becomes(visit, worn, "dark");
  const [back, text] = await visit.page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color].map((one) => one.match(/\d+/g).slice(0, 3).map(Number));
  });
  const light = (colour) => colour.reduce((sum, part) => sum + part, 0);
  assert.ok(light(back) < light(text), "dark behind, light in front");
}

async function timer(world, open) {
  const visit = await open();
  await visit.openBoard(sampleOf(world.samples, 5).address);
  await visit.choose("time.show");
  const time = visit.page.getByText(new RegExp(`^${visit.say("play.time", "\\d+:\\d\\d")}$`));
  const first = await time.textContent();
  await eventually("it goes on", async () => (await time.textContent()) !== first);
}

export const tests = [
  { name: "the language stays chosen", run: language },
  { name: "the colours stay chosen, or follow the system", run: colours },
  { name: "no flash of other colours", run: noFlash },
  { name: "the timer runs for those who want it", run: timer },
];
