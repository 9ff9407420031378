// The JSON objects that the commands answer with, schema 1. Counts of answers are decimal strings,
// since they exceed JavaScript's numbers; positions are pzprv3 text.
import type { GenreAnswer } from "./genres.js";
import type { Site } from "./sites.js";

export type Verdict = "unique" | "many" | "none" | "unknown";

/** What every answer about one position begins with. */
export interface About {
  schema: number;
  command: string;
  genre: string;
  rows: number;
  cols: number;
  line?: number;
  warnings?: string[];
}
export interface Fact {
  text: string;
  sites: Site[];
}
export interface SolveAnswer extends About {
  verdict: Verdict;
  answer: string | null;
  second: string | null;
  answers?: string[];
  common?: Fact[] | null;
  method: string;
  nodes: number;
  reason?: string;
  conflict?: Site[];
  /** Why none, in a sequence: the longest beginning of the marks that can still be completed. */
  retreat?: string | null;
  seconds?: number;
}
export interface RuleError {
  code: string;
  alias: string;
  state: "broken" | "unfinished";
  message: string;
  sites: Site[];
}
export interface CheckAnswer extends About {
  complete: boolean;
  errors: RuleError[];
}
export interface Step {
  rung: string;
  reason: string;
  message: string;
  concludes: string;
  because: Site[];
  therefore: Site[];
  chain?: string[];
  position: string;
}
export interface NoStep {
  rung: null;
  reason: null;
  message: string;
  because: Site[];
  therefore: Site[];
  position: null;
}
export type HintState = "step" | "broken" | "wrong" | "done" | "none" | "stuck" | "unknown";
export type HintAnswer = About &
  (({ state: "step" } & Step) | ({ state: Exclude<HintState, "step"> } & NoStep));
export interface ExplainAnswer extends About {
  solved: boolean;
  verdict: Verdict;
  message?: string;
  steps: Step[];
}
export interface RungCount {
  rung: string;
  count: number;
}
export interface GradeAnswer extends About {
  verdict: Verdict;
  grade: string | null;
  effort: number;
  steps: RungCount[];
}
export interface CountAnswer extends About {
  count: string;
  seconds?: number;
}
/** generate, minimise and transform write a position. */
export interface WrittenAnswer extends About {
  url: string;
  position: string;
  seed?: number;
  index?: number;
  seconds?: number;
}
export interface ConvertAnswer extends About {
  to: string;
  text: string;
}
export interface SceneItem {
  shape: "fill" | "frame" | "line" | "disc" | "cross" | "text" | "arrow" | "arc";
  role: string;
  a: [number, number];
  b?: [number, number];
  text?: string;
  key?: string;
}
export interface Label {
  site: Site;
  text: string;
  /** Whether it is still to be settled; absent where there is nothing to settle. */
  open?: boolean;
}
export interface DrawAnswer extends About {
  unit: number;
  /** Either this or, if it was asked for, `svg`. */
  scene?: { rows: number; cols: number; items: SceneItem[] };
  labels: Label[];
  svg?: string;
}
/** Why a touch did nothing, or less than it asked for, stands in `warnings`. */
export interface TouchAnswer extends About {
  position: string;
  changed: Site[];
  removed: Site[];
}
export interface ReplayAnswer extends About {
  /** From no step to all that were made. */
  positions: string[];
}
export interface CollectionAnswer extends About {
  url: string;
  verdict?: Verdict;
  grade?: string | null;
  effort?: number;
}

/** Each command's answer; a command may print several, one a line. */
export interface Answers {
  genres: GenreAnswer;
  solve: SolveAnswer;
  check: CheckAnswer;
  hint: HintAnswer;
  explain: ExplainAnswer;
  grade: GradeAnswer;
  count: CountAnswer;
  generate: WrittenAnswer;
  minimise: WrittenAnswer;
  convert: ConvertAnswer;
  render: ConvertAnswer;
  draw: DrawAnswer;
  replay: ReplayAnswer;
  touch: TouchAnswer;
  edit: TouchAnswer;
  transform: WrittenAnswer;
  dedupe: CollectionAnswer;
  sort: CollectionAnswer;
}
export type Command = keyof Answers;
