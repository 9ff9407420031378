// What the panel says after check, compare and solve, and while the head is thinking.
import type { CheckAnswer, HintAnswer, RuleError, SolveAnswer } from "hashigo-engine";
import { useEffect, useState } from "preact/hooks";
import { closePanel } from "../store/moves";
import { showError } from "../store/referee";
import { replayAnswer } from "../store/replay";
import { isWrong } from "../store/rewind";
import { brokenRules, type Panel, type Question } from "../store/state";
import { applyAnswer, compare } from "../store/thinking";
import { useApp, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";
import { Message, PanelActions, WrongActions } from "./panel_parts";

const THINKING = {
  hint: "think.hint",
  compare: "think.compare",
  solve: "think.solve",
  next: "think.next",
  explain: "think.explain",
  grade: "think.grade",
  rewind: "think.rewind",
} as const satisfies Record<Question, string>;

type Thinking = Extract<Panel, { kind: "thinking" }>;

/** Whole seconds since it began. */
function useSeconds(began: unknown): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [began]);
  return seconds;
}

export function ThinkingPanel({ panel }: { panel: Thinking }) {
  const app = useApp();
  const say = useSay();
  const seconds = useSeconds(panel.cancel);
  const done = panel.progress?.done;
  const told = [
    ...(seconds > 0 ? [say("think.seconds", seconds)] : []),
    ...(done === undefined ? [] : [say("think.nodes", done.toLocaleString("en"))]),
  ];
  return (
    <div class="thinking">
      <h2>{say(THINKING[panel.about])}</h2>
      <div class="busy" role="progressbar" aria-label={say(THINKING[panel.about])} />
      <p class="dim" aria-live="off">
        {told.join(" · ") || "\u00a0"}
      </p>
      <p class="actions">
        <button type="button" class="button" onClick={() => closePanel(app)}>
          {say("think.cancel")}
        </button>
      </p>
    </div>
  );
}

export function CheckPanel({ check, shown }: { check: CheckAnswer; shown: number }) {
  const broken = brokenRules(check);
  if (broken.length === 0) return <OpenPanel check={check} />;
  return <BrokenPanel errors={broken} shown={shown} />;
}

/** One broken rule at a time, with its cells on the board. */
function BrokenPanel({ errors, shown }: { errors: readonly RuleError[]; shown: number }) {
  const app = useApp();
  const say = useSay();
  const error = errors[shown];
  const several = errors.length > 1;
  return (
    <>
      <h2 class="is-wrong">
        <Icon name="alert" small />
        {say("check.broken")}
      </h2>
      <Message text={error?.message ?? ""} />
      {several && <p class="dim">{say("check.count", shown + 1, errors.length)}</p>}
      <PanelActions
        {...(several && {
          main: say("check.next"),
          onMain: () => showError(app, (shown + 1) % errors.length),
        })}
      />
    </>
  );
}

/** Nothing is broken: what is still open is told by its rules, not by its places. */
function OpenPanel({ check }: { check: CheckAnswer }) {
  const app = useApp();
  const say = useSay();
  const rules = new Map<string, number>();
  for (const { message } of check.errors) rules.set(message, (rules.get(message) ?? 0) + 1);
  return (
    <>
      <h2>{say("check.unfinished")}</h2>
      <p class="dim">{say("check.open")}</p>
      <ul class="open-rules">
        {[...rules].map(([message, count]) => (
          <li key={message}>
            {message}
            {count > 1 && <small> × {count}</small>}
          </li>
        ))}
      </ul>
      <PanelActions second={say("check.compare")} onSecond={() => compare(app)} />
    </>
  );
}

export function ComparedPanel({ hint }: { hint: HintAnswer }) {
  const say = useSay();
  const wrong = isWrong(hint);
  const agree = hint.state === "step" || hint.state === "done" || hint.state === "stuck";
  return (
    <>
      <h2 class={wrong ? "is-wrong" : ""}>
        {wrong && <Icon name="alert" small />}
        {say(wrong ? "hint.wrong" : agree ? "compare.agree" : "hint.nothing")}
      </h2>
      <Message text={agree ? say("compare.agree.text") : hint.message} />
      <WrongActions wrong={wrong} />
    </>
  );
}

export function SolvePanel({ solve }: { solve: SolveAnswer }) {
  const app = useApp();
  const say = useSay();
  const show = solve.verdict === "many" ? say("solve.showOne") : say("solve.show");
  const replays = usePlay((state) => state.game?.genre.replays_answers === true);
  const { answer } = solve;
  return (
    <>
      <h2 class={solve.verdict === "none" ? "is-wrong" : ""}>{say(`solve.${solve.verdict}`)}</h2>
      {solve.reason && <Message text={solve.reason} />}
      {solve.warnings?.map((warning) => (
        <p class="dim" key={warning}>
          {warning}
        </p>
      ))}
      {solve.answer !== null && <p class="dim">{say("solve.text")}</p>}
      <PanelActions
        {...(answer !== null && { main: show, onMain: () => applyAnswer(app) })}
        {...(answer !== null &&
          replays && { second: say("replay.answer"), onSecond: () => replayAnswer(app, answer) })}
      />
    </>
  );
}

/** What could not be fetched may come at the next try; what cannot be done cannot be done again. */
export function FaultPanel({ panel }: { panel: Extract<Panel, { kind: "fault" }> }) {
  const say = useSay();
  const { error, again } = panel;
  const away = error.fault === "unreachable";
  return (
    <>
      <h2>{say("fault.title")}</h2>
      <Message text={away ? say("fault.unreachable") : error.message} />
      <p class="dim">{away ? error.message : error.code}</p>
      <PanelActions {...(away && { main: say("app.retry"), onMain: again })} />
    </>
  );
}
