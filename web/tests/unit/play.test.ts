// A game from the first address to the last mark, with the real engine and without a page.
import type { Place } from "hashigo-engine";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createHand } from "../../src/input/hand";
import { type App, createApp } from "../../src/store/app";
import { current, openTrials } from "../../src/store/history";
import { clearBoard, closePanel, redoMove, undoMove } from "../../src/store/moves";
import { loadGenres, openText } from "../../src/store/open";
import { startPainter } from "../../src/store/painter";
import { showCheck, startReferee } from "../../src/store/referee";
import { saveNow } from "../../src/store/saver";
import { Shelf } from "../../src/store/shelf";
import { decided, overlayOf } from "../../src/store/state";
import {
  applyAnswer,
  applyHint,
  askHint,
  askSolve,
  ceilingOf,
  compare,
  furtherHint,
  setCeiling,
  tellMore,
  toggleHint,
} from "../../src/store/thinking";
import { beginTrial, dropTrial, keepTrial } from "../../src/store/trial";
import { engineHere } from "./engine_here";

const engine = engineHere();
let kept = new Map<string, unknown>();
let app: App;
let address = "";

const cell = (row: number, col: number) => ({ kind: "cell" as const, row, col });
const state = () => app.play.get();
const position = () => current(state().history);
const panelKind = () => state().panel.kind;

async function newApp(): Promise<App> {
  const made = createApp(engine, new Shelf(kept), ["en"]);
  startPainter(made);
  startReferee(made);
  await loadGenres(made);
  return made;
}

beforeEach(async () => {
  kept = new Map();
  app = await newApp();
  const genre = state().genres.find(({ replays }) => !replays)?.genre ?? "";
  const made = await engine.ask("generate", genre, { size: "6x6", seed: 2 }).result;
  if (made.ok) address = made.value.url;
  expect(await openText(app, address)).toBe(address);
  await vi.waitFor(() => expect(state().drawing?.labels.length).toBe(36));
});

async function stroke(places: Place[], button: "primary" | "secondary" = "primary") {
  const hand = createHand(app, () => {});
  const [first, ...rest] = places;
  if (!first) return;
  hand.begin(button, { kind: "cell", ...first });
  for (const place of rest) hand.extend({ kind: "cell", ...place });
  hand.release();
  await hand.settled();
}

describe("a game", () => {
  it("is drawn and counts what is decided", async () => {
    await vi.waitFor(() => expect(state().drawing?.position).toBe(position()));
    expect(decided(state())).toEqual({ done: 0, total: 36 });
    await stroke([cell(0, 0), cell(0, 1)]);
    await vi.waitFor(() => expect(decided(state()).done).toBe(2));
  });
  it("takes a stroke back and brings it again", async () => {
    const before = position();
    await stroke([cell(2, 2)]);
    const after = position();
    expect(after).not.toBe(before);
    undoMove(app);
    expect(position()).toBe(before);
    redoMove(app);
    expect(position()).toBe(after);
  });
  it("previews a stroke without deciding anything", async () => {
    const before = position();
    const hand = createHand(app, () => {});
    hand.begin("primary", cell(1, 1));
    await vi.waitFor(() => expect(state().preview).not.toBeNull());
    expect(position()).toBe(before);
    hand.abandon();
    expect(state().preview).toBeNull();
    hand.release();
    await hand.settled();
    expect(position()).toBe(before);
  });
  it("keeps quick strokes in order", async () => {
    const hand = createHand(app, () => {});
    for (const col of [0, 2, 4]) {
      hand.begin("primary", cell(5, col));
      hand.release();
    }
    await hand.settled();
    expect(state().history.entries).toHaveLength(4);
  });
  it("survives a reload, history and all", async () => {
    await stroke([cell(2, 2)]);
    await stroke([cell(4, 4)], "secondary");
    undoMove(app);
    saveNow(app);
    const left = position();
    app = await newApp();
    await openText(app, address);
    expect(position()).toBe(left);
    expect(state().history.entries).toHaveLength(3);
  });
  it("is drawn all the while that it is opened again", async () => {
    const blank: boolean[] = [];
    const stop = app.play.watch((now) => blank.push(now.drawing === null));
    await openText(app, address);
    stop();
    expect(blank.length).toBeGreaterThan(0);
    expect(blank).not.toContain(true);
  });
  it("is left alone by bad input", async () => {
    await stroke([cell(2, 2)]);
    const before = state().history;
    expect(await openText(app, "https://puzz.link/p?nothing/3/3/a")).toBeNull();
    expect(state().history).toBe(before);
    expect(state().refused?.error.fault).toBe("input");
  });
  it("is told in passing what was pasted and resembles no puzzle", async () => {
    const before = state().history;
    expect(await openText(app, "see you at eight", "pasted")).toBeNull();
    expect(state().refused).toBeNull();
    expect(state().notice).toMatchObject({ undo: false });
    expect(state().history).toBe(before);
    await openText(app, address.slice(0, -6), "pasted");
    expect(state().refused?.error.fault).toBe("input");
  });
  it("opens a position with marks as a step that can be undone", async () => {
    await stroke([cell(2, 2)]);
    const marked = position();
    undoMove(app);
    saveNow(app);
    await openText(app, marked);
    expect(position()).toBe(marked);
    undoMove(app);
    expect(position()).toBe(state().game?.blank);
  });
  it("is cleared in one step", async () => {
    await stroke([cell(2, 2)]);
    const marked = position();
    clearBoard(app, "gone");
    expect(position()).toBe(state().game?.blank);
    expect(state().notice?.undo).toBe(true);
    undoMove(app);
    expect(position()).toBe(marked);
  });
});

