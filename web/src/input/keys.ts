// What a key means on the board: what the genre declares comes first, then moving about. The page's
// own shortcuts need Control or Command, so that they never hide a genre's letter.
import type { KeyBinding, Place } from "hashigo-engine";
import type { Size } from "../board/geometry";

export interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The key under the name that genres declare it by. */
export function keyName(stroke: Stroke): string | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  return stroke.key === " " ? "Space" : stroke.key;
}

/** The declared key; a letter counts with Shift or Caps Lock too, if only its small form is declared. */
export function declaredKey(keys: readonly KeyBinding[], stroke: Stroke): string | null {
  const name = keyName(stroke);
  if (name === null) return null;
  const declared = (key: string) => keys.some((binding) => binding.key === key);
  if (declared(name)) return name;
  const small = name.toLowerCase();
  return name.length === 1 && declared(small) ? small : null;
}

const STEPS: Record<string, readonly [rows: number, cols: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-5, 0],
  PageDown: [5, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (value: number, last: number) => Math.min(Math.max(value, 0), last);

/** Where the key leads to, or null if it does not lead anywhere. */
export function moved(size: Size, from: Place, stroke: Stroke): Place | null {
  const step = STEPS[keyName(stroke) ?? ""];
  if (!step) return null;
  const [rows, cols] = step;
  return {
    row: within(from.row + rows, size.rows - 1),
    col: within(from.col + cols, size.cols - 1),
  };
}

export type Shortcut = "undo" | "redo" | "leave";

export function shortcut(stroke: Stroke): Shortcut | null {
  if (stroke.key === "Escape") return "leave";
  if (!(stroke.ctrlKey || stroke.metaKey) || stroke.altKey) return null;
  const key = stroke.key.toLowerCase();
  if (key === "z") return stroke.shiftKey ? "redo" : "undo";
  return key === "y" && !stroke.shiftKey ? "redo" : null;
}
