// A genre's rules, played: one small task after the other, each on a board of its own, with what is
// to be done in one sentence. One may go back, skip, have it shown, or leave at any time.
import type { GenreAnswer, TourTask } from "hashigo-engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { told } from "../i18n/say";
import { linkTo, linkToBoard, type Route } from "../router";
import { canUndo } from "../store/history";
import { undoMove } from "../store/moves";
import { easiestSample } from "../store/samples";
import { settleTour } from "../store/settled";
import { deskOf, layTask, showTask, startTutor } from "../store/tour";
import { focusBoard } from "../ui/focus";
import { AppContext, useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { NoGenre } from "../ui/no_genre";
import { useShortcuts } from "./play";

function Dots({ at, count, onGo }: { at: number; count: number; onGo: (k: number) => void }) {
  const say = useSay();
  return (
    <ol class="dots" aria-label={say("tour.steps")}>
      {Array.from({ length: count }, (_, k) => (
        <li key={k} class={k < at ? "past" : ""}>
          <button
            type="button"
            aria-label={say("tour.step", k + 1, count)}
            aria-current={k === at ? "step" : undefined}
            onClick={() => onGo(k)}
          >
            <i />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What the tutor has to say of the last move. */
function Told({ done }: { done: boolean }) {
  const say = useSay();
  const panel = usePlay((state) => state.panel);
  const notice = usePlay((state) => state.notice);
  const wrong = panel.kind === "compared" ? panel.hint.message : notice?.text;
  const state = done ? "is-done" : wrong === undefined ? "" : "is-wrong";
  return (
    <p class={`told ${state}`} role="status">
      {state !== "" && <Icon name={done ? "check" : "alert"} small />}
      <span>{done ? say("tour.done") : wrong}</span>
    </p>
  );
}

interface DeskProps {
  genre: GenreAnswer;
  task: TourTask;
  done: boolean;
  /** The one before has just been left, so the keyboard goes to this board. */
  moved: boolean;
  onDone: () => void;
  onNext: () => void;
}

function Actions({ task, done, onNext }: Pick<DeskProps, "task" | "done" | "onNext">) {
  const desk = useApp();
  const say = useSay();
  const history = usePlay((state) => state.history);
  useShortcuts(false);
  return (
    <p class="actions">
      <button
        type="button"
        class="button"
        disabled={!canUndo(history)}
        onClick={() => undoMove(desk)}
      >
        <Icon name="undo" small />
        {say("play.undo")}
      </button>
      <button type="button" class="button" disabled={done} onClick={() => showTask(desk, task)}>
        {say("tour.show")}
      </button>
      <button type="button" class={done ? "button main" : "button"} onClick={onNext}>
        {say(done ? "tour.next" : "tour.skip")}
      </button>
    </p>
  );
}

/** One task on its desk. */
function Desk({ genre, task, done, moved, onDone, onNext }: DeskProps) {
  const app = useApp();
  const desk = useMemo(() => deskOf(app), [app]);
  useEffect(() => {
    const stop = startTutor(desk, task, onDone);
    layTask(desk, genre, task).then(() => moved && requestAnimationFrame(focusBoard));
    return stop;
  }, [desk, genre, task, moved, onDone]);
  return (
    <AppContext.Provider value={desk}>
      <div class="desk-board">
        <Board />
      </div>
      <Told done={done} />
      <Actions task={task} done={done} onNext={onNext} />
    </AppContext.Provider>
  );
}

function LastStop({ genre }: { genre: GenreAnswer }) {
  const say = useSay();
  const easy = easiestSample(genre.genre);
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div class="last-stop">
      <p>{say("tour.end.text")}</p>
      <p class="actions">
        {easy !== null && (
          <a class="button main" href={linkToBoard(easy)} ref={first}>
            {say("tour.end.easy")}
          </a>
        )}
        <a class="button" href={linkTo("lessons")}>
          {say("lessons.title")}
        </a>
        <a class="button" href={linkTo("rules", { g: genre.genre })}>
          {say("rules.title")}
        </a>
      </p>
    </div>
  );
}

function Tour({ genre }: { genre: GenreAnswer }) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const [done, setDone] = useState(false);
  const [moved, setMoved] = useState(false);
  const onDone = useCallback(() => setDone(true), []);
  useEffect(() => settleTour(app, genre.genre), [app, genre]);
  const { tasks } = genre;
  const task = tasks[at];
  const open = (k: number) => {
    setAt(k);
    setDone(false);
    setMoved(true);
  };
  return (
    <main class="page tour-page">
      <p class="over desk">{say("tour.title")}</p>
      <h1 class="big">{task ? told(language, genre.name) : say("tour.end")}</h1>
      <Dots at={at} count={tasks.length} onGo={open} />
      <p class="task" aria-live="polite">
        {task && told(language, task.says)}
      </p>
      {task ? (
        <Desk key={at} {...{ genre, task, done, moved, onDone }} onNext={() => open(at + 1)} />
      ) : (
        <LastStop genre={genre} />
      )}
      {task && (
        <p>
          <a class="link" href={linkTo("home")}>
            {say("tour.leave")}
          </a>
        </p>
      )}
    </main>
  );
}

export function TourPage({ words: { g: id } }: Pick<Route, "words">) {
  const genre = usePlay((state) => state.genres.find((one) => one.genre === id));
  if (!genre) return <NoGenre page="tour" title="tour.title" id={id} />;
  return <Tour key={genre.genre} genre={genre} />;
}
