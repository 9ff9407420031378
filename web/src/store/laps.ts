// Solves of one board, one after the other: a board that is cleared after its end is begun anew, with
// its own time and its own help, and clearing undone brings both back. So a best time is always that
// of a whole solve, however one goes about in the history.
import type { App } from "./app";
import { current } from "./history";
import { HELPS, type Help, isGiven, type Lap } from "./record";
import { isFinished, type PlayState } from "./state";

type Laps = readonly Lap[];
type Run = Pick<PlayState, "laps" | "seconds">;

export const lapOf = (laps: Laps): Lap | undefined => laps.at(-1);

const withLast = (laps: Laps, change: Partial<Lap>): Laps =>
  laps.map((lap, k) => (k === laps.length - 1 ? { ...lap, ...change } : lap));

const isOver = (lap: Lap | undefined) => lap?.done === true || isGiven(lap?.help);

/** Whether the board was cleared by this change, after a solve or a look at the answer. */
function beginsAnew({ game, history, laps }: PlayState, before: PlayState): boolean {
  const cleared = history.at > before.history.at && current(history) === game?.blank;
  return cleared && isOver(lapOf(laps));
}

/** The solves so far, one more where the board is cleared, fewer where that is undone. */
function runAfter(now: PlayState, before: PlayState): Run {
  const { history, laps, seconds } = now;
  if (history === before.history) return { laps, seconds };
  if (beginsAnew(now, before)) {
    const lap: Lap = { at: history.at, before: seconds, help: "none", done: false };
    return { laps: [...laps, lap], seconds: 0 };
  }
  const left = laps.filter((lap) => lap.at > history.at);
  if (left.length === 0) return { laps, seconds };
  const spent = left.reduce((sum, lap) => sum + lap.before, seconds);
  return { laps: laps.slice(0, laps.length - left.length), seconds: spent };
}

/** What the page has just given the player. */
function helpGiven(now: PlayState, before: PlayState): Help {
  const { replay, history } = now;
  const position = current(history);
  if (replay?.looking && replay.at > 0 && replay.of !== position && replay !== before.replay)
    return "answer";
  if (history === before.history) return "none";
  const { panel } = before;
  if (panel.kind === "solve" && panel.solve.answer === position) return "answer";
  return panel.kind === "hint" && panel.hint.position === position ? "hints" : "none";
}

/** The solve that is under way has had help; one that is done has not. */
export function helped(laps: Laps, help: Help): Laps {
  const { help: known = "none", done } = lapOf(laps) ?? {};
  const more = HELPS.indexOf(help) > HELPS.indexOf(known);
  return more && !done ? withLast(laps, { help }) : laps;
}

/** After a solve that is finished; one with an answer shown is none. */
function bestAfter(best: number | null, { laps, seconds }: Run): number | null {
  if (seconds === 0 || isGiven(lapOf(laps)?.help)) return best;
  return best === null ? seconds : Math.min(best, seconds);
}

export function startLaps(app: App): () => void {
  return app.play.watch((now, before) => {
    if (!now.game || now.game !== before.game) return;
    const run = runAfter(now, before);
    const laps = helped(run.laps, helpGiven(now, before));
    if (isFinished(now) && !isFinished(before)) {
      const best = bestAfter(now.best, { ...run, laps });
      app.play.set({ ...run, best, laps: withLast(laps, { done: true }) });
    } else if (laps !== now.laps) app.play.set({ ...run, laps });
  });
}
