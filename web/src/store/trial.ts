// Trying something out: a trial remembers where it began. Kept, its marks stay; dropped, they go in
// one step, which can be undone like any other. Trials stand inside each other.
import type { App } from "./app";
import { commit, notify } from "./moves";

export function beginTrial(app: App): void {
  const { trials, history } = app.play.get();
  app.play.set({ trials: [...trials, history.at] });
}

export function keepTrial(app: App): void {
  app.play.set({ trials: app.play.get().trials.slice(0, -1) });
}

export function dropTrial(app: App, notice: string): void {
  const { trials, history } = app.play.get();
  const start = history.entries[trials.at(-1) ?? -1];
  if (start === undefined) return;
  const outer = trials.slice(0, -1);
  commit(app, start);
  app.play.set({ trials: outer });
  if (app.play.get().history !== history) notify(app, notice, true);
}
