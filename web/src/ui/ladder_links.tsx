// The ladder as a way to the lessons: each rung a link, lit where one is, taken where all its boards
// are done.
import type { GenreAnswer } from "hashigo-engine";
import { told } from "../i18n/say";
import { linkTo } from "../router";
import { boardsOf } from "../store/lessons";
import { useLanguage, useSay } from "./hooks";
import { LadderDrawing, ROOMY, TALL } from "./ladder";
import { ladderShape } from "./ladder_shape";

interface Props {
  genre: GenreAnswer;
  /** The positions that are done. */
  done: ReadonlySet<string>;
  /** The rung that one looks at. */
  here?: string;
}

export function LadderLinks({ genre, done, here }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { rungs } = genre;
  const shape = ladderShape(TALL, rungs.length);
  const counts = rungs.map(({ id }) => {
    const { boards } = boardsOf(genre.genre, id);
    return { of: boards.length, done: boards.filter((board) => done.has(board)).length };
  });
  const kinds = rungs.map(({ id }, k) => {
    if (id === here) return "lit";
    const count = counts[k];
    return count && count.of > 0 && count.done === count.of ? "taken" : "";
  });
  const tight = rungs.length > ROOMY ? " tight-links" : "";
  return (
    <nav
      class={`ladder links${tight}`}
      aria-label={say("lessons.rungs", told(language, genre.name))}
    >
      <LadderDrawing box={TALL} shape={shape} lines={shape.rungs} kinds={kinds} />
      <ol reversed>
        {rungs.map(({ id, name, title }, k) => (
          <li key={id} class={`step ${kinds[k]}`} style={{ top: `${shape.rungs[k]?.y ?? 0}px` }}>
            <a
              href={linkTo("lessons", { g: genre.genre, r: id })}
              aria-current={id === here ? "page" : undefined}
            >
              <span class="rung-name">
                <b>{told(language, name)}</b>
                <small class="rung-count">
                  {say("lessons.count", counts[k]?.done ?? 0, counts[k]?.of ?? 0)}
                </small>
              </span>
              <small>{told(language, title)}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
