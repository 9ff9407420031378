// What a printed sheet shows of a puzzle: the board without marks, its grade and its answer. The
// drawing comes at once; what must be thought about comes when it comes, or not at all.
import type { EngineError, GenreAnswer } from "hashigo-engine";
import type { App } from "./app";
import { sampleTitle } from "./samples";

export interface Sheet {
  genre: GenreAnswer;
  title: string | null;
  rows: number;
  cols: number;
  /** Without marks. */
  position: string;
  svg: string;
}

/** Enough for any board that is printed; what takes longer goes without. */
const NODES = 1_000_000;

export async function sheetOf(app: App, text: string): Promise<Sheet | EngineError> {
  const { ask } = app.engine;
  const lang = app.settings.get().language;
  const url = await ask("convert", text, { to: "url", lang }).result;
  const address = url.ok ? url.value.text.trim() : text;
  const blank = await ask("convert", address, { to: "pzprv3", lang }).result;
  if (!blank.ok) return blank.error;
  const drawn = await ask("draw", blank.value.text, { svg: true }).result;
  if (!drawn.ok) return drawn.error;
  const { genre: id, rows, cols } = blank.value;
  const genre = app.play.get().genres.find((one) => one.genre === id);
  if (!genre) return { fault: "internal", code: "page.genre", message: id, offset: null };
  const position = blank.value.text;
  return { genre, title: sampleTitle(address), rows, cols, position, svg: drawn.value.svg ?? "" };
}

/** What is found out while the sheet is looked at already. */
export interface Thoughts {
  /** The rung, a search beyond them, or null where it is not known. */
  grade: string | null;
  answer: { svg: string } | "working" | "none";
}
export const NO_THOUGHTS: Thoughts = { grade: null, answer: "working" };

/** Tells what it finds, as it comes; answers with how it is stopped. */
export function think(
  app: App,
  { position }: Sheet,
  tell: (found: Partial<Thoughts>) => void,
): () => void {
  const solving = app.engine.ask("solve", position, { nodes: NODES });
  const grading = app.engine.ask("grade", position, { nodes: NODES });
  solving.result.then(async (solved) => {
    const answer = solved.ok ? solved.value.answer : null;
    if (answer === null) return tell({ answer: "none" });
    const drawn = await app.engine.ask("draw", answer, { svg: true }).result;
    tell({ answer: drawn.ok ? { svg: drawn.value.svg ?? "" } : "none" });
  });
  grading.result.then((graded) => {
    if (graded.ok) tell({ grade: graded.value.grade });
  });
  return () => {
    solving.cancel();
    grading.cancel();
  };
}
