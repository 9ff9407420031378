// Trying something out: a trial remembers where it began. Kept, its marks stay; dropped, they go in
// one step, which can be undone like any other. Trials stand inside each other.
import type { App } from "./app";
import { enterTrial, leaveTrial, openTrials } from "./history";
import { commit, notify } from "./moves";

export function beginTrial(app: App): void {
  app.play.set({ history: enterTrial(app.play.get().history) });
}

export function keepTrial(app: App): void {
  app.play.set({ history: leaveTrial(app.play.get().history) });
}

export function dropTrial(app: App, notice: string): void {
  const { history } = app.play.get();
  const start = history.entries[openTrials(history).at(-1)?.from ?? -1];
  if (start === undefined) return;
  commit(app, start);
  keepTrial(app);
  if (app.play.get().history.at !== history.at) notify(app, notice, true);
}
