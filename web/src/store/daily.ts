// The boards of a day, one a genre, made from the date's seed without any network. What has been made
// is kept, so that a day's done marks stay with the boards that were played on it.
import type { EngineError } from "hashigo-engine";
import type { App } from "./app";
import { patiently } from "./background";
import { type Day, seedOf, sideOf } from "./day";

export interface DayBoard {
  address: string;
  side: number;
  /** A rung's id; null while it is not known. */
  grade: string | null;
}
export type DayPuzzle = { board: DayBoard } | { error: EngineError };

/** Enough for any board of a day; a harder one goes without a grade. */
const NODES = 1_000_000;

const nameOf = (day: Day, genre: string) => `day:${day}:${genre}`;

/** Its address names the genre and the size, as every address that is written here does. */
function isBoard(value: unknown, genre: string): value is DayBoard {
  if (typeof value !== "object" || value === null) return false;
  const { address, side, grade } = value as Partial<DayBoard>;
  const graded = grade === null || typeof grade === "string";
  const place = `?${genre}/${side}/${side}/`;
  return typeof address === "string" && Number.isInteger(side) && address.includes(place) && graded;
}

/** A day's board that has been made already. */
export function keptBoard(app: App, day: Day, genre: string): DayBoard | null {
  const kept = app.shelf.read(nameOf(day, genre));
  return isBoard(kept, genre) ? kept : null;
}

/** The day whose board it is, of the days that have been looked at. */
export function dayOfBoard(app: App, genre: string, address: string): Day | null {
  for (const name of app.shelf.names()) {
    const [kind, day, of] = name.split(":");
    if (kind !== "day" || day === undefined || of !== genre) continue;
    if (keptBoard(app, day, genre)?.address === address) return day;
  }
  return null;
}

async function made(app: App, day: Day, genre: string, wanted: AbortSignal) {
  const side = sideOf(day);
  const lang = app.settings.get().language;
  const options = { size: `${side}x${side}`, seed: seedOf(day), lang };
  const ask = () => app.engine.ask("generate", genre, options, { background: true });
  const answer = await patiently(ask, wanted);
  if (!answer?.ok) return answer && { error: answer.error };
  return { board: { address: answer.value.url, side, grade: null } };
}

async function graded(app: App, board: DayBoard, wanted: AbortSignal): Promise<DayBoard> {
  const options = { nodes: NODES, lang: app.settings.get().language };
  const ask = () => app.engine.ask("grade", board.address, options, { background: true });
  const answer = await patiently(ask, wanted);
  return answer?.ok ? { ...board, grade: answer.value.grade } : board;
}

/** Tells the board as soon as it is there, and again when its grade is. */
export async function findDayBoard(
  app: App,
  day: Day,
  genre: string,
  tell: (puzzle: DayPuzzle) => void,
  wanted: AbortSignal,
): Promise<void> {
  const kept = keptBoard(app, day, genre);
  const puzzle = kept ? { board: kept } : await made(app, day, genre, wanted);
  if (!puzzle || wanted.aborted) return;
  tell(puzzle);
  if ("error" in puzzle || puzzle.board.grade !== null) return;
  if (!kept) app.shelf.write(nameOf(day, genre), puzzle.board);
  const board = await graded(app, puzzle.board, wanted);
  if (board.grade === null) return;
  app.shelf.write(nameOf(day, genre), board);
  if (!wanted.aborted) tell({ board });
}
