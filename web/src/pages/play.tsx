// The page on which one plays: the board in the middle, what is quiet on its left, the ladder and
// its reasons on its right, one row of tools below.
import { useEffect } from "preact/hooks";
import { Board } from "../board/board";
import { type Shortcut, shortcut } from "../input/keys";
import type { App } from "../store/app";
import { closePanel, redoMove, undoMove } from "../store/moves";
import { takesText } from "../ui/focus";
import { Guide } from "../ui/guide";
import { useApp, usePlay } from "../ui/hooks";
import { NoticeLine, RefusedCard } from "../ui/notice";
import { ReplayBar } from "../ui/replay";
import { Side } from "../ui/side";
import { Status } from "../ui/status";
import { Toolbar } from "../ui/toolbar";

/** Leaves a panel, unless a sheet that lies over it is meant. */
function leave(app: App): void {
  if (!document.querySelector(".popover, dialog[open]")) closePanel(app);
}

const SHORTCUTS: Record<Shortcut, (app: App) => void> = { undo: undoMove, redo: redoMove, leave };

export function useShortcuts(): void {
  const app = useApp();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = takesText(event.target) ? null : shortcut(event);
      if (!wanted) return;
      if (wanted !== "leave") event.preventDefault();
      SHORTCUTS[wanted](app);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [app]);
}

export function PlayPage() {
  useShortcuts();
  const refused = usePlay((state) => state.refused);
  const spoken = usePlay((state) => state.spoken);
  return (
    <main class="play">
      <Status />
      <Guide />
      <div class="middle">
        <Board />
        <ReplayBar />
        <NoticeLine />
        {refused && <RefusedCard refused={refused} kept />}
      </div>
      <Side />
      <Toolbar />
      <p class="unseen" aria-live="assertive">
        {spoken}
      </p>
    </main>
  );
}
