// What the panel says of the solve as a whole: its steps with their reasons, why there is one answer,
// and that the player has found it.
import type { GradeAnswer } from "hashigo-engine";
import { clockFace } from "../store/clock";
import { current } from "../store/history";
import { lapOf } from "../store/laps";
import { openNext } from "../store/next";
import { replayAnswer } from "../store/replay";
import { reasonShown } from "../store/state";
import { explain } from "../store/thinking";
import { useApp, useLanguage, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";
import { Message, PanelActions } from "./panel_parts";
import { Reason, rungTitle } from "./reason";

export function ExplainedPanel() {
  const say = useSay();
  const reason = usePlay(reasonShown);
  const replay = usePlay((state) => state.replay);
  const last = (replay?.positions.length ?? 1) - 1;
  const ending = replay?.at === last ? replay.ending : undefined;
  return (
    <>
      {reason ? (
        <Reason step={reason} />
      ) : (
        <>
          <h2>{say("explain.start")}</h2>
          <Message text={say(last === 1 ? "explain.steps.one" : "explain.steps", last)} />
        </>
      )}
      {ending && <Message text={ending} />}
      <PanelActions />
    </>
  );
}

/** The solve in figures, none of which says where anything is. */
function Figures({ grade }: { grade: GradeAnswer }) {
  const say = useSay();
  const language = useLanguage();
  const rungs = usePlay((state) => state.game?.genre.rungs ?? []);
  if (grade.grade === null) return null;
  const [name] = rungTitle(language, rungs, grade.grade);
  const steps = grade.steps.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    [say("why.rung"), name],
    [say("why.steps"), steps],
    [say("why.effort"), grade.effort],
  ];
  return (
    <dl class="legend">
      {lines.map(([what, much]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{much}</dd>
        </div>
      ))}
    </dl>
  );
}

function becauseKey({ grade, verdict }: GradeAnswer) {
  if (verdict !== "unique") return null;
  return grade === "search" ? "why.search" : "why.rungs";
}

export function WhyPanel() {
  const app = useApp();
  const say = useSay();
  const grade = usePlay((state) => state.grade);
  if (!grade) return null;
  const because = becauseKey(grade);
  return (
    <>
      <h2 class={grade.verdict === "none" ? "is-wrong" : ""}>{say(`solve.${grade.verdict}`)}</h2>
      {because && <Message text={say(because)} />}
      <Figures grade={grade} />
      <PanelActions second={say("explain.show")} onSecond={() => explain(app)} />
    </>
  );
}

/** What was shown is not told as if the player had found it. */
function DoneHeading() {
  const say = useSay();
  const shown = usePlay(({ laps }) => lapOf(laps)?.help === "answer");
  if (shown) return <h2>{say("done.shown")}</h2>;
  return (
    <h2 class="is-done">
      <Icon name="check" small />
      {say("done.title")}
    </h2>
  );
}

/** The seconds of a solve that was the player's own. */
function useTimeTaken(): number | null {
  return usePlay(({ laps, seconds }) =>
    seconds === 0 || lapOf(laps)?.help === "answer" ? null : seconds,
  );
}

export function DonePanel() {
  const app = useApp();
  const say = useSay();
  const grade = usePlay((state) => state.grade);
  const time = useTimeTaken();
  const traced = usePlay((state) => state.game?.genre.replays_answers === true);
  const because = grade && becauseKey(grade);
  const play = () => replayAnswer(app, current(app.play.get().history));
  return (
    <>
      <DoneHeading />
      {time !== null && <p>{say("play.time", clockFace(time))}</p>}
      <Message text={say("done.text")} />
      {because && <Message text={say(because)} />}
      {grade && <Figures grade={grade} />}
      <p class="links">
        {traced && (
          <button type="button" class="link" onClick={play}>
            {say("replay.answer")}
          </button>
        )}
        <button type="button" class="link" onClick={() => explain(app)}>
          {say("explain.show")}
        </button>
      </p>
      <PanelActions main={say("done.next")} onMain={() => openNext(app)} />
    </>
  );
}
