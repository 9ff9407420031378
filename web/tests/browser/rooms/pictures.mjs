// A walk through every state of the page, on both sizes and in both languages: axe-core finds nothing
// in any colours, and of the states that people see most there are pictures, light and dark, in which
// nothing is cut off, covered or out of the window.
import { join } from "node:path";
import { findingsOf } from "../kit/axe.mjs";
import { sampleOf } from "../kit/boards.mjs";
import { layoutFaults } from "../kit/layout.mjs";
import { enter, STATES } from "../kit/states.mjs";
import { pause } from "../kit/wait.mjs";

const TAP_GLOW = 350; // milliseconds for which the browser tints what was tapped
const SHOWN = [
  "home",
  "filtered",
  "calendar",
  "newPuzzle",
  "newRefused",
  "fresh",
  "reason",
  "solved",
  "refused",
  "share",
  "kept",
  "print",
  "rules",
  "explained",
  "settings",
  "ordered",
  "orderedHint",
  "stranded",
  "orderedRules",
  "lessons",
  "lesson",
  "tourDone",
];

async function photographed(world, visit, name) {
  const { phone, language } = visit.wishes;
  const size = phone ? "390x844" : "1280x800";
  if (phone) await pause(TAP_GLOW);
  for (const scheme of ["light", "dark"]) {
    await visit.wear(scheme);
    const path = join(world.said.shots, `${name}-${size}-${scheme}-${language}.png`);
    await visit.page.screenshot({ path });
  }
  const faults = await layoutFaults(visit);
  return faults.map((fault) => `${name} at ${size} in ${language}: ${fault}`);
}

const walk = (wishes, colours) => async (world, open) => {
  const visit = await open({ ...wishes, motion: true });
  const faults = [];
  for (const name of Object.keys(STATES)) {
    await visit.page.emulateMedia({ colorScheme: "light" });
    await enter(visit, world, name);
    faults.push(...(await findingsOf(visit, name, colours)));
    if (SHOWN.includes(name)) faults.push(...(await photographed(world, visit, name)));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
};

/** Windows between and beyond the usual two; nothing is photographed. */
const WINDOWS = [
  [320, 568],
  [360, 740],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1100, 700],
  [1920, 1080],
];

async function otherWindows(world, open) {
  const visit = await open({ language: "ja" });
  const faults = [];
  for (const name of [
    "fresh",
    "reason",
    "home",
    "calendar",
    "newRefused",
    "ordered",
    "orderedHint",
  ]) {
    await enter(visit, world, name);
    for (const [width, height] of WINDOWS) {
      await visit.page.setViewportSize({ width, height });
      await visit.atRest();
      const found = await layoutFaults(visit);
      faults.push(...found.map((fault) => `${name} at ${width}x${height}: ${fault}`));
    }
    await visit.page.setViewportSize({ width: 1280, height: 800 });
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Half way through a board, the position whose next step cites the most places. */
function tellingPosition({ engine, samples }) {
  const { steps } = engine.ask("explain", sampleOf(samples, 8).address);
  const middle = steps.slice(steps.length / 3, (2 * steps.length) / 3);
  const cited = (step) => step.because.length;
  const best = middle.reduce((a, b) => (cited(b) > cited(a) ? b : a));
  return steps[steps.indexOf(best) - 1].position;
}

/** The one picture that the README shows. */
async function pageOfTheReadme(world, open) {
  const visit = await open({ motion: true });
  await visit.openBoard(tellingPosition(world));
  await visit.press("play.hint");
  await visit.press("stage.reason");
  await visit.button("hint.apply").last().waitFor();
  await visit.page.mouse.move(4, 400);
  await visit.atRest();
  await visit.page.screenshot({ path: join(world.root, "docs", "page.png") });
}

export const tests = [
  { name: "desktop", run: walk({}, ["dark", "contrast"]), long: true },
  { name: "desktop, in Japanese", run: walk({ language: "ja" }, []), long: true },
  { name: "phone", run: walk({ phone: true }, ["dark"]), long: true },
  { name: "phone, in Japanese", run: walk({ phone: true, language: "ja" }, []), long: true },
  { name: "other windows", run: otherWindows },
  {
    name: "for the README",
    run: pageOfTheReadme,
    needs: ({ said }) => (said.pictures ? null : "only with --pictures"),
  },
];
