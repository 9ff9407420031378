// The page on which one plays: the board in the middle, what is quiet on its left, the ladder and
// its reasons on its right, one row of tools below.
import { useEffect } from "preact/hooks";
import { Board } from "../board/board";
import { type Act, actOf, type Shortcut, shortcut } from "../input/keys";
import type { App } from "../store/app";
import { redoMove, undoMove } from "../store/moves";
import { showCheck } from "../store/referee";
import { leaveOne } from "../store/replay";
import { furtherHint } from "../store/thinking";
import { beginTrial } from "../store/trial";
import { catchFocus, takesText } from "../ui/focus";
import { Guide } from "../ui/guide";
import { useApp, usePlay } from "../ui/hooks";
import { NoticeLine, RefusedCard } from "../ui/notice";
import { ReplayBar } from "../ui/replay";
import { Side } from "../ui/side";
import { Status } from "../ui/status";
import { Toolbar } from "../ui/toolbar";
import { TrialBar } from "../ui/trial";

const SHORTCUTS: Record<Shortcut | Act, (app: App) => unknown> = {
  undo: undoMove,
  redo: redoMove,
  leave: (app) => leaveOne(app) && catchFocus(),
  hint: furtherHint,
  check: (app) => showCheck(app),
  trial: beginTrial,
};

/** A sheet over the page takes the keys; steps looked at in the game's place can only be left. */
function isOpen(app: App, wanted: Shortcut | Act): boolean {
  if (document.querySelector(".popover, dialog[open]")) return false;
  return wanted === "leave" || !app.play.get().replay?.looking;
}

/** `asks`: the letters ask their questions here. */
export function useShortcuts(asks: boolean): void {
  const app = useApp();
  useEffect(() => {
    const meant = (event: KeyboardEvent) => {
      const keys = app.play.get().game?.genre.play.keys;
      if (takesText(event.target)) return null;
      return shortcut(event) ?? (asks && keys && !event.repeat ? actOf(keys, event) : null);
    };
    const press = (event: KeyboardEvent) => {
      const wanted = meant(event);
      if (!wanted) return;
      if (wanted !== "leave") event.preventDefault();
      if (isOpen(app, wanted)) SHORTCUTS[wanted](app);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [app, asks]);
}

/** So many times as wide as high, and a board has the whole width for itself. */
const LONG = 2.5;

export function PlayPage() {
  useShortcuts(true);
  const wider = usePlay(({ game }) => Math.max(1, game ? game.cols / game.rows : 1));
  const refused = usePlay((state) => state.refused);
  const spoken = usePlay((state) => state.spoken);
  return (
    <main class={wider < LONG ? "play" : "play long"} style={{ "--wider": wider }}>
      <Status />
      <Guide />
      <div class="middle">
        <Board />
        {refused && <RefusedCard refused={refused} kept />}
      </div>
      <ReplayBar />
      <NoticeLine />
      <Side />
      <TrialBar />
      <Toolbar />
      <p class="unseen" aria-live="assertive">
        {spoken}
      </p>
    </main>
  );
}
