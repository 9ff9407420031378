// The keyboard on the board: a genre's keys mark where the cursor is, others move it or
// take a tool. The cursor is the one cell in the tab order.
import type { Place } from "hashigo-engine";
import { declaredKey, keyName, moved, ownKeys } from "../input/keys";
import type { App } from "../store/app";
import type { Parts } from "./bind";
import type { Size } from "./geometry";

export function hover(app: App, place: Place | null): void {
  const { focus } = app.play.get();
  if (focus?.row !== place?.row || focus?.col !== place?.col) app.play.set({ focus: place });
}

function focusCell(cells: HTMLElement, row: number, col: number): void {
  const cell = cells.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`);
  cell?.focus({ preventScroll: true });
}

/** On a very large board the cell may only come to be there once the keyboard is near it. */
export function moveTo(app: App, cells: HTMLElement, place: Place): void {
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

function takeTool(app: App, at: number): void {
  const tools = app.play.get().game?.genre.play.tools ?? [];
  app.play.set({ tool: tools[at]?.id ?? "" });
}

/** One of them: a genre's key, a place to go to, or the number of a tool from 0. */
interface Meaning {
  key?: string;
  place?: Place;
  tool?: number;
}

function meaning(app: App, size: Size, event: KeyboardEvent): Meaning | null {
  const { game, cursor } = app.play.get();
  if (!game) return null;
  const { keys, tools } = game.genre.play;
  const key = declaredKey(keys, event);
  if (key !== null) return { key };
  const place = moved(size, cursor, event);
  if (place) return { place };
  const own = ownKeys(keys, tools.length).get(keyName(event)?.toLowerCase() ?? "");
  return typeof own === "number" ? { tool: own } : null;
}

export function bindKeys({ app, size, hand, cells }: Parts, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const wanted = meaning(app, size, event);
    if (!wanted) return;
    event.preventDefault();
    if (wanted.place) step(app, cells, wanted.place);
    else if (event.repeat) return;
    else if (wanted.key) mark(wanted.key);
    else if (wanted.tool !== undefined) takeTool(app, wanted.tool);
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
