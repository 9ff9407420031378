// A board in a list: its drawing, what it is called, how hard it is and how far the player has come.
import type { GenreAnswer } from "hashigo-engine";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { told } from "../i18n/say";
import { linkToBoard } from "../router";
import { clockFace } from "../store/clock";
import { gradePlace } from "../store/grader";
import { current } from "../store/history";
import { answerShown, type GameCard, wasDone } from "../store/record";
import { GradeMark } from "./grade_mark";
import { useApp, useLanguage, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";
import { Thumbnail } from "./thumbnail";

export type Cards = ReadonlyMap<string, GameCard>;

/** The games on this device, by address, as they are when the page is entered. */
export function useCards(): Cards {
  const app = useApp();
  return useMemo(() => new Map(app.shelf.cards().map((card) => [card.address, card])), [app]);
}

export function useGenre(id: string): GenreAnswer | undefined {
  return usePlay((state) => state.genres.find((one) => one.genre === id));
}

/** A genre's name, or nothing if there is no such genre. */
export function useGenreName(): (id: string) => string {
  const language = useLanguage();
  const genres = usePlay((state) => state.genres);
  return (id) => {
    const genre = genres.find((one) => one.genre === id);
    return genre ? told(language, genre.name) : "";
  };
}

function Done({ card }: { card: GameCard }) {
  const say = useSay();
  return (
    <span class="card-state is-done">
      <Icon name="check" small />
      {card.best === null ? say("card.done") : say("card.doneIn", clockFace(card.best))}
    </span>
  );
}

/** Done, and in which time; or by the answer shown; or how much of it; or nothing yet. */
export function CardState({ card }: { card: GameCard | undefined }) {
  const say = useSay();
  if (!card) return <span class="card-state is-new">{say("card.new")}</span>;
  if (wasDone(card) && (card.done || card.decided === 0)) return <Done card={card} />;
  if (answerShown(card)) return <span class="card-state">{say("card.shown")}</span>;
  const percent = card.total > 0 ? Math.round((100 * card.decided) / card.total) : 0;
  return (
    <span class="card-state">
      <Icon name="play" small />
      {say("card.percent", percent)}
    </span>
  );
}

/** The mark, its place and its name. */
export function Graded({ genre: id, grade }: { genre: string; grade: string }) {
  const genre = useGenre(id);
  const language = useLanguage();
  if (!genre) return null;
  const { text, title } = gradePlace(language, genre, grade);
  return (
    <span class="graded" title={title}>
      <GradeMark genre={genre} grade={grade} />
      {text}
    </span>
  );
}

export function DoneBadge() {
  return (
    <span class="done-badge" aria-hidden="true">
      <Icon name="check" />
    </span>
  );
}

interface Props {
  address: string;
  card: GameCard | undefined;
  /** Shows the board as it was left, instead of without marks, and soon. */
  asLeft?: boolean;
  onOpen?: () => void;
  children: ComponentChildren;
}

function usePosition({ address, card, asLeft = false }: Props): string {
  const app = useApp();
  return useMemo(() => {
    const game = asLeft && card ? app.shelf.loadGame(address) : null;
    return game ? current(game.history) : address;
  }, [app, address, card, asLeft]);
}

/** The drawing with its mark, and below it whatever is told of the board; all of it is the link. */
export function BoardLink(props: Props) {
  const { address, card, children, asLeft = false, onOpen } = props;
  const position = usePosition(props);
  return (
    <a href={linkToBoard(address)} onClick={onOpen}>
      <div class="card-picture">
        <Thumbnail position={position} first={asLeft} />
        {wasDone(card) && <DoneBadge />}
      </div>
      <div class="card-text">{children}</div>
    </a>
  );
}
