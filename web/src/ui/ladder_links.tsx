// The ladder as a way to the lessons: each rung a link, lit where one is, taken where all its boards
// are done.
import type { GenreAnswer } from "hashigo-engine";
import { told } from "../i18n/say";
import { linkTo } from "../router";
import type { BoardsOf } from "../store/lesson_boards";
import type { DoneBoards } from "../store/lessons";
import { useLanguage, useSay } from "./hooks";
import { LadderDrawing, TALL } from "./ladder";
import { ladderShape } from "./ladder_shape";

interface Props {
  genre: GenreAnswer;
  boardsOf: BoardsOf;
  done: DoneBoards;
  /** The rung that one looks at. */
  here?: string;
}

/** What one more rung makes the ladder longer, so that two lines of text fit beside each. */
const STRIDE = 70;
const FOOT = -66;

interface Count {
  done: number;
  of: number;
}

/** How many of a rung's boards are done: a dot a board. */
function Pips({ done, of }: Count) {
  const say = useSay();
  return (
    <span class="pips">
      <span class="unseen">{say("lessons.count", done, of)}</span>
      {Array.from({ length: of }, (_, k) => (
        <i key={k} class={k < done ? "on" : ""} />
      ))}
    </span>
  );
}

export function LadderLinks({ genre, boardsOf, done, here }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { rungs } = genre;
  const box = { width: TALL.width, height: FOOT + STRIDE * rungs.length };
  const shape = ladderShape(box, rungs.length);
  const counts = rungs.map(({ id }) => {
    const { boards } = boardsOf(genre.genre, id);
    return { of: boards.length, done: boards.filter((board) => done.has(board)).length };
  });
  const kinds = rungs.map(({ id }, k) => {
    if (id === here) return "lit";
    const count = counts[k];
    return count && count.of > 0 && count.done === count.of ? "taken" : "";
  });
  return (
    <nav
      class="ladder links"
      style={{ height: `${box.height}px` }}
      aria-label={say("lessons.rungs", told(language, genre.name))}
    >
      <LadderDrawing {...{ box, shape, kinds }} lines={shape.rungs} />
      <ol reversed>
        {rungs.map(({ id, name, title }, k) => (
          <li key={id} class={`step ${kinds[k]}`} style={{ top: `${shape.rungs[k]?.y ?? 0}px` }}>
            <a
              href={linkTo("lessons", { g: genre.genre, r: id })}
              aria-current={id === here ? "page" : undefined}
            >
              <span class="rung-name">
                <b>{told(language, name)}</b>
                {counts[k] && <Pips {...counts[k]} />}
              </span>
              <small>{told(language, title)}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
