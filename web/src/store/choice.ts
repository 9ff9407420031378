// Which of the shipped boards are looked at: of one genre, size or grade, or those that are not done.
// The choice stands in the address, so that the way back from a board finds it again.
import type { ShippedBoard } from "./shipped";

export interface Choice {
  genre: string | null;
  size: string | null;
  grade: string | null;
  /** Only what is not done. */
  open: boolean;
}

export const sizeOf = ({ rows, cols }: ShippedBoard) => `${rows}x${cols}`;

type Words = Readonly<Record<string, string>>;

export function choiceOf({ genre, size, grade, open }: Words): Choice {
  return {
    genre: genre ?? null,
    size: size ?? null,
    grade: grade ?? null,
    open: open !== undefined,
  };
}

export function wordsOf({ genre, size, grade, open }: Choice): Words {
  return {
    ...(genre !== null && { genre }),
    ...(size !== null && { size }),
    ...(grade !== null && { grade }),
    ...(open && { open: "1" }),
  };
}

type Part = "genre" | "size" | "grade";

const partOf = (board: ShippedBoard, part: Part) => (part === "size" ? sizeOf(board) : board[part]);

/** Whether a board is chosen, but for one part of the choice. */
function fits(board: ShippedBoard, choice: Choice, but?: Part): boolean {
  const parts = (["genre", "size", "grade"] as const).filter((part) => part !== but);
  return parts.every((part) => choice[part] === null || choice[part] === partOf(board, part));
}

export function chosen(
  boards: readonly ShippedBoard[],
  choice: Choice,
  isDone: (address: string) => boolean,
): ShippedBoard[] {
  return boards.filter((one) => fits(one, choice) && !(choice.open && isDone(one.address)));
}

/** What can be chosen of one part, given the others, and what is chosen already. */
export function offered(boards: readonly ShippedBoard[], choice: Choice, part: Part): string[] {
  const found = boards.filter((board) => fits(board, choice, part));
  const kept = boards.filter((board) => partOf(board, part) === choice[part]);
  const parts = [...found, ...kept].flatMap((board) => partOf(board, part) ?? []);
  return [...new Set(parts)];
}
