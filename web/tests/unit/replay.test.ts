// Marks that have an order: their steps looked at and played, going on from one of them, and being
// told when they can no longer be completed. With the real engine and without a page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHand } from "../../src/input/hand";
import { type App, createApp } from "../../src/store/app";
import { current } from "../../src/store/history";
import { retreat, startLookout } from "../../src/store/lookout";
import { commit, undoMove } from "../../src/store/moves";
import { loadGenres, openText } from "../../src/store/open";
import { startPainter } from "../../src/store/painter";
import {
  leaveReplay,
  pauseReplay,
  playOn,
  replayAnswer,
  showStep,
  startReplayer,
} from "../../src/store/replay";
import { SAMPLES } from "../../src/store/samples";
import { Shelf } from "../../src/store/shelf";
import { decided, overlayOf, shownPosition } from "../../src/store/state";
import { engineHere } from "./engine_here";

const engine = engineHere();
let app: App;
let steps: readonly string[] = [];
let address = "";
let stops: (() => void)[] = [];

const state = () => app.play.get();
const position = () => current(state().history);
const at = (k: number) => steps[k] ?? "";

async function stepsOf(of: string): Promise<readonly string[]> {
  const answer = await engine.ask("replay", of, {}).result;
  return answer.ok ? answer.value.positions : [];
}

beforeEach(async () => {
  app = createApp(engine, new Shelf(), ["en"]);
  stops = [startPainter(app), startReplayer(app), startLookout(app)];
  await loadGenres(app);
  const genre = state().genres.find((one) => one.replays)?.genre;
  address = SAMPLES.find((one) => one.address.includes(`?${genre}/`))?.address ?? "";
  expect(await openText(app, address)).toBe(address);
  const solved = await engine.ask("solve", address, {}).result;
  steps = solved.ok ? await stepsOf(solved.value.answer ?? "") : [];
  expect(steps.length).toBeGreaterThan(6);
  commit(app, at(4));
  await vi.waitFor(() => expect(state().replay?.positions).toEqual(steps.slice(0, 5)));
});

afterEach(() => {
  for (const stop of stops) stop();
});

describe("marks that have an order", () => {
  it("count those that are made", async () => {
    await vi.waitFor(() => expect(state().drawing?.position).toBe(at(4)));
    expect(decided(state())).toEqual({ done: 4, total: steps.length - 1 });
  });
  it("are looked at without a move", () => {
    showStep(app, 2);
    expect(shownPosition(state())).toBe(at(2));
    expect(position()).toBe(at(4));
    app.play.set({ focus: { row: 0, col: 0 } });
    expect(overlayOf(state())).toEqual({});
    showStep(app, -3);
    expect(shownPosition(state())).toBe(at(0));
    showStep(app, 99);
    expect(state().replay?.looking).toBe(false);
    expect(shownPosition(state())).toBe(at(4));
  });
  it("play by themselves, and pause", async () => {
    playOn(app);
    expect(state().replay).toMatchObject({ at: 0, playing: true });
    await vi.waitFor(() => expect(state().replay?.at).toBe(1), { timeout: 4000 });
    pauseReplay(app);
    expect(state().replay).toMatchObject({ at: 1, playing: false, looking: true });
    showStep(app, 3);
    playOn(app);
    await vi.waitFor(() => expect(state().replay?.playing).toBe(false), { timeout: 4000 });
    expect(state().replay).toMatchObject({ at: 4, looking: false });
  });
  it("go on from the step that is looked at, as one move", async () => {
    const open = async (k: number) => {
      const answer = await engine.ask("draw", at(k), {}).result;
      return answer.ok ? answer.value.labels : [];
    };
    const [before, after] = [await open(2), await open(3)];
    const made = after.find((label, k) => label.open === false && before[k]?.open);
    if (!made) throw new Error("a step settles a place");
    showStep(app, 2);
    const hand = createHand(app, () => {});
    hand.begin("primary", made.site);
    hand.release();
    await hand.settled();
    expect(position()).toBe(at(3));
    undoMove(app);
    expect(position()).toBe(at(4));
  });
  it("are left as they are by a touch that does nothing", async () => {
    showStep(app, 2);
    const none = state().drawing?.labels.find(({ open }) => open === undefined);
    await vi.waitFor(() => expect(state().drawing?.position).toBe(at(2)));
    const site = none?.site ?? { kind: "cell" as const, row: 0, col: 0 };
    const hand = createHand(app, () => {});
    hand.begin("primary", site);
    hand.release();
    await hand.settled();
    expect(position()).toBe(at(4));
  });
  it("show the answer's steps and come back", async () => {
    await replayAnswer(app, at(steps.length - 1));
    pauseReplay(app);
    showStep(app, 7);
    expect(shownPosition(state())).toBe(at(7));
    leaveReplay(app);
    expect(shownPosition(state())).toBe(at(4));
    await vi.waitFor(() => expect(state().replay?.positions).toEqual(steps.slice(0, 5)));
  });
});

describe("the lookout", () => {
  it("says nothing unasked, and nothing of what can be completed", async () => {
    expect(state().stranded).toBeNull();
    app.settings.set({ checking: "live" });
    await engine.ask("solve", at(4), {}).result;
    expect(state().stranded).toBeNull();
  });
  it("tells how far back it can be completed", async () => {
    const stuck = await strandedPosition();
    app.settings.set({ checking: "live" });
    commit(app, stuck);
    await vi.waitFor(() => expect(state().stranded?.position).toBe(stuck), { timeout: 4000 });
    const to = state().stranded?.retreat ?? "";
    retreat(app);
    expect(position()).toBe(to);
    await vi.waitFor(() => expect(state().stranded).toBeNull());
    undoMove(app);
    expect(position()).toBe(stuck);
  });
});

/** A position by the rules from which nothing leads to the end. */
async function strandedPosition(): Promise<string> {
  for (let k = steps.length - 3; k > 0; k -= 1) {
    const drawn = await engine.ask("draw", at(k), {}).result;
    const open = drawn.ok ? drawn.value.labels.filter((label) => label.open) : [];
    for (const { site } of open) {
      const gesture = { path: [site], commit: true };
      const touched = await engine.ask("touch", at(k), { gesture }).result;
      if (!touched.ok || touched.value.changed.length === 0) continue;
      const solved = await engine.ask("solve", touched.value.position, { from: "marks" }).result;
      if (solved.ok && solved.value.verdict === "none") return touched.value.position;
    }
  }
  throw new Error("nothing strands");
}
