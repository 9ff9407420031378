// Binds a board's element to the hand: pointers, hovering and, in its own file, keys.
import type { Place, Site } from "hashigo-engine";
import type { Button, Hand } from "../input/hand";
import { Pointers, type Press } from "../input/pointers";
import type { App } from "../store/app";
import { bindKeys, hover, moveTo } from "./bind_keys";
import { boardPoint, cellAt, edgeAt, edgeTapped, type Point, type Size } from "./geometry";
import { bindPinching } from "./pinch";

export interface Parts {
  app: App;
  size: Size;
  hand: Hand;
  cells: HTMLElement;
  scroller: HTMLElement;
}

const SECONDARY = new Set([2, 5]); // right button; a pen's eraser

function buttonOf(event: PointerEvent): Button | null {
  if (SECONDARY.has(event.button)) return "secondary";
  if (event.button !== 0) return null;
  return event.ctrlKey ? "secondary" : "primary";
}

const kindOf = (type: string): Press["kind"] =>
  type === "touch" || type === "pen" ? type : "mouse";

function pointerReader({ size, cells }: Parts) {
  return (event: { clientX: number; clientY: number }): Point =>
    boardPoint(cells.getBoundingClientRect(), size, { x: event.clientX, y: event.clientY });
}

function toolOf(app: App) {
  const { game, tool } = app.play.get();
  return game?.genre.play.tools.find((one) => one.id === tool);
}

/** A mouse that only passes over cells is not at any of them: nothing is drawn for it. */
const REST = 60; // milliseconds

function restingPlace(app: App) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  const over = (place: Place | null) => {
    leave();
    timer = setTimeout(() => hover(app, place), REST);
  };
  return { over, leave };
}

const siteFinder =
  ({ app, size }: Parts) =>
  (point: Point): Site | null =>
    toolOf(app)?.hits === "edges" ? edgeAt(size, point) : cellAt(size, point);

const tapFinder =
  ({ app, size }: Parts) =>
  (point: Point): Site | null =>
    toolOf(app)?.hits === "steps" ? edgeTapped(size, point) : null;

function bindPointers(parts: Parts, signal: AbortSignal): Pointers {
  const { app, cells, hand, size } = parts;
  const resting = restingPlace(app);
  signal.addEventListener("abort", resting.leave);
  const pointOf = pointerReader(parts);
  const feel = () => navigator.vibrate?.(10);
  const pointers = new Pointers(hand, siteFinder(parts), feel, tapFinder(parts));

  const down = (event: PointerEvent) => {
    cells.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    const cell = cellAt(size, at);
    if (cell) moveTo(app, cells, { row: cell.row, col: cell.col });
    const { pointerId: id, pointerType, timeStamp: time } = event;
    resting.leave();
    pointers.down({ id, kind: kindOf(pointerType), button: buttonOf(event), at, time });
    event.preventDefault();
  };
  const move = (event: PointerEvent) => {
    const way = event.getCoalescedEvents?.() ?? [];
    for (const part of way.length > 0 ? way : [event])
      pointers.move(event.pointerId, pointOf(part));
    if (event.pointerType !== "mouse") return;
    const cell = cellAt(size, pointOf(event));
    resting.over(cell && { row: cell.row, col: cell.col });
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => cells.addEventListener(type, listener, { signal });

  on("pointerdown", down);
  on("pointermove", move);
  on("pointerup", (event) => pointers.up(event.pointerId, event.timeStamp));
  on("pointercancel", (event) => pointers.cancel(event.pointerId));
  on("pointerleave", (event) => {
    resting.leave();
    if (event.pointerType === "mouse") hover(app, null);
  });
  on("contextmenu", (event) => event.preventDefault());
  const touched = ({ touches }: TouchEvent) => {
    if (touches.length > 1) pointers.several();
  };
  document.addEventListener("touchstart", touched, { signal, passive: true, capture: true });
  // Before anyone else: what stands over the board stays then.
  const thinkBetter = (event: KeyboardEvent) => {
    if (event.key === "Escape" && pointers.drop()) event.stopPropagation();
  };
  document.addEventListener("keydown", thinkBetter, { signal, capture: true });
  return pointers;
}

/** Answers with how to unbind. */
export function bindBoard(parts: Parts): () => void {
  const binding = new AbortController();
  const pointers = bindPointers(parts, binding.signal);
  bindKeys(parts, binding.signal);
  bindPinching(parts.cells, parts.scroller, binding.signal, () => pointers.byPen);
  return () => {
    binding.abort();
    parts.hand.abandon();
  };
}
