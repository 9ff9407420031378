// The way back to the board that is open, a game or that of a lesson.
import { linkToOpen } from "../router";
import { usePlay, useSay } from "./hooks";
import { Icon } from "./icon";

export function BackLink() {
  const say = useSay();
  const game = usePlay((state) => state.game);
  const lesson = usePlay((state) => state.lesson);
  if (!game) return null;
  return (
    <a class="link" href={linkToOpen(game, lesson)}>
      <Icon name="back" small />
      {say("rules.back")}
    </a>
  );
}
