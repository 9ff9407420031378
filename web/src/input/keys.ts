// What a key means on the board: what the genre declares comes first, then moving about, then the
// page's own letters and the number row. What also holds off the board are the letters, and undo and
// redo with Control or Command.
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

export const ACTS = ["hint", "check", "trial"] as const;
export type Act = (typeof ACTS)[number];
/** What a key of the page's own does: a question, or the choice of a tool by its number from 0. */
export type Own = Act | number;

const LETTERS: Record<string, Act> = { h: "hint", c: "check", t: "trial" };

/** The page's own keys in a genre with so many tools, without those that it declares itself. */
export function ownKeys(keys: readonly KeyBinding[], tools: number): Map<string, Own> {
  const numbers = Array.from({ length: Math.min(tools, 9) }, (_, k) => [String(k + 1), k] as const);
  const own = new Map<string, Own>([...numbers, ...Object.entries(LETTERS)]);
  for (const { key } of keys) own.delete(key);
  return own;
}

/** The question that a stroke asks wherever the keyboard is, unless the genre has taken its letter. */
export function actOf(keys: readonly KeyBinding[], stroke: Stroke): Act | null {
  const own = ownKeys(keys, 0).get(keyName(stroke)?.toLowerCase() ?? "");
  return typeof own === "string" ? own : null;
}

export type Shortcut = "undo" | "redo" | "leave";

export function shortcut(stroke: Stroke): Shortcut | null {
  if (stroke.key === "Escape") return "leave";
  if (!(stroke.ctrlKey || stroke.metaKey) || stroke.altKey) return null;
  const key = stroke.key.toLowerCase();
  if (key === "z") return stroke.shiftKey ? "redo" : "undo";
  return key === "y" && !stroke.shiftKey ? "redo" : null;
}
