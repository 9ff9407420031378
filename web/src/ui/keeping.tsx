// Said on every page when something can't be kept on this device, or could not be read: it stays as
// long as it is so, or until it has been read.
import { useState } from "preact/hooks";
import { linkTo } from "../router";
import type { Keeping } from "../store/shelf";
import { useApp, useSay, useStore } from "./hooks";
import { Icon } from "./icon";

type Trouble = "full" | "closed" | "newer" | "odd";

function troubleOf({ lack, newer, odd }: Keeping): Trouble | null {
  if (newer) return "newer";
  return lack ?? (odd > 0 ? "odd" : null);
}

export function KeepingLine() {
  const app = useApp();
  const say = useSay();
  const keeping = useStore(app.shelf.keeping, (all) => all);
  const [read, setRead] = useState<Trouble | null>(null);
  const trouble = troubleOf(keeping);
  return (
    <div aria-live="polite">
      {trouble && trouble !== read && (
        <p class="keeping">
          <Icon name="alert" small />
          <span>{say(`keep.${trouble}`, keeping.odd)}</span>
          {trouble === "newer" ? (
            <button type="button" class="link" onClick={() => location.reload()}>
              {say("keep.reload")}
            </button>
          ) : (
            <a class="link" href={linkTo("kept")}>
              {say("menu.kept")}
            </a>
          )}
          <button
            type="button"
            class="tool-button"
            aria-label={say("app.close")}
            onClick={() => setRead(trouble)}
          >
            <Icon name="close" small />
          </button>
        </p>
      )}
    </div>
  );
}
