// The quiet column: what is being played, how hard it is, and how far one has come.
import { told } from "../i18n/say";
import { linkTo } from "../router";
import { clockFace } from "../store/clock";
import { gradePlace } from "../store/grader";
import { decided, type PlayState } from "../store/state";
import { GradeMark } from "./grade_mark";
import { useApp, useLanguage, usePlay, useSay, useStore } from "./hooks";
import { Icon } from "./icon";
import { Occasion } from "./occasion";

function Grade({ state }: { state: PlayState }) {
  const say = useSay();
  const language = useLanguage();
  const grade = state.grade?.grade;
  if (state.grade?.verdict === "many") return <span>{say("solve.many")}</span>;
  if (!state.game || !grade) return null;
  const { genre } = state.game;
  const { text, title } = gradePlace(language, genre, grade);
  return (
    <span class="grade" title={title}>
      <GradeMark genre={genre} grade={grade} />
      <span class="desk">{say("play.grade", text)}</span>
      <span class="phone">{text}</span>
    </span>
  );
}

function savedKey(state: PlayState) {
  if (state.lesson) return "lessons.apart";
  if (state.history.entries.length < 2) return "play.untouched";
  return state.saved ? "play.saved" : "play.unsaved";
}

/** How far the game is, or which step is looked at in its place. */
function Progress({ state }: { state: PlayState }) {
  const say = useSay();
  const { replay } = state;
  const count = decided(state);
  const looked = replay?.looking ? { done: replay.at, total: replay.positions.length - 1 } : null;
  const { done, total } = looked ?? count;
  return (
    <>
      <div class="progress desk">
        <i style={{ width: `${total > 0 ? (100 * done) / total : 0}%` }} />
      </div>
      <p class="decided">{say(looked ? "play.looking" : "play.decided", done, total)}</p>
    </>
  );
}

export function Status() {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const state = usePlay((all) => all);
  const timer = useStore(app.settings, (settings) => settings.timer);
  if (!state.game) return <section class="status" />;
  const { genre, rows, cols } = state.game;
  const rules = (words = {}) => linkTo("rules", { g: genre.genre, ...words });
  return (
    <section class="status" aria-label={say("play.status")}>
      <Occasion game={state.game} />
      <h1>{told(language, genre.name)}</h1>
      <p class="meta">
        <span class="unbroken">{say("size", rows, cols)}</span>
        <Grade state={state} />
      </p>
      <div class="foot">
        <Progress state={state} />
        {timer && <p>{say("play.time", clockFace(state.seconds))}</p>}
        <p class="dim desk">{say(savedKey(state))}</p>
        <p class="folds desk">
          <a href={rules()}>
            <Icon name="next" small />
            {say("play.rules")}
          </a>
          <a href={rules({ at: "keys" })}>
            <Icon name="next" small />
            {say("play.keys")}
          </a>
        </p>
      </div>
    </section>
  );
}
