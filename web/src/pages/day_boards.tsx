// The boards of one day, one a genre, each with how far the player has come.
import type { GenreAnswer } from "hashigo-engine";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { told } from "../i18n/say";
import { type DayBoard, type DayPuzzle, findDayBoard } from "../store/daily";
import type { Day } from "../store/day";
import type { GameCard } from "../store/record";
import { BoardLink, CardState, type Cards, Graded } from "../ui/cards";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";

/** Days that are only walked past are not made. */
const PASSING = 80; // milliseconds

function useDayPuzzle(day: Day, genre: string): DayPuzzle | null {
  const app = useApp();
  const [found, setFound] = useState<{ day: Day; puzzle: DayPuzzle } | null>(null);
  useEffect(() => {
    const wanted = new AbortController();
    const tell = (puzzle: DayPuzzle) => setFound({ day, puzzle });
    const timer = setTimeout(() => findDayBoard(app, day, genre, tell, wanted.signal), PASSING);
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [app, day, genre]);
  return found?.day === day ? found.puzzle : null;
}

interface BoardProps {
  genre: GenreAnswer;
  board: DayBoard;
  card: GameCard | undefined;
}

function Board({ genre, board, card }: BoardProps) {
  const say = useSay();
  const language = useLanguage();
  return (
    <BoardLink address={board.address} card={card} asLeft>
      <span class="line">
        <b>{told(language, genre.name)}</b>
        <CardState card={card} />
      </span>
      <span class="meta">
        <span>{say("size", board.side, board.side)}</span>
        {board.grade !== null && <Graded genre={genre.genre} grade={board.grade} />}
      </span>
    </BoardLink>
  );
}

/** Holds the place of a board that is being made, or says why there is none. */
function NoBoard({ genre, message }: { genre: GenreAnswer; message: string | null }) {
  const language = useLanguage();
  return (
    <>
      <div class="thumbnail empty" aria-hidden="true" />
      <span class="card-text">
        <b>{told(language, genre.name)}</b>
        <span class="meta">{message ?? " "}</span>
      </span>
    </>
  );
}

interface Props {
  day: Day;
  genre: GenreAnswer;
  cards: Cards;
}

function DayCard({ day, genre, cards }: Props) {
  const puzzle = useDayPuzzle(day, genre.genre);
  if (puzzle && "board" in puzzle) {
    const { board } = puzzle;
    return <Board genre={genre} board={board} card={cards.get(board.address)} />;
  }
  return <NoBoard genre={genre} message={puzzle ? puzzle.error.message : null} />;
}

interface DayProps extends Pick<Props, "day" | "cards"> {
  /** What else a card says. */
  below?: (genre: GenreAnswer) => ComponentChildren;
}

export function DayBoards({ day, cards, below }: DayProps) {
  const genres = usePlay((state) => state.genres);
  return (
    <ul class="cards day">
      {genres.map((genre) => (
        <li key={genre.genre} class="card">
          <DayCard day={day} genre={genre} cards={cards} />
          {below?.(genre)}
        </li>
      ))}
    </ul>
  );
}
