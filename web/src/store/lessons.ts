// Which boards of the lessons the player has done. A board is done when a step of its rung has been
// taken, on whatever way; whether it was found or shown is told apart, and what was once found stays so.
import type { App } from "./app";
import type { Done } from "./state";

/** Where the boards that were done so are kept, by their positions. */
const NAMES: Record<Done, string> = { found: "lessons", shown: "shown" };

function listed(app: App, how: Done): string[] {
  const stored = app.shelf.read(NAMES[how]);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
}

export type DoneBoards = ReadonlyMap<string, Done>;

export const doneBoards = (app: App): DoneBoards =>
  new Map(
    (["shown", "found"] as const).flatMap((how) => listed(app, how).map((one) => [one, how])),
  );

export function markDone(app: App, position: string, how: Done): void {
  app.shelf.write(NAMES[how], [...new Set([...listed(app, how), position])]);
}
