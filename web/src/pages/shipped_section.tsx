// All the boards that come with the page, by genre, size and grade, a page of them at a time.
import type { GenreAnswer } from "hashigo-engine";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { told } from "../i18n/say";
import { linkTo, type Route, replace } from "../router";
import { type Choice, choiceOf, chosen, offered, wordsOf } from "../store/choice";
import { type GameCard, wasDone } from "../store/record";
import { titleIn } from "../store/samples";
import type { ShippedBoard } from "../store/shipped";
import { BoardLink, CardState, type Cards, Graded, useGenreName } from "../ui/cards";
import { GradeMark, rungsUpTo, tallest, useGradeName } from "../ui/grade_mark";
import { useLanguage, usePlay, useSay } from "../ui/hooks";
import { type ChipItem, Chips } from "./chips";

const AT_A_TIME = 48;

function useShipped(): readonly ShippedBoard[] {
  const [boards, setBoards] = useState<readonly ShippedBoard[]>([]);
  useEffect(() => {
    import("../store/shipped").then(({ SHIPPED }) => setBoards(SHIPPED));
  }, []);
  return boards;
}

/** The grades from the lowest rung up, each with the mark of the ladder in which it stands highest. */
function useGradeItems(): (grades: readonly string[]) => ChipItem[] {
  const nameOf = useGradeName();
  const genres = usePlay((state) => state.genres);
  const placed = (grade: string) => {
    const genre = tallest(genres, grade);
    return genre ? [{ grade, genre, height: rungsUpTo(genre, grade) }] : [];
  };
  const item = ({ grade, genre }: { grade: string; genre: GenreAnswer }) => ({
    value: grade,
    label: nameOf(genre, grade),
    mark: <GradeMark genre={genre} grade={grade} />,
  });
  return (grades) =>
    grades
      .flatMap(placed)
      .sort((a, b) => a.height - b.height)
      .map(item);
}

interface FilterProps {
  boards: readonly ShippedBoard[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Filters({ boards, choice, onChoose }: FilterProps) {
  const say = useSay();
  const language = useLanguage();
  const genres = usePlay((state) => state.genres);
  const gradeItems = useGradeItems();
  const choose = (part: Partial<Choice>) => onChoose({ ...choice, ...part });
  const genreItems = genres.map(({ genre, name }) => ({
    value: genre,
    label: told(language, name),
  }));
  const sizeItems = offered(boards, choice, "size").map((size) => {
    const [rows = "", cols = ""] = size.split("x");
    return { value: size, label: say("size", rows, cols) };
  });
  return (
    <div class="filters">
      <Chips
        name="shipped-genre"
        legend={say("shipped.genre")}
        items={[{ value: null, label: say("shipped.all") }, ...genreItems]}
        chosen={choice.genre}
        onChoose={(genre) => choose({ genre })}
      />
      <Chips
        name="shipped-size"
        legend={say("new.size")}
        items={[{ value: null, label: say("shipped.anySize") }, ...sizeItems]}
        chosen={choice.size}
        onChoose={(size) => choose({ size })}
      />
      <Chips
        name="shipped-grade"
        legend={say("new.grade")}
        ends={[say("shipped.easy"), say("shipped.hard")]}
        items={[
          { value: null, label: say("shipped.anyGrade") },
          ...gradeItems(offered(boards, choice, "grade")),
        ]}
        chosen={choice.grade}
        onChoose={(grade) => choose({ grade })}
      />
      <label class="chip alone">
        <input
          class="unseen"
          type="checkbox"
          checked={choice.open}
          onChange={() => choose({ open: !choice.open })}
        />
        {say("shipped.open")}
      </label>
    </div>
  );
}

interface CardProps {
  board: ShippedBoard;
  card: GameCard | undefined;
  onOpen: () => void;
}

function ShippedCard({ board, card, onOpen }: CardProps) {
  const say = useSay();
  const language = useLanguage();
  const nameOf = useGenreName();
  const { genre, rows, cols, title, number, grade } = board;
  const which = number === null ? nameOf(genre) : say("shipped.which", rows, cols, number);
  return (
    <li class="card">
      <BoardLink address={board.address} card={card} onOpen={onOpen}>
        <b>{title === null ? nameOf(genre) : titleIn(language, title)}</b>
        <span class="meta">{which}</span>
        <span class="meta">
          {grade !== null && <Graded genre={genre} grade={grade} />}
          {card && <CardState card={card} />}
        </span>
      </BoardLink>
    </li>
  );
}

function useChoice(words: Route["words"]): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => choiceOf(words));
  const choose = (next: Choice) => {
    setChoice(next);
    replace(linkTo("home", wordsOf(next)));
  };
  return [choice, choose];
}

/** Where one was in the list when a board was opened. */
interface Place {
  count: number;
  y: number;
}

function isPlace(value: unknown): value is Place {
  const { count, y } = (value ?? {}) as Partial<Place>;
  return typeof count === "number" && typeof y === "number";
}

/** The entry in the browser's history knows the place, so that the way back leads there. */
function usePlace(ready: boolean) {
  const [place] = useState(() => (isPlace(history.state) ? history.state : null));
  const [count, setCount] = useState(place?.count ?? AT_A_TIME);
  useLayoutEffect(() => {
    if (ready && place) scrollTo(0, place.y);
  }, [ready, place]);
  const keep = () => history.replaceState({ count, y: scrollY } satisfies Place, "");
  return { count, setCount, keep };
}

interface Props extends Pick<Route, "words"> {
  cards: Cards;
}

export function ShippedSection({ words, cards }: Props) {
  const say = useSay();
  const boards = useShipped();
  const [choice, choose] = useChoice(words);
  const { count, setCount, keep } = usePlace(boards.length > 0);
  const found = chosen(boards, choice, (address) => wasDone(cards.get(address)));
  const done = found.filter(({ address }) => wasDone(cards.get(address))).length;
  const change = (next: Choice) => {
    choose(next);
    setCount(AT_A_TIME);
  };
  return (
    <section class="shipped" aria-labelledby="shipped">
      <div class="titled">
        <h2 class="heading" id="shipped">
          {say("shipped.title")}
        </h2>
        <p class="dim" role="status">
          {boards.length > 0 && say("shipped.count", found.length, done)}
        </p>
      </div>
      <Filters boards={boards} choice={choice} onChoose={change} />
      <ul class="cards small">
        {found.slice(0, count).map((board) => (
          <ShippedCard
            key={board.address}
            board={board}
            card={cards.get(board.address)}
            onOpen={keep}
          />
        ))}
      </ul>
      {found.length > count && (
        <p class="actions">
          <button type="button" class="button" onClick={() => setCount(count + AT_A_TIME)}>
            {say("shipped.more")}
          </button>
        </p>
      )}
    </section>
  );
}
