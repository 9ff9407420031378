// Binds a board's element to the hand: pointers, keys and hovering.
import type { Place, Site } from "hashigo-engine";
import type { Button, Hand } from "../input/hand";
import { declaredKey, moved } from "../input/keys";
import { Pointers, type Press } from "../input/pointers";
import type { App } from "../store/app";
import { boardPoint, cellAt, edgeAt, edgeTapped, type Point, type Size } from "./geometry";
import { bindPinching } from "./pinch";

interface Parts {
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

function bindPointers(parts: Parts, signal: AbortSignal): void {
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
}

function hover(app: App, place: Place | null): void {
  const { focus } = app.play.get();
  if (focus?.row !== place?.row || focus?.col !== place?.col) app.play.set({ focus: place });
}

function focusCell(cells: HTMLElement, row: number, col: number): void {
  const cell = cells.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`);
  cell?.focus({ preventScroll: true });
}

function bindKeys({ app, size, hand, cells }: Parts, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const { game, cursor } = app.play.get();
    if (!game) return;
    const key = declaredKey(game.genre.play.keys, event);
    const place = key === null ? moved(size, cursor, event) : null;
    if (key === null && !place) return;
    event.preventDefault();
    if (place) step(app, cells, place);
    else if (key !== null && !event.repeat) mark(key);
  };
  const mark = async (key: string) => {
    const { cursor } = app.play.get();
    hand.press(key, { kind: "cell", ...cursor });
    await hand.settled();
    speakCell(app);
  };
  // The ring is for the keyboard alone; which input was last, the browser does not tell reliably.
  const ring = () => cells.firstElementChild?.setAttribute("data-keys", "");
  const noRing = () => cells.firstElementChild?.removeAttribute("data-keys");
  cells.addEventListener("keydown", press, { signal });
  cells.addEventListener("keydown", ring, { signal });
  cells.addEventListener("keyup", ring, { signal });
  cells.addEventListener("pointerdown", noRing, { signal });
  cells.addEventListener("focusout", () => hover(app, null), { signal });
}

/** On a very large board the cell may only come to be there once the keyboard is near it. */
function moveTo(app: App, cells: HTMLElement, place: Place): void {
  app.play.set({ cursor: place });
  focusCell(cells, place.row, place.col);
  requestAnimationFrame(() => focusCell(cells, place.row, place.col));
}

function step(app: App, cells: HTMLElement, place: Place): void {
  app.play.set({ cursor: place, focus: place });
  requestAnimationFrame(() => {
    focusCell(cells, place.row, place.col);
    hover(app, place);
    document.activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Says the cell as it is now; a screen reader does not notice that a label has changed. */
function speakCell(app: App): void {
  const stop = app.play.watch(({ drawing, cursor }, before) => {
    if (drawing === before.drawing) return;
    stop();
    const label = drawing?.labels.find(
      ({ site }) => site.kind === "cell" && site.row === cursor.row && site.col === cursor.col,
    );
    queueMicrotask(() => app.play.set({ spoken: label?.text ?? "" }));
  });
}

/** Answers with how to unbind. */
export function bindBoard(parts: Parts): () => void {
  const binding = new AbortController();
  bindPointers(parts, binding.signal);
  bindKeys(parts, binding.signal);
  bindPinching(parts.cells, parts.scroller, binding.signal);
  return () => {
    binding.abort();
    parts.hand.abandon();
  };
}
