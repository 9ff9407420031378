// The games that are kept, the last played first, a line each.
import { told } from "../i18n/say";
import { linkToBoard } from "../router";
import { clockFace } from "../store/clock";
import { dayOf, dayText } from "../store/day";
import { titleIn } from "../store/samples";
import { GAME, type GameCard } from "../store/shelf";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { Thumbnail } from "../ui/thumbnail";

const DATE = { dateStyle: "medium" } as const;

type Remove = (name: string, title: string) => void;

/** A game's own title and its genre's name. */
function useNames(): (card: GameCard) => { title: string; genre: string } {
  const language = useLanguage();
  const genres = usePlay((state) => state.genres);
  return (card) => {
    const genre = genres.find((one) => one.genre === card.genre);
    const name = genre ? told(language, genre.name) : card.genre;
    return { title: card.title === null ? name : titleIn(language, card.title), genre: name };
  };
}

function State({ card }: { card: GameCard }) {
  const say = useSay();
  const percent = card.total > 0 ? Math.round((100 * card.decided) / card.total) : 0;
  const state = card.done ? say("card.done") : say("card.percent", percent);
  return (
    <span class={card.done ? "kept-state is-done" : "kept-state"}>
      {card.done && <Icon name="check" small />}
      {state}
      {card.best !== null && <span class="dim">{say("kept.best", clockFace(card.best))}</span>}
    </span>
  );
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
              <State card={card} />
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
