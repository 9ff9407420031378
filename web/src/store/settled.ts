// Which tours of the rules are offered to this player no more, since they were taken or declined.
import type { App } from "./app";

const SETTLED = "tours";

const settled = (app: App): string[] => {
  const stored = app.shelf.read(SETTLED);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
};

/** Whether a genre's tour is settled. */
export const isSettled = (app: App, genre: string): boolean => settled(app).includes(genre);

export function settleTour(app: App, genre: string): void {
  if (!isSettled(app, genre)) app.shelf.write(SETTLED, [...settled(app), genre]);
}
