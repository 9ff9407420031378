// A quiet line beside the board for one who learns: the lesson that the board belongs to, or, on a
// first visit, the tour of the rules, until it is taken or declined.
import { useState } from "preact/hooks";
import { told as toldIn } from "../i18n/say";
import { linkTo } from "../router";
import { isSettled, settleTour } from "../store/settled";
import { type Game, isFinished, type Lesson } from "../store/state";
import { Bold } from "./bold";
import { focusBoard } from "./focus";
import { useApp, useLanguage, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";

function LessonLine({ game, lesson }: { game: Game; lesson: Lesson }) {
  const say = useSay();
  const language = useLanguage();
  const rung = game.genre.rungs.find(({ id }) => id === lesson.rung);
  if (!rung) return null;
  const { done, told } = lesson;
  const name = toldIn(language, rung.name);
  return (
    <p class={done === "found" ? "guide is-done" : "guide"} role="status">
      <a class="link" href={linkTo("lessons", { g: game.genre.genre, r: rung.id })}>
        <Icon name={done === null ? "back" : done === "found" ? "check" : "hint"} small />
        <span class={told ? "is-wrong" : ""}>
          <Bold text={say(`lessons.line.${done ?? told ?? "task"}`, name)} />
        </span>
      </a>
    </p>
  );
}

function TourOffer({ genre }: { genre: string }) {
  const app = useApp();
  const say = useSay();
  const [offered, setOffered] = useState(() => !isSettled(app, genre));
  const finished = usePlay(isFinished);
  if (!offered || finished) return null;
  const decline = () => {
    settleTour(app, genre);
    setOffered(false);
    focusBoard();
  };
  return (
    <p class="guide offer">
      <a class="link" href={linkTo("tour", { g: genre })}>
        {say("tour.offer")}
      </a>
      <button type="button" class="tool-button" aria-label={say("tour.offer.no")} onClick={decline}>
        <Icon name="close" small />
      </button>
    </p>
  );
}

export function Guide() {
  const game = usePlay((state) => state.game);
  const lesson = usePlay((state) => state.lesson);
  if (!game) return null;
  if (lesson) return <LessonLine game={game} lesson={lesson} />;
  return <TourOffer key={game.genre.genre} genre={game.genre.genre} />;
}
