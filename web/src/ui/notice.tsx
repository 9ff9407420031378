// A line that says what has just happened, with Undo where something was taken away. It goes by
// itself or with whatever is done next, and is never in the way; what was refused stays until it is
// closed.
import { indexOfByte } from "hashigo-engine";
import { useEffect, useRef } from "preact/hooks";
import { parseRoute } from "../router";
import { undoMove } from "../store/moves";
import type { PlayState, Refused } from "../store/state";
import { follow, openHere } from "../store/visit";
import { catchFocus } from "./focus";
import { useApp, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";
import { Standing } from "./standing";

const SHOWN = 6000; // milliseconds

/** The player has gone on: what was said is of the past. */
function goesOn(now: PlayState, before: PlayState): boolean {
  const draws = now.preview !== null && now.preview !== before.preview;
  const looks = now.replay?.looking === true && now.replay !== before.replay;
  const same =
    now.panel === before.panel && now.history === before.history && now.tool === before.tool;
  return draws || looks || !same;
}

export function NoticeLine() {
  const app = useApp();
  const say = useSay();
  const notice = usePlay((state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    const end = () => app.play.set({ notice: null });
    const timer = setTimeout(end, SHOWN);
    const stop = app.play.watch((now, before) => {
      if (now.notice === notice && before.notice === notice && goesOn(now, before)) end();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [notice, app]);
  return (
    <div class="notice-place" role="status">
      {notice && (
        <p class="notice">
          {notice.text}
          {notice.undo && (
            <button
              type="button"
              class="link"
              onClick={() => {
                undoMove(app);
                catchFocus();
              }}
            >
              {say("play.undo")}
            </button>
          )}
        </p>
      )}
      {!notice && (
        <div class="phone">
          <Standing />
        </div>
      )}
    </div>
  );
}

interface Excerpt {
  line: number;
  column: number;
  before: string;
  wrong: string;
  after: string;
}

const AROUND = 24; // characters shown on each side

/** The line that holds the offending character, cut round it. */
export function excerpt(text: string, offset: number): Excerpt {
  const at = indexOfByte(text, offset);
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at) < 0 ? text.length : text.indexOf("\n", at);
  const wrong = [...text.slice(at, end)][0] ?? "";
  const from = Math.max(start, at - AROUND);
  const to = Math.min(end, at + wrong.length + AROUND);
  return {
    line: text.slice(0, start).split("\n").length,
    column: [...text.slice(start, at)].length + 1,
    before: (from > start ? "…" : "") + text.slice(from, at),
    wrong,
    after: text.slice(at + wrong.length, to) + (to < end ? "…" : ""),
  };
}

function Place({ text, offset }: { text: string; offset: number }) {
  const say = useSay();
  const { line, column, before, wrong, after } = excerpt(text, offset);
  return (
    <>
      <code class="excerpt">
        {before}
        <mark>{wrong === "" ? "\u00a0" : wrong}</mark>
        {after}
      </code>
      <p class="dim">
        {say("refused.place", line, column)}
        {wrong === "" && ` · ${say("refused.end")}`}
      </p>
    </>
  );
}

interface RefusedProps {
  refused: Refused;
  kept: boolean;
  /** Where the keyboard goes then. */
  onClose?: () => void;
}

/** What could not be opened, why, and where it is wrong. */
export function RefusedCard({ refused, kept, onClose = catchFocus }: RefusedProps) {
  const app = useApp();
  const say = useSay();
  const { text, error, opened } = refused;
  const away = error.fault === "unreachable";
  const again = () => {
    app.play.set({ refused: null });
    if (parseRoute(location.hash).words.p === text) follow(app, location.hash);
    else openHere(app, text);
  };
  const card = useRef<HTMLElement>(null);
  // On a long page the form that was refused may be far below.
  useEffect(() => card.current?.scrollIntoView({ block: "nearest" }), [refused]);
  return (
    <section class="refused" role="alert" ref={card}>
      <h2>
        <Icon name="alert" small />
        {say("refused.title")}
      </h2>
      <p>{away ? say("fault.unreachable") : error.message}</p>
      {error.offset !== null && <Place text={text} offset={error.offset} />}
      <p class="dim">
        {away ? error.message : error.code}
        {kept && !opened && ` · ${say("refused.kept")}`}
      </p>
      {away && (
        <p class="actions">
          <button type="button" class="button main" onClick={again}>
            {say("app.retry")}
          </button>
        </p>
      )}
      <button
        type="button"
        class="tool-button corner"
        aria-label={say("app.close")}
        onClick={() => {
          app.play.set({ refused: null });
          onClose();
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
