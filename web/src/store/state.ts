// Everything that the page shows of a game, in one value. What can be derived is derived, by the
// functions below, so that two places cannot disagree.
import type {
  CheckAnswer,
  EngineError,
  GenreAnswer,
  GradeAnswer,
  HintAnswer,
  Label,
  Overlay,
  Place,
  Progress,
  RuleError,
  SolveAnswer,
  Step,
} from "hashigo-engine";
import { current, type History } from "./history";
import { FIRST_LAPS, type Lap } from "./record";
import type { Checking } from "./settings";

export interface Game {
  genre: GenreAnswer;
  address: string;
  title: string | null;
  rows: number;
  cols: number;
  /** The position without any marks. */
  blank: string;
}
export interface Drawing {
  position: string;
  svg: string;
  /** What each place reads as, in one language. */
  lang: "en" | "ja";
  labels: readonly Label[];
}

/** The steps of marks that have an order, or of a solve, and which of them is looked at. */
export interface Replay {
  /** The position that they lead to. */
  of: string;
  /** Of a solve: why each position but the first follows from the one before. */
  reasons?: readonly Step[];
  /** Of a solve that did not reach an answer: how it ended. */
  ending?: string;
  /** From no step to all. */
  positions: readonly string[];
  at: number;
  /** The step is shown in the place of the game's own position. */
  looking: boolean;
  playing: boolean;
}

/** Marks that cannot be completed, and how far back they could. */
export interface Stranded {
  position: string;
  retreat: string;
}

/** The board of a lesson that is being played, which is none of the player's games. */
export interface Lesson {
  rung: string;
  start: string;
  /** What the rung gives there: each step by what is before it and after it. */
  steps: readonly (readonly [from: string, to: string])[];
  done: Done | null;
  /** What the last mark was, if none that was looked for. */
  told: "wrong" | "other" | null;
}
/** How a lesson's step was taken: by the player alone, or told. */
export type Done = "found" | "shown";

/** How far a hint is told: where to look, by which rung, why; and that it has been applied. */
export const STAGES = ["area", "rung", "reason", "applied"] as const;
export type Stage = (typeof STAGES)[number];

export type Question = "hint" | "solve" | "compare" | "explain" | "grade" | "next" | "rewind";
export type Panel =
  | { kind: "rest" }
  | { kind: "thinking"; about: Question; progress: Progress | null; cancel: () => void }
  | { kind: "hint"; hint: HintAnswer; stage: Stage }
  | { kind: "compared"; hint: HintAnswer }
  | { kind: "check"; check: CheckAnswer; shown: number }
  | { kind: "solve"; solve: SolveAnswer }
  | { kind: "done" }
  /** The steps of the solve are looked at. */
  | { kind: "explained" }
  /** Why there is one answer, and how hard it is to find. */
  | { kind: "why" }
  | { kind: "fault"; error: EngineError; again: () => void };

export interface Refused {
  text: string;
  error: EngineError;
  /** Something was opened all the same. */
  opened?: boolean;
}
export interface Notice {
  id: number;
  text: string;
  /** Offers to take the last move back. */
  undo: boolean;
}

export interface PlayState {
  genres: readonly GenreAnswer[];
  game: Game | null;
  history: History;
  /** What a stroke that is not finished would lead to. */
  preview: string | null;
  drawing: Drawing | null;
  replay: Replay | null;
  stranded: Stranded | null;
  lesson: Lesson | null;
  checked: CheckAnswer | null;
  grade: GradeAnswer | null;
  tool: string;
  /** Where the keyboard is. */
  cursor: Place;
  /** Where the pointer or the keyboard rests, to show what is seen from there. */
  focus: Place | null;
  panel: Panel;
  saved: boolean;
  /** As it was when another window took the game away: it is not kept again until a move is made. */
  dropped: History | null;
  /** Of this solve. */
  seconds: number;
  /** The solves of this board, this one last. */
  laps: readonly Lap[];
  /** The seconds of the quickest finished solve without an answer shown. */
  best: number | null;
  refused: Refused | null;
  notice: Notice | null;
  /** What is said to those who do not see the board. */
  spoken: string;
}

