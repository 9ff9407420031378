// From a text, a file or an address to the page that plays it. The address bar follows what has been
// opened, never what has been refused.
import { say } from "../i18n/say";
import { go, linkTo, linkToBoard, parseRoute, replace } from "../router";
import type { App } from "./app";
import { beginLesson } from "./lessons";
import { LONGEST_TEXT, openText } from "./open";

/** Opens a text that the player gave; the page changes only if it is a puzzle. */
export async function openHere(app: App, text: string): Promise<void> {
  const address = await openText(app, text);
  if (address !== null) go(linkToBoard(address));
}

export async function openFile(app: App, file: Blob): Promise<void> {
  if (file.size > LONGEST_TEXT) {
    const message = say(app.settings.get().language, "refused.large");
    const error = { fault: "input" as const, code: "page.large", message, offset: null };
    app.play.set({ refused: { text: "", error } });
    return;
  }
  await openHere(app, await file.text());
}

/** Follows the address bar: opens the position it names, unless that is open already. */
export async function follow(app: App, hash: string): Promise<void> {
  const route = parseRoute(hash);
  if (route.page !== "play") return;
  const { game } = app.play.get();
  const { p: position, lesson } = route.words;
  if (position === undefined || position === game?.address) {
    if (!game) replace(linkTo("home"));
    return;
  }
  const address = await openText(app, position);
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
