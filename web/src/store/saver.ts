// Keeps the open game on the shelf: soon after a move, and at once when the page is left. A game
// that has never been touched is not kept. What can't be kept anywhere is not left without a word.
import type { App } from "./app";
import { lapOf } from "./laps";
import { adopt } from "./moves";
import { GAME } from "./shelf";
import { decided, FIRST_STATE, isFinished, type PlayState } from "./state";

const SOON = 300; // milliseconds

export function saveNow(app: App): void {
  const state = app.play.get();
  const { game, history, seconds, laps, best } = state;
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
    best,
    help: lapOf(laps)?.help ?? "none",
    laps,
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
  now.laps !== before.laps ||
  now.best !== before.best ||
  now.checked !== before.checked ||
  now.panel.kind !== before.panel.kind ||
  now.drawing !== before.drawing;

type Events = Pick<Window, "addEventListener">;

/** Each of the ways in which a page is left, of which none is sure to be told. */
function onLeaving(page: Events, view: Events, leave: () => boolean): void {
  page.addEventListener("pagehide", leave);
  view.addEventListener("visibilitychange", leave);
  page.addEventListener("beforeunload", (event) => {
    if (!leave()) event.preventDefault();
  });
}

export function startSaver(app: App, page: Events, view: Events): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    saveNow(app);
  };
  onLeaving(page, view, () => {
    flush();
    return app.shelf.leave();
  });
  app.shelf.keeping.watch(({ lack }) => app.play.set({ saved: lack === null }));
  app.shelf.heard.watch(({ names }) => {
    const { address = "" } = app.play.get().game ?? {};
    const saved = names.includes(GAME + address) ? app.shelf.loadGame(address) : null;
    if (saved && timer === undefined) adopt(app, saved);
  });
  return app.play.watch((now, before) => {
    if (!worthSaving(now, before)) return;
    clearTimeout(timer);
    timer = setTimeout(flush, SOON);
  });
}
