// Keys: the genre's first, then moving about; shortcuts with Control or Command.
import { describe, expect, it } from "vitest";
import { actOf, declaredKey, moved, ownKeys, type Stroke, shortcut } from "../../src/input/keys";

const key = (name: string, more: Partial<Stroke> = {}): Stroke => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const binding = (name: string) => ({ key: name, does: { en: "", ja: "" } });
const KEYS = ["Space", "s", "Delete"].map(binding);
const SIZE = { rows: 4, cols: 6 };

describe("keys", () => {
  it("finds what the genre declares", () => {
    expect(declaredKey(KEYS, key(" "))).toBe("Space");
    expect(declaredKey(KEYS, key("S", { shiftKey: true }))).toBe("s");
    expect(declaredKey(KEYS, key("Delete"))).toBe("Delete");
    expect(declaredKey(KEYS, key("q"))).toBeNull();
    expect(declaredKey(KEYS, key("s", { ctrlKey: true }))).toBeNull();
  });
  it("moves and stays on the board", () => {
    const from = { row: 0, col: 2 };
    expect(moved(SIZE, from, key("ArrowRight"))).toEqual({ row: 0, col: 3 });
    expect(moved(SIZE, from, key("ArrowUp"))).toEqual({ row: 0, col: 2 });
    expect(moved(SIZE, from, key("End"))).toEqual({ row: 0, col: 5 });
    expect(moved(SIZE, from, key("Home"))).toEqual({ row: 0, col: 0 });
    expect(moved(SIZE, from, key("PageDown"))).toEqual({ row: 3, col: 2 });
    expect(moved(SIZE, from, key("Tab"))).toBeNull();
  });
  it("knows undo and redo", () => {
    expect(shortcut(key("z", { ctrlKey: true }))).toBe("undo");
    expect(shortcut(key("Z", { metaKey: true, shiftKey: true }))).toBe("redo");
    expect(shortcut(key("y", { ctrlKey: true }))).toBe("redo");
    expect(shortcut(key("Escape"))).toBe("leave");
    expect(shortcut(key("z"))).toBeNull();
    expect(shortcut(key("z", { ctrlKey: true, altKey: true }))).toBeNull();
  });
  it("asks by a letter anywhere, unless the genre declares it", () => {
    expect(actOf(KEYS, key("h"))).toBe("hint");
    expect(actOf(KEYS, key("C", { shiftKey: true }))).toBe("check");
    expect(actOf(KEYS, key("t", { ctrlKey: true }))).toBeNull();
    expect(actOf([binding("t")], key("t"))).toBeNull();
    expect(actOf(KEYS, key("1"))).toBeNull();
  });
  it("leaves to the page what the genre does not declare", () => {
    const does = { en: "", ja: "" };
    const own = ownKeys([{ key: "h", does }], 2);
    expect([...own]).toEqual([
      ["1", 0],
      ["2", 1],
      ["c", "check"],
      ["t", "trial"],
    ]);
    expect(ownKeys([], 12).get("9")).toBe(8);
  });
});
