// The player's hand: a stroke over the board becomes the engine's gesture. While it lasts its outcome
// is only previewed; released, it is one undo step. Strokes are settled in order, so a quick player
// never draws on an old board.
import type { Gesture, Site, TouchAnswer } from "hashigo-engine";
import type { App } from "../store/app";
import { commit, marksPending, notify } from "../store/moves";
import { handledPosition } from "../store/state";

export type Button = "primary" | "secondary";

export interface Hand {
  begin(button: Button, site: Site): void;
  extend(site: Site): void;
  release(): void;
  abandon(): void;
  /** A key at a place: at once one undo step. */
  press(key: string, site: Site): void;
  /** When everything up to now has been settled. */
  settled(): Promise<void>;
}

interface Stroke {
  button: Button;
  path: Site[];
  asking: boolean;
  stale: boolean;
}

/** What was taken away besides what the stroke began with, to be told. */
export type Told = (answer: TouchAnswer) => void;

/** `refused` is called in the place of a touch while a solve is looked at: its steps are no game. */
export function createHand(app: App, told: Told, refused: () => void = () => {}): Hand {
  let stroke: Stroke | null = null;
  let tail: Promise<void> = Promise.resolve();

  const touch = async (gesture: Omit<Gesture, "tool">): Promise<TouchAnswer | null> => {
    const state = app.play.get();
    const { language: lang, follow } = app.settings.get();
    const options = { gesture: { tool: state.tool, ...gesture }, follow, lang };
    const answer = await app.engine.ask("touch", handledPosition(state), options).result;
    return answer.ok ? answer.value : null;
  };

  const preview = async (mine: Stroke) => {
    if (mine.asking) {
      mine.stale = true;
      return;
    }
    mine.asking = true;
    do {
      mine.stale = false;
      await tail;
      const answer = await touch({ button: mine.button, path: [...mine.path], commit: false });
      if (stroke === mine && answer) app.play.set({ preview: answer.position });
    } while (stroke === mine && mine.stale);
    mine.asking = false;
  };

  const settle = (gesture: Omit<Gesture, "tool">) => {
    tail = tail.then(async () => {
      const answer = await touch(gesture);
      if (!answer || answer.changed.length === 0) {
        app.play.set({ preview: null });
        const why = answer?.warnings?.[0];
        if (why !== undefined) notify(app, why);
        return;
      }
      commit(app, answer.position);
      told(answer);
    });
    marksPending(tail);
  };

  const isClosed = () => app.play.get().replay?.reasons !== undefined;

  return {
    begin: (button, site) => {
      if (isClosed()) return refused();
      stroke = { button, path: [site], asking: false, stale: false };
      preview(stroke);
    },
    extend: (site) => {
      if (!stroke) return;
      stroke.path.push(site);
      preview(stroke);
    },
    release: () => {
      if (!stroke) return;
      const { button, path } = stroke;
      stroke = null;
      settle({ button, path, commit: true });
    },
    abandon: () => {
      if (!stroke) return;
      stroke = null;
      app.play.set({ preview: null });
    },
    press: (key, site) => {
      if (isClosed()) refused();
      else settle({ key, path: [site], commit: true });
    },
    settled: () => tail,
  };
}
