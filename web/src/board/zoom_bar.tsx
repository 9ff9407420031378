// Below a board that is not seen whole, or not at its usual size: smaller, all of it, larger.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { LARGEST } from "./pinch";
import { type Seen, watchSeen, zoomBy } from "./zoom";

const STEP = 1.5;

const same = (a: Seen, b: Seen) => a.zoom === b.zoom && a.whole === b.whole;

/** `board`: another one is looked at anew. */
export function ZoomBar({ of, board }: { of: RefObject<HTMLDivElement | null>; board: unknown }) {
  const say = useSay();
  const [{ zoom, whole }, setSeen] = useState<Seen>({ zoom: 1, whole: 1 });
  useEffect(() => {
    if (!of.current) return;
    return watchSeen(of.current, (now) => setSeen((before) => (same(now, before) ? before : now)));
  }, [of, board]);
  if (whole === 1 && zoom === 1) return null;
  const by = (factor: number) => of.current && zoomBy(of.current, factor);
  const least = zoom <= whole;
  return (
    <fieldset class="zoom">
      <legend class="unseen">{say("zoom.label")}</legend>
      <button
        type="button"
        class="tool-button"
        aria-label={say("zoom.out")}
        aria-disabled={least}
        onClick={() => by(1 / STEP)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" class="text-button" aria-disabled={least} onClick={() => by(0)}>
        {say("zoom.whole")}
      </button>
      <button
        type="button"
        class="tool-button"
        aria-label={say("zoom.in")}
        aria-disabled={zoom >= LARGEST}
        onClick={() => by(STEP)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
