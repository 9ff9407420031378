// Two fingers: what lies between them stays there.
import { describe, expect, it } from "vitest";
import { pinched, pinchOf } from "../../src/board/pinch";

const view = { zoom: 1, at: { x: 0, y: 0 } };

describe("pinch", () => {
  it("enlarges about the middle", () => {
    const before = pinchOf({ x: 90, y: 100 }, { x: 110, y: 100 });
    const now = pinchOf({ x: 80, y: 100 }, { x: 120, y: 100 });
    const next = pinched(view, before, now);
    expect(next.zoom).toBe(2);
    expect(next.at).toEqual({ x: 100, y: 100 });
  });
  it("moves with the fingers", () => {
    const before = pinchOf({ x: 90, y: 100 }, { x: 110, y: 100 });
    const now = pinchOf({ x: 60, y: 90 }, { x: 80, y: 90 });
    expect(pinched(view, before, now)).toEqual({ zoom: 1, at: { x: 30, y: 10 } });
  });
  it("stays between the whole board and five times", () => {
    const near = pinchOf({ x: 0, y: 0 }, { x: 1, y: 0 });
    const far = pinchOf({ x: 0, y: 0 }, { x: 100, y: 0 });
    expect(pinched(view, near, far).zoom).toBe(5);
    expect(pinched(view, far, near).zoom).toBe(1);
    expect(pinched(view, far, near, 0.4).zoom).toBe(0.4); // as small as fits whole
  });
});
