// Below the board: a slider over the steps of marks that have an order, or of a solve, and play. What
// it shows is not the game itself until that is back; a mark made meanwhile goes on from there, and
// the steps of a solve take none.
import { useEffect, useRef } from "preact/hooks";
import { leaveReplay, pauseReplay, playOn, showStep } from "../store/replay";
import type { Replay } from "../store/state";
import { catchFocus } from "./focus";
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

/** The keyboard is taken to what has been opened for it. */
function useSlider(opened: unknown) {
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (opened) slider.current?.focus();
  }, [opened]);
  return slider;
}

export function ReplayBar() {
  const app = useApp();
  const say = useSay();
  const always = usePlay((state) => state.game?.genre.replays === true);
  const shown = usePlay((state) => state.replay);
  const slider = useSlider(shown?.reasons);
  if (!always && !shown) return null;
  const replay = shown ?? NONE;
  const last = replay.positions.length - 1;
  const { at, playing, looking } = replay;
  const toggle = () => (playing ? pauseReplay(app) : playOn(app));
  const press = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    toggle();
  };
  const leave = () => {
    leaveReplay(app);
    catchFocus();
  };
  return (
    <fieldset class={always ? "replay" : "replay guest"}>
      <legend class="unseen">{say("replay.label")}</legend>
      <StepButton
        icon="back"
        label={say("replay.back")}
        disabled={at === 0}
        onPress={() => showStep(app, at - 1)}
      />
      <input
        type="range"
        ref={slider}
        onKeyDown={press}
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
      {(looking || !always) && (
        <>
          <button type="button" class="link desk" onClick={leave}>
            {say("replay.leave")}
          </button>
          <button
            type="button"
            class="tool-button phone"
            aria-label={say("replay.leave")}
            onClick={leave}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </fieldset>
  );
}
