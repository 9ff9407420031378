// Pictures of the states that people see most, on both sizes, in light and dark, in both languages;
// a look at each whether anything is cut off, covered or out of the window.
import { join } from "node:path";
import { enter } from "../kit/states.mjs";
import { pause } from "../kit/wait.mjs";

const TAP_GLOW = 350; // milliseconds for which the browser tints what was tapped
const SHOWN = ["home", "fresh", "reason", "solved", "refused", "rules"];

/** What is wrong with how the page lies in its window; runs in the page. */
function layoutFaults() {
  const faults = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${wide} wide`);
  const named = (one) => `${one.tagName.toLowerCase()} "${one.textContent.trim().slice(0, 40)}"`;
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  for (const one of [...document.querySelectorAll("button, a, h1, h2, p, dt, dd")].filter(shown)) {
    const { left, right } = one.getBoundingClientRect();
    const clipped = one.closest(".unseen, .skip");
    if (!clipped && (left < -0.5 || right > innerWidth + 0.5)) faults.push(`${named(one)} sticks out`);
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 && !clipped) {
      faults.push(`${named(one)} is cut off`);
    }
  }
  for (const button of [...document.querySelectorAll("main button")].filter(shown)) {
    const { x, y, width, height } = button.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const scrolls = document.documentElement.scrollHeight > innerHeight;
    if (middleY > innerHeight) {
      if (!scrolls) faults.push(`${named(button)} is below the window`);
    } else if (!button.contains(document.elementFromPoint(middleX, middleY))) {
      faults.push(`${named(button)} is covered`);
    }
  }
  const cells = [...document.querySelectorAll('[role="gridcell"]')];
  for (const cell of [cells.at(0), cells.at(-1)].filter(Boolean)) {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit !== cell) faults.push(`the cell "${cell.ariaLabel}" is covered by ${hit && named(hit)}`);
  }
  return faults;
}

async function photographed(world, visit, name) {
  const { phone, language } = visit.wishes;
  const size = phone ? "390x844" : "1280x800";
  const faults = [];
  if (phone) await pause(TAP_GLOW);
  for (const scheme of ["light", "dark"]) {
    await visit.wear(scheme);
    const path = join(world.said.shots, `${name}-${size}-${scheme}-${language}.png`);
    await visit.page.screenshot({ path });
  }
  for (const fault of await visit.page.evaluate(layoutFaults)) {
    faults.push(`${name} at ${size} in ${language}: ${fault}`);
  }
  return faults;
}

const pictures = (wishes) => async (world, open) => {
  const visit = await open({ ...wishes, motion: true });
  const faults = [];
  for (const name of SHOWN) {
    await visit.page.emulateMedia({ colorScheme: "light" });
    await enter(visit, world, name);
    faults.push(...(await photographed(world, visit, name)));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
};

/** The one picture that the README shows. */
async function pageOfTheReadme(world, open) {
  const visit = await open();
  await enter(visit, world, "reason");
  await visit.page.mouse.move(4, 400);
  await visit.atRest();
  await visit.page.screenshot({ path: join(world.root, "docs", "page.png") });
}

export const tests = [
  { name: "desktop", run: pictures({}) },
  { name: "desktop, in Japanese", run: pictures({ language: "ja" }) },
  { name: "phone", run: pictures({ phone: true }) },
  { name: "phone, in Japanese", run: pictures({ phone: true, language: "ja" }) },
  {
    name: "for the README",
    run: pageOfTheReadme,
    needs: ({ said }) => (said.pictures ? null : "only with --pictures"),
  },
];
