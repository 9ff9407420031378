// From a text to a game: the engine reads it, whatever its format. Until it has been read nothing of
// the game that is open changes, so bad input costs the player nothing.
import type { EngineError, GenreAnswer } from "hashigo-engine";
import { say } from "../i18n/say";
import type { App } from "./app";
import { begin, current, type History, push } from "./history";
import { helped } from "./laps";
import { notify } from "./moves";
import { FIRST_LAPS } from "./record";
import { sampleTitle } from "./samples";
import { saveNow } from "./saver";
import { GAME } from "./shelf";
import { FIRST_STATE, type Game, type Lesson } from "./state";

interface Read {
  game: Game;
  /** The position as it was given, marks and all. */
  given: string;
  /** What is kept of the game can be gone on with. */
  sound: boolean;
}
type Reading = { read: Read } | { error: EngineError };

/** The engine takes longer texts, but no board that a person plays needs one. */
export const LONGEST_TEXT = 4_000_000;

async function converted(app: App, text: string, to: "url" | "pzprv3") {
  const lang = app.settings.get().language;
  return app.engine.ask("convert", text, { to, lang }).result;
}

function unknownGenre(genre: string): EngineError {
  return { fault: "internal", code: "page.genre", message: genre, offset: null };
}

async function read(app: App, text: string): Promise<Reading> {
  const asked = [converted(app, text, "pzprv3"), converted(app, text, "url")] as const;
  const [given, url] = await Promise.all(asked);
  if (!given.ok) return { error: given.error };
  if (!url.ok && url.error.fault === "unreachable") return { error: url.error };
  const { rows, cols, genre: id } = given.value;
  const genre = await genreOf(app, id);
  if (!genre) return { error: unknownGenre(id) };
  // What has no address is known by its own text.
  const address = url.ok ? url.value.text.trim() : given.value.text;
  const blank = address === text ? given : await converted(app, address, "pzprv3");
  if (!blank.ok) return { error: blank.error };
  const title = sampleTitle(address);
  const game = { genre, address, title, rows, cols, blank: blank.value.text };
  return { read: { game, given: given.value.text, sound: await isSound(app, address) } };
}

/** The address of a text's board, where it has one. */
export async function addressOf(app: App, text: string): Promise<string | null> {
  const url = await converted(app, text, "url");
  return url.ok ? url.value.text.trim() : null;
}

/** Whether what is kept of a game is still a position of its board. */
async function isSound(app: App, address: string): Promise<boolean> {
  const saved = app.shelf.loadGame(address);
  if (!saved) return true;
  const kept = current(saved.history);
  if (!(await converted(app, kept, "pzprv3")).ok) return false;
  return ((await addressOf(app, kept)) ?? address) === address;
}

async function genreOf(app: App, id: string): Promise<GenreAnswer | undefined> {
  await loadGenres(app);
  return app.play.get().genres.find((genre) => genre.genre === id);
}

export async function loadGenres(app: App): Promise<EngineError | null> {
  if (app.play.get().genres.length > 0) return null;
  const answer = await app.engine.askAll("genres", null, {}).result;
  if (!answer.ok) return answer.error;
  app.play.set({ genres: answer.value });
  return null;
}

function historyOf(saved: History | undefined, { game, given }: Read): History {
  const history = saved ?? begin(game.blank);
  return given === game.blank ? history : push(history, given);
}

function start(app: App, opened: Read, lesson: Lesson | null): void {
  const { game, given, sound } = opened;
  saveNow(app); // what is open now, and may be what is opened again
  const { game: before, drawing, genres } = app.play.get();
  const name = GAME + game.address;
  if (!sound) app.shelf.setAside(name, app.shelf.read(name));
  const saved = lesson ? null : app.shelf.loadGame(game.address);
  const laps = saved?.laps ?? FIRST_LAPS;
  app.play.set({
    ...FIRST_STATE,
    genres,
    game,
    drawing: before?.address === game.address ? drawing : null, // until the painter has looked
    history: lesson ? begin(given) : historyOf(saved?.history, opened),
    lesson,
    seconds: saved?.seconds ?? 0,
    laps: given === game.blank ? laps : helped(laps, "given"),
    best: saved?.best ?? null,
    tool: game.genre.play.tools[0]?.id ?? "",
  });
}

let latest = 0;

/** What becomes of a text besides: it is a lesson's board; or it was only pasted, and may be anything. */
export type Manner = Lesson | "pasted" | null;

/** What resembles no puzzle at all is told in passing where it was only pasted. */
function refuse(app: App, text: string, error: EngineError, manner: Manner): void {
  const passing = manner === "pasted" && error.code === "codec.unknown-format";
  if (passing) notify(app, say(app.settings.get().language, "refused.stray"));
  else app.play.set({ refused: { text, error } });
}

/** Opens a text; answers with the game's address, or null if it was refused or overtaken. */
export async function openText(
  app: App,
  text: string,
  manner: Manner = null,
): Promise<string | null> {
  latest += 1;
  const mine = latest;
  const reading = await read(app, text);
  if (mine !== latest) return null;
  if ("error" in reading) {
    refuse(app, text, reading.error, manner);
    return null;
  }
  start(app, reading.read, manner === "pasted" ? null : manner);
  return reading.read.game.address;
}
