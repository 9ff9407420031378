// The timer: it counts the seconds in which the board is in view, the game is not finished and no
// explanation of it is looked at, whether or not the player wants to see them, since a best time is told
// afterwards.
import type { App } from "./app";
import { isFinished } from "./state";

export function startClock(app: App, boardInView: () => boolean): () => void {
  const tick = () => {
    const state = app.play.get();
    const over =
      !state.game || isFinished(state) || state.panel.kind === "done" || state.replay?.reasons;
    if (!over && boardInView()) app.play.set({ seconds: state.seconds + 1 });
  };
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

/** 75 seconds are 1:15. */
export function clockFace(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
