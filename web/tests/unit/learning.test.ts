// Lessons and the tour with the real engine: on every board of a lesson the next hint is by its rung,
// every task of the tour is done once its goal is reached and not before, and neither touches the
// player's game.
import type { GenreAnswer } from "hashigo-engine";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { linkToBoard, linkToLesson } from "../../src/router";
import { type App, createApp } from "../../src/store/app";
import { reached } from "../../src/store/goal";
import { begin, current } from "../../src/store/history";
import { allKept, takeIn } from "../../src/store/kept";
import { boardsOf, LESSONS } from "../../src/store/lesson_boards";
import { isOther } from "../../src/store/lesson_desk";
import { doneBoards } from "../../src/store/lessons";
import { clearBoard, commit, undoMove } from "../../src/store/moves";
import { loadGenres, openText } from "../../src/store/open";
import { saveNow } from "../../src/store/saver";
import { isSettled, settleTour } from "../../src/store/settled";
import { Shelf } from "../../src/store/shelf";
import { applyHint, askHint, tellMore } from "../../src/store/thinking";
import { deskOf, layTask, showTask, startTutor } from "../../src/store/tour";
import { follow } from "../../src/store/visit";
import { engineHere } from "./engine_here";

const engine = engineHere();
let genres: readonly GenreAnswer[] = [];

const newApp = (kept = new Map<string, unknown>()) => createApp(engine, new Shelf(kept), ["en"]);

beforeAll(async () => {
  vi.stubGlobal("history", { replaceState: () => {} });
  const app = newApp();
  await loadGenres(app);
  genres = app.play.get().genres;
});

