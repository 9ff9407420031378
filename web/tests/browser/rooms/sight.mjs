// Errors are seen by everyone: without colours, with three deficiencies of colour vision and in a
// system's forced colours, the cells of a broken rule still differ from what they were. The pictures
// are left beside the others, to be looked at.
import assert from "node:assert/strict";
import { join } from "node:path";
import { sampleOf } from "../kit/boards.mjs";
import { breakingSteps } from "../kit/play.mjs";
import { pixelsOf } from "../kit/png.mjs";

const SIGHTS = ["achromatopsia", "protanopia", "deuteranopia", "tritanopia"];
const SEEN = 24; // of 255 levels of grey between what is marked and what it was
const ENOUGH = 60; // pixels of a cell

const grey = (data, at) => 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2];

/** How many pixels are lighter or darker than before. */
function changed(before, after) {
  let count = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    if (Math.abs(grey(before.data, at) - grey(after.data, at)) > SEEN) count += 1;
  }
  return count;
}

/** The board under each sight, by its name. */
async function look(visit, see, name) {
  const found = {};
  for (const sight of SIGHTS) {
    await see({ type: sight });
    const path = join(visit.world.said.shots, `${name}-${sight}.png`);
    found[sight] = await pixelsOf(visit.page, await visit.grid.screenshot({ path }));
  }
  await see({ type: "none" });
  await visit.page.emulateMedia({ forcedColors: "active" });
  const path = join(visit.world.said.shots, `${name}-forced-colors.png`);
  found.forced = await pixelsOf(visit.page, await visit.grid.screenshot({ path }));
  await visit.page.emulateMedia({ forcedColors: "none" });
  return found;
}

async function errorsAreSeen(world, open) {
  const visit = await open();
  const protocol = await visit.context.newCDPSession(visit.page);
  const see = (how) => protocol.send("Emulation.setEmulatedVisionDeficiency", how);
  const { position } = breakingSteps(world, sampleOf(world.samples, 8));
  await visit.openBoard(position);
  await visit.page.mouse.move(4, 400);
  const before = await look(visit, see, "sight-before");
  await visit.press("play.check");
  await visit.headed(visit.say("check.broken"));
  await visit.page.mouse.move(4, 400);
  await visit.atRest();
  const after = await look(visit, see, "sight-broken");
  for (const [sight, pixels] of Object.entries(after)) {
    const count = changed(before[sight], pixels);
    assert.ok(count > ENOUGH, `${sight}: ${count} pixels tell the error`);
  }
}

export const tests = [{ name: "errors are seen without colours", run: errorsAreSeen }];
