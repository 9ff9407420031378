// What the actions and the pages are given: the engine, the state, and the shelf. One object, made
// once, so that tests can make another.
import type { Engine } from "hashigo-engine";
import { createStore, type Store } from "./observable";
import type { Build } from "./offline";
import { readSettings, type Settings } from "./settings";
import type { Shelf } from "./shelf";
import { FIRST_STATE, type PlayState } from "./state";

export interface App {
  engine: Engine;
  play: Store<PlayState>;
  settings: Store<Settings>;
  shelf: Shelf;
  build: Store<Build>;
  kept: Store<KeptNews>;
}

/** What has just been done with all that is kept, and how it is undone. */
interface KeptDone {
  text: string;
  wrong?: boolean;
  undo?: () => void;
}
/** For the page of what is kept; it outlasts that page. */
interface KeptNews {
  done: KeptDone | null;
  /** A file that was given elsewhere and may be taken in. */
  file: Blob | null;
}

export function createApp(engine: Engine, shelf: Shelf, languages: readonly string[]): App {
  const settings = createStore(readSettings(shelf, languages));
  const build = createStore<Build>({ waiting: null });
  const kept = createStore<KeptNews>({ done: null, file: null });
  settings.watch((now) => shelf.write("settings", now));
  return { engine, shelf, settings, play: createStore(FIRST_STATE), build, kept };
}
