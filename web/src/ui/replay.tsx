// Below the board, where marks have an order: a slider over their steps, and play. What it shows is
// not the game itself until it is back at the last step; a mark made meanwhile goes on from there.
import { leaveReplay, pauseReplay, playOn, showStep } from "../store/replay";
import type { Replay } from "../store/state";
import { useApp, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";

const NONE: Replay = { of: "", positions: [""], at: 0, looking: false, playing: false };

interface StepProps {
  icon: string;
  label: string;
  disabled: boolean;
  onPress: () => void;
}

/** Stays where the keyboard is even when there is nothing left to step to. */
function StepButton({ icon, label, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      class="tool-button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}

export function ReplayBar() {
  const app = useApp();
  const say = useSay();
  const replays = usePlay((state) => state.game?.genre.replays === true);
  const replay = usePlay((state) => state.replay) ?? NONE;
  if (!replays) return null;
  const last = replay.positions.length - 1;
  const { at, playing, looking } = replay;
  const toggle = () => (playing ? pauseReplay(app) : playOn(app));
  return (
    <fieldset class="replay">
      <legend class="unseen">{say("replay.label")}</legend>
      <StepButton
        icon="back"
        label={say("replay.back")}
        disabled={at === 0}
        onPress={() => showStep(app, at - 1)}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        aria-label={say("replay.step")}
        aria-valuetext={say("replay.at", at, last)}
        style={{ "--part": `${last > 0 ? (100 * at) / last : 0}%` }}
        onInput={({ currentTarget }) => showStep(app, Number(currentTarget.value))}
      />
      <span class="replay-at" aria-hidden="true">
        {say("replay.at", at, last)}
      </span>
      <StepButton
        icon="next"
        label={say("replay.forward")}
        disabled={at === last}
        onPress={() => showStep(app, at + 1)}
      />
      <StepButton
        icon={playing ? "pause" : "play"}
        label={say(playing ? "replay.pause" : "replay.play")}
        disabled={last === 0}
        onPress={toggle}
      />
      <button type="button" class="link" hidden={!looking} onClick={() => leaveReplay(app)}>
        {say("replay.leave")}
      </button>
    </fieldset>
  );
}
