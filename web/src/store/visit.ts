// From a text, a file or an address to the page that plays it. The address bar follows what has been
// opened, never what has been refused.
import { say } from "../i18n/say";
import { go, linkTo, linkToBoard, linkToOpen, parseRoute, replace } from "../router";
import type { App } from "./app";
import { unpackText } from "./link";
import { addressOf, LONGEST_TEXT, type Manner, openText } from "./open";

/** What kept.ts writes begins so. */
const isKept = (text: string) => /^\s*{\s*"what":\s*"hashigo: kept/.test(text);

/** The page of what is kept asks whether it is to be taken in. */
function offer(app: App, file: Blob): void {
  app.kept.set({ file });
  go(linkTo("kept"));
}

/** Opens a text that the player gave; the page changes only if it is a puzzle. */
export async function openHere(app: App, text: string, manner: Manner = null): Promise<void> {
  if (isKept(text)) return offer(app, new Blob([text]));
  const address = await openText(app, text, manner);
  if (address !== null) go(linkToBoard(address));
}

/** Why marks stay away: they can't be read, or they are of another board. */
type UnfitMarks = "marks" | "others";

function refuse(app: App, what: "large" | UnfitMarks): void {
  const message = say(app.settings.get().language, `refused.${what}`);
  const error = { fault: "input" as const, code: `page.${what}`, message, offset: null };
  app.play.set({ refused: { text: "", error, opened: what !== "large" } });
}

export async function openFile(app: App, file: Blob): Promise<void> {
  if (isKept(await file.slice(0, 99).text())) return offer(app, file);
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

type Words = Readonly<Record<string, string>>;

function isOpen(app: App, { p: position, m: marks, lesson }: Words): boolean {
  const { game, lesson: taught } = app.play.get();
  if (taught) return taught.start === position && taught.rung === lesson;
  return position === game?.address && marks === undefined;
}

/** Opens what an address names; answers with where it is then, if that is elsewhere. */
async function openNamed(app: App, position: string, words: Words): Promise<string | null> {
  const { m: marks, lesson } = words;
  if (lesson !== undefined) {
    try {
      const { openLesson } = await import("../pages/others"); // with the pages that lead there
      if (await openLesson(app, lesson, position)) return null;
    } catch {
      return linkTo("lessons"); // which says that it can't be fetched
    }
  }
  const opening = marks === undefined ? openText(app, position) : openMarked(app, position, marks);
  const address = await opening;
  return address && linkToBoard(address);
}

/** Follows the address bar: opens the position it names, unless that is open already. */
export async function follow(app: App, hash: string): Promise<void> {
  const { page, words } = parseRoute(hash);
  const position = words.p;
  const earlier = app.play.get().refused;
  if (earlier && position === undefined) app.play.set({ refused: null }); // it has been left behind
  if (page !== "play") return;
  if (position === undefined) return app.play.get().game ? undefined : replace(linkTo("home"));
  if (isOpen(app, words)) return;
  const link = await openNamed(app, position, words);
  if (link !== null) return replace(link);
  const { game, lesson, refused } = app.play.get();
  if (!refused) return; // it is here, or was overtaken by another opening
  if (refused.error.fault === "unreachable") return; // the address is not to blame
  replace(game ? linkToOpen(game, lesson) : linkTo("home"));
}
