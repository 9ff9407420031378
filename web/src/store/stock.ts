// Boards made to order, and a small stock of the next ones, so that nobody waits for the next. A wish
// says the whole board, so a board out of the stock is the one that would have been made now.
import type { EngineError, Job, Listener, WrittenAnswer } from "hashigo-engine";
import type { App } from "./app";
import { patiently } from "./background";
import { isWish, keyOf, nextWish, requestOf, type Wish } from "./wish";

export interface Made {
  wish: Wish;
  address: string;
}

const READY = 2; // boards ahead of the player
const KEPT = { stock: 8, made: 12 } as const;
type ListName = keyof typeof KEPT;

/** What takes longer is made only when someone waits for it. */
const NODES = 200_000;

function isMade(value: unknown): value is Made {
  if (typeof value !== "object" || value === null) return false;
  const { wish, address } = value as Partial<Made>;
  return isWish(wish) && typeof address === "string";
}

function list(app: App, name: ListName): Made[] {
  const kept = app.shelf.read(name);
  return Array.isArray(kept) ? kept.filter(isMade) : [];
}

/** The newest first; the oldest fall off. */
function put(app: App, name: ListName, made: Made): void {
  const key = keyOf(made.wish);
  const others = list(app, name).filter(({ wish }) => keyOf(wish) !== key);
  app.shelf.write(name, [made, ...others].slice(0, KEPT[name]));
}

const find = (boards: readonly Made[], wish: Wish) => {
  const key = keyOf(wish);
  return boards.find((one) => keyOf(one.wish) === key)?.address ?? null;
};

/** The boards that were made and opened, the last first. */
export const madeBoards = (app: App): Made[] => list(app, "made");

export const noteMade = (app: App, made: Made): void => put(app, "made", made);

/** By which wish an open board was made. */
export const wishOf = (app: App, address: string): Wish | null =>
  madeBoards(app).find((one) => one.address === address)?.wish ?? null;

/** The board of a wish, if it need not be made any more. */
export const ready = (app: App, wish: Wish): string | null =>
  find(list(app, "stock"), wish) ?? find(madeBoards(app), wish);

export function make(app: App, wish: Wish, onProgress: Listener): Job<WrittenAnswer> {
  const request = requestOf(wish, app.settings.get().language);
  return app.engine.ask("generate", wish.genre, request, { onProgress });
}

type Tell = (answer: { address: string } | { error: EngineError }) => void;

let warming = new AbortController();

/**
 * Makes the board of a wish and some after it, quietly; a later call takes its place. Tells of the
 * first what became of it.
 */
export async function warm(app: App, first: Wish, tell: Tell = () => {}): Promise<void> {
  warming.abort();
  warming = new AbortController();
  const { signal } = warming;
  let wish = first;
  for (let k = 0; k < READY; k += 1, wish = nextWish(wish)) {
    const answer = await stocked(app, wish, signal);
    if (!answer || signal.aborted) return;
    if (k === 0) tell(answer);
    if ("error" in answer) return;
  }
}

/** Nobody looks forward to it any more. */
export const cool = (): void => warming.abort();

/** The board of a wish, out of the stock or else made for it. */
async function stocked(app: App, wish: Wish, wanted: AbortSignal) {
  const kept = ready(app, wish);
  if (kept !== null) return { address: kept };
  const request = { ...requestOf(wish, app.settings.get().language), nodes: NODES };
  const ask = () => app.engine.ask("generate", wish.genre, request, { background: true });
  const answer = await patiently(ask, wanted);
  if (!answer?.ok) return answer && { error: answer.error };
  put(app, "stock", { wish, address: answer.value.url });
  return { address: answer.value.url };
}

/** While a board made to order is played, its followers are made, after its own grade is known. */
export function startStock(app: App): () => void {
  return app.play.watch(({ game, grade }, before) => {
    if (!game || !grade || grade === before.grade) return;
    const wish = wishOf(app, game.address);
    if (wish) warm(app, nextWish(wish));
  });
}
