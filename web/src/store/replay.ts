// Looking over steps: of marks that have an order, or of a solve from the clues alone, each with its
// reason. The positions come from the engine, and one of them is shown in the place of the game's own
// until the player is back at it. Nothing of this is a move.
import type { ExplainAnswer } from "hashigo-engine";
import type { App } from "./app";
import { current } from "./history";
import { closePanel, settled } from "./moves";
import type { PlayState, Replay } from "./state";

/** Milliseconds a step: reasons are read, and with reduced motion nothing hurries. */
const PACE = { marks: 500, reasons: 2000 };
const CALM_PACE = { marks: 1000, reasons: 3000 };

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
  const own = !replay.reasons && replay.of === current(history);
  const looking = !(own && at === lastOf(replay));
  const panel = { kind: replay.reasons ? ("explained" as const) : ("rest" as const) };
  app.play.set({ replay: { ...replay, at, looking, playing: playing && at < lastOf(replay) } });
  if (looking && app.play.get().panel.kind !== panel.kind) app.play.set({ panel });
}

/** The solve, from the clues alone or from one of its steps on. */
export function replaySolve(app: App, explained: ExplainAnswer, at = 0): void {
  const { game } = app.play.get();
  if (!game) return;
  const { steps: reasons, message: ending } = explained;
  const positions = [game.blank, ...reasons.map(({ position }) => position)];
  const replay = { of: positions.at(-1) ?? "", reasons, positions, at };
  app.play.set({
    replay: { ...replay, ...(ending && { ending }), looking: true, playing: false },
  });
  showStep(app, at);
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
export function leaveReplay(app: App): void {
  const state = app.play.get();
  const own = state.replay?.of === current(state.history);
  const panel = state.panel.kind === "explained" ? { kind: "rest" as const } : state.panel;
  app.play.set({ replay: own ? settled(state) : null, panel, notice: null });
}

/** Of what stands over the game the uppermost goes; whether there was anything. */
export function leaveOne(app: App): boolean {
  const { refused, panel, replay } = app.play.get();
  if (refused) app.play.set({ refused: null });
  else if (panel.kind !== "rest") closePanel(app);
  else if (replay?.looking) leaveReplay(app);
  else return false;
  return true;
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

/** Another position is the game's own, or it is shown again. */
const showsAnother = (now: PlayState, before: PlayState) =>
  now.game !== before.game ||
  current(now.history) !== current(before.history) ||
  (before.replay !== null && now.replay === null);

function paceOf({ reasons }: Replay): number {
  const pace = isCalm() ? CALM_PACE : PACE;
  return reasons ? pace.reasons : pace.marks;
}

export function startReplayer(app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = app.play.watch((now, before) => {
    if (now.game?.genre.replays && showsAnother(now, before)) follow(app, current(now.history));
    if (now.replay === before.replay) return;
    clearTimeout(timer);
    const { replay } = now;
    if (!replay?.playing) return;
    timer = setTimeout(() => showStep(app, replay.at + 1, true), paceOf(replay));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
