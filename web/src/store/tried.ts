// What has been marked since a trial began, found by comparing two drawings of the board: what stood
// in the one before stays as it is, what has come since is marked as tried, and the style sheets say
// what that looks like. A straight stroke that goes on from one that was there is cut where that ended.
import type { Label } from "hashigo-engine";

interface Shape {
  line: string;
  /** The first word of its role. */
  family: string;
  /** What it is, without its measures. */
  kind: string;
  numbers: readonly number[];
}

const NUMBER = /-?\d+(?:\.\d+)?/g;
/** What a role gives a shape by itself. */
const LOOKS = /^<(\w+)|(?: (?:class|stroke-width|stroke-dasharray|data-key)="[^"]*")/g;

function shapeOf(line: string): Shape {
  const [head = "", ...text] = line.split(">");
  const bare = head.replace(LOOKS, "$1");
  return {
    line,
    family: /class="role-(\w+)/.exec(line)?.[1] ?? "",
    kind: bare.replace(NUMBER, "#") + text.join(">"),
    numbers: (bare.match(NUMBER) ?? []).map(Number),
  };
}

/** A thing that is drawn a little larger or smaller for where it stands is the same thing. */
const NEAR = 1.5;

const alike = (a: Shape, b: Shape) =>
  a.kind === b.kind && a.numbers.every((n, k) => Math.abs(n - (b.numbers[k] ?? n)) <= NEAR);

type Span = readonly [from: number, to: number];

interface Straight {
  across: boolean;
  /** The row or column that it lies on, and from where to where. */
  on: number;
  span: Span;
}

function straightOf({ kind, numbers }: Shape): Straight | null {
  if (kind !== 'path d="M# #L# #"/') return null;
  const [x = 0, y = 0, toX = 0, toY = 0] = numbers;
  const span = (a: number, b: number): Span => [Math.min(a, b), Math.max(a, b)];
  if (y === toY) return { across: true, on: y, span: span(x, toX) };
  return x === toX ? { across: false, on: x, span: span(y, toY) } : null;
}

/** What is left of a span without others. */
function without(span: Span, others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): Span[] => [
        ...(Math.min(b, from) - a > NEAR ? [[a, Math.min(b, from)] as const] : []),
        ...(b - Math.max(a, to) > NEAR ? [[Math.max(a, to), b] as const] : []),
      ]),
    [span],
  );
}

function partOf(line: string, { across, on }: Straight, [from, to]: Span): string {
  const d = across ? `M${from} ${on}L${to} ${on}` : `M${on} ${from}L${on} ${to}`;
  return line.replace(/ d="[^"]*"/, ` d="${d}"`).replace(/ data-key="[^"]*"/, "");
}

const asTried = (line: string) => line.replace(' class="', ' class="tried ');

/** How far inside a shape its seam runs. */
const INSET = 6;

/** The line along the middle of a stroke, or inside the rim of an area, that is drawn on what is tried. */
function seamOf({ kind, line, numbers }: Shape): string[] {
  const role = /class="([^"]*)"/.exec(line)?.[1];
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  const as = `class="seam ${role}"`;
  if (kind.startsWith("path")) return [`<path ${as}${/ d="[^"]*"/.exec(line)?.[0]}/>`];
  if (kind.startsWith("circle") && width > 2 * INSET)
    return [`<circle ${as} cx="${x}" cy="${y}" r="${width - INSET / 3}"/>`];
  if (!kind.startsWith("rect") || width < 4 * INSET) return [];
  const inner = [x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET];
  const [left, top, wide, high] = inner;
  return [`<rect ${as} x="${left}" y="${top}" width="${wide}" height="${high}" rx="2"/>`];
}

const marked = (line: string): string[] => [asTried(line), ...seamOf(shapeOf(line))];

/** A stroke of which a part was there already. */
function cut(shape: Shape, before: readonly Shape[]): string[] | null {
  const own = straightOf(shape);
  if (!own) return null;
  const others = before
    .filter(({ family }) => family === shape.family)
    .map(straightOf)
    .filter((one) => one !== null)
    .filter(({ across, on }) => across === own.across && on === own.on);
  const spans = others.map(({ span }) => span);
  const fresh = without(own.span, spans);
  const old = without(own.span, fresh);
  if (old.length === 0) return null;
  return [
    ...old.map((span) => partOf(shape.line, own, span)),
    ...fresh.flatMap((span) => marked(partOf(shape.line, own, span))),
  ];
}

/** A drawing with all that the one before has not. */
export function triedIn(svg: string, svgBefore: string): string {
  const known = new Set(svgBefore.split("\n"));
  const before = [...known].map(shapeOf);
  return svg
    .split("\n")
    .flatMap((line) => {
      if (known.has(line) || !line.startsWith("<") || /^<\/?svg/.test(line)) return [line];
      const shape = shapeOf(line);
      if (before.some((one) => alike(one, shape)) || / halo"/.test(line)) return [line];
      return cut(shape, before) ?? marked(line);
    })
    .join("\n");
}

const siteOf = ({ site }: Label) => JSON.stringify(site);

/** Counts change with marks that are made elsewhere. */
const words = ({ text }: Label) => text.replace(/\d+/g, "");

/** The labels with a word on those places that have been marked since. In an order each mark settles one. */
export function triedLabels(
  labels: readonly Label[],
  labelsBefore: readonly Label[],
  ordered: boolean,
  word: string,
): Label[] {
  const before = new Map(labelsBefore.map((label) => [siteOf(label), label]));
  const isTried = (label: Label) => {
    const old = before.get(siteOf(label));
    if (!old) return false;
    return ordered ? old.open === true && label.open === false : words(old) !== words(label);
  };
  return labels.map((label) =>
    isTried(label) ? { ...label, text: `${label.text}${word}` } : label,
  );
}
