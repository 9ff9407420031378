// The numbers of rows and columns along the board's edges, for sentences that name places by them. Their
// room is always kept, so that nothing moves when they are shown.
import { namesPlaces } from "../store/state";
import { useApp, usePlay, useStore } from "../ui/hooks";
import type { Size } from "./geometry";

function Numbers({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, k) => (
        <i key={k}>{k + 1}</i>
      ))}
    </>
  );
}

export function Rulers({ size, place }: { size: Size; place: Record<string, string> }) {
  const app = useApp();
  const { checking, rulers } = useStore(app.settings, (settings) => settings);
  const needed = usePlay((state) => namesPlaces(state, checking));
  return (
    <div class="rulers" data-shown={rulers || needed} style={place} aria-hidden="true">
      <div>
        <Numbers count={size.cols} />
      </div>
      <div>
        <Numbers count={size.rows} />
      </div>
    </div>
  );
}
