// What a genre declares of itself, so that a face can offer it without knowing it.

export interface Phrase {
  en: string;
  ja: string;
}
export interface Tool {
  id: string;
  name: Phrase;
  icon: string;
  /**
   * What a pointer is to hit with this tool; cells where nothing is said. Steps are cells while it
   * moves and the nearest edge where it only taps.
   */
  hits?: "cells" | "edges" | "steps";
}
export interface KeyBinding {
  key: string;
  does: Phrase;
}
export interface Hands {
  tools: Tool[];
  keys: KeyBinding[];
}
/** What is done for players who want it; absent where the genre has nothing of the kind. */
export interface Aids {
  /** What `touch` with `follow` marks besides. */
  follow?: Phrase;
  /** Which clues `draw` with `used` draws lighter. */
  used?: Phrase;
}
export interface Option {
  name: string;
  kind: "flag" | "integer" | "real" | "choice";
  help: Phrase;
  choices?: string[];
  /** What the choices are called, as the help has it; one without a name is always refused. */
  names?: Phrase[];
  default?: string;
  least?: number;
  most?: number;
}
/** What a rung is called. */
export interface RungName {
  id: string;
  name: Phrase;
  title: Phrase;
}
export interface Rung extends RungName {
  /** Its argument, for one who learns it. */
  lesson: Phrase;
}
export interface TourStop {
  says: Phrase;
  position: string;
  legal: boolean;
}
/**
 * A rule learned by playing: done when what one of the goals changes is as in that goal, or, where
 * there are no goals, when the board is complete.
 */
export interface TourTask {
  says: Phrase;
  position: string;
  goals: string[];
}
export interface GenreAnswer {
  schema: number;
  command: string;
  genre: string;
  name: Phrase;
  /** All of them, in a few sentences. */
  rules: Phrase;
  play: Hands & Aids;
  edit: Hands;
  variants: Option[];
  generate: Option[];
  /** Lowest first. */
  rungs: Rung[];
  tour: TourStop[];
  tasks: TourTask[];
  /** All marks have an order. */
  replays: boolean;
  /** The marks of a whole answer have one. */
  replays_answers: boolean;
}