afterAll(() => {
  vi.unstubAllGlobals();
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
  const rungAt = (k: number) => {
    const [genre = "", rung = ""] = rungsOfAll()[k] ?? [];
    return { genre, rung, boards: boardsOf(genre, rung).boards };
  };
  const lessonOf = (app: App) => app.play.get().lesson;
  const position = (app: App) => current(app.play.get().history);
  const words = (text: string) => text.trim().split(/\s+/);
  /** A lesson's board, once its steps are known. */
  async function opened(app: App, rung: string, board: string) {
    await follow(app, linkToLesson(rung, board));
    expect(lessonOf(app)?.steps.length).toBeGreaterThan(0);
    return lessonOf(app)?.steps[0]?.[1] ?? "";
  }

  it("begins with its marks, which neither undo nor clearing takes away", async () => {
    const app = newApp();
    const { rung, boards } = rungAt(1);
    const goal = await opened(app, rung, boards[0] ?? "");
    const start = position(app);
    expect(words(start)).toEqual(words(boards[0] ?? ""));
    undoMove(app);
    expect(position(app)).toBe(start);
    commit(app, goal);
    clearBoard(app, "gone");
    expect(position(app)).toBe(start);
    clearBoard(app, "gone");
    expect(app.play.get().history.entries).toHaveLength(3);
  });
  /** The next that one touch of a cell leads to and that is `wanted`. */
  async function touched(app: App, wanted: (position: string) => Promise<boolean>) {
    const { game } = app.play.get();
    const [tool] = game?.genre.play.tools ?? [];
    for (let k = 0; k < (game?.rows ?? 0) * (game?.cols ?? 1); k += 1) {
      const place = { row: Math.floor(k / (game?.cols ?? 1)), col: k % (game?.cols ?? 1) };
      const path = [{ kind: "cell" as const, ...place }];
      const gesture = { tool: tool?.id ?? "", button: "primary" as const, path, commit: true };
      const answer = await engine.ask("touch", position(app), { gesture }).result;
      if (answer.ok && answer.value.changed.length > 0 && (await wanted(answer.value.position)))
        return commit(app, answer.value.position);
    }
    expect.fail("no touch leads there");
  }
  /** The second rung of a genre whose cells are touched. */
  const cellRung = () => {
    const touching = genres.find(({ play }) => play.tools[0]?.hits === undefined);
    return rungAt(rungsOfAll().findIndex(([genre]) => genre === touching?.genre) + 1);
  };

  it("is apart from the game of the same board", async () => {
    const app = newApp();
    const { rung, boards } = cellRung();
    const [board = ""] = boards;
    const url = await engine.ask("convert", board, { to: "url" }).result;
    const address = url.ok ? url.value.text.trim() : "";
    await openText(app, address);
    await touched(app, async () => true);
    saveNow(app);
    const game = app.shelf.loadGame(address);
    expect(game?.history.entries).toHaveLength(2);

    commit(app, await opened(app, rung, board));
    saveNow(app);
    expect(app.shelf.loadGame(address)).toEqual(game);
    expect(app.shelf.cards()).toHaveLength(1);
    const file = allKept(app.shelf);
    expect(takeIn(app, file)).toMatchObject({ known: 1 });
    expect(lessonOf(app), "what is taken in is another game").toMatchObject({ done: "found" });

    await follow(app, linkToBoard(address));
    expect(lessonOf(app)).toBeNull();
    expect(position(app)).toBe(current(game?.history ?? begin("")));
  });
  it("is done once a step of its rung is taken, and begins anew after a reload", async () => {
    const kept = new Map<string, unknown>();
    const { rung, boards } = rungAt(0);
    const [board = ""] = boards;
    const first = newApp(kept);
    const goal = await opened(first, rung, board);
    expect(doneBoards(first).size).toBe(0);
    commit(first, goal);
    expect(lessonOf(first)?.done).toBe("found");
    expect([...doneBoards(first)]).toEqual([[board, "found"]]);

    const app = newApp(kept);
    await opened(app, rung, board);
    expect(lessonOf(app)?.done).toBeNull();
    expect([...doneBoards(app)]).toEqual([[board, "found"]]);
  });
  it("counts as shown where the hint does it, and as found once it is", async () => {
    const app = newApp();
    const { rung, boards } = rungAt(0);
    const [board = ""] = boards;
    await opened(app, rung, board);
    await askHint(app);
    tellMore(app, "reason");
    applyHint(app);
    expect(lessonOf(app)?.done).toBe("shown");
    expect([...doneBoards(app)]).toEqual([[board, "shown"]]);
    await openText(app, boards[1] ?? "");
    const goal = await opened(app, rung, board);
    await askHint(app);
    commit(app, goal);
    expect(lessonOf(app)?.done, "where to look is not the step").toBe("found");
    expect([...doneBoards(app)]).toEqual([[board, "found"]]);
  });
  it("tells a mark that can't be right", async () => {
    const app = newApp();
    const { rung, boards } = cellRung();
    await opened(app, rung, boards[0] ?? "");
    await touched(app, async (next) => {
      const hint = await engine.ask("hint", next, {}).result;
      return hint.ok && hint.value.state === "wrong";
    });
    await vi.waitFor(() => expect(lessonOf(app)?.told).toBe("wrong"));
    undoMove(app);
    await vi.waitFor(() => expect(lessonOf(app)?.told).toBeNull());
  });
  it("tells marks that the rung does not give", () => {
    const lesson = { rung: "", start: "a . . .", steps: [["a . . .", "a 1 . ."]] as const };
    const other = (before: string, now: string) =>
      isOther({ ...lesson, done: null, told: null }, before, now);
    expect(other("a . . .", "a . 1 .")).toBe(true);
    expect(other("a . . .", "a 2 . .")).toBe(true);
    expect(other("a . . .", "a 1 . 2"), "with what follows").toBe(false);
    expect(other("a . 1 .", "a . . ."), "taken back").toBe(false);
    expect(other("a . 1 .", "a 1 1 .")).toBe(false);
  });
  it("is none where the board is not of that rung", async () => {
    const app = newApp();
    const { rung } = rungAt(1);
    const [board = ""] = rungAt(0).boards;
    await follow(app, linkToLesson(rung, board));
    expect(lessonOf(app)).toBeNull();
    expect(app.play.get().game).not.toBeNull();
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
