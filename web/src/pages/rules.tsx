// A genre's rules by small boards, each with one thing to see, and every key and gesture.
import type { GenreAnswer, TourStop } from "hashigo-engine";
import { useEffect, useRef } from "preact/hooks";
import type { Language } from "../i18n/say";
import { told } from "../i18n/say";
import { type Own, ownKeys } from "../input/keys";
import { linkTo, type Route } from "../router";
import { BackLink } from "../ui/back_link";
import { useLanguage, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { NoGenre } from "../ui/no_genre";
import { Thumbnail } from "../ui/thumbnail";

function Stop({ stop }: { stop: TourStop }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <li class="stop">
      <Thumbnail position={stop.position} />
      <p class={stop.legal ? "verdict is-done" : "verdict is-wrong"}>
        <Icon name={stop.legal ? "check" : "close"} small />
        {say(stop.legal ? "rules.legal" : "rules.illegal")}
      </p>
      <p>{told(language, stop.says)}</p>
    </li>
  );
}

interface KeyLine {
  keys: string[];
  does: string;
}

/** Keys that do the same stand in one line. */
export function keyLines(genre: GenreAnswer, language: Language): KeyLine[] {
  const lines = new Map<string, string[]>();
  for (const { key, does } of genre.play.keys) {
    const text = told(language, does);
    lines.set(text, [...(lines.get(text) ?? []), key]);
  }
  return [...lines].map(([does, keys]) => ({ keys, does }));
}

function Keys({ genre }: { genre: GenreAnswer }) {
  const say = useSay();
  const language = useLanguage();
  const { keys, tools } = genre.play;
  const ofPage = [...ownKeys(keys, tools.length)].map(([key, does]) => ({ keys: [key], does }));
  const does = (own: Own) =>
    typeof own === "number"
      ? say("keys.tool", told(language, tools[own]?.name ?? genre.name))
      : say(own === "hint" ? "keys.hint" : `play.${own}`);
  const own: KeyLine[] = [
    ...ofPage.map((line) => ({ ...line, does: does(line.does) })),
    { keys: ["↑", "↓", "←", "→"], does: say("keys.arrows") },
    { keys: ["PageUp", "PageDown"], does: say("keys.pages") },
    { keys: ["Home", "End"], does: say("keys.ends") },
    { keys: ["Ctrl Z", "Ctrl Y"], does: say("keys.undo") },
    { keys: ["Esc"], does: say("keys.leave") },
  ];
  const shown = (key: string) => (key === "Space" ? say("keys.space") : key);
  return (
    <dl class="keys">
      {[...keyLines(genre, language), ...own].map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{shown(key)}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Brings a place into view and keeps it there while what stands above it grows, until one moves. */
function holdInView(place: Element | null, above: Element): () => void {
  const show = () => place?.scrollIntoView();
  const observer = new ResizeObserver(show);
  const leave = () => {
    observer.disconnect();
    for (const move of MOVES) removeEventListener(move, leave);
  };
  show();
  observer.observe(above);
  for (const move of MOVES) addEventListener(move, leave, { passive: true });
  return leave;
}

export function RulesPage({ words: { g: id, at } }: Pick<Route, "words">) {
  const say = useSay();
  const language = useLanguage();
  const genre = usePlay((state) => state.genres.find((one) => one.genre === id));
  const boards = useRef<HTMLOListElement>(null);
  const keys = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!genre || at !== "keys" || !boards.current) return;
    return holdInView(keys.current, boards.current);
  }, [genre, at]);
  if (!genre) return <NoGenre page="rules" title="rules.title" id={id} />;
  return (
    <main class="page rules">
      <p class="over">{told(language, genre.name)}</p>
      <h1 class="big">{say("rules.title")}</h1>
      <p class="way-links">
        <BackLink />
        <a class="link" href={linkTo("tour", { g: genre.genre })}>
          {say("tour.again")}
        </a>
        <a class="link" href={linkTo("lessons")}>
          {say("lessons.title")}
        </a>
      </p>
      <ol class="tour" ref={boards}>
        {genre.tour.map((stop) => (
          <Stop key={stop.position} stop={stop} />
        ))}
      </ol>
      <section ref={keys} class="how">
        <div>
          <h2>{say("keys.title")}</h2>
          <Keys genre={genre} />
        </div>
        <div>
          <h2>{say("keys.pointer.title")}</h2>
          <ul class="plain">
            <li>{say("keys.drag")}</li>
            <li>{say("keys.second")}</li>
            <li>{say("keys.pinch")}</li>
            <li>{say("keys.pen")}</li>
          </ul>
        </div>
      </section>
    </main>
  );
}
