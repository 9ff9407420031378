// A page that is about one genre, asked for without one or with one that is not known: it says so and
// offers those that there are.
import { told } from "../i18n/say";
import type { Key } from "../i18n/table";
import { linkTo, type PageId } from "../router";
import { useLanguage, usePlay, useSay } from "./hooks";

interface Props {
  page: PageId;
  title: Key;
  id: string | undefined;
}

export function NoGenre({ page, title, id }: Props) {
  const say = useSay();
  const language = useLanguage();
  const genres = usePlay((state) => state.genres);
  return (
    <main class="page">
      <h1 class="big">{say(title)}</h1>
      <p>{id === undefined ? say("genre.choose") : say("genre.unknown", id)}</p>
      <p class="way-links">
        {genres.map(({ genre, name }) => (
          <a class="link" key={genre} href={linkTo(page, { g: genre })}>
            {told(language, name)}
          </a>
        ))}
      </p>
    </main>
  );
}
