// The lesson of one rung: its reason in words, one example told as a hint tells it, and boards on
// which it gives the next step.
import type { GenreAnswer, HintAnswer, Rung } from "hashigo-engine";
import { useEffect, useMemo, useState } from "preact/hooks";
import { told } from "../i18n/say";
import { linkTo, linkToLesson } from "../router";
import type { BoardsOf } from "../store/lesson_boards";
import { type DoneBoards, doneBoards } from "../store/lessons";
import { type Done, FIRST_STATE } from "../store/state";
import { useApp, useLanguage, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { LadderLinks } from "../ui/ladder_links";
import { Grounds } from "../ui/reason";
import { Thumbnail } from "../ui/thumbnail";

/** The hint of a position, in the language of the page. */
function useHint(position: string): HintAnswer | null {
  const app = useApp();
  const lang = useLanguage();
  const [hint, setHint] = useState<HintAnswer | null>(null);
  useEffect(() => {
    let wanted = true;
    app.engine.ask("hint", position, { lang }).result.then((answer) => {
      if (wanted && answer.ok) setHint(answer.value);
    });
    return () => {
      wanted = false;
    };
  }, [app, position, lang]);
  return hint;
}

function Example({ position }: { position: string }) {
  const say = useSay();
  const hint = useHint(position);
  const overlay = useMemo(
    () => hint && { because: hint.because, therefore: hint.therefore },
    [hint],
  );
  return (
    <section class="example">
      <h2 class="heading">{say("lessons.example")}</h2>
      <div class="example-parts">
        {overlay ? <Thumbnail {...{ position, overlay }} /> : <div class="thumbnail" />}
        <div>{hint?.state === "step" && <Grounds step={hint} open />}</div>
      </div>
    </section>
  );
}

interface BoardsProps {
  rung: string;
  boards: readonly string[];
  done: DoneBoards;
}

function DoneMark({ how }: { how: Done | undefined }) {
  const say = useSay();
  if (!how) return null;
  return (
    <span class={how === "found" ? "card-state is-done" : "card-state"}>
      <Icon name={how === "found" ? "check" : "hint"} small />
      {say(`lessons.${how}`)}
    </span>
  );
}

function Boards({ rung, boards, done }: BoardsProps) {
  const say = useSay();
  return (
    <section>
      <h2 class="heading">{say("lessons.boards")}</h2>
      <p class="lead">{say("lessons.boards.lead")}</p>
      <ol class="cards">
        {boards.map((position, k) => (
          <li key={position} class="card">
            <a href={linkToLesson(rung, position)}>
              <Thumbnail position={position} />
              <span class="card-text">
                <span class="meta">
                  {say("lessons.board", k + 1)}
                  <DoneMark how={done.get(position)} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Neighbours({ genre, rung }: { genre: GenreAnswer; rung: Rung }) {
  const say = useSay();
  const language = useLanguage();
  const at = genre.rungs.indexOf(rung);
  const link = (other: Rung | undefined, key: "lessons.below" | "lessons.above") =>
    other && (
      <a class="neighbour" href={linkTo("lessons", { g: genre.genre, r: other.id })}>
        <small>{say(key)}</small>
        <b>{told(language, other.name)}</b>
      </a>
    );
  return (
    <nav class="neighbours" aria-label={say("lessons.all")}>
      {link(genre.rungs[at - 1], "lessons.below")}
      {link(genre.rungs[at + 1], "lessons.above")}
    </nav>
  );
}

interface Props {
  genre: GenreAnswer;
  rung: Rung;
  boardsOf: BoardsOf;
}

export function LessonPage({ genre, rung, boardsOf }: Props) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const done = useMemo(() => doneBoards(app), [app]);
  const { example, boards } = boardsOf(genre.genre, rung.id);
  // A board that is done begins anew when it is chosen again.
  useEffect(() => {
    const { genres, lesson } = app.play.get();
    if (lesson?.done) app.play.set({ ...FIRST_STATE, genres });
  }, [app]);
  return (
    <main class="page lesson">
      <div class="lesson-ladder desk">
        <p class="over">{told(language, genre.name)}</p>
        <LadderLinks {...{ genre, boardsOf, done }} here={rung.id} />
        <a class="link" href={linkTo("lessons")}>
          <Icon name="back" small />
          {say("lessons.all")}
        </a>
      </div>
      <div class="lesson-body">
        <p class="over phone">
          <a class="link" href={linkTo("lessons")}>
            <Icon name="back" small />
            {say("lessons.all")}
          </a>
          {told(language, genre.name)}
        </p>
        <h1 class="big">
          {told(language, rung.name)} <small>{told(language, rung.title)}</small>
        </h1>
        <p class="lesson-words">{told(language, rung.lesson)}</p>
        {example !== null && <Example position={example} />}
        <Boards rung={rung.id} boards={boards} done={done} />
        <Neighbours genre={genre} rung={rung} />
      </div>
    </main>
  );
}
