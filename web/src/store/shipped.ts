// The boards that come with the page, in one piece of its own that is fetched when the list is looked
// at: the samples, which have titles, and for each genre a folder with a file a size, where a remark
// before each address tells its grade and effort.
import { SAMPLES, type Sample } from "./samples";

export interface ShippedBoard {
  address: string;
  genre: string;
  rows: number;
  cols: number;
  /** Either this or a number in its file, easiest first. */
  title: string | null;
  number: number | null;
  /** A rung's id, or that of the search above all rungs; null where nobody has told it. */
  grade: string | null;
}

const PATH = /([^/]+)\/(\d+)x(\d+)\.txt$/;
const REMARK = /^#\s*(\d+):\s*([\w-]+), effort \d+/;
const ADDRESS = /\?([\w-]+)\/(\d+)\/(\d+)\//;

/** A line that is neither a board's remark nor, after one, its address is no board. */
export function parseBoards(path: string, text: string): ShippedBoard[] {
  const [, genre, rows, cols] = PATH.exec(path) ?? [];
  if (!genre) return [];
  const size = { genre, rows: Number(rows), cols: Number(cols) };
  const boards: ShippedBoard[] = [];
  let remark: RegExpExecArray | null = null;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (remark && line !== "" && !line.startsWith("#")) {
      const [, number, grade = null] = remark;
      boards.push({ address: line, ...size, title: null, number: Number(number), grade });
    }
    remark = REMARK.exec(line);
  }
  return boards;
}

/** What an address says of a sample. */
export function sampleBoard({ address, title }: Sample): ShippedBoard[] {
  const [, genre, cols, rows] = ADDRESS.exec(address) ?? [];
  if (!genre) return [];
  const size = { rows: Number(rows), cols: Number(cols) };
  return [{ address, genre, ...size, title, number: null, grade: null }];
}

/** From small to large and from easy to hard, the genres taking turns. */
export function inTurns(files: readonly ShippedBoard[][]): ShippedBoard[] {
  const placed = files.flatMap((boards) =>
    boards.map((board, k) => ({ board, area: board.rows * board.cols, at: k / boards.length })),
  );
  return placed.sort((a, b) => a.area - b.area || a.at - b.at).map(({ board }) => board);
}

const FILES = import.meta.glob<string>("../../../data/*/[0-9]*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const SHIPPED: readonly ShippedBoard[] = inTurns([
  SAMPLES.flatMap(sampleBoard),
  ...Object.keys(FILES)
    .sort()
    .map((path) => parseBoards(path, FILES[path] ?? "")),
]);
