// The ladder's drawing in numbers: two rails that lean towards each other and as many rungs as there
// are, whatever the size. Logo, grade mark and hint ceiling are this one shape.

export interface LadderBox {
  width: number;
  height: number;
}
export interface RungLine {
  left: number;
  right: number;
  y: number;
}
export interface LadderShape {
  rails: string;
  railWidth: number;
  /** From the lowest to the highest. */
  rungs: RungLine[];
}

const MARGIN = 0.161; // of the height, beyond the outermost rungs
const OVERHANG = { low: 0.139, high: 0.176 }; // of the width, beside the lowest and the highest rung

const neat = (n: number) => Number(n.toFixed(2));

function rails({ width, height }: LadderBox, stroke: number): string {
  const x = { top: 0.263 * width, bend: 0.2075 * width, foot: 0.2 * width };
  const middle = neat(height / 2);
  const rail = (at: (x: number) => number) =>
    `M${neat(at(x.top))} ${neat(stroke)}Q${neat(at(x.bend))} ${middle} ` +
    `${neat(at(x.foot))} ${neat(height - stroke)}`;
  return rail((n) => n) + rail((n) => width - n);
}

function rung({ width, height }: LadderBox, at: number): RungLine {
  const y = height * (1 - MARGIN - at * (1 - 2 * MARGIN));
  const left = width * (OVERHANG.low + at * (OVERHANG.high - OVERHANG.low));
  return { left: neat(left), right: neat(width - left), y: neat(y) };
}

export function ladderShape(box: LadderBox, count: number): LadderShape {
  const railWidth = neat(box.width * (box.width < 24 ? 0.094 : 0.062));
  const place = (k: number) => (count === 1 ? 0.5 : k / (count - 1));
  return {
    rails: rails(box, railWidth),
    railWidth,
    rungs: Array.from({ length: count }, (_, k) => rung(box, place(k))),
  };
}
