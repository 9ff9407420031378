// Small drawings of boards, a few at a time so that a player's mark never waits behind a page full of
// them, and kept so that going back to a list draws nothing twice.
import type { Engine, Overlay } from "hashigo-engine";

const AT_ONCE = 2;
const KEPT = 600;

export interface Picture {
  position: string;
  /** What is highlighted. */
  overlay?: Overlay;
}

/** Equal for equal pictures. */
export const keyOf = ({ position, overlay }: Picture): string =>
  overlay ? `${position} ${JSON.stringify(overlay)}` : position;

interface Waiting {
  picture: Picture;
  done: (svg: string) => void;
}
export interface Pictures {
  /** The drawing, if it is there already. */
  known(key: string): string | undefined;
  /**
   * Draws when its turn comes, or before all that wait; answers with how to give up the place in the
   * queue.
   */
  draw(picture: Picture, done: (svg: string) => void, first?: boolean): () => void;
}

export function createPictures(engine: Pick<Engine, "ask">): Pictures {
  const drawn = new Map<string, string>();
  let waiting: Waiting[] = [];
  let busy = 0;

  const keep = (key: string, svg: string) => {
    drawn.set(key, svg);
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  };
  const drawOne = async ({ picture, done }: Waiting) => {
    const { position, ...overlay } = picture;
    const answer = await engine.ask("draw", position, { svg: true, ...overlay }).result;
    const svg = answer.ok ? (answer.value.svg ?? "") : "";
    if (svg !== "") keep(keyOf(picture), svg);
    done(svg);
  };
  const proceed = () => {
    while (busy < AT_ONCE) {
      const next = waiting.shift();
      if (!next) return;
      busy += 1;
      drawOne(next).finally(() => {
        busy -= 1;
        proceed();
      });
    }
  };
  return {
    known: (key) => drawn.get(key),
    draw: (picture, done, first = false) => {
      const place = { picture, done };
      waiting = first ? [place, ...waiting] : [...waiting, place];
      proceed();
      return () => {
        waiting = waiting.filter((one) => one !== place);
      };
    },
  };
}

const all = new WeakMap<Engine, Pictures>();

export function picturesOf(engine: Engine): Pictures {
  const pictures = all.get(engine) ?? createPictures(engine);
  all.set(engine, pictures);
  return pictures;
}
