// Says that a newer build of the page has come; it is let in when the player wants it.
import { takeNewer } from "../store/offline";
import { useApp, useSay, useStore } from "./hooks";
import { Icon } from "./icon";

export function NewerLine() {
  const app = useApp();
  const say = useSay();
  const waiting = useStore(app.build, (build) => build.waiting);
  return (
    <div aria-live="polite">
      {waiting && (
        <p class="keeping is-newer">
          <span>{say("newer.ready")}</span>
          <button type="button" class="link" onClick={() => takeNewer(app)}>
            {say("newer.reload")}
          </button>
          <button
            type="button"
            class="tool-button"
            aria-label={say("app.close")}
            onClick={() => app.build.set({ waiting: null })}
          >
            <Icon name="close" small />
          </button>
        </p>
      )}
    </div>
  );
}
