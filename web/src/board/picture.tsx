// The engine's drawing in the document. Only the part that differs from the drawing before is
// replaced, so that a mark costs little and what stays put keeps its elements.
import { useLayoutEffect, useRef } from "preact/hooks";

/** How many lines two drawings share at their beginning and, beyond that, at their end. */
export function sharedLines(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { head, tail };
}

function elements(markup: string): ChildNode[] {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg>${markup}</svg>`;
  return [...(holder.firstElementChild?.children ?? [])];
}

/** Line 0 opens the drawing; each further line is one element. */
function patch(svg: Element, before: readonly string[], after: readonly string[]): void {
  const { head, tail } = sharedLines(before, after);
  const old = [...svg.children].slice(head, before.length - tail);
  const next = svg.children[before.length - tail] ?? null;
  for (const element of old) element.remove();
  for (const element of elements(after.slice(head, after.length - tail).join(""))) {
    svg.insertBefore(element, next);
  }
}

const linesOf = (svg: string) => svg.trimEnd().split("\n");

export function Picture({ svg }: { svg: string }) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<string[]>([]);
  useLayoutEffect(() => {
    const place = host.current;
    if (!place) return;
    const [opening, ...lines] = linesOf(svg);
    const [openingBefore, ...before] = shown.current;
    const element = place.firstElementChild;
    if (element && opening === openingBefore && element.children.length === before.length - 1) {
      patch(element, before.slice(0, -1), lines.slice(0, -1));
    } else {
      place.innerHTML = svg;
    }
    shown.current = [opening ?? "", ...lines];
  }, [svg]);
  return <div class="picture" aria-hidden="true" ref={host} />;
}