export const FIRST_STATE: PlayState = {
  genres: [],
  game: null,
  history: { entries: [], at: 0, trials: [] },
  preview: null,
  drawing: null,
  replay: null,
  stranded: null,
  lesson: null,
  checked: null,
  grade: null,
  tool: "",
  cursor: { row: 0, col: 0 },
  focus: null,
  panel: { kind: "rest" },
  saved: true,
  dropped: null,
  seconds: 0,
  laps: FIRST_LAPS,
  best: null,
  refused: null,
  notice: null,
  spoken: "",
};

/** What a stroke begins on: the game's own position, or the step that is looked at. */
export const handledPosition = ({ replay, history }: PlayState): string =>
  (replay?.looking ? replay.positions[replay.at] : undefined) ?? current(history);

export const shownPosition = (state: PlayState): string => state.preview ?? handledPosition(state);

/** What no continuation of the marks can mend. */
export const brokenRules = (check: CheckAnswer): RuleError[] =>
  check.errors.filter((error) => error.state === "broken");

function highlights(panel: Panel): Overlay | null {
  switch (panel.kind) {
    case "hint":
      return hintOverlay(panel.hint, panel.stage);
    case "compared":
      return { wrong: panel.hint.because };
    case "check":
      return { wrong: brokenRules(panel.check)[panel.shown]?.sites ?? [] };
    case "solve":
      return { wrong: panel.solve.conflict ?? [] };
    default:
      return null;
  }
}

function hintOverlay(hint: HintAnswer, stage: Stage): Overlay | null {
  if (hint.state !== "step") return { wrong: hint.because };
  return stage === "reason" ? { because: hint.because, therefore: hint.therefore } : null;
}

/** Why the step that is looked at follows, if that is known. */
export function reasonShown({ replay }: PlayState): Step | null {
  return (replay?.looking && replay.reasons?.[replay.at - 1]) || null;
}

/** The broken rules that are told unasked. */
export function brokenLive(state: PlayState, checking: Checking): RuleError[] {
  if (checking !== "live" || !state.checked || state.replay?.looking) return [];
  return brokenRules(state.checked);
}

/** What is drawn over the marks: what the panel speaks of, or else what is wrong and what is seen
 * from the focus. */
export function overlayOf(state: PlayState, checking: Checking = "off"): Overlay {
  const reason = reasonShown(state);
  if (reason) return { because: reason.because, therefore: reason.therefore };
  if (state.replay?.looking) return {};
  const shown = highlights(state.panel);
  if (shown) return shown;
  const wrong = brokenLive(state, checking).flatMap(({ sites }) => sites);
  const focus: Overlay = state.focus ? { focus: [{ kind: "cell", ...state.focus }] } : {};
  return wrong.length > 0 ? { ...focus, wrong } : focus;
}

/** How sentences name places: "r3c1" is counted from the corner, and so are rows and columns. */
const PLACES = /\br\d+c\d+\b|\b(?:row|column)s? \d|\d(?:行|列)/;

/** Something that can be read just now names a place by its row and column. */
export function namesPlaces(state: PlayState, checking: Checking): boolean {
  const { panel, replay } = state;
  const untold = panel.kind === "hint" && panel.hint.state === "step" && isEarly(panel.stage);
  const told = [untold ? null : panel, reasonShown(state), replay?.looking && replay.ending];
  return PLACES.test(JSON.stringify([...told, brokenLive(state, checking)]));
}

const isEarly = (stage: Stage) => stage === "area" || stage === "rung";

export interface Decided {
  done: number;
  total: number;
}

/** How many of the places that are to be settled are. */
export function decided({ drawing }: PlayState): Decided {
  const tasks = (drawing?.labels ?? []).filter(({ open }) => open !== undefined);
  return { done: tasks.filter(({ open }) => !open).length, total: tasks.length };
}

/** Nothing is left open and no rule is broken: only then is it said without being asked. */
export function isFinished(state: PlayState): boolean {
  const { done, total } = decided(state);
  const settled = state.drawing?.position === current(state.history);
  return settled && total > 0 && done === total && state.checked?.complete === true;
}
