// Keeps the open game on the shelf: soon after a move, and at once when the page is left. A game
// that has never been touched is not kept.
import type { App } from "./app";
import { decided, FIRST_STATE, isFinished, type PlayState } from "./state";

const SOON = 300; // milliseconds

export function saveNow(app: App): void {
  const state = app.play.get();
  const { game, history, seconds } = state;
  if (!game || history.entries.length < 2) return;
  const { done, total } = decided(state);
  const saved = app.shelf.saveGame({
    address: game.address,
    genre: game.genre.genre,
    title: game.title,
    rows: game.rows,
    cols: game.cols,
    decided: done,
    total,
    done: isFinished(state) || state.panel.kind === "done",
    seconds,
    when: Date.now(),
    history,
  });
  if (saved !== state.saved) app.play.set({ saved });
}

/** A game that is no longer wanted: if it is open, it is closed, so that it does not come back. */
export function forgetGame(app: App, address: string): void {
  const { game, genres } = app.play.get();
  if (game?.address === address) app.play.set({ ...FIRST_STATE, genres });
  app.shelf.dropGame(address);
}

const worthSaving = (now: PlayState, before: PlayState) =>
  now.history !== before.history ||
  now.checked !== before.checked ||
  now.panel.kind !== before.panel.kind ||
  now.drawing !== before.drawing;

export function startSaver(app: App, page: Pick<Window, "addEventListener">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    saveNow(app);
  };
  page.addEventListener("pagehide", flush);
  return app.play.watch((now, before) => {
    if (!worthSaving(now, before)) return;
    clearTimeout(timer);
    timer = setTimeout(flush, SOON);
  });
}
