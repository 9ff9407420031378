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
export interface Option {
  name: string;
  kind: "flag" | "integer" | "real" | "choice";
  help: Phrase;
  choices?: string[];
  default?: string;
  least?: number;
  most?: number;
}
export interface Rung {
  id: string;
  name: Phrase;
  title: Phrase;
}
export interface TourStop {
  says: Phrase;
  position: string;
  legal: boolean;
}
export interface GenreAnswer {
  schema: number;
  command: string;
  genre: string;
  name: Phrase;
  play: Hands;
  edit: Hands;
  variants: Option[];
  generate: Option[];
  /** Lowest first. */
  rungs: Rung[];
  tour: TourStop[];
  replays: boolean;
}
