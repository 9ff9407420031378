// Lessons and the tour with the real engine: on every board of a lesson the next hint is by its rung,
// every task of the tour is done once its goal is reached and not before, and neither touches the
// player's game.
import type { GenreAnswer } from "hashigo-engine";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../src/store/app";
import { reached } from "../../src/store/goal";
import { current } from "../../src/store/history";
import { boardsOf, LESSONS } from "../../src/store/lesson_boards";
import { beginLesson, doneBoards, startLessons } from "../../src/store/lessons";
import { commit } from "../../src/store/moves";
import { loadGenres, openText } from "../../src/store/open";
import { Shelf } from "../../src/store/shelf";
import { deskOf, isSettled, layTask, settleTour, showTask, startTutor } from "../../src/store/tour";
import { engineHere } from "./engine_here";

const engine = engineHere();
let genres: readonly GenreAnswer[] = [];

const newApp = (kept = new Map<string, unknown>()) => createApp(engine, new Shelf(kept), ["en"]);

beforeAll(async () => {
  const app = newApp();
  await loadGenres(app);
  genres = app.play.get().genres;
});

const rungsOfAll = () => genres.flatMap(({ genre, rungs }) => rungs.map(({ id }) => [genre, id]));

describe("a goal", () => {
  it("is what differs from the start, wherever else marks are", () => {
    expect(reached("a . . .", "a 1 . .", "a . . .")).toBe(false);
    expect(reached("a . . .", "a 1 . .", "a 1 . 2")).toBe(true);
    expect(reached("a . . .", "a 1 . .", "a 2 . .")).toBe(false);
    expect(reached("a . .", "a 1 .", "a 1 . .")).toBe(false);
  });
});

describe("the lessons", () => {
  it("are there for every rung of every genre, and for no other", () => {
    expect([...LESSONS.keys()].sort()).toEqual(genres.map(({ genre }) => genre).sort());
    for (const { genre, rungs } of genres) {
      expect([...(LESSONS.get(genre)?.keys() ?? [])]).toEqual(rungs.map(({ id }) => id));
    }
  });
  it("have an example and five boards, on which the next hint is by their rung", async () => {
    for (const [genre = "", rung = ""] of rungsOfAll()) {
      const { example, boards } = boardsOf(genre, rung);
      const all = [example ?? "", ...boards];
      expect(all, `${genre} ${rung}`).toHaveLength(6);
      const addresses = new Set<string>();
      for (const position of all) {
        const hint = await engine.ask("hint", position, {}).result;
        expect(hint, position).toMatchObject({ ok: true, value: { state: "step", rung, genre } });
        const url = await engine.ask("convert", position, { to: "url" }).result;
        addresses.add(url.ok ? url.value.text : "");
      }
      expect(addresses.size, `different boards for ${genre} ${rung}`).toBe(6);
    }
  });
});

describe("a lesson's board", () => {
  it("is done once its step is taken, also after a reload", async () => {
    const [genre = "", rung = ""] = rungsOfAll()[0] ?? [];
    const [board = ""] = boardsOf(genre, rung).boards;
    const kept = new Map<string, unknown>();
    const first = newApp(kept);
    startLessons(first);
    const address = (await openText(first, board)) ?? "";
    await beginLesson(first, rung, board);
    expect(first.play.get().lesson).toMatchObject({ rung, start: board, done: false });

    const app = newApp(kept);
    startLessons(app);
    await openText(app, address);
    const { lesson } = app.play.get();
    expect(lesson).toMatchObject({ rung, done: false });
    expect(doneBoards(app).size).toBe(0);
    commit(app, board);
    expect(doneBoards(app).size).toBe(0);
    commit(app, lesson?.goal ?? "");
    expect([...doneBoards(app)]).toEqual([board]);
    expect(app.play.get().lesson).toMatchObject({ done: true });
  });
  it("is none where the board is not of that rung", async () => {
    const app = newApp();
    const [genre = "", rung = ""] = rungsOfAll()[0] ?? [];
    const other = genres[0]?.rungs[1]?.id ?? "";
    const [board = ""] = boardsOf(genre, rung).boards;
    await openText(app, board);
    await beginLesson(app, other, board);
    expect(app.play.get().lesson).toBeNull();
  });
});

describe("the tour", () => {
  it("has five tasks a genre, done when shown, beside the player's game", async () => {
    for (const genre of genres) {
      expect(genre.tasks, genre.genre).toHaveLength(5);
      for (const task of genre.tasks) {
        const app = newApp();
        const game = app.play.get();
        const desk = deskOf(app);
        const done = new Promise<boolean>((resolve) => {
          startTutor(desk, task, () => resolve(true));
        });
        await layTask(desk, genre, task);
        expect(desk.play.get().panel.kind).toBe("rest");
        await showTask(desk, task);
        expect(current(desk.play.get().history)).not.toBe(task.position);
        expect(await done).toBe(true);
        expect(app.play.get()).toBe(game);
      }
    }
  });
  it("is offered until it is settled", () => {
    const app = newApp();
    expect(isSettled(app, "a")).toBe(false);
    settleTour(app, "a");
    settleTour(app, "a");
    expect(isSettled(app, "a")).toBe(true);
    expect(isSettled(app, "b")).toBe(false);
    expect(app.shelf.read("tours")).toEqual(["a"]);
  });
});
