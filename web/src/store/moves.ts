// What changes the game: a new position, or another one of those that were. Each ends what the panel
// said about the position before.
import type { App } from "./app";
import { canRedo, canUndo, current, type History, isSame, push, redo, undo } from "./history";
import type { SavedGame } from "./record";
import type { PlayState, Replay } from "./state";

/** No longer looked at: what is shown is the game's own position. */
export function settled({ game, replay }: PlayState): Replay | null {
  if (!replay || replay.reasons || !game?.genre.replays) return null;
  return { ...replay, at: replay.positions.length - 1, looking: false, playing: false };
}

/** The game's own position is shown again, and what was said of the other goes. */
export function lookNoMore(app: App): void {
  const state = app.play.get();
  const notice = state.replay?.looking ? null : state.notice;
  app.play.set({ replay: settled(state), notice });
}

function goTo(app: App, history: History): void {
  const state = app.play.get();
  if (state.panel.kind === "thinking") state.panel.cancel();
  const panel = { kind: "rest" as const };
  const replay = settled(state);
  app.play.set({ history, preview: null, panel, notice: null, checked: null, replay });
}

/** Back to an earlier position, from which what came after can be redone. */
export function backTo(app: App, at: number): void {
  goTo(app, { ...app.play.get().history, at });
}

/** The game as another window has left it. */
export function adopt(app: App, { history, seconds, laps, best }: SavedGame): void {
  if (isSame(history, app.play.get().history)) return;
  app.play.set({ seconds, laps, best });
  goTo(app, history);
}

/** One undo step. */
export function commit(app: App, position: string): void {
  const state = app.play.get();
  const { history } = state;
  if (position === current(history)) {
    app.play.set({ preview: null, replay: settled(state) });
  } else {
    goTo(app, push(history, position));
  }
}

/** Marks that are still with the engine; whatever comes after them waits for them. */
let pending: Promise<void> | null = null;

export function marksPending(settled: Promise<void>): void {
  pending = settled;
  settled.then(() => {
    if (pending === settled) pending = null;
  });
}

function afterMarks(act: () => void): void {
  if (pending) pending.then(act);
  else act();
}

export function undoMove(app: App): void {
  afterMarks(() => {
    const { history } = app.play.get();
    if (canUndo(history)) goTo(app, undo(history));
  });
}

export function redoMove(app: App): void {
  afterMarks(() => {
    const { history } = app.play.get();
    if (canRedo(history)) goTo(app, redo(history));
  });
}

/** Back to how the board was given, as one step that can be undone. */
export function clearBoard(app: App, notice: string): void {
  const { history } = app.play.get();
  const [given] = history.entries;
  if (given === undefined || current(history) === given) return;
  commit(app, given);
  notify(app, notice, true);
}

let notices = 0;

export function notify(app: App, text: string, withUndo = false): void {
  notices += 1;
  app.play.set({ notice: { id: notices, text, undo: withUndo } });
}

/** With the panel also what it speaks of is left. */
export function closePanel(app: App): void {
  const { panel } = app.play.get();
  if (panel.kind === "thinking") panel.cancel();
  if (panel.kind === "explained") lookNoMore(app);
  app.play.set({ panel: { kind: "rest" } });
}
