// One visitor of the page: a window of a certain size, language and taste, and what a person can do
// and see in it. Everything is found by role and name. Whatever goes wrong behind the page's back
// (an exception, a console error, a request to elsewhere) is noted, and ends the test as a failure.
import { keptNames } from "./shelf.mjs";
import { eventually } from "./wait.mjs";

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** What the system prefers, and the colours that the page then wears. */
const COLOURS = {
  light: { name: "light", media: { colorScheme: "light", contrast: "no-preference" } },
  dark: { name: "dark", media: { colorScheme: "dark", contrast: "no-preference" } },
  contrast: { name: "contrast", media: { colorScheme: "light", contrast: "more" } },
};

const LOCALES = { en: "en-GB", ja: "ja-JP" };

function contextOptions({ phone, language, scheme, contrast, motion, offline }) {
  return {
    viewport: phone ? PHONE : DESKTOP,
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: 1,
    locale: LOCALES[language],
    colorScheme: scheme,
    contrast,
    reducedMotion: motion ? "no-preference" : "reduce",
    acceptDownloads: true,
    serviceWorkers: offline ? "allow" : "block",
  };
}

const USUAL = {
  phone: false,
  language: "en",
  scheme: "light",
  contrast: "no-preference",
  motion: false,
  offline: false, // whether the page may lay itself by for when there is no network
};

export class Visit {
  constructor(world, context, page, wishes) {
    Object.assign(this, { world, context, page, wishes });
    this.phone = wishes.phone;
    this.say = world.wordsOf(wishes.language);
    this.faults = [];
    this.listen();
  }
  static async begin(world, wishes = {}) {
    const all = { ...USUAL, ...wishes };
    const context = await world.browser.newContext(contextOptions(all));
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    return new Visit(world, context, page, all);
  }
  listen() {
    const note = (fault) => this.faults.push(fault);
    this.page.on("pageerror", (error) => note(`exception: ${error.message}`));
    this.page.on("console", (message) => {
      if (message.type() === "error") note(`console: ${message.text()}`);
    });
    this.page.on("request", (request) => {
      const url = request.url();
      const own = url.startsWith(this.world.url) || /^(data|blob):/.test(url);
      if (!own) note(`request to ${url}`);
    });
  }
  end() {
    return this.context.close();
  }

  // ---- going somewhere

  async go(hash = "") {
    await this.page.goto(this.world.url + hash);
    await this.page.getByRole("banner").waitFor();
  }
  hashOf(position) {
    return `#/play?p=${encodeURIComponent(position)}`;
  }
  async openBoard(position) {
    await this.go(this.hashOf(position));
    await this.boardReady();
  }
  async openHome() {
    await this.go("#/");
    await this.page.getByRole("heading", { name: this.say("shipped.title") }).waitFor();
  }
  /** The first page with the form for a puzzle from elsewhere unfolded. */
  async openForm() {
    await this.openHome();
    await this.poke(this.page.getByRole("button", { name: this.say("home.open"), exact: false }));
    await this.page.getByRole("textbox", { name: this.say("home.open.label") }).waitFor();
  }
  async reload() {
    await this.page.reload();
    await this.boardReady();
  }
  /** Another window of the same visitor, with the same storage. */
  async beside() {
    const page = await this.context.newPage();
    page.setDefaultTimeout(8000);
    return new Visit(this.world, this.context, page, this.wishes);
  }
  boardReady() {
    return eventually("the board is there", async () => {
      const labels = await this.labels();
      return labels.length > 0 && labels.every((label) => label !== "");
    });
  }
  address() {
    return this.page.evaluate(() =>
      new URLSearchParams(location.hash.split(/\?(.*)/s)[1]).get("p"),
    );
  }
  /** When so many games have been put on this device's shelf. */
  kept(count = 1) {
    return eventually("the game is kept", async () => {
      const names = await keptNames(this.page);
      return names.filter((name) => name.startsWith("game:")).length >= count;
    });
  }
  pasteText(text) {
    return this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** Puts on other colours, as a system does in the evening, and waits until all have arrived. */
  async wear(colours) {
    const { media, name } = COLOURS[colours];
    await this.page.emulateMedia(media);
    await eventually(`the page is ${name}`, () =>
      this.page.evaluate((theme) => document.documentElement.dataset.theme === theme, name),
    );
    await this.atRest();
  }
  /** When everything that moves has come to its end. */
  async atRest() {
    await this.page.evaluate(async () => {
      const ends = document.getAnimations().filter(({ effect }) => {
        return effect.getComputedTiming().endTime !== Infinity;
      });
      await Promise.allSettled(ends.map(({ finished }) => finished));
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
  }

  // ---- the board

  get grid() {
    return this.page.getByRole("grid");
  }
  /** What each cell says, row by row. */
  labels() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[role="gridcell"]')].map((cell) =>
        cell.getAttribute("aria-label"),
      ),
    );
  }
  cell(index) {
    return this.page.getByRole("gridcell").nth(index);
  }
  async board() {
    const box = await this.grid.boundingBox();
    const rows = Number(await this.grid.getAttribute("aria-rowcount"));
    const cols = Number(await this.grid.getAttribute("aria-colcount"));
    const at = (row, col) => ({
      x: box.x + ((col + 0.5) * box.width) / cols,
      y: box.y + ((row + 0.5) * box.height) / rows,
    });
    const place = (index) => [Math.floor(index / cols), index % cols];
    const centre = (index) => at(...place(index));
    const between = (a, b) => at(...place(a).map((part, k) => (part + place(b)[k]) / 2));
    return { box, rows, cols, at, centre, between };
  }
  /** The one cell that Tab leads to. */
  cursor() {
    return this.page.evaluate(() => {
      const cells = [...document.querySelectorAll('[role="gridcell"][tabindex="0"]')];
      if (cells.length !== 1) throw new Error(`${cells.length} cells are in the tab order`);
      return { row: Number(cells[0].dataset.row), col: Number(cells[0].dataset.col) };
    });
  }
  focusCursor() {
    return this.page.locator('[role="gridcell"][tabindex="0"]').focus();
  }
  /** Waits until the board reads as expected; the failure names the first cell that does not. */
  reads(expected, what = "the board reads as expected") {
    return eventually(what, async () => {
      const labels = await this.labels();
      const k = labels.findIndex((label, at) => label !== expected[at]);
      if (k >= 0 || labels.length !== expected.length) {
        throw new Error(`cell ${k} reads "${labels[k]}", not "${expected[k]}"`);
      }
      return true;
    });
  }
  focused() {
    return this.page.evaluate(() => {
      const { activeElement: at } = document;
      return {
        role: at?.getAttribute("role") ?? at?.tagName.toLowerCase() ?? "",
        name: at?.getAttribute("aria-label") ?? at?.textContent?.trim() ?? "",
        row: Number(at?.getAttribute("data-row") ?? -1),
        col: Number(at?.getAttribute("data-col") ?? -1),
      };
    });
  }
  /** Where the drawing has something in a role, counted in half cells from the board's corner. */
  async marked(role) {
    const { box, rows, cols } = await this.board();
    const centres = await this.page.evaluate((name) => {
      const found = [...document.querySelectorAll(`main svg [class~="role-${name}"]`)];
      return found
        .filter((element) => !element.closest("section"))
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    }, role);
    const place = ([x, y]) =>
      Math.round(((y - box.y) / box.height) * 2 * rows) * 2 * cols +
      Math.round(((x - box.x) / box.width) * 2 * cols);
    return [...new Set(centres.map(place))].sort((a, b) => a - b);
  }

