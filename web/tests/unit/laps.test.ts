// Solves of one board and their times: clearing after the end begins anew, and nothing one does in the
// history makes a solve look shorter than it was.
import { beforeEach, describe, expect, it } from "vitest";
import { type App, createApp } from "../../src/store/app";
import { begin, push, redo, undo } from "../../src/store/history";
import { helped, startLaps } from "../../src/store/laps";
import { answerShown, FIRST_LAPS, type GameCard, wasDone } from "../../src/store/record";
import { Shelf } from "../../src/store/shelf";
import type { PlayState } from "../../src/store/state";
import { engineHere } from "./engine_here";

const engine = engineHere();
let app: App;
const state = () => app.play.get();
const spend = (seconds: number) => app.play.set({ seconds: state().seconds + seconds });
const goTo = (change: (history: PlayState["history"]) => PlayState["history"]) =>
  app.play.set({ history: change(state().history), checked: null });
const mark = (position: string) => goTo((history) => push(history, position));

/** The painter and the referee say that the marks are complete. */
function finish(): void {
  const position = state().history.entries[state().history.at] ?? "";
  const site = { kind: "cell" as const, row: 0, col: 0 };
  const labels = [{ site, text: "", open: false }];
  const about = { schema: 1, command: "check", genre: "g", rows: 1, cols: 1 };
  app.play.set({
    drawing: { position, svg: "", lang: "en", labels },
    checked: { ...about, complete: true, errors: [] },
  });
}

beforeEach(() => {
  app = createApp(engine, new Shelf(), ["en"]);
  startLaps(app);
  const genre = {} as NonNullable<PlayState["game"]>["genre"];
  const game = { genre, address: "a", title: null, rows: 1, cols: 1, blank: "blank" };
  app.play.set({ game, history: begin("blank") });
});

describe("laps", () => {
  it("keep the best of several solves", () => {
    mark("all");
    spend(30);
    finish();
    expect(state().best).toBe(30);
    mark("blank");
    expect(state().seconds).toBe(0);
    mark("all");
    spend(20);
    finish();
    expect(state()).toMatchObject({ best: 20, seconds: 20 });
    mark("blank");
    mark("all");
    spend(40);
    finish();
    expect(state().best).toBe(20);
  });
  it("are whole, however one goes about in the history", () => {
    mark("all");
    spend(30);
    finish();
    mark("blank");
    spend(2);
    goTo(undo);
    expect(state().seconds).toBe(32);
    finish();
    goTo(undo);
    goTo(redo);
    finish();
    expect(state().best).toBe(30);
  });
  it("go on when a board is cleared before its end", () => {
    mark("some");
    spend(30);
    mark("blank");
    mark("all");
    spend(5);
    finish();
    expect(state().best).toBe(35);
  });
  it("with an answer shown do not count, with hints they do", () => {
    const about = { schema: 1, command: "solve", genre: "g", rows: 1, cols: 1 };
    const solve = { ...about, verdict: "unique" as const, answer: "all", second: null, nodes: 0 };
    app.play.set({ panel: { kind: "solve", solve: { ...solve, method: "" } } });
    mark("all");
    spend(9);
    finish();
    expect(state().best).toBeNull();
    expect(state().laps.at(-1)?.help).toBe("answer");
    app.play.set({ panel: { kind: "rest" } });
    mark("blank");
    expect(state().laps.at(-1)?.help).toBe("none");
    mark("all");
    spend(50);
    finish();
    expect(state().best).toBe(50);
  });
  it("keep the most help that was had", () => {
    const helpAfter = (...given: Parameters<typeof helped>[1][]) =>
      given.reduce(helped, FIRST_LAPS).at(-1)?.help;
    expect(helpAfter("given", "hints")).toBe("given");
    expect(helpAfter("hints", "answer", "given")).toBe("answer");
  });
});

describe("a board whose answer was shown", () => {
  const card = (more: Partial<GameCard>) => ({ done: true, best: null, ...more }) as GameCard;

  it("is not done by the player, unless it was before", () => {
    expect(answerShown(card({ help: "answer" }))).toBe(true);
    expect(wasDone(card({ help: "answer" }))).toBe(false);
    expect(wasDone(card({ help: "answer", best: 9 }))).toBe(true);
    expect(wasDone(card({ help: "given" }))).toBe(true);
    expect(answerShown(card({ help: "answer", done: false }))).toBe(false);
  });
});
