// A person's hands: real mouse, touch and key events, sent through the browser's own input queue.
// Fingers go through the debugging protocol, since only there several can be down at once.
import { pause } from "./wait.mjs";

export const LONG_PRESS = 650; // milliseconds; more than the page waits

export async function click(visit, point, button = "left") {
  await visit.page.mouse.move(point.x, point.y);
  await visit.page.mouse.down({ button });
  await visit.page.mouse.up({ button });
}

/** The mouse through some points with a button held. */
export async function drag(visit, points, { button = "left", steps = 4 } = {}) {
  const [first, ...rest] = points;
  await visit.page.mouse.move(first.x, first.y);
  await visit.page.mouse.down({ button });
  for (const { x, y } of rest) await visit.page.mouse.move(x, y, { steps });
  await visit.page.mouse.up({ button });
}

/** Fingers that can be put down, moved and lifted one by one. */
export async function fingers(visit) {
  const protocol = await visit.context.newCDPSession(visit.page);
  const down = new Map();
  const send = (type) => {
    const touchPoints = [...down].map(([id, { x, y }]) => ({ id, x, y }));
    return protocol.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return {
    put: (id, point) => {
      down.set(id, point);
      return send("touchStart");
    },
    slide: async (id, to, steps = 4) => {
      const from = down.get(id);
      for (let k = 1; k <= steps; k += 1) {
        const part = (a, b) => a + ((b - a) * k) / steps;
        down.set(id, { x: part(from.x, to.x), y: part(from.y, to.y) });
        await send("touchMove");
      }
    },
    lift: (id) => {
      down.delete(id);
      return send("touchEnd");
    },
    /** The system takes the touch away, as when a call comes in. */
    lose: () => {
      down.clear();
      return protocol.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
    },
    /** Sent at once, so that no slow machine makes a long press of it. */
    tap: async (point) => {
      down.set(0, point);
      const start = send("touchStart");
      down.delete(0);
      await Promise.all([start, send("touchEnd")]);
    },
  };
}

/** A pen, which is a mouse of another kind to the debugging protocol. */
export async function pen(visit) {
  const protocol = await visit.context.newCDPSession(visit.page);
  const send = (type, { x, y }, button, buttons) =>
    protocol.send("Input.dispatchMouseEvent", {
      ...{ type, x, y, button, buttons },
      clickCount: 1,
      pointerType: "pen",
    });
  const held = (button) => (button === "left" ? 1 : 2);
  return {
    down: (point, button = "left") => send("mousePressed", point, button, held(button)),
    move: (point) => send("mouseMoved", point, "left", 1),
    up: (point, button = "left") => send("mouseReleased", point, button, 0),
  };
}

export async function longPress(finger, point) {
  await finger.put(0, point);
  await pause(LONG_PRESS);
  await finger.lift(0);
}

/** Moves the keyboard's cell by arrow keys alone. */
export async function walkTo(visit, from, to) {
  const steps = (count, back, forth) => Array(Math.abs(count)).fill(count < 0 ? back : forth);
  const keys = [
    ...steps(to.row - from.row, "ArrowUp", "ArrowDown"),
    ...steps(to.col - from.col, "ArrowLeft", "ArrowRight"),
  ];
  for (const key of keys) await visit.page.keyboard.press(key);
}

/** Tab until something is focused that suits; fails if it never comes. */
export async function tabTo(visit, suits, most = 60) {
  for (let k = 0; k < most; k += 1) {
    const at = await visit.focused();
    if (suits(at)) return at;
    await visit.page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}
