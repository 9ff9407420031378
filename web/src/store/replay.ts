// Looking back over marks that have an order: the positions they pass through come from the engine,
// and one of them is shown in the place of the game's own until the player is back at the last.
// Nothing of this is a move.
import type { App } from "./app";
import { current } from "./history";
import type { PlayState, Replay } from "./state";

const PACE = 500; // milliseconds a step
const CALM_PACE = 1000; // with reduced motion

const lastOf = ({ positions }: Replay) => positions.length - 1;

async function positionsOf(app: App, position: string): Promise<readonly string[] | null> {
  const lang = app.settings.get().language;
  const answer = await app.engine.ask("replay", position, { lang }).result;
  return answer.ok ? answer.value.positions : null;
}

/** Shows a step; the last step of the game's own marks is the game itself. */
export function showStep(app: App, step: number, playing = false): void {
  const { replay, history } = app.play.get();
  if (!replay) return;
  const at = Math.max(0, Math.min(step, lastOf(replay)));
  const own = replay.of === current(history);
  const looking = !(own && at === lastOf(replay));
  const panel = { kind: "rest" as const };
  app.play.set({ replay: { ...replay, at, looking, playing: playing && at < lastOf(replay) } });
  if (looking && app.play.get().panel.kind !== "rest") app.play.set({ panel });
}

/** The answer's steps, shown without taking them. */
export async function replayAnswer(app: App, answer: string): Promise<void> {
  const { history } = app.play.get();
  const positions = await positionsOf(app, answer);
  if (!positions || app.play.get().history !== history) return;
  app.play.set({ replay: { of: answer, positions, at: 0, looking: true, playing: false } });
  playOn(app);
}

/** Back to the game as it is. */
export async function leaveReplay(app: App): Promise<void> {
  const { history } = app.play.get();
  const now = current(history);
  const { replay } = app.play.get();
  if (replay?.of === now) return showStep(app, lastOf(replay));
  app.play.set({ replay: null });
  await follow(app, now);
}

async function follow(app: App, position: string): Promise<void> {
  const positions = await positionsOf(app, position);
  const { history, replay } = app.play.get();
  if (!positions || current(history) !== position || replay?.looking) return;
  const at = positions.length - 1;
  app.play.set({ replay: { of: position, positions, at, looking: false, playing: false } });
}

const isCalm = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

/** Plays from the step that is shown, from the first if that is the last. */
export function playOn(app: App): void {
  const { replay } = app.play.get();
  if (!replay || lastOf(replay) === 0) return;
  showStep(app, replay.at === lastOf(replay) ? 0 : replay.at, true);
}

export function pauseReplay(app: App): void {
  const { replay } = app.play.get();
  if (replay?.playing) app.play.set({ replay: { ...replay, playing: false } });
}

const showsAnother = (now: PlayState, before: PlayState) =>
  now.game !== before.game || current(now.history) !== current(before.history);

export function startReplayer(app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = app.play.watch((now, before) => {
    if (now.game?.genre.replays && showsAnother(now, before)) follow(app, current(now.history));
    if (now.replay === before.replay) return;
    clearTimeout(timer);
    const { replay } = now;
    if (!replay?.playing) return;
    timer = setTimeout(() => showStep(app, replay.at + 1, true), isCalm() ? CALM_PACE : PACE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
