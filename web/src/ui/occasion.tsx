// What stands above a game's name: its own title, or else the day whose board it is.
import { useMemo } from "preact/hooks";
import { dayOfBoard } from "../store/daily";
import { dayOf, dayText } from "../store/day";
import { titleIn } from "../store/samples";
import type { Game } from "../store/state";
import { useApp, useLanguage, useSay } from "./hooks";

const DATE = { day: "numeric", month: "long", year: "numeric" } as const;

export function Occasion({ game: { genre, address, title } }: { game: Game }) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const day = useMemo(() => dayOfBoard(app, genre.genre, address), [app, genre, address]);
  if (title !== null) return <span class="over">{titleIn(language, title)}</span>;
  if (day === null) return null;
  return (
    <span class="over">
      {day === dayOf(new Date()) ? say("home.today") : dayText(day, language, DATE)}
    </span>
  );
}
