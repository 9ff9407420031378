// Two fingers enlarge the board and move it about: what was between them stays between them.
import type { Point } from "./geometry";
import { seenIn, showAt } from "./zoom";

export const LARGEST = 5;

export interface Pinch {
  middle: Point;
  spread: number;
}

export interface View {
  zoom: number;
  /** How far the board is scrolled. */
  at: Point;
}

export function pinchOf(a: Point, b: Point): Pinch {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    spread: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

/**
 * The view after the fingers have gone from one pinch to another, in the window's own measures;
 * `least` is the zoom at which all is seen.
 */
export function pinched(view: View, before: Pinch, now: Pinch, least = 1): View {
  const zoom = Math.min(LARGEST, Math.max(least, (view.zoom * now.spread) / before.spread));
  const grown = zoom / view.zoom;
  return {
    zoom,
    at: {
      x: (view.at.x + before.middle.x) * grown - now.middle.x,
      y: (view.at.y + before.middle.y) * grown - now.middle.y,
    },
  };
}

function pinchIn(scroller: HTMLElement, touches: TouchList): Pinch | null {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b) return null;
  const box = scroller.getBoundingClientRect();
  const inside = (touch: Touch) => ({ x: touch.clientX - box.left, y: touch.clientY - box.top });
  return pinchOf(inside(a), inside(b));
}

/** `busy` says that the fingers mean something else. */
export function bindPinching(
  cells: HTMLElement,
  scroller: HTMLElement,
  signal: AbortSignal,
  busy: () => boolean,
): void {
  let before: Pinch | null = null;
  showAt(scroller, 1, { x: 0, y: 0 }); // whatever the last board was
  const move = (event: TouchEvent) => {
    const now = busy() ? null : pinchIn(scroller, event.touches);
    if (now && before) {
      const { zoom, whole } = seenIn(scroller);
      const view = { zoom, at: { x: scroller.scrollLeft, y: scroller.scrollTop } };
      const next = pinched(view, before, now, whole);
      showAt(scroller, next.zoom, next.at);
    }
    before = now;
  };
  const end = () => {
    before = null;
  };
  cells.addEventListener("touchmove", move, { signal, passive: true });
  cells.addEventListener("touchend", end, { signal, passive: true });
  cells.addEventListener("touchcancel", end, { signal, passive: true });
}
