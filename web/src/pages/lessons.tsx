// All lessons as the ladders of the genres; the page of one rung is in lesson.tsx.
import type { GenreAnswer } from "hashigo-engine";
import { useEffect, useMemo, useState } from "preact/hooks";
import { told } from "../i18n/say";
import { linkTo, type Route } from "../router";
import type { BoardsOf } from "../store/lesson_boards";
import { doneBoards } from "../store/lessons";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { LadderLinks } from "../ui/ladder_links";
import { LessonPage } from "./lesson";

/** The boards of all lessons, or null until they have come. */
function useBoards(): BoardsOf | null {
  const [boardsOf, setBoardsOf] = useState<BoardsOf | null>(null);
  useEffect(() => {
    import("../store/lesson_boards").then((boards) => setBoardsOf(() => boards.boardsOf));
  }, []);
  return boardsOf;
}

interface Props {
  genres: readonly GenreAnswer[];
  boardsOf: BoardsOf;
}

function Ladders({ genres, boardsOf }: Props) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const done = useMemo(() => doneBoards(app), [app]);
  return (
    <main class="page lessons">
      <h1 class="big">{say("lessons.title")}</h1>
      <p class="lead">{say("lessons.lead")}</p>
      <div class="ladders">
        {genres.map((genre) => (
          <section key={genre.genre}>
            <h2 class="heading">{told(language, genre.name)}</h2>
            <a class="link" href={linkTo("tour", { g: genre.genre })}>
              {say("tour.title")}
            </a>
            <LadderLinks {...{ genre, boardsOf, done }} />
          </section>
        ))}
      </div>
    </main>
  );
}

export function LessonsPage({ words: { g, r } }: Pick<Route, "words">) {
  const genres = usePlay((state) => state.genres);
  const boardsOf = useBoards();
  const genre = genres.find((one) => one.genre === g);
  const rung = genre?.rungs.find((one) => one.id === r);
  if (!boardsOf) return <main class="page" aria-busy="true" />;
  if (!genre || !rung) return <Ladders {...{ genres, boardsOf }} />;
  return <LessonPage key={`${genre.genre} ${rung.id}`} {...{ genre, rung, boardsOf }} />;
}