describe("hints", () => {
  it("come in stages and are applied as one step", async () => {
    await askHint(app);
    expect(state().panel).toMatchObject({ kind: "hint", stage: "area" });
    expect(overlayOf(state())).toEqual({});
    tellMore(app, "reason");
    expect(overlayOf(state()).therefore?.length).toBeGreaterThan(0);
    const before = position();
    applyHint(app);
    expect(state().panel).toMatchObject({ kind: "hint", stage: "applied" });
    expect(position()).not.toBe(before);
    undoMove(app);
    expect(position()).toBe(before);
    expect(panelKind()).toBe("rest");
  });
  it("tell more each time, take the step and go on to the next", async () => {
    const before = position();
    furtherHint(app);
    await vi.waitFor(() => expect(state().panel).toMatchObject({ kind: "hint", stage: "area" }));
    furtherHint(app);
    expect(state().panel).toMatchObject({ stage: "rung" });
    furtherHint(app);
    expect(state().panel).toMatchObject({ stage: "reason" });
    expect(position()).toBe(before);
    furtherHint(app);
    expect(state().panel).toMatchObject({ stage: "applied" });
    expect(position()).not.toBe(before);
    furtherHint(app);
    await vi.waitFor(() => expect(state().panel).toMatchObject({ kind: "hint", stage: "area" }));
  });
  it("are asked for and closed by one button, and after the last the next is", async () => {
    toggleHint(app);
    await vi.waitFor(() => expect(panelKind()).toBe("hint"));
    toggleHint(app);
    expect(panelKind()).toBe("rest");
    await askHint(app, "reason");
    applyHint(app);
    toggleHint(app);
    await vi.waitFor(() => expect(state().panel).toMatchObject({ kind: "hint", stage: "area" }));
  });
  it("climb no higher than allowed", async () => {
    const rungs = state().game?.genre.rungs ?? [];
    expect(ceilingOf(app, state())).toBe(rungs.length - 1);
    setCeiling(app, rungs[0]?.id ?? "");
    expect(ceilingOf(app, state())).toBe(0);
    await askHint(app);
    const { panel } = state();
    if (panel.kind !== "hint") throw new Error(panel.kind);
    if (panel.hint.state === "step") expect(panel.hint.rung).toBe(rungs[0]?.id);
    else expect(panel.hint.state).toBe("stuck");
  });
  it("lead to the end, which is announced once", async () => {
    for (let k = 0; k < 200 && panelKind() !== "done"; k += 1) {
      await askHint(app, "reason");
      applyHint(app);
      await vi.waitFor(() => expect(state().drawing?.position).toBe(position()));
      await vi.waitFor(() => expect(state().checked).not.toBeNull());
    }
    await vi.waitFor(() => expect(panelKind()).toBe("done"));
    closePanel(app);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(panelKind()).toBe("rest");
  });
});

describe("answers", () => {
  it("are shown in one step", async () => {
    await askSolve(app);
    expect(state().panel).toMatchObject({ kind: "solve", solve: { verdict: "unique" } });
    applyAnswer(app);
    await vi.waitFor(() => expect(panelKind()).toBe("done"));
    undoMove(app);
    expect(position()).toBe(state().game?.blank);
  });
  it("find marks that contradict them", async () => {
    await askSolve(app);
    const { panel } = state();
    const answer = panel.kind === "solve" ? (panel.solve.answer ?? "") : "";
    const wrong = await firstWrongStroke(answer);
    expect(wrong).toBe(true);
    await compare(app);
    expect(state().panel).toMatchObject({ kind: "compared" });
  });
  it("are not given away by a check", async () => {
    await showCheck(app);
    expect(panelKind()).toBe("check");
    expect(overlayOf(state())).toEqual({ wrong: [] });
  });
});

/** Marks a place otherwise than the answer does. */
async function firstWrongStroke(answer: string): Promise<boolean> {
  for (const button of ["primary", "secondary"] as const) {
    await stroke([cell(0, 0)], button);
    const hint = await engine.ask("hint", position(), {}).result;
    if (hint.ok && (hint.value.state === "wrong" || hint.value.state === "broken")) return true;
    undoMove(app);
  }
  return answer === "";
}

describe("trials", () => {
  it("are dropped in one step or kept", async () => {
    await stroke([cell(0, 0)]);
    const before = position();
    beginTrial(app);
    await stroke([cell(3, 3)]);
    beginTrial(app);
    await stroke([cell(5, 5)]);
    keepTrial(app);
    expect(openTrials(state().history)).toHaveLength(1);
    dropTrial(app, "gone");
    expect(position()).toBe(before);
    expect(openTrials(state().history)).toEqual([]);
    undoMove(app);
    expect(position()).not.toBe(before);
    expect(openTrials(state().history)).toHaveLength(1);
    saveNow(app);
    app = await newApp();
    await openText(app, address);
    dropTrial(app, "gone");
    expect(position()).toBe(before);
  });
  it("end when they are undone beyond their beginning", async () => {
    await stroke([cell(0, 0)]);
    beginTrial(app);
    undoMove(app);
    expect(openTrials(state().history)).toEqual([]);
  });
});
