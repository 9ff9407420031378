// What axe-core finds on the page as it is. In other colours only what colours can break is looked
// at again.
import AxeBuilder from "@axe-core/playwright";

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

/** Of one state of the page: everything as it is, then the contrast in further colours. */
export async function findingsOf(visit, name, colours) {
  await visit.atRest();
  const found = await findings(axe(visit).withTags(TAGS), name);
  for (const colour of colours) {
    await visit.wear(colour);
    found.push(...(await findings(axe(visit).withRules(["color-contrast"]), `${name}, ${colour}`)));
  }
  if (colours.length > 0) await visit.wear("light");
  return found;
}
