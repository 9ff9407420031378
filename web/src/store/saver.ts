// Keeps the open game on the shelf: soon after a move, and at once when the page is left. A game
// that has never been touched is not kept. What can't be kept anywhere is not left without a word.
import type { App } from "./app";
import { continues, isSame } from "./history";
import { lapOf } from "./laps";
import { adopt } from "./moves";
import type { GameCard, SavedGame } from "./record";
import { GAME } from "./shelf";
import { decided, FIRST_STATE, type Game, isFinished, type PlayState } from "./state";

const SOON = 300; // milliseconds

type Reached = Pick<GameCard, "decided" | "total" | "done">;

/** How far the game is; while steps are looked at in its place, how far it was. */
function progressOf({ shelf }: App, state: PlayState, { address }: Game): Reached {
  const card = state.replay?.looking ? shelf.card(address) : null;
  if (card) return { decided: card.decided, total: card.total, done: card.done };
  const { done, total } = decided(state);
  return { decided: done, total, done: isFinished(state) || state.panel.kind === "done" };
}

function savedGame(app: App, state: PlayState, game: Game): SavedGame {
  const { history, seconds, laps, best } = state;
  return {
    address: game.address,
    genre: game.genre.genre,
    title: game.title,
    rows: game.rows,
    cols: game.cols,
    ...progressOf(app, state, game),
    seconds,
    when: Date.now(),
    best,
    help: lapOf(laps)?.help ?? "none",
    laps,
    history,
  };
}

const cardText = (saved: SavedGame): string => JSON.stringify({ ...saved, history: null });

/** A game without a new move has not been played later; one in which nothing is new stays as it is. */
function save({ shelf }: App, latest: SavedGame): boolean {
  const known = shelf.loadGame(latest.address);
  if (!known || !isSame(known.history, latest.history)) return shelf.saveGame(latest);
  const renewed = { ...latest, when: known.when };
  if (cardText(known) !== cardText(renewed) || shelf.isTaken()) return shelf.saveGame(renewed);
  return shelf.keeping.get().lack === null;
}

export function saveNow(app: App): void {
  const state = app.play.get();
  const { game, history, lesson, dropped } = state;
  if (!game || lesson || history.entries.length < 2 || history === dropped) return;
  const saved = save(app, savedGame(app, state, game));
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

/**
 * Another window has written the open game. What is not saved here yet goes on; then the other's
 * moves are kept aside, unless they are here too.
 */
function heed(app: App, game: Game, unsaved: boolean): void {
  const { history } = app.play.get();
  const other = app.shelf.loadGame(game.address);
  if (!other) app.play.set({ dropped: history });
  else if (!unsaved || continues(other.history, history)) adopt(app, other);
  else if (!continues(history, other.history)) {
    const name = GAME + game.address;
    app.shelf.keepAside(name, app.shelf.read(name), other.when);
  }
}

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
    const { game, lesson } = app.play.get();
    if (game && !lesson && names.includes(GAME + game.address))
      heed(app, game, timer !== undefined);
  });
  return app.play.watch((now, before) => {
    if (!worthSaving(now, before)) return;
    clearTimeout(timer);
    timer = setTimeout(flush, SOON);
  });
}
