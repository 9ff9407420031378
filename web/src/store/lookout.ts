// For players who want to be told at once: whether the marks can still be completed, and if not, how
// far back they could. It is asked quietly after each move and gives way to every other question.
import type { App } from "./app";
import { current } from "./history";
import { commit } from "./moves";
import type { PlayState } from "./state";

/** Enough for a board that is played; what takes longer is not told. */
const NODES = 300_000;

const wanted = (app: App, { game, history }: PlayState) =>
  app.settings.get().checking === "live" && game?.genre.replays ? current(history) : null;

export function startLookout(app: App): () => void {
  let asked: string | null = null;

  const look = async (position: string) => {
    asked = position;
    const options = { from: "marks" as const, nodes: NODES, lang: app.settings.get().language };
    const job = app.engine.ask("solve", position, options, { background: true });
    const answer = await job.result;
    if (!answer.ok) {
      if (answer.error.fault === "cancelled" && asked === position) asked = null;
      return;
    }
    const { verdict, retreat } = answer.value;
    if (verdict !== "none" || !retreat || wanted(app, app.play.get()) !== position) return;
    app.play.set({ stranded: { position, retreat } });
  };
  const check = (state: PlayState) => {
    const position = wanted(app, state);
    if (state.stranded && state.stranded.position !== position) app.play.set({ stranded: null });
    if (position === null) asked = null;
    else if (position !== asked && state.panel.kind !== "thinking") look(position);
  };
  const stops = [app.play.watch(check), app.settings.watch(() => check(app.play.get()))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Back to the last position that can still be completed, as one step that can be undone. */
export function retreat(app: App): void {
  const { stranded } = app.play.get();
  if (stranded) commit(app, stranded.retreat);
}
