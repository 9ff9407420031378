// Undo and redo, and how a history is packed for storage.
import { describe, expect, it } from "vitest";
import { pack, unpack } from "../../src/store/deltas";
import {
  begin,
  canRedo,
  canUndo,
  current,
  enterTrial,
  leaveTrial,
  openTrials,
  push,
  redo,
  undo,
} from "../../src/store/history";

describe("history", () => {
  it("goes back and forth", () => {
    let history = push(push(begin("a"), "b"), "c");
    expect(current(history)).toBe("c");
    history = undo(undo(undo(history)));
    expect(current(history)).toBe("a");
    expect(canUndo(history)).toBe(false);
    history = redo(history);
    expect(current(history)).toBe("b");
    expect(canRedo(history)).toBe(true);
  });
  it("forgets what was undone when a move follows", () => {
    const history = push(undo(push(begin("a"), "b")), "c");
    expect(history.entries).toEqual(["a", "c"]);
    expect(canRedo(history)).toBe(false);
  });
  it("takes no step for the same position", () => {
    const history = begin("a");
    expect(push(history, "a")).toBe(history);
  });
});

describe("trials in the history", () => {
  const starts = (history: ReturnType<typeof begin>) => openTrials(history).map(({ from }) => from);
  const inner = push(enterTrial(push(enterTrial(push(begin("a"), "b")), "c")), "d");

  it("are entered and left again by undo and redo", () => {
    expect(starts(inner)).toEqual([1, 2]);
    const left = leaveTrial(push(inner, "e"));
    expect(starts(left)).toEqual([1]);
    expect(starts(undo(left))).toEqual([1, 2]);
    expect(starts(redo(undo(left)))).toEqual([1]);
    expect(starts(undo(undo(undo(undo(left)))))).toEqual([]);
  });
  it("go on, or have never been, when a move follows on an undo", () => {
    const left = leaveTrial(push(inner, "e"));
    expect(push(undo(left), "f").trials).toEqual([
      { from: 1, until: null },
      { from: 2, until: null },
    ]);
    expect(push(undo(undo(undo(left))), "f").trials).toEqual([{ from: 1, until: null }]);
  });
  it("last no longer than the one they stand in", () => {
    const back = undo(undo(leaveTrial(leaveTrial(push(inner, "e")))));
    const again = enterTrial(back);
    expect(starts(again)).toEqual([1, 2, 2]);
    expect(starts(redo(redo(again)))).toEqual([]);
  });
});

describe("packing", () => {
  it("gives back every position", () => {
    const entries = ["....", "..#.", ".##.", "", "longer than before", "longer"];
    const history = { entries, at: 3, trials: [{ from: 1, until: null }] };
    expect(unpack(JSON.parse(JSON.stringify(pack(history))))).toEqual(history);
  });
  it("reads what was kept before trials were, or with odd ones", () => {
    const old = { first: "a", deltas: [[0, 1, "b"]], at: 1 };
    const history = { entries: ["a", "b"], at: 1, trials: [] };
    expect(unpack(old)).toEqual(history);
    expect(unpack({ ...old, trials: [{ from: "x" }] })).toEqual(history);
  });
  it("stores only what differs", () => {
    const blank = ". ".repeat(1000);
    const packed = pack(push(begin(blank), blank.replace(". . .", ". # .")));
    expect(packed.deltas).toEqual([[2, 1, "#"]]);
  });
  it.each([
    null,
    7,
    {},
    { first: "a", deltas: [[0, 1]], at: 0 },
    { first: "a", deltas: [[-1, 1, ""]], at: 0 },
    { first: "a", deltas: [], at: 1 },
    { first: 3, deltas: [], at: 0 },
  ])("refuses what is none: %j", (value) => {
    expect(unpack(value)).toBeNull();
  });
});
