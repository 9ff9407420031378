// From a text, a file or an address to the page that plays it. The address bar follows what has been
// opened, never what has been refused.
import { say } from "../i18n/say";
import { go, linkTo, linkToBoard, parseRoute, replace } from "../router";
import type { App } from "./app";
import { beginLesson } from "./lessons";
import { unpackText } from "./link";
import { addressOf, LONGEST_TEXT, openText } from "./open";

/** Opens a text that the player gave; the page changes only if it is a puzzle. */
export async function openHere(app: App, text: string): Promise<void> {
  const address = await openText(app, text);
  if (address !== null) go(linkToBoard(address));
}

/** Why marks stay away: they can't be read, or they are of another board. */
type UnfitMarks = "marks" | "others";

function refuse(app: App, what: "large" | UnfitMarks): void {
  const message = say(app.settings.get().language, `refused.${what}`);
  const error = { fault: "input" as const, code: `page.${what}`, message, offset: null };
  app.play.set({ refused: { text: "", error } });
}

export async function openFile(app: App, file: Blob): Promise<void> {
  if (file.size > LONGEST_TEXT) return refuse(app, "large");
  await openHere(app, await file.text());
}

/** The position that packed marks lead to. */
async function markedPosition(
  app: App,
  board: string,
  marks: string,
): Promise<{ position: string } | { unfit: UnfitMarks }> {
  const text = await unpackText(marks, LONGEST_TEXT);
  if (text === null) return { unfit: "marks" };
  const [own, wanted] = await Promise.all([addressOf(app, text), addressOf(app, board)]);
  if (own === null) return { unfit: "marks" };
  return own === wanted ? { position: text } : { unfit: "others" };
}

/** A board with its marks, which are one step; marks that don't fit cost only themselves. */
async function openMarked(app: App, board: string, marks: string): Promise<string | null> {
  const marked = await markedPosition(app, board, marks);
  const address = await openText(app, "unfit" in marked ? board : marked.position);
  if (address !== null && "unfit" in marked) refuse(app, marked.unfit);
  return address;
}

/** Follows the address bar: opens the position it names, unless that is open already. */
export async function follow(app: App, hash: string): Promise<void> {
  const route = parseRoute(hash);
  const { game, refused: earlier } = app.play.get();
  const { p: position, m: marks, lesson } = route.words;
  if (earlier && position === undefined) app.play.set({ refused: null }); // it has been left behind
  if (route.page !== "play") return;
  if (position === undefined || (position === game?.address && marks === undefined)) {
    if (!game) replace(linkTo("home"));
    return;
  }
  const opening = marks === undefined ? openText(app, position) : openMarked(app, position, marks);
  const address = await opening;
  if (address !== null) {
    if (lesson !== undefined) beginLesson(app, lesson, position);
    return replace(linkToBoard(address));
  }
  const open = app.play.get().game;
  const { refused } = app.play.get();
  if (!refused) return; // overtaken by another opening
  if (refused.error.fault === "unreachable") return; // the address is not to blame
  replace(open ? linkToBoard(open.address) : linkTo("home"));
}
