// All lessons as the ladders of the genres; the page of one rung is in lesson.tsx.
import type { GenreAnswer } from "hashigo-engine";
import { useMemo } from "preact/hooks";
import { told } from "../i18n/say";
import { linkTo, type Route } from "../router";
import { doneBoards } from "../store/lessons";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { LadderLinks } from "../ui/ladder_links";
import { LessonPage } from "./lesson";

function Ladders({ genres }: { genres: readonly GenreAnswer[] }) {
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
            <LadderLinks genre={genre} done={done} />
            <a class="link" href={linkTo("tour", { g: genre.genre })}>
              {say("tour.title")}
            </a>
          </section>
        ))}
      </div>
    </main>
  );
}

export function LessonsPage({ words: { g, r } }: Pick<Route, "words">) {
  const genres = usePlay((state) => state.genres);
  const genre = genres.find((one) => one.genre === g);
  const rung = genre?.rungs.find((one) => one.id === r);
  if (!genre || !rung) return <Ladders genres={genres} />;
  return <LessonPage key={`${genre.genre} ${rung.id}`} genre={genre} rung={rung} />;
}
