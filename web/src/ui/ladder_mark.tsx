// The small ladder: as the logo with all its rungs, or as the mark of a grade, where only the rungs
// up to it are drawn.
import { ladderShape } from "./ladder_shape";

interface Props {
  rungs: number;
  /** How many rungs are drawn, from below. */
  upTo?: number;
  width?: number;
  height?: number;
}

/** Of the room between two rungs, so that many of them do not run together. */
const FILLED = 0.38;

export function LadderMark({ rungs, upTo = rungs, width = 18, height = 26 }: Props) {
  const shape = ladderShape({ width, height }, rungs);
  const gap = height / (rungs + 1);
  const rungWidth = Math.min(shape.railWidth * 0.9, gap * FILLED);
  return (
    <svg
      class="ladder-mark"
      viewBox={`0 0 ${width} ${height}`}
      {...{ width, height }}
      aria-hidden="true"
    >
      <path class="rail" stroke-width={shape.railWidth} d={shape.rails} />
      {shape.rungs.slice(0, upTo).map(({ left, right, y }) => (
        <path key={y} class="rung" stroke-width={rungWidth} d={`M${left} ${y}H${right}`} />
      ))}
    </svg>
  );
}
