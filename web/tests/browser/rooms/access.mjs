// axe-core over every state of the page, in both languages, on both sizes and in all colours. In
// other colours only what colours can break is looked at again.
import AxeBuilder from "@axe-core/playwright";
import { enter, STATES } from "../kit/states.mjs";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function findings(builder, where) {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => {
    const [{ html, failureSummary }] = nodes;
    return `${where}: ${id} (${nodes.length}×) ${html.slice(0, 160)} ${failureSummary}`;
  });
}

// Legacy mode spares a second window; this page has no frames.
const axe = (visit) =>
  new AxeBuilder({ page: visit.page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

async function findingsOf(visit, name, colours) {
  await visit.atRest();
  const found = await findings(axe(visit).withTags(TAGS), name);
  for (const colour of colours) {
    await visit.wear(colour);
    found.push(...(await findings(axe(visit).withRules(["color-contrast"]), `${name}, ${colour}`)));
  }
  if (colours.length > 0) await visit.wear("light");
  return found;
}

const noViolations = (wishes, colours) => async (world, open) => {
  const visit = await open({ ...wishes, motion: true });
  const found = [];
  for (const name of Object.keys(STATES)) {
    await enter(visit, world, name);
    found.push(...(await findingsOf(visit, name, colours)));
  }
  if (found.length > 0) throw new Error(found.join("\n"));
};

export const tests = [
  { name: "no violation, in all colours", run: noViolations({}, ["dark", "contrast"]) },
  { name: "no violation in Japanese", run: noViolations({ language: "ja" }, []) },
  { name: "no violation on the phone", run: noViolations({ phone: true }, ["dark"]) },
];
