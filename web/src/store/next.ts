// What to play after a board: the next of its day, the next of its file, or else another made like it.
import type { WrittenAnswer } from "hashigo-engine";
import type { App } from "./app";
import { keptBoard } from "./daily";
import { type Day, dayOf } from "./day";
import { wasDone } from "./record";
import type { Game } from "./state";
import { make, noteMade, ready, wishOf } from "./stock";
import { think } from "./thinking";
import { openHere } from "./visit";
import { firstWish, nextWish, type Wish } from "./wish";

type Next = { address: string } | { wish: Wish };

const isDone = (app: App, address: string) => wasDone(app.shelf.card(address));

/** The first after a board that is not done, from the beginning again after the last. */
function following(app: App, addresses: readonly string[], address: string): string | null {
  const at = addresses.indexOf(address);
  if (at < 0) return null;
  const others = [...addresses.slice(at + 1), ...addresses.slice(0, at)];
  return others.find((one) => !isDone(app, one)) ?? null;
}

function ofDay(app: App, day: Day, address: string): string | null {
  const { genres } = app.play.get();
  const boards = genres.flatMap(({ genre }) => keptBoard(app, day, genre)?.address ?? []);
  return following(app, boards, address);
}

async function ofFile(app: App, game: Game): Promise<string | null> {
  const { SHIPPED } = await import("./shipped");
  const same = SHIPPED.filter(
    ({ genre, rows, cols }) =>
      genre === game.genre.genre && rows === game.rows && cols === game.cols,
  );
  const addresses = same.map(({ address }) => address);
  return following(app, addresses, game.address);
}

const like = ({ genre, rows, cols }: Game): Wish => ({ ...firstWish(genre.genre), rows, cols });

async function findNext(app: App, game: Game): Promise<Next> {
  const made = wishOf(app, game.address);
  if (made) return { wish: nextWish(made) };
  const address = ofDay(app, dayOf(new Date()), game.address) ?? (await ofFile(app, game));
  return address === null ? { wish: like(game) } : { address };
}

/** Opens the board of a wish that has been made. */
export async function openMade(app: App, wish: Wish, address: string): Promise<void> {
  noteMade(app, { wish, address });
  await openHere(app, address);
}

/** Out of the stock, or made while the panel says so. */
function openWish(app: App, wish: Wish): Promise<void> {
  const stocked = ready(app, wish);
  if (stocked !== null) return openMade(app, wish, stocked);
  return think<WrittenAnswer>(
    app,
    "next",
    (_, onProgress) => make(app, wish, onProgress),
    ({ url }) => {
      openMade(app, wish, url);
      return { kind: "rest" };
    },
  );
}

export async function openNext(app: App): Promise<void> {
  const { game } = app.play.get();
  if (!game) return;
  const next = await findNext(app, game);
  if ("address" in next) return openHere(app, next.address);
  return openWish(app, next.wish);
}
