// The games that are kept, the last played first, a line each.
import { linkToBoard } from "../router";
import { dayOf, dayText } from "../store/day";
import { titleIn } from "../store/samples";
import { GAME, type GameCard } from "../store/shelf";
import { CardState, useGenreName } from "../ui/cards";
import { useApp, useLanguage, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { Thumbnail } from "../ui/thumbnail";

const DATE = { dateStyle: "medium" } as const;

type Remove = (name: string, title: string) => void;

/** A game's own title and its genre's name. */
function useNames(): (card: GameCard) => { title: string; genre: string } {
  const language = useLanguage();
  const genreName = useGenreName();
  return (card) => {
    const genre = genreName(card.genre) || card.genre;
    return { title: card.title === null ? genre : titleIn(language, card.title), genre };
  };
}

export function KeptGames({ onRemove }: { onRemove: Remove }) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const namesOf = useNames();
  const cards = app.shelf.cards();
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 class="heading">{say("kept.games")}</h2>
      <ul class="kept-games">
        {cards.map((card) => {
          const { title, genre } = namesOf(card);
          return (
            <li key={card.address}>
              <Thumbnail position={card.address} />
              <a href={linkToBoard(card.address)}>{title}</a>
              <span class="dim">
                {title === genre ? "" : `${genre} · `}
                {say("size", card.rows, card.cols)}
              </span>
              <span class="kept-state">
                <CardState card={card} />
              </span>
              <time class="dim" dateTime={new Date(card.when).toISOString()}>
                {dayText(dayOf(new Date(card.when)), language, DATE)}
              </time>
              <button
                type="button"
                class="tool-button"
                aria-label={say("kept.remove", title)}
                onClick={() => onRemove(GAME + card.address, title)}
              >
                <Icon name="close" small />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
