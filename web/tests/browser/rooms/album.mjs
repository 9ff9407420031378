// The pictures that the documents show: each page on both sizes, light and dark, in both languages,
// by turns, so that the album stays small. Only with --pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pixelsOf, smallPng } from "../kit/png.mjs";
import { enter } from "../kit/states.mjs";
import { eventually } from "../kit/wait.mjs";

/** A state of the page and what its picture is called. */
const PAGES = {
  home: "puzzles",
  calendar: "calendar",
  newPuzzle: "new",
  reason: "hint",
  ordered: "replay",
  stranded: "stranded",
  solved: "solved",
  lesson: "lesson",
  tourDone: "tour",
  share: "share",
  kept: "kept",
  print: "print",
};

const TURNS = [
  { phone: false, language: "en", scheme: "light" },
  { phone: false, language: "ja", scheme: "dark" },
  { phone: true, language: "en", scheme: "dark" },
  { phone: true, language: "ja", scheme: "light" },
];

const PATIENCE = 30_000; // milliseconds

/** Small boards that are in view and wait for their drawing. */
const undrawn = () =>
  [...document.querySelectorAll(".thumbnail:empty")].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }).length;

const allDrawn = (visit) => async () => (await visit.page.evaluate(undrawn)) === 0;

const photograph = (wishes) => async (world, open) => {
  const folder = join(world.root, "docs", "pictures");
  mkdirSync(folder, { recursive: true });
  const visit = await open({ ...wishes, motion: true });
  const end = `${wishes.phone ? "phone" : "desktop"}-${wishes.scheme}-${wishes.language}.png`;
  for (const [state, name] of Object.entries(PAGES)) {
    await enter(visit, world, state);
    await eventually("all is drawn", allDrawn(visit), PATIENCE);
    await visit.page.mouse.move(4, 400);
    await visit.atRest();
    const picture = await visit.page.screenshot();
    writeFileSync(join(folder, `${name}-${end}`), smallPng(await pixelsOf(visit.page, picture)));
  }
};

const needs = ({ said }) => (said.pictures ? null : "only with --pictures");

export const tests = TURNS.map((turn) => ({
  name: `${turn.phone ? "phone" : "desktop"}, ${turn.scheme}, ${turn.language}`,
  run: photograph(turn),
  needs,
}));
