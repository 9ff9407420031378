// The solve step by step, why there is one answer, how much is told of the marks, and the time: with
// the real engine and without a page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHand } from "../../src/input/hand";
import { type App, createApp } from "../../src/store/app";
import { startClock } from "../../src/store/clock";
import { current } from "../../src/store/history";
import { closePanel, commit, notify, undoMove } from "../../src/store/moves";
import { loadGenres, openText } from "../../src/store/open";
import { startPainter } from "../../src/store/painter";
import { showCheck, startReferee } from "../../src/store/referee";
import { leaveReplay, playOn, replayAnswer, showStep, startReplayer } from "../../src/store/replay";
import { SAMPLES } from "../../src/store/samples";
import { saveNow } from "../../src/store/saver";
import { Shelf } from "../../src/store/shelf";
import { brokenLive, overlayOf, reasonShown, shownPosition } from "../../src/store/state";
import { askHint, askWhy, explain } from "../../src/store/thinking";
import { engineHere } from "./engine_here";

const engine = engineHere();
let app: App;
let stops: (() => void)[] = [];

const state = () => app.play.get();
const position = () => current(state().history);
const site = { kind: "cell" as const, row: 0, col: 0 };

async function openSample(wanted: (genre: { replays: boolean; traced: boolean }) => boolean) {
  app = createApp(engine, new Shelf(), ["en"]);
  stops = [startPainter(app), startReferee(app), startReplayer(app)];
  await loadGenres(app);
  const fits = ({
    replays,
    replays_answers: traced,
  }: {
    replays: boolean;
    replays_answers: boolean;
  }) => wanted({ replays, traced });
  const genre = state().genres.find(fits)?.genre;
  const address = SAMPLES.find((one) => one.address.includes(`?${genre}/`))?.address ?? "";
  expect(await openText(app, address)).toBe(address);
}

async function touch(gesture: object, from = position(), follow = false): Promise<string> {
  const answer = await engine.ask("touch", from, {
    gesture: { path: [site], commit: true, ...gesture },
    follow,
  }).result;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.position;
}

beforeEach(() => openSample(({ traced }) => !traced));
afterEach(() => {
  for (const stop of stops) stop();
});

describe("the solve explained", () => {
  it("goes from the clues to the answer and leaves the marks alone", async () => {
    commit(app, await touch({}));
    const own = position();
    await explain(app);
    expect(state().panel.kind).toBe("explained");
    expect(shownPosition(state())).toBe(state().game?.blank);
    expect(reasonShown(state())).toBeNull();
    const last = (state().replay?.positions.length ?? 0) - 1;
    showStep(app, last);
    const solved = await engine.ask("solve", own, {}).result;
    expect(shownPosition(state())).toBe(solved.ok ? solved.value.answer : "");
    expect(position()).toBe(own);
    leaveReplay(app);
    expect(shownPosition(state())).toBe(own);
    expect(state().panel.kind).toBe("rest");
    expect(state().history.entries).toHaveLength(2);
  });
  it("shows each step's reason", async () => {
    await explain(app);
    showStep(app, 1);
    const reason = reasonShown(state());
    expect(reason?.therefore.length).toBeGreaterThan(0);
    expect(overlayOf(state())).toEqual({ because: reason?.because, therefore: reason?.therefore });
  });
  it("takes no marks and says so", async () => {
    await explain(app);
    const refused = vi.fn();
    const hand = createHand(app, () => {}, refused);
    hand.begin("primary", site);
    hand.release();
    hand.press("Space", site);
    await hand.settled();
    expect(refused).toHaveBeenCalledTimes(2);
    expect(state().history.entries).toHaveLength(1);
  });
  it("ends together with what was said of it", async () => {
    for (const leave of [leaveReplay, closePanel, askHint]) {
      await explain(app);
      notify(app, "no board of yours");
      await leave(app);
      expect(state().notice).toBeNull();
    }
  });
  it("is not kept as the game's own progress", async () => {
    commit(app, await touch({}));
    await vi.waitFor(() => expect(state().drawing?.position).toBe(position()));
    saveNow(app);
    const card = () => app.shelf.card(state().game?.address ?? "");
    const own = card()?.decided;
    await explain(app, 5);
    await vi.waitFor(() => expect(state().drawing?.position).toBe(shownPosition(state())));
    saveNow(app);
    expect(card()?.decided).toBe(own);
  });
  it("gives way to a hint, an undo and the end of the panel", async () => {
    commit(app, await touch({}));
    await explain(app);
    showStep(app, 3);
    await askHint(app);
    expect(shownPosition(state())).toBe(position());
    await explain(app);
    undoMove(app);
    expect(shownPosition(state())).toBe(state().game?.blank);
    await explain(app);
    closePanel(app);
    expect(state().replay).toBeNull();
  });
  it("plays at the pace of a reader", async () => {
    await explain(app);
    vi.useFakeTimers();
    playOn(app);
    vi.advanceTimersByTime(1500);
    expect(state().replay?.at).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(state().replay?.at).toBe(1);
    vi.useRealTimers();
  });
});

