// The ladder beside the board. It shows the rung that a hint used, sets how high hints may climb (a
// rung above is dotted), and after the solve its rungs are as long as the steps they took.
import type { RungName } from "hashigo-engine";
import { told } from "../i18n/say";
import { useLanguage, useSay } from "./hooks";
import { type LadderBox, type LadderShape, ladderShape, type RungLine } from "./ladder_shape";

interface Props {
  rungs: readonly RungName[];
  ceiling: number;
  lit: string | null;
  /** Steps of the solve for each rung, in the order of the rungs. */
  steps: readonly number[] | null;
  small?: boolean;
  onClimb: (rung: string) => void;
}

export const TALL = { width: 72, height: 284, reach: 84 };
const TALLER = { ...TALL, height: 316 };
const SMALL = { width: 56, height: 188, reach: 96 };

/** More rungs than this and the ladder is taller, its lines closer. */
const ROOMY = 5;

function boxOf(rungs: number, small: boolean): LadderBox & { reach: number } {
  if (small) return SMALL;
  return rungs > ROOMY ? TALLER : TALL;
}

function classOf(box: LadderBox, measured: boolean): string {
  const size = box === SMALL ? " small" : box === TALLER ? " tight" : "";
  return `ladder${size}${measured ? " measured" : ""}`;
}

/** As far as its share of the most steps reaches beyond the rail. */
function lengthened(line: RungLine, steps: readonly number[], k: number, reach: number): RungLine {
  const most = Math.max(1, ...steps);
  return { ...line, right: line.right + (reach * (steps[k] ?? 0)) / most };
}

function Rails({ shape }: { shape: LadderShape }) {
  return <path class="rail" stroke-width={shape.railWidth} d={shape.rails} />;
}

function Lit({ line, width }: { line: RungLine; width: number }) {
  const d = `M${line.left} ${line.y}H${line.right}`;
  return (
    <g>
      <path class="halo" stroke-width={width * 4.2} d={d} />
      <path class="rung lit" stroke-width={width * 1.5} d={d} />
      <circle class="knob" cx={line.left} cy={line.y} r={width * 1.35} />
      <circle class="knob" cx={line.right} cy={line.y} r={width * 1.35} />
    </g>
  );
}

function RungMark({ line, width, kind }: { line: RungLine; width: number; kind: string }) {
  if (kind === "lit") return <Lit line={line} width={width} />;
  const d = `M${line.left} ${line.y}H${line.right}`;
  return <path class={`rung ${kind}`} stroke-width={width * 0.9} d={d} />;
}

interface DrawingProps {
  box: LadderBox;
  shape: LadderShape;
  lines: readonly RungLine[];
  /** How each rung looks. */
  kinds: readonly string[];
}

export function LadderDrawing({ box, shape, lines, kinds }: DrawingProps) {
  return (
    <svg
      class="drawing"
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      aria-hidden="true"
    >
      <Rails shape={shape} />
      {lines.map((line, k) => (
        <RungMark key={line.y} line={line} width={shape.railWidth} kind={kinds[k] ?? ""} />
      ))}
    </svg>
  );
}

export function Ladder({ rungs, ceiling, lit, steps, small = false, onClimb }: Props) {
  const say = useSay();
  const language = useLanguage();
  const box = boxOf(rungs.length, small);
  const shape = ladderShape(box, rungs.length);
  const lines = shape.rungs.map((line, k) =>
    steps ? lengthened(line, steps, k, box.reach) : line,
  );
  const kindOf = (rung: RungName, k: number) => {
    if (rung.id === lit) return "lit";
    if (steps) return steps[k] ? "taken" : "unused";
    return k > ceiling ? "off" : "";
  };
  const group = small ? "ladder-rung-small" : "ladder-rung";
  return (
    <fieldset class={classOf(box, steps !== null)}>
      <legend class="unseen">{say(steps ? "ladder.taken" : "ladder.label")}</legend>
      <LadderDrawing {...{ box, shape, lines }} kinds={rungs.map(kindOf)} />
      {rungs.map((rung, k) => {
        const line = lines[k];
        if (!line) return null;
        const count = steps?.[k] ?? 0;
        const place = { top: `${line.y}px`, left: steps ? `${line.right + 12}px` : undefined };
        return (
          <label key={rung.id} class={`step ${kindOf(rung, k)}`} style={place}>
            <input
              class="unseen"
              type="radio"
              name={group}
              checked={k === ceiling}
              onChange={() => onClimb(rung.id)}
            />
            <b>{told(language, rung.name)}</b>
            <small>
              {steps
                ? say(count === 1 ? "ladder.steps.one" : "ladder.steps", count)
                : told(language, rung.title)}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
