// Where things are on a board, in cells: x to the right and y downwards from its upper left corner.
// Every genre is hit by these two rules, the cell under a point and the edge nearest to it.
import type { CellSite, EdgeSite, Place, Site } from "hashigo-engine";

/** How far from the centre of a cell its middle reaches. */
const MIDDLE = 0.15;

export interface Size {
  rows: number;
  cols: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const contains = (size: Size, { row, col }: Place): boolean =>
  row >= 0 && row < size.rows && col >= 0 && col < size.cols;

/** A point of the window as a point of the board, whose cells fill the box. */
export function boardPoint(box: Box, size: Size, client: Point): Point {
  return {
    x: ((client.x - box.left) / box.width) * size.cols,
    y: ((client.y - box.top) / box.height) * size.rows,
  };
}

export function cellAt(size: Size, point: Point): CellSite | null {
  const place = { row: Math.floor(point.y), col: Math.floor(point.x) };
  return contains(size, place) ? { kind: "cell", ...place } : null;
}

/** The edge between two cells that lies nearest; the border has none. */
export function edgeAt(size: Size, point: Point): EdgeSite | null {
  const cell = cellAt(size, point);
  if (!cell) return null;
  const { row, col } = cell;
  const x = point.x - col;
  const y = point.y - row;
  const sides: [number, EdgeSite][] = [
    [x, { kind: "edge", row, col: col - 1, side: "right" }],
    [1 - x, { kind: "edge", row, col, side: "right" }],
    [y, { kind: "edge", row: row - 1, col, side: "down" }],
    [1 - y, { kind: "edge", row, col, side: "down" }],
  ];
  const inside = sides.filter(([, edge]) => isInner(size, edge));
  return inside.sort(([a], [b]) => a - b)[0]?.[1] ?? null;
}

/** The edge that a tap means: the nearest, unless the tap is in the middle of its cell. */
export function edgeTapped(size: Size, point: Point): EdgeSite | null {
  const across = Math.abs(point.x - Math.floor(point.x) - 0.5);
  const down = Math.abs(point.y - Math.floor(point.y) - 0.5);
  return Math.max(across, down) < MIDDLE ? null : edgeAt(size, point);
}

function isInner(size: Size, { row, col, side }: EdgeSite): boolean {
  const beyond = side === "right" ? { row, col: col + 1 } : { row: row + 1, col };
  return contains(size, { row, col }) && contains(size, beyond);
}

export const sameSite = (a: Site | null | undefined, b: Site | null | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The points on the way from one to the other, close enough that no cell is leapt over. */
export function pointsBetween(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 4));
  return Array.from({ length: steps }, (_, k) => ({
    x: from.x + ((to.x - from.x) * (k + 1)) / steps,
    y: from.y + ((to.y - from.y) * (k + 1)) / steps,
  }));
}

/** The cells that a place touches. */
export function cellsOf(site: Site): Place[] {
  switch (site.kind) {
    case "cell":
      return [{ row: site.row, col: site.col }];
    case "edge":
      return [
        { row: site.row, col: site.col },
        site.side === "right"
          ? { row: site.row, col: site.col + 1 }
          : { row: site.row + 1, col: site.col },
      ];
    case "move":
      return [site.from, site.to];
    case "region":
      return [];
  }
}

/** The rectangle of cells round some places, one cell wider on each side, cut at the border. */
export function areaOf(size: Size, sites: readonly Site[]): Box | null {
  const cells = sites.flatMap(cellsOf);
  if (cells.length === 0) return null;
  const rows = cells.map((cell) => cell.row);
  const cols = cells.map((cell) => cell.col);
  const top = Math.max(0, Math.min(...rows) - 1);
  const left = Math.max(0, Math.min(...cols) - 1);
  const bottom = Math.min(size.rows, Math.max(...rows) + 2);
  const right = Math.min(size.cols, Math.max(...cols) + 2);
  return { left, top, width: right - left, height: bottom - top };
}

/** The viewBox of a drawing, in cells of so many units. */
export function frameOf(svg: string, unit: number): Box | null {
  const found = /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!found) return null;
  const [left = 0, top = 0, width = 0, height = 0] = found.slice(1).map((n) => Number(n) / unit);
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
