// Which boards of the lessons the player has done, and the one that is being played. A board is done
// when its step has been taken, on whatever way; the lesson outlasts a reload.
import type { App } from "./app";
import { reached } from "./goal";
import { current } from "./history";
import type { Lesson, PlayState } from "./state";

const DONE = "lessons";
const PLAYED = "lesson";

/** The boards that are done, by their positions. */
export function doneBoards(app: App): ReadonlySet<string> {
  const stored = app.shelf.read(DONE);
  return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : []);
}

function markDone(app: App, position: string): void {
  app.shelf.write(DONE, [...new Set([...doneBoards(app), position])]);
}

function isLesson(value: unknown): value is Lesson {
  if (typeof value !== "object" || value === null) return false;
  const { address, rung, start, goal, done } = value as Partial<Lesson>;
  const texts = [address, rung, start, goal].every((text) => typeof text === "string");
  return texts && typeof done === "boolean";
}

/** The game that has just been opened is the board of a lesson. */
export async function beginLesson(app: App, rung: string, start: string): Promise<void> {
  const { game } = app.play.get();
  const { boardsOf } = await import("./lesson_boards");
  if (!game || !boardsOf(game.genre.genre, rung).boards.includes(start)) return;
  const hint = await app.engine.ask("hint", start, {}).result;
  if (!hint.ok || hint.value.position === null || app.play.get().game !== game) return;
  const goal = hint.value.position.trim();
  keep(app, { address: game.address, rung, start, goal, done: false });
}

function keep(app: App, lesson: Lesson): void {
  app.shelf.write(PLAYED, lesson);
  app.play.set({ lesson });
}

function resume(app: App, { game }: PlayState): void {
  const lesson = app.shelf.read(PLAYED);
  if (isLesson(lesson) && lesson.address === game?.address) app.play.set({ lesson });
}

/** Notices when the step of the lesson is taken. */
export function startLessons(app: App): () => void {
  return app.play.watch((now, before) => {
    if (now.game !== before.game && now.lesson === null) resume(app, now);
    const { lesson, history } = app.play.get();
    if (!lesson || lesson.done || !reached(lesson.start, lesson.goal, current(history))) return;
    markDone(app, lesson.start);
    keep(app, { ...lesson, done: true });
  });
}
