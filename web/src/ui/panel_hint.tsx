// A hint in stages: where to look, by which rung, why, and then the step itself. Each stage can be
// taken at once by its dot; nothing is told that was not asked for.
import type { HintAnswer, Rung } from "hashigo-engine";
import { isWrong } from "../store/rewind";
import { STAGES, type Stage } from "../store/state";
import { askHint, furtherHint, setCeiling, tellMore } from "../store/thinking";
import { useApp, usePlay, useSay } from "./hooks";
import { Message, PanelActions, WrongActions } from "./panel_parts";
import { LessonLink, Reason, RungHeading } from "./reason";

type Step = Extract<HintAnswer, { state: "step" }>;

function Stages({ stage }: { stage: Stage }) {
  const app = useApp();
  const say = useSay();
  const at = STAGES.indexOf(stage);
  return (
    <ol class="stages">
      {STAGES.map((name, k) => (
        <li
          key={name}
          class={k < at || stage === "applied" ? "past" : ""}
          aria-current={k === at ? "step" : undefined}
        >
          <button
            type="button"
            disabled={name === "applied" || stage === "applied"}
            onClick={() => tellMore(app, name)}
          >
            <i />
            {say(`stage.${name}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function StageBody({ hint, stage }: { hint: Step; stage: Stage }) {
  const say = useSay();
  if (stage === "reason") return <Reason step={hint} />;
  if (stage === "area") {
    return (
      <>
        <h2>{say("hint.area")}</h2>
        <Message text={say("hint.area.text")} />
      </>
    );
  }
  if (stage === "applied") {
    return (
      <>
        <h2>{say("hint.applied")}</h2>
        <Message text={hint.concludes} />
      </>
    );
  }
  return (
    <>
      <RungHeading rung={hint.rung} />
      <Message text={say("hint.rung.text")} />
      <LessonLink rung={hint.rung} />
    </>
  );
}

const MAIN = {
  area: "hint.toRung",
  rung: "hint.toReason",
  reason: "hint.apply",
  applied: "hint.next",
} as const satisfies Record<Stage, string>;

export function HintPanel({ hint, stage }: { hint: HintAnswer; stage: Stage }) {
  const app = useApp();
  const say = useSay();
  if (hint.state !== "step") return <NoHint hint={hint} />;
  return (
    <>
      <Stages stage={stage} />
      <StageBody hint={hint} stage={stage} />
      <PanelActions main={say(MAIN[stage])} onMain={() => furtherHint(app)} />
    </>
  );
}

/** Why there is no step; where the rungs allowed are stuck, the next one is offered. */
function NoHint({ hint }: { hint: HintAnswer }) {
  const app = useApp();
  const say = useSay();
  const rungs = usePlay((state) => state.game?.genre.rungs ?? []);
  const chosen = app.settings.get().ceilings[hint.genre];
  const at = rungs.findIndex((rung) => rung.id === chosen);
  const higher = hint.state === "stuck" && at >= 0 ? rungs[at + 1] : undefined;
  const wrong = isWrong(hint);
  const climb = (rung: Rung) => {
    setCeiling(app, rung.id);
    askHint(app);
  };
  return (
    <>
      <h2 class={wrong ? "is-wrong" : ""}>{say(wrong ? "hint.wrong" : "hint.nothing")}</h2>
      <Message text={hint.message} />
      {higher ? (
        <PanelActions main={say("hint.climb", higher.id)} onMain={() => climb(higher)} />
      ) : (
        <WrongActions wrong={wrong} />
      )}
    </>
  );
}
