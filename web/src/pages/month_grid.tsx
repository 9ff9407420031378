// A month as a grid of days. One day is in the tab order; the arrow keys go from it a day or a week,
// Home and End to the ends of the week, Page Up and Page Down a month.
import { useEffect, useRef } from "preact/hooks";
import {
  type Day,
  dayText,
  FIRST_DAY,
  placeInWeek,
  shiftDay,
  shiftMonth,
  weeksOf,
} from "../store/day";
import { useLanguage, useSay } from "../ui/hooks";

/** Where a week begins, 0 being Sunday. */
const WEEK_BEGINS = { en: 1, ja: 0 } as const;

const STEPS: Record<string, (day: Day, weekBegins: number) => Day> = {
  ArrowLeft: (day) => shiftDay(day, -1),
  ArrowRight: (day) => shiftDay(day, 1),
  ArrowUp: (day) => shiftDay(day, -7),
  ArrowDown: (day) => shiftDay(day, 7),
  Home: (day, weekBegins) => shiftDay(day, -placeInWeek(day, weekBegins)),
  End: (day, weekBegins) => shiftDay(day, 6 - placeInWeek(day, weekBegins)),
  PageUp: (day) => shiftMonth(day, -1),
  PageDown: (day) => shiftMonth(day, 1),
};

const SPOKEN = { weekday: "long", day: "numeric", month: "long" } as const;

interface Props {
  day: Day;
  today: Day;
  /** How many boards a day has. */
  of: number;
  doneOf: (day: Day) => number;
  onChoose: (day: Day) => void;
}

/** A dot for each board of a day. */
function Marks({ done, of }: { done: number; of: number }) {
  const dots = Array.from({ length: of }, (_, k) => ({ id: k, isDone: k < done }));
  return (
    <span class="marks" aria-hidden="true">
      {dots.map(({ id, isDone }) => (
        <i key={id} class={isDone ? "is-done" : ""} />
      ))}
    </span>
  );
}

interface DayProps extends Props {
  /** The day that stands here; `day` is the one that is chosen. */
  here: Day;
  onKey: (event: KeyboardEvent) => void;
}

function DayButton({ here, day, today, of, doneOf, onChoose, onKey }: DayProps) {
  const say = useSay();
  const language = useLanguage();
  const number = Number(here.slice(8));
  if (here > today) return <span class="day-number to-come">{number}</span>;
  const done = doneOf(here);
  return (
    <button
      type="button"
      class="day-number"
      tabIndex={here === day ? 0 : -1}
      data-day={here}
      aria-label={say("calendar.day", dayText(here, language, SPOKEN), done, of)}
      aria-pressed={here === day}
      aria-current={here === today ? "date" : undefined}
      onClick={() => onChoose(here)}
      onKeyDown={onKey}
    >
      <b>{number}</b>
      <Marks done={done} of={of} />
    </button>
  );
}

/** The names of the days, as they stand over any month. */
function WeekDays({ weekBegins }: { weekBegins: number }) {
  const language = useLanguage();
  const first = shiftDay(FIRST_DAY, -placeInWeek(FIRST_DAY, weekBegins));
  const week = Array.from({ length: 7 }, (_, k) => shiftDay(first, k));
  return (
    <tr>
      {week.map((day) => (
        <th key={day} scope="col" abbr={dayText(day, language, { weekday: "long" })}>
          {dayText(day, language, { weekday: "short" })}
        </th>
      ))}
    </tr>
  );
}

/** Where the keyboard walks to, it also is. */
function useWalk({ day, onChoose }: Props, weekBegins: number) {
  const grid = useRef<HTMLTableElement>(null);
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    walked.current = false;
  }, [day]);
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    walked.current = true;
    onChoose(step(day, weekBegins));
  };
  return { grid, onKey };
}

export function MonthGrid(props: Props) {
  const language = useLanguage();
  const weekBegins = WEEK_BEGINS[language];
  const { grid, onKey } = useWalk(props, weekBegins);
  const weeks = weeksOf(props.day, weekBegins).map((days, week) => ({
    week,
    days: days.map((here, at) => ({ here, at })),
  }));
  return (
    <table class="days" ref={grid}>
      <thead>
        <WeekDays weekBegins={weekBegins} />
      </thead>
      <tbody>
        {weeks.map(({ week, days }) => (
          <tr key={week}>
            {days.map(({ here, at }) => (
              <td key={at}>
                {here !== null && <DayButton {...props} here={here} onKey={onKey} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
