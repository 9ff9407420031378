// What a printed sheet shows of a puzzle: the board without marks, its grade and its answer. The
// drawing comes at once; what must be thought about comes when it comes, or not at all.
import type { EngineError, GenreAnswer, Verdict } from "hashigo-engine";
import type { App } from "./app";
import { createStore, type Store } from "./observable";
import { sampleTitle } from "./samples";

export interface Sheet {
  genre: GenreAnswer;
  title: string | null;
  author: string | null;
  rows: number;
  cols: number;
  /** Without marks. */
  position: string;
  svg: string;
}

/** Enough for any board that is printed; what takes longer goes without. */
const NODES = 1_000_000;

/** What a position says of itself beside the board. */
export function notesOf(position: string): { title: string | null; author: string | null } {
  const [, notes = "{}"] = /info:(\{.*)$/s.exec(position) ?? [];
  try {
    const { title = null, author = null } = JSON.parse(notes).metadata ?? {};
    return { title: title || null, author: author || null };
  } catch {
    return { title: null, author: null };
  }
}

/** What is printed of a game: its address, unless one of its positions has notes. */
export const printedText = (address: string, positions: readonly string[]): string =>
  positions.find((position) => position.includes("info:{")) ?? address;

async function sheetOf(app: App, text: string): Promise<Sheet | EngineError> {
  const { ask } = app.engine;
  const lang = app.settings.get().language;
  const [url, given] = await Promise.all([
    ask("convert", text, { to: "url", lang }).result,
    ask("convert", text, { to: "pzprv3", lang }).result,
  ]);
  const address = url.ok ? url.value.text.trim() : text;
  const blank = await ask("convert", address, { to: "pzprv3", lang }).result;
  if (!blank.ok) return blank.error;
  const drawn = await ask("draw", blank.value.text, { svg: true }).result;
  if (!drawn.ok) return drawn.error;
  const { genre: id, rows, cols } = blank.value;
  const genre = app.play.get().genres.find((one) => one.genre === id);
  if (!genre) return { fault: "internal", code: "page.genre", message: id, offset: null };
  const position = blank.value.text;
  const { title, author } = notesOf(given.ok ? given.value.text : "");
  const own = { title: sampleTitle(address) ?? title, author };
  return { genre, ...own, rows, cols, position, svg: drawn.value.svg ?? "" };
}

/** What is found out while the sheet is looked at already. */
interface Thoughts {
  /** The rung, a search beyond them, or null where it is not known. */
  grade: string | null;
  answer: { svg: string; verdict: Verdict } | "working" | "none";
}
const NO_THOUGHTS: Thoughts = { grade: null, answer: "working" };

/** Tells what it finds, as it comes, and stops when nobody wants to know any more. */
async function think(
  app: App,
  { position }: Sheet,
  tell: (found: Partial<Thoughts>) => void,
  wanted: AbortSignal,
): Promise<void> {
  if (wanted.aborted) return tell({ answer: "none" });
  const solving = app.engine.ask("solve", position, { nodes: NODES });
  const grading = app.engine.ask("grade", position, { nodes: NODES });
  for (const job of [solving, grading]) wanted.addEventListener("abort", job.cancel);
  const solved = await solving.result;
  const answer = solved.ok ? solved.value.answer : null;
  const verdict = solved.ok ? solved.value.verdict : "unknown";
  tell({ answer: answer === null ? "none" : await drawn(app, answer, verdict) });
  const graded = await grading.result;
  if (graded.ok) tell({ grade: graded.value.grade });
}

async function drawn(app: App, answer: string, verdict: Verdict): Promise<Thoughts["answer"]> {
  const drawing = await app.engine.ask("draw", answer, { svg: true }).result;
  return drawing.ok ? { svg: drawing.value.svg ?? "", verdict } : "none";
}

/** More at once would keep the browser from laying them out. */
export const MOST_SHEETS = 100;

interface Found extends Thoughts {
  /** Null until it is drawn. */
  sheet: Sheet | EngineError | null;
}
/** What becomes of one text; each is watched by itself. */
export interface Printed {
  at: number;
  text: string;
  found: Store<Found>;
  /** Aborted when the answer, or the whole page, is not wanted any more. */
  wanted: AbortController;
}

export const printedOf = (texts: readonly string[]): Printed[] =>
  texts.map((text, at) => {
    const found = createStore<Found>({ sheet: null, ...NO_THOUGHTS });
    return { at, text, found, wanted: new AbortController() };
  });

/** All are drawn first, and then thought about one after the other, until the page is left. */
export async function fillSheets(
  app: App,
  all: readonly Printed[],
  left: AbortSignal,
): Promise<void> {
  for (const { text, found } of all) {
    const sheet = await sheetOf(app, text);
    if (left.aborted) return;
    found.set({ sheet });
  }
  for (const { found, wanted } of all) {
    const { sheet } = found.get();
    if (!sheet || "fault" in sheet) continue;
    await think(app, sheet, (news) => found.set(news), wanted.signal);
    if (left.aborted) return;
  }
}
