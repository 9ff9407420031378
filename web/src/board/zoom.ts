// How much of a board is seen. Its cells are at least as large as a finger, so that of a large board
// only a part may be there; it can be made as small as fits whole, or larger. What changes that tells
// the scroller, by an event, and whoever shows it looks at the scroller anew.
import type { Place } from "hashigo-engine";
import type { Point, Size } from "./geometry";
import { pinched } from "./pinch";

export interface Seen {
  zoom: number;
  /** The zoom at which all of the board is there; 1 if it is there anyway. */
  whole: number;
}

export const ZOOMED = "zoomed";

const zoomOf = (scroller: HTMLElement): number =>
  Number(scroller.style.getPropertyValue("--zoom")) || 1;

/** Told by what the frame takes at its zoom, and by the place that there is for it. */
export function seenIn(scroller: HTMLElement): Seen {
  const zoom = zoomOf(scroller);
  const frame = scroller.querySelector<HTMLElement>(".board-frame");
  if (!frame) return { zoom, whole: 1 };
  const { paddingTop, paddingLeft, paddingRight } = getComputedStyle(scroller);
  const across =
    scroller.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const down = scroller.clientHeight - Number.parseFloat(paddingTop);
  const { width, height } = frame.getBoundingClientRect();
  const whole = Math.min(1, (zoom * across) / width, (zoom * down) / height);
  return { zoom, whole: whole > 0.99 ? 1 : whole };
}

export function showAt(scroller: HTMLElement, zoom: number, at: Point): void {
  scroller.style.setProperty("--zoom", String(zoom));
  scroller.scrollTo(at.x, at.y);
  scroller.dispatchEvent(new Event(ZOOMED));
}

/** In the middle, if it is out of sight. The cell itself may not be there. */
export function bringIn(scroller: HTMLElement, { rows, cols }: Size, { row, col }: Place): void {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const grid = scroller.querySelector(".cells")?.getBoundingClientRect();
  if (!grid) return;
  const x = grid.left - left + ((col + 0.5) * grid.width) / cols;
  const y = grid.top - top + ((row + 0.5) * grid.height) / rows;
  if (x > width || y > height) scroller.scrollBy(x - width / 2, y - height / 2);
}

/** About the middle of what is seen. */
export function zoomBy(scroller: HTMLElement, factor: number): void {
  const { zoom, whole } = seenIn(scroller);
  const middle = { x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 };
  const view = { zoom, at: { x: scroller.scrollLeft, y: scroller.scrollTop } };
  const next = pinched(view, { middle, spread: 1 }, { middle, spread: factor }, whole);
  showAt(scroller, next.zoom, next.at);
}

/** On which sides there is more of the board. */
function marksEdges(scroller: HTMLElement): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
  const more = {
    left: scrollLeft > 1,
    top: scrollTop > 1,
    right: scrollLeft + clientWidth < scrollWidth - 1,
    bottom: scrollTop + clientHeight < scrollHeight - 1,
  };
  const sides = Object.entries(more).filter(([, is]) => is);
  scroller.dataset.more = sides.map(([side]) => side).join(" ");
}

/** A wheel that only turns moves sideways what goes on only sideways. */
function turn(scroller: HTMLElement, event: WheelEvent): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
  const onlyAcross = scrollWidth > clientWidth + 1 && scrollHeight <= clientHeight + 1;
  if (!onlyAcross || event.ctrlKey || event.shiftKey || event.deltaX !== 0) return;
  event.preventDefault();
  scroller.scrollBy(event.deltaMode === 0 ? event.deltaY : event.deltaY * 32, 0);
}

const LEGIBLE = 50; // pixels of a cell in whose corner a number can be read
const MOST = 1.5; // times as large, and it still leaves the cell to what else is there

/** What stands in the corners of small cells is enlarged (roles.css). */
function enlargesCorners(scroller: HTMLElement): void {
  const frame = scroller.querySelector<HTMLElement>(".board-frame");
  if (!frame) return;
  const cell = frame.clientWidth / Number(frame.style.getPropertyValue("--cols"));
  const fine = Math.min(MOST, Math.max(1, LEGIBLE / cell));
  scroller.style.setProperty("--fine", fine.toFixed(2));
}

/** Calls back whenever more or less of the board is seen. Answers with how to stop. */
export function watchSeen(scroller: HTMLElement, seen: (now: Seen) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const look = () => {
    marksEdges(scroller);
    enlargesCorners(scroller);
    seen(seenIn(scroller));
  };
  scroller.addEventListener("scroll", () => marksEdges(scroller), { signal, passive: true });
  scroller.addEventListener(ZOOMED, look, { signal });
  scroller.addEventListener("wheel", (event) => turn(scroller, event), { signal });
  const resized = new ResizeObserver(look);
  resized.observe(scroller);
  if (scroller.firstElementChild) resized.observe(scroller.firstElementChild);
  return () => {
    watching.abort();
    resized.disconnect();
  };
}
