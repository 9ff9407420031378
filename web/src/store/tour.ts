// The tour of a genre's rules: small tasks on boards of their own, beside the game that is open. A
// desk is the app with another state to play in, so that everything that plays on a board works there
// and the player's game is left alone. The tutor looks at each position and says whether the task is
// done, or what is wrong.
import type { GenreAnswer, HintAnswer, TourTask } from "hashigo-engine";
import type { App } from "./app";
import { reached } from "./goal";
import { begin, current } from "./history";
import { commit } from "./moves";
import { createStore } from "./observable";
import { startPainter } from "./painter";
import { FIRST_STATE } from "./state";

export const deskOf = (app: App): App => ({ ...app, play: createStore(FIRST_STATE) });

/** Lays a task on the desk, with its drawing, so that nothing is empty meanwhile. */
export async function layTask(desk: App, genre: GenreAnswer, { position }: TourTask) {
  const lang = desk.settings.get().language;
  const drawn = await desk.engine.ask("draw", position, { svg: true, lang }).result;
  if (!drawn.ok) return;
  const { rows, cols, svg = "", labels } = drawn.value;
  desk.play.set({
    genres: [genre],
    game: { genre, address: position, title: null, rows, cols, blank: position },
    drawing: { position, svg, labels, lang },
    history: begin(position),
    tool: genre.play.tools[0]?.id ?? "",
  });
}

async function isDone(desk: App, task: TourTask, position: string): Promise<boolean> {
  if (task.goals.length > 0) {
    return task.goals.some((goal) => reached(task.position, goal, position));
  }
  const check = await desk.engine.ask("check", position, {}).result;
  return check.ok && check.value.complete;
}

/** What is wrong with the marks: a broken rule, or that they lead nowhere. */
export async function faultOf(desk: App, position: string): Promise<HintAnswer | null> {
  const lang = desk.settings.get().language;
  const hint = await desk.engine.ask("hint", position, { lang }).result;
  if (!hint.ok) return null;
  return hint.value.state === "broken" || hint.value.state === "wrong" ? hint.value : null;
}

/** Watches a desk; `onDone` is called once. What is wrong is told by the desk's panel. */
export function startTutor(desk: App, task: TourTask, onDone: () => void): () => void {
  let looked = "";
  let ended = false;

  const look = async (position: string) => {
    looked = position;
    const isCurrent = () => !ended && current(desk.play.get().history) === position;
    if (await isDone(desk, task, position)) {
      if (!isCurrent()) return;
      ended = true;
      onDone();
      return;
    }
    const fault = position === task.position ? null : await faultOf(desk, position);
    if (fault && isCurrent()) desk.play.set({ panel: { kind: "compared", hint: fault } });
  };
  const stops = [
    startPainter(desk),
    desk.play.watch(({ game, history }) => {
      const position = current(history);
      if (game && !ended && position !== looked) look(position);
    }),
    desk.settings.watch((now, before) => {
      if (now.language !== before.language && !ended) look(looked);
    }),
  ];
  return () => {
    ended = true;
    for (const stop of stops) stop();
  };
}

/** Does the task in the player's place, as one step. */
export async function showTask(desk: App, task: TourTask): Promise<void> {
  const [goal] = task.goals;
  if (goal !== undefined) return commit(desk, goal);
  const solved = await desk.engine.ask("solve", task.position, { from: "marks" }).result;
  if (solved.ok && solved.value.answer !== null) commit(desk, solved.value.answer);
}
