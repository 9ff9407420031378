// Every day's boards, by the month: a grid of days that the arrow keys walk through, and beside it the
// boards of the day that is chosen. Days to come are not there yet.
import { useState } from "preact/hooks";
import { linkTo, type Route, replace } from "../router";
import { keptBoard } from "../store/daily";
import { clampDay, type Day, dayOf, dayText, FIRST_DAY, isDay, shiftMonth } from "../store/day";
import { wasDone } from "../store/record";
import { type Cards, useCards } from "../ui/cards";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { DayBoards } from "./day_boards";
import { MonthGrid } from "./month_grid";

const FULL_DATE = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const MONTH = { month: "long", year: "numeric" } as const;

/** How many of a day's boards are done. */
function useDoneOf(cards: Cards): (day: Day) => number {
  const app = useApp();
  const genres = usePlay((state) => state.genres);
  return (day) =>
    genres.filter(({ genre }) => {
      const board = keptBoard(app, day, genre);
      return board !== null && wasDone(cards.get(board.address));
    }).length;
}

interface StepProps {
  icon: string;
  label: string;
  disabled: boolean;
  onStep: () => void;
}

function Step({ icon, label, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      class="tool-button"
      aria-label={label}
      disabled={disabled}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}

export function CalendarPage({ words }: Pick<Route, "words">) {
  const say = useSay();
  const language = useLanguage();
  const cards = useCards();
  const genres = usePlay((state) => state.genres);
  const doneOf = useDoneOf(cards);
  const today = dayOf(new Date());
  const asked = words.d ?? "";
  const [day, setDay] = useState(() => clampDay(isDay(asked) ? asked : today, today));
  const choose = (next: Day) => {
    const reached = clampDay(next, today);
    setDay(reached);
    replace(linkTo("calendar", reached === today ? {} : { d: reached }));
  };
  const month = day.slice(0, 7);
  return (
    <main class="page calendar">
      <h1 class="big">{say("calendar.title")}</h1>
      <p class="lead">{say("calendar.lead")}</p>
      <div class="calendar-parts">
        <section class="month" aria-label={say("calendar.month")}>
          <div class="month-title">
            <h2 class="heading" aria-live="polite">
              {dayText(day, language, MONTH)}
            </h2>
            <Step
              icon="back"
              label={say("calendar.back")}
              disabled={month <= FIRST_DAY.slice(0, 7)}
              onStep={() => choose(shiftMonth(day, -1))}
            />
            <Step
              icon="next"
              label={say("calendar.forward")}
              disabled={month >= today.slice(0, 7)}
              onStep={() => choose(shiftMonth(day, 1))}
            />
          </div>
          <MonthGrid day={day} today={today} of={genres.length} doneOf={doneOf} onChoose={choose} />
        </section>
        <section class="chosen-day" aria-labelledby="chosen-day">
          <h2 class="heading" id="chosen-day">
            {dayText(day, language, FULL_DATE)}
          </h2>
          <DayBoards day={day} cards={cards} />
        </section>
      </div>
    </main>
  );
}
