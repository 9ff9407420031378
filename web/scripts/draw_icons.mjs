// Draws the icons that an installed page is shown by, from the one drawing in public/icon.svg. Run by
// hand after that has changed: node scripts/draw_icons.mjs; the pictures are kept in public/.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startBrowser } from "../tests/browser/kit/chrome.mjs";

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), "public");
const PAPER = "#f8f5ee";

/** A mask may cut off all but the middle 80 %, so the drawing keeps within that and has a ground. */
const ICONS = [
  { file: "icon-192.png", size: 192, drawing: 0.8, corner: 0.18 },
  { file: "icon-512.png", size: 512, drawing: 0.8, corner: 0.18 },
  { file: "icon-maskable-512.png", size: 512, drawing: 0.56, corner: 0 },
];

const pageOf = (drawn, { size, drawing, corner }) => `<!doctype html><style>
  body { margin: 0 }
  div { width: ${size}px; height: ${size}px; display: grid; place-items: center;
        background: ${PAPER}; border-radius: ${size * corner}px }
  svg { width: ${size * drawing}px; height: ${size * drawing}px }
</style><div>${drawn}</div>`;

const browser = await startBrowser();
const page = await browser.newPage({ colorScheme: "light" });
const drawn = readFileSync(join(folder, "icon.svg"), "utf8");
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(pageOf(drawn, icon));
  await page.screenshot({ path: join(folder, icon.file), omitBackground: true });
}
await browser.close();
