// The first page: the boards of today, what was begun, the ways to other boards, and all that come
// with the page.
import type { GenreAnswer } from "hashigo-engine";
import { useState } from "preact/hooks";
import { told } from "../i18n/say";
import { linkTo, type Route } from "../router";
import { keptBoard } from "../store/daily";
import { dayOf, dayText } from "../store/day";
import type { GameCard } from "../store/record";
import { titleIn } from "../store/samples";
import { forgetGame } from "../store/saver";
import { isSettled } from "../store/settled";
import { BoardLink, CardState, type Cards, useCards, useGenreName } from "../ui/cards";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { RefusedCard } from "../ui/notice";
import { DayBoards } from "./day_boards";
import { type Asking, OpenForm } from "./open_form";
import { ShippedSection } from "./shipped_section";

const SHOWN = 6; // games to continue

const FULL_DATE = { weekday: "long", day: "numeric", month: "long" } as const;

/** A game's title, or else its genre's name. */
function useNameOf(): (card: GameCard) => string {
  const language = useLanguage();
  const nameOf = useGenreName();
  return ({ title, genre }) => (title === null ? nameOf(genre) : titleIn(language, title));
}

/** The way to a genre's tour, for who has neither taken it nor played the genre. */
function Learn({ genre, cards }: { genre: GenreAnswer; cards: Cards }) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const played = [...cards.values()].some((card) => card.genre === genre.genre);
  if (played || isSettled(app, genre.genre)) return null;
  return (
    <a
      class="link learn"
      href={linkTo("tour", { g: genre.genre })}
      aria-label={`${say("home.learn")} (${told(language, genre.name)})`}
    >
      {say("home.learn")}
    </a>
  );
}

function Today({ cards }: { cards: Cards }) {
  const say = useSay();
  const language = useLanguage();
  const day = dayOf(new Date());
  return (
    <section class="today">
      <div class="titled">
        <h1 class="big">{say("home.today")}</h1>
        <p class="dim">{say("home.today.text", dayText(day, language, FULL_DATE))}</p>
      </div>
      <p class="lead">{say("home.about")}</p>
      <DayBoards day={day} cards={cards} below={(genre) => <Learn {...{ genre, cards }} />} />
    </section>
  );
}

/** The addresses of today's boards, which have their place above. */
function useTodays(): readonly (string | undefined)[] {
  const app = useApp();
  const genres = usePlay((state) => state.genres);
  const day = dayOf(new Date());
  return genres.map(({ genre }) => keptBoard(app, day, genre)?.address);
}

/** What else was begun and is not done, the last played first. */
function Continue() {
  const app = useApp();
  const say = useSay();
  const nameOf = useNameOf();
  const todays = useTodays();
  const begun = () =>
    app.shelf
      .cards()
      .filter(({ address, done }) => !done && !todays.includes(address))
      .slice(0, SHOWN);
  const [games, setGames] = useState(begun);
  if (games.length === 0) return null;
  const forget = (address: string) => {
    forgetGame(app, address);
    setGames(begun());
  };
  return (
    <section>
      <h2 class="heading">{say("home.continue")}</h2>
      <ul class="cards">
        {games.map((game) => (
          <li key={game.address} class="card">
            <BoardLink address={game.address} card={game} asLeft>
              <b>{nameOf(game)}</b>
              <span class="meta">
                {say("size", game.rows, game.cols)}
                <CardState card={game} />
              </span>
            </BoardLink>
            <button
              type="button"
              class="tool-button corner"
              aria-label={say("home.forget", nameOf(game))}
              onClick={() => forget(game.address)}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other boards than those of today: of other days, made to order, from elsewhere. */
function Ways(asking: Asking) {
  const say = useSay();
  return (
    <section class="ways">
      <a class="way" href={linkTo("calendar")}>
        <Icon name="calendar" />
        <span>
          <b>{say("calendar.title")}</b>
          <small>{say("home.calendar.text")}</small>
        </span>
      </a>
      <a class="way" href={linkTo("new")}>
        <Icon name="plus" />
        <span>
          <b>{say("new.title")}</b>
          <small>{say("home.new.text")}</small>
        </span>
      </a>
      <OpenForm {...asking} />
    </section>
  );
}

export function HomePage({ words = {} }: Partial<Pick<Route, "words">>) {
  const refused = usePlay((state) => state.refused);
  const cards = useCards();
  const [asked, setAsked] = useState(false);
  return (
    <main class="page home">
      {refused && !asked && <RefusedCard refused={refused} kept={false} />}
      <Today cards={cards} />
      <Continue />
      <Ways asked={asked} onAsk={setAsked} />
      <ShippedSection words={words} cards={cards} />
    </main>
  );
}
