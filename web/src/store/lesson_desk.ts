// The board of a lesson, played apart from the player's games: it begins with its marks, nothing of it
// is kept but that it is done, and each mark is looked at: the step has been taken, or else the mark
// can't be right, or it is another than the rung gives. Who was told the step has not found it.
import type { App } from "./app";
import { reached, wordsOf } from "./goal";
import { current } from "./history";
import { markDone } from "./lessons";
import { openText } from "./open";
import type { Game, Lesson, PlayState } from "./state";
import { faultOf } from "./tour";

const MOST = 12; // steps of one rung, one after the other

/** All that the rung gives before another has to help. */
async function stepsOf(app: App, { rung, start }: Lesson): Promise<Lesson["steps"]> {
  const steps: [string, string][] = [];
  for (let from = start; steps.length < MOST; ) {
    const hint = await app.engine.ask("hint", from, {}).result;
    if (!hint.ok || hint.value.state !== "step" || hint.value.rung !== rung) break;
    const { position } = hint.value;
    if (position === null) break;
    steps.push([from, position]);
    from = position;
  }
  return steps;
}

/** Some marks have come, and none of them is of a step that the rung gives. */
export function isOther({ start, steps }: Lesson, before: string, now: string): boolean {
  const [first, was, is] = [start, before, now].map(wordsOf);
  const fresh = [...(is ?? []).keys()].filter(
    (k) => is?.[k] !== was?.[k] && is?.[k] !== first?.[k],
  );
  const pairs = steps.map(([from, to]) => [wordsOf(from), wordsOf(to)] as const);
  const isGiven = (k: number) => pairs.some(([from, to]) => to[k] === is?.[k] && from[k] !== to[k]);
  return steps.length > 0 && fresh.length > 0 && !fresh.some(isGiven);
}

/** The step can be seen. */
function isTold({ panel, replay }: PlayState): boolean {
  if (replay?.looking) return true;
  if (panel.kind === "solve") return panel.solve.answer !== null;
  if (panel.kind !== "hint" || panel.hint.state !== "step") return false;
  return panel.stage === "reason" || panel.stage === "applied";
}

async function judge(app: App, now: PlayState, before: PlayState, lesson: Lesson): Promise<void> {
  const position = current(now.history);
  const other = isOther(lesson, current(before.history), position);
  const fault = position !== lesson.start && (await faultOf(app, position));
  const { lesson: latest, history } = app.play.get();
  if (!latest || latest.done || current(history) !== position) return;
  app.play.set({ lesson: { ...latest, told: fault ? "wrong" : other ? "other" : null } });
}

/** Until something else is opened. */
function watchOver(app: App, game: Game): void {
  let told = false;
  const stop = app.play.watch((now, before) => {
    const { lesson, history } = now;
    if (now.game !== game || !lesson) return stop();
    if (lesson.done) return;
    told ||= isTold(now);
    const same = current(history) === current(before.history);
    if (same && lesson.steps === before.lesson?.steps) return;
    if (lesson.steps.some(([from, to]) => reached(from, to, current(history)))) {
      const done = told ? "shown" : "found";
      markDone(app, lesson.start, done);
      app.play.set({ lesson: { ...lesson, done, told: null } });
    } else judge(app, now, before, lesson);
  });
}

/** Opens a position as the board of a lesson; whether it is one. */
export async function openLesson(app: App, rung: string, start: string): Promise<boolean> {
  const { LESSONS } = await import("./lesson_boards");
  const isBoard = [...LESSONS.values()].some((rungs) => (rungs.get(rung) ?? []).includes(start, 1));
  if (!isBoard) return false;
  const lesson: Lesson = { rung, start, steps: [], done: null, told: null };
  if ((await openText(app, start, lesson)) === null) return true;
  const { game } = app.play.get();
  if (!game) return true;
  watchOver(app, game);
  const steps = await stepsOf(app, lesson);
  const { lesson: latest } = app.play.get();
  if (app.play.get().game === game && latest) app.play.set({ lesson: { ...latest, steps } });
  return true;
}
