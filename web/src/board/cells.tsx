// The board for those who do not see it, and for the keyboard: a grid of labelled cells of which one
// is in the tab order. On a very large board only the rows near the cursor are there.
import type { Place } from "hashigo-engine";
import { useMemo } from "preact/hooks";
import { usePlay } from "../ui/hooks";
import type { Size } from "./geometry";

const MOST_CELLS = 2500;
const NEAR = 3; // rows on each side of the cursor

/** First and last row that are there. */
export function rowsPresent({ rows, cols }: Size, cursorRow: number): [number, number] {
  if (rows * cols <= MOST_CELLS) return [0, rows - 1];
  return [Math.max(0, cursorRow - NEAR), Math.min(rows - 1, cursorRow + NEAR)];
}

interface RowProps {
  row: number;
  labels: readonly string[];
  /** The column of the cursor, if it is in this row. */
  current: number | null;
}

/** A row that reads as it did is not looked at again. */
function Row({ row, labels, current }: RowProps) {
  return useMemo(
    () => (
      // biome-ignore lint/a11y/useSemanticElements: a board is no table
      // biome-ignore lint/a11y/useFocusableInteractive: its cells are
      <div role="row" class="row" aria-rowindex={row + 1} style={{ gridRow: row + 1 }}>
        {labels.map((label, col) => (
          // biome-ignore lint/a11y/useSemanticElements: a board is no table
          <span
            key={`${row} ${col}`}
            role="gridcell"
            aria-colindex={col + 1}
            aria-label={label}
            tabIndex={col === current ? 0 : -1}
            data-row={row}
            data-col={col}
          />
        ))}
      </div>
    ),
    [row, current, labels.join("\n")],
  );
}

interface Props {
  size: Size;
  label: string;
  onFocus: (place: Place) => void;
}

function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof HTMLElement)) return null;
  const { row, col } = target.dataset;
  return row === undefined || col === undefined ? null : { row: Number(row), col: Number(col) };
}

export function Cells({ size, label, onFocus }: Props) {
  const cursor = usePlay((state) => state.cursor);
  const labels = usePlay((state) => state.drawing?.labels);
  const texts = new Map<number, string>();
  for (const { site, text } of labels ?? []) {
    if (site.kind === "cell") texts.set(site.row * size.cols + site.col, text);
  }
  const [first, last] = rowsPresent(size, cursor.row);
  const rows = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  const labelsOf = (row: number) =>
    Array.from({ length: size.cols }, (_, col) => texts.get(row * size.cols + col) ?? "");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no table
    <div
      role="grid"
      tabIndex={-1}
      class="cells"
      aria-label={label}
      aria-rowcount={size.rows}
      aria-colcount={size.cols}
      onFocusCapture={(event) => {
        const place = placeOf(event.target);
        if (place) onFocus(place);
      }}
    >
      {rows.map((row) => (
        <Row
          key={row}
          row={row}
          labels={labelsOf(row)}
          current={row === cursor.row ? cursor.col : null}
        />
      ))}
    </div>
  );
}
