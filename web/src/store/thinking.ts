// Questions that may take a while: hint, solve, whether the marks agree with the answer, another
// board. One at a time; each can be cancelled, and a move of the player cancels it too.
import type {
  ExplainAnswer,
  GradeAnswer,
  HintAnswer,
  Job,
  Listener,
  Options,
  Result,
  SolveAnswer,
} from "hashigo-engine";
import type { App } from "./app";
import { current } from "./history";
import { closePanel, commit, lookNoMore } from "./moves";
import { replaySolve } from "./replay";
import type { Panel, PlayState, Question, Stage } from "./state";

type Ask<T> = (state: PlayState, onProgress: Listener) => Job<T>;

function panelAfter<T>(result: Result<T>, found: (value: T) => Panel, again: () => void): Panel {
  if (result.ok) return found(result.value);
  const { error } = result;
  return error.fault === "cancelled" ? { kind: "rest" } : { kind: "fault", error, again };
}

export async function think<T>(app: App, about: Question, ask: Ask<T>, found: (value: T) => Panel) {
  const state = app.play.get();
  if (!state.game) return;
  if (state.panel.kind === "thinking") state.panel.cancel();
  const mine = { kind: "thinking" as const, about, cancel: () => job.cancel() };
  const isMine = () => {
    const { panel } = app.play.get();
    return panel.kind === "thinking" && panel.cancel === mine.cancel;
  };
  const job = ask(state, (progress) => {
    if (isMine()) app.play.set({ panel: { ...mine, progress } });
  });
  app.play.set({ panel: { ...mine, progress: null } });
  if (about !== "explain") lookNoMore(app); // what is asked is about the game's own position
  const result = await job.result;
  const again = () => think(app, about, ask, found);
  if (isMine()) app.play.set({ panel: panelAfter(result, found, again) });
}

/** How high hints may climb: a rung of the genre; its top also lets the search help. */
export function ceilingOf(app: App, state: PlayState): number {
  const rungs = state.game?.genre.rungs ?? [];
  const chosen = app.settings.get().ceilings[state.game?.genre.genre ?? ""];
  const at = rungs.findIndex((rung) => rung.id === chosen);
  return at < 0 ? rungs.length - 1 : at;
}

export function setCeiling(app: App, rung: string): void {
  const { game } = app.play.get();
  if (!game) return;
  const { ceilings } = app.settings.get();
  app.settings.set({ ceilings: { ...ceilings, [game.genre.genre]: rung } });
}

function hintOptions(app: App, state: PlayState): Options<"hint"> {
  const lang = app.settings.get().language;
  const rungs = state.game?.genre.rungs ?? [];
  const ceiling = ceilingOf(app, state);
  const rung = rungs[ceiling];
  if (!rung || ceiling === rungs.length - 1) return { lang };
  return { lang, upTo: rung.id, noSearch: true };
}

function hintPanel(hint: HintAnswer, stage: Stage): Panel {
  if (hint.state === "done") return { kind: "done" };
  return { kind: "hint", hint, stage: hint.state === "step" ? stage : "reason" };
}

export function askHint(app: App, stage: Stage = "area"): Promise<void> {
  return think<HintAnswer>(
    app,
    "hint",
    (state, onProgress) =>
      app.engine.ask("hint", current(state.history), hintOptions(app, state), { onProgress }),
    (hint) => hintPanel(hint, stage),
  );
}

/** A hint is told; one that has been applied is over. */
export function isHinting({ panel }: PlayState): boolean {
  if (panel.kind === "hint") return panel.stage !== "applied";
  return panel.kind === "thinking" && panel.about === "hint";
}

/** The next hint, or no more of this one. */
export function toggleHint(app: App): void {
  if (isHinting(app.play.get())) closePanel(app);
  else askHint(app);
}

/** Whether a mark contradicts the answer: what a hint looks at before it gives a step. */
export function compare(app: App): Promise<void> {
  return think<HintAnswer>(
    app,
    "compare",
    (state, onProgress) =>
      app.engine.ask(
        "hint",
        current(state.history),
        { lang: app.settings.get().language },
        { onProgress },
      ),
    (hint) => ({ kind: "compared", hint }),
  );
}

export function askSolve(app: App): Promise<void> {
  return think<SolveAnswer>(
    app,
    "solve",
    (state, onProgress) =>
      app.engine.ask(
        "solve",
        current(state.history),
        { lang: app.settings.get().language },
        { onProgress },
      ),
    (solve) => ({ kind: "solve", solve }),
  );
}

/** The whole solve from the clues, to be gone through; the marks stay as they are. */
export function explain(app: App, at = 0): Promise<void> {
  return think<ExplainAnswer>(
    app,
    "explain",
    ({ game }, onProgress) =>
      app.engine.ask(
        "explain",
        game?.blank ?? null,
        { lang: app.settings.get().language },
        { onProgress },
      ),
    (explained) => {
      replaySolve(app, explained, at);
      return { kind: "explained" };
    },
  );
}

/** Why there is one answer; what the grader has found out already is not asked again. */
export async function askWhy(app: App): Promise<void> {
  if (app.play.get().grade) {
    lookNoMore(app);
    return app.play.set({ panel: { kind: "why" } });
  }
  await think<GradeAnswer>(
    app,
    "grade",
    ({ game }, onProgress) =>
      app.engine.ask(
        "grade",
        game?.blank ?? null,
        { lang: app.settings.get().language },
        { onProgress },
      ),
    (grade) => {
      app.play.set({ grade });
      return { kind: "why" };
    },
  );
}

export function tellMore(app: App, stage: Stage): void {
  const { panel } = app.play.get();
  if (panel.kind === "hint") app.play.set({ panel: { ...panel, stage } });
}

/** One stage after the other; after the last comes the next hint. */
export function furtherHint(app: App): void {
  const { panel } = app.play.get();
  if (panel.kind === "thinking" && panel.about === "hint") return;
  const told = panel.kind === "hint" && panel.hint.state === "step" ? panel.stage : "applied";
  if (told === "applied") askHint(app);
  else if (told === "reason") applyHint(app);
  else tellMore(app, told === "area" ? "rung" : "reason");
}

/** The hint's step as one undo step; the panel stays, to offer the next. */
export function applyHint(app: App): void {
  const { panel } = app.play.get();
  if (panel.kind !== "hint" || panel.hint.position === null) return;
  commit(app, panel.hint.position);
  app.play.set({ panel: { ...panel, stage: "applied" } });
}

export function applyAnswer(app: App): void {
  const { panel } = app.play.get();
  if (panel.kind === "solve" && panel.solve.answer !== null) commit(app, panel.solve.answer);
}
