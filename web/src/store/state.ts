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
} from "hashigo-engine";
import { current, type History } from "./history";

export interface Game {
  genre: GenreAnswer;
  address: string;
  title: string | null;
  rows: number;
  cols: number;
  /** The position without any marks. */
  blank: string;
}
/** What each place reads as, in one language. */
export interface Reading {
  lang: "en" | "ja";
  labels: readonly Label[];
}
export interface Drawing extends Reading {
  position: string;
  svg: string;
}

/** How far a hint is told: where to look, by which rung, why; and that it has been applied. */
export const STAGES = ["area", "rung", "reason", "applied"] as const;
export type Stage = (typeof STAGES)[number];

export type Question = "hint" | "solve" | "compare";
export type Panel =
  | { kind: "rest" }
  | { kind: "thinking"; about: Question; progress: Progress | null; cancel: () => void }
  | { kind: "hint"; hint: HintAnswer; stage: Stage }
  | { kind: "compared"; hint: HintAnswer }
  | { kind: "check"; check: CheckAnswer; shown: number }
  | { kind: "solve"; solve: SolveAnswer }
  | { kind: "done" }
  | { kind: "fault"; error: EngineError };

export interface Refused {
  text: string;
  error: EngineError;
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
  /** How the position without marks reads, to tell what has been decided. */
  blank: Reading | null;
  checked: CheckAnswer | null;
  grade: GradeAnswer | null;
  /** Where in the history each trial began, the outermost first. */
  trials: readonly number[];
  tool: string;
  /** Where the keyboard is. */
  cursor: Place;
  /** Where the pointer or the keyboard rests, to show what is seen from there. */
  focus: Place | null;
  panel: Panel;
  saved: boolean;
  seconds: number;
  refused: Refused | null;
  notice: Notice | null;
  /** What is said to those who do not see the board. */
  spoken: string;
}

export const FIRST_STATE: PlayState = {
  genres: [],
  game: null,
  history: { entries: [], at: 0 },
  preview: null,
  drawing: null,
  blank: null,
  checked: null,
  grade: null,
  trials: [],
  tool: "",
  cursor: { row: 0, col: 0 },
  focus: null,
  panel: { kind: "rest" },
  saved: true,
  seconds: 0,
  refused: null,
  notice: null,
  spoken: "",
};

export const shownPosition = (state: PlayState): string => state.preview ?? current(state.history);

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

/** What is drawn over the marks: what the panel speaks of, or else what is seen from the focus. */
export function overlayOf(state: PlayState): Overlay {
  const shown = highlights(state.panel);
  if (shown) return shown;
  return state.focus ? { focus: [{ kind: "cell", ...state.focus }] } : {};
}

export interface Decided {
  done: number;
  total: number;
}

/** How many places no longer read as they do on the board without marks. */
export function decided(state: PlayState): Decided {
  const { drawing, blank } = state;
  const now = drawing?.labels ?? [];
  const first = blank?.labels ?? [];
  const total = first.length;
  if (now.length !== total || drawing?.lang !== blank?.lang) return { done: 0, total };
  return { done: now.filter((label, k) => label.text !== first[k]?.text).length, total };
}

/** Nothing is left open and no rule is broken: only then is it said without being asked. */
export function isFinished(state: PlayState): boolean {
  const { done, total } = decided(state);
  const settled = state.drawing?.position === current(state.history);
  return settled && total > 0 && done === total && state.checked?.complete === true;
}
