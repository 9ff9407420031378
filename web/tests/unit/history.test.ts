// Undo and redo, and how a history is packed for storage.
import { describe, expect, it } from "vitest";
import { pack, unpack } from "../../src/store/deltas";
import { begin, canRedo, canUndo, current, push, redo, undo } from "../../src/store/history";

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

describe("packing", () => {
  it("gives back every position", () => {
    const entries = ["....", "..#.", ".##.", "", "longer than before", "longer"];
    const history = { entries, at: 3 };
    expect(unpack(JSON.parse(JSON.stringify(pack(history))))).toEqual(history);
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