  /** Over the steps of marks that have an order. */
  get slider() {
    return this.page.getByRole("slider", { name: this.say("replay.step") });
  }

  // ---- tools and panel

  button(key, ...values) {
    return this.page.getByRole("button", { name: this.say(key, ...values), exact: true });
  }
  async press(key, ...values) {
    const name = this.say(key, ...values);
    await this.poke(this.page.getByRole("button", { name, exact: true, disabled: false }).first());
  }
  /** The same by the keyboard. */
  async enter(key, ...values) {
    const name = this.say(key, ...values);
    const button = this.page.getByRole("button", { name, exact: true, disabled: false });
    await button.first().press("Enter");
  }
  poke(locator) {
    return this.phone ? locator.tap() : locator.click();
  }
  /** Chooses from the sheet behind More. */
  async more(key) {
    await this.press("play.more");
    await this.press(key);
  }
  /** What comes of pressing a button as a file on the device. */
  async download(key) {
    const coming = this.page.waitForEvent("download");
    await this.press(key);
    return (await coming).path();
  }
  /** What can be read somewhere on the page; some things stand in it twice, for wide and narrow. */
  read(text) {
    return this.page.getByText(text).filter({ visible: true });
  }
  /** A choice of the settings, which are open. */
  choice(key) {
    const name = this.say(key);
    const kinds = ["radio", "checkbox"].map((role) =>
      this.page.getByRole(role, { name, exact: true }),
    );
    return kinds[0].or(kinds[1]);
  }
  async openSettings() {
    await this.press("app.menu");
    await this.press("menu.settings");
    const name = this.say("settings.title");
    await this.page.getByRole("heading", { level: 1, name }).waitFor();
  }
  /** Chooses in the settings, from the board and back to it. */
  async choose(...keys) {
    await this.openSettings();
    for (const key of keys) await this.poke(this.choice(key));
    await this.poke(this.page.getByRole("link", { name: this.say("rules.back") }));
    await this.boardReady();
  }
  get panel() {
    return this.page.getByRole("region", { name: this.say("play.side") });
  }
  get headings() {
    return this.panel.getByRole("heading");
  }
  /** What the panel is headed by, or nothing when it is at rest. */
  async heading() {
    const texts = await this.headings.allTextContents();
    return texts[0] ?? "";
  }
  headed(title) {
    return eventually(`the panel says "${title}"`, async () => {
      const heading = await this.heading();
      if (!heading.startsWith(title)) throw new Error(`it says "${heading}"`);
      return true;
    });
  }
  /** The page says by itself or on being asked that the puzzle is done. */
  async saysDone() {
    return (await this.heading()) === this.say("done.title");
  }
  async canUndo() {
    return this.button("play.undo").first().isEnabled();
  }
  undo() {
    return this.press("play.undo");
  }
  redo() {
    return this.press("play.redo");
  }
}