describe("why there is one answer", () => {
  it("is told before and after", async () => {
    await askWhy(app);
    expect(state().panel.kind).toBe("why");
    expect(state().grade).toMatchObject({ verdict: "unique" });
    expect(position()).toBe(state().game?.blank);
  });
});

describe("a whole answer in order", () => {
  it("is gone through from nothing to all of it, and left", async () => {
    await openSample(({ replays, traced }) => traced && !replays);
    const solved = await engine.ask("solve", position(), {}).result;
    const answer = solved.ok ? (solved.value.answer ?? "") : "";
    commit(app, answer);
    expect(state().replay).toBeNull();
    await replayAnswer(app, answer);
    expect(state().replay?.positions.length).toBeGreaterThan(4);
    expect(shownPosition(state())).toBe(state().game?.blank);
    leaveReplay(app);
    expect(shownPosition(state())).toBe(answer);
  });
});

/** Marks of the first key in the first two places, which break a rule. */
async function breakRule() {
  const key = state().game?.genre.play.keys[0]?.key ?? "";
  const first = await touch({ key });
  commit(app, await touch({ key, path: [{ ...site, col: 1 }] }, first));
  await vi.waitFor(() => expect(state().checked?.errors.length).toBeGreaterThan(0));
}

describe("checking", () => {
  it("shows broken rules unasked only while it is live", async () => {
    await breakRule();
    expect(brokenLive(state(), "off")).toEqual([]);
    expect(overlayOf(state(), "guarded")).toEqual({});
    expect(brokenLive(state(), "live").length).toBeGreaterThan(0);
    expect(overlayOf(state(), "live").wrong?.length).toBeGreaterThan(0);
  });
  it("looks at the answer too if it is guarded", async () => {
    commit(app, await touch({ button: "secondary" }));
    await showCheck(app);
    expect(state().panel.kind).toBe("check");
    app.settings.set({ checking: "guarded" });
    await showCheck(app);
    expect(state().panel.kind).toBe("compared");
  });
});

describe("automatic marks", () => {
  it("come in the same step, and only if wanted", async () => {
    const hand = createHand(app, () => {});
    const tap = async () => {
      hand.begin("primary", site);
      hand.release();
      await hand.settled();
    };
    await tap();
    const alone = position();
    undoMove(app);
    app.settings.set({ follow: true });
    await tap();
    expect(position()).not.toBe(alone);
    expect(position()).toBe(await touch({}, state().game?.blank, true));
    expect(state().history.entries).toHaveLength(2);
  });
});

describe("the time", () => {
  it("runs only while the board is in view and played on", async () => {
    vi.useFakeTimers();
    const page: { visibilityState: DocumentVisibilityState } = { visibilityState: "visible" };
    let inPlay = true;
    stops.push(startClock(app, () => page.visibilityState === "visible" && inPlay));
    vi.advanceTimersByTime(2000);
    expect(state().seconds).toBe(2);
    page.visibilityState = "hidden";
    vi.advanceTimersByTime(2000);
    page.visibilityState = "visible";
    inPlay = false;
    vi.advanceTimersByTime(2000);
    expect(state().seconds).toBe(2);
    vi.useRealTimers();
  });
});
