// What lies under a point, on any board.
import type { Site } from "hashigo-engine";
import { describe, expect, it } from "vitest";
import {
  areaOf,
  boardPoint,
  cellAt,
  cellsOf,
  edgeAt,
  edgeTapped,
  frameOf,
  pointsBetween,
  sameSite,
} from "../../src/board/geometry";

const SIZE = { rows: 3, cols: 4 };

describe("geometry", () => {
  it("finds the cell of a point of the window", () => {
    const box = { left: 10, top: 20, width: 400, height: 300 };
    const point = boardPoint(box, SIZE, { x: 250, y: 60 });
    expect(point).toEqual({ x: 2.4, y: 0.4 });
    expect(cellAt(SIZE, point)).toEqual({ kind: "cell", row: 0, col: 2 });
    expect(cellAt(SIZE, { x: 4, y: 1 })).toBeNull();
    expect(cellAt(SIZE, { x: -0.1, y: 1 })).toBeNull();
  });
  it.each([
    [
      { x: 1.9, y: 1.5 },
      { row: 1, col: 1, side: "right" },
    ],
    [
      { x: 1.1, y: 1.5 },
      { row: 1, col: 0, side: "right" },
    ],
    [
      { x: 1.5, y: 1.9 },
      { row: 1, col: 1, side: "down" },
    ],
    [
      { x: 1.5, y: 1.1 },
      { row: 0, col: 1, side: "down" },
    ],
    [
      { x: 0.05, y: 0.4 },
      { row: 0, col: 0, side: "down" },
    ],
  ])("finds the nearest edge that is none of the border: %j", (point, edge) => {
    expect(edgeAt(SIZE, point)).toEqual({ kind: "edge", ...edge });
  });
  it("taps an edge beside the middle of a cell, and none within", () => {
    const edge = { kind: "edge", row: 1, col: 1, side: "right" };
    expect(edgeTapped(SIZE, { x: 1.8, y: 1.5 })).toEqual(edge);
    expect(edgeTapped(SIZE, { x: 1.6, y: 1.5 })).toBeNull();
  });
  it("has no edge on a board of one cell", () => {
    expect(edgeAt({ rows: 1, cols: 1 }, { x: 0.5, y: 0.5 })).toBeNull();
  });
  it("leaps over no cell on the way", () => {
    const way = pointsBetween({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 });
    const cols = new Set(way.map((point) => cellAt(SIZE, point)?.col));
    expect([...cols]).toEqual([0, 1, 2, 3]);
    expect(way.at(-1)).toEqual({ x: 3.5, y: 0.5 });
  });
  it("puts an area round places and cuts it at the border", () => {
    const sites: Site[] = [
      { kind: "cell", row: 0, col: 0 },
      { kind: "edge", row: 0, col: 1, side: "down" },
    ];
    expect(areaOf(SIZE, sites)).toEqual({ left: 0, top: 0, width: 3, height: 3 });
    expect(areaOf(SIZE, [{ kind: "region", id: 2 }])).toBeNull();
  });
  it("knows the cells of a move", () => {
    const from = { row: 0, col: 0 };
    expect(cellsOf({ kind: "move", from, to: { row: 2, col: 0 } })).toHaveLength(2);
    expect(sameSite({ kind: "cell", ...from }, { kind: "cell", ...from })).toBe(true);
  });
  it("reads the frame of a drawing", () => {
    const frame = frameOf('<svg viewBox="-3 -3 606 306">', 60);
    expect(frame).toEqual({ left: -0.05, top: -0.05, width: 10.1, height: 5.1 });
    expect(frameOf("<svg>", 60)).toBeNull();
  });
});
