// How a trial ends, by the button that began it.
import type { App } from "../store/app";
import { openTrials } from "../store/history";
import { dropTrial, keepTrial } from "../store/trial";
import { catchFocus } from "./focus";
import { useApp, usePlay, useSay } from "./hooks";

export function TrialBar() {
  const app = useApp();
  const say = useSay();
  const level = usePlay((state) => openTrials(state.history).length);
  if (level === 0) return null;
  const leave = (how: (app: App) => void) => {
    how(app);
    catchFocus();
  };
  return (
    <p class="trial">
      <b>{say("trial.level", level)}</b>
      <button type="button" class="button" onClick={() => leave(keepTrial)}>
        {say("trial.keep")}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => leave(() => dropTrial(app, say("trial.dropped")))}
      >
        {say("trial.drop")}
      </button>
    </p>
  );
}
