// The board: the engine's drawing, and over it a grid of invisible cells that carries focus, labels
// and the pointer. What is drawn and what is hit share one geometry, the drawing's own frame.
import type { Place, TouchAnswer } from "hashigo-engine";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { say as sayIn, told } from "../i18n/say";
import type { Key } from "../i18n/table";
import { createHand } from "../input/hand";
import { notify } from "../store/moves";
import { STAGES } from "../store/state";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { bindBoard } from "./bind";
import { Cells } from "./cells";
import { areaOf, type Box, frameOf, type Size } from "./geometry";
import { Picture } from "./picture";
import { Rulers } from "./rulers";
import { bringIn } from "./zoom";
import { ZoomBar } from "./zoom_bar";

/** What the engine's drawings measure a cell by. */
const UNIT = 60;

function share(box: Box, frame: Box) {
  return {
    left: `${(100 * (box.left - frame.left)) / frame.width}%`,
    top: `${(100 * (box.top - frame.top)) / frame.height}%`,
    width: `${(100 * box.width) / frame.width}%`,
    height: `${(100 * box.height) / frame.height}%`,
  };
}

/** Where the hint is about, drawn before more of it is told, and always brought into sight. */
function HintArea({ size, frame }: { size: Size; frame: Box }) {
  const panel = usePlay((state) => state.panel);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest", inline: "nearest" }), [panel]);
  if (panel.kind !== "hint" || panel.hint.state !== "step") return null;
  const area = areaOf(size, panel.hint.therefore);
  if (!area) return null;
  const told = STAGES.indexOf(panel.stage) > 1;
  return <div class="hint-area" ref={place} style={share(area, frame)} data-told={told} />;
}

/** A board that is not seen whole opens where something lies. */
function useStart(scroller: RefObject<HTMLElement | null>, size: Size): void {
  const labels = usePlay(({ drawing }) => drawing?.labels);
  const drawn = labels !== undefined;
  useEffect(() => {
    const site = labels?.find(({ open }) => open !== undefined)?.site;
    if (scroller.current && site?.kind === "cell") bringIn(scroller.current, size, site);
  }, [scroller, size, drawn]);
}

export function Board() {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const game = usePlay((state) => state.game);
  const drawing = usePlay((state) => state.drawing);
  const cells = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const size = useMemo(() => ({ rows: game?.rows ?? 1, cols: game?.cols ?? 1 }), [game]);

  useEffect(() => {
    if (!game || !cells.current || !scroller.current) return;
    const sayNow = (key: Key, ...values: number[]) =>
      sayIn(app.settings.get().language, key, ...values);
    const overwritten = ({ removed }: TouchAnswer) => {
      if (removed.length > 0) notify(app, sayNow("play.overwritten", removed.length), true);
    };
    const hand = createHand(app, overwritten, () => notify(app, sayNow("explain.closed")));
    return bindBoard({ app, size, hand, cells: cells.current, scroller: scroller.current });
  }, [app, game, size]);
  useStart(scroller, size);

  if (!game) return null;
  const whole = { left: 0, top: 0, width: size.cols, height: size.rows };
  const frame = (drawing && frameOf(drawing.svg, UNIT)) ?? whole;
  const label = say("board.label", told(language, game.genre.name), size.rows, size.cols);
  const style = {
    "--rows": size.rows,
    "--cols": size.cols,
    "--wide": frame.width,
    "--high": frame.height,
  };
  return (
    <>
      <div class="board-area" ref={scroller}>
        <div class="board-frame" style={style}>
          <Picture svg={drawing?.svg ?? ""} />
          <HintArea size={size} frame={frame} />
          <Rulers size={size} place={share(whole, frame)} />
          <div class="cells-place" style={share(whole, frame)} ref={cells}>
            <Cells
              size={size}
              label={label}
              onFocus={(cursor: Place) => app.play.set({ cursor })}
            />
          </div>
        </div>
      </div>
      <ZoomBar of={scroller} board={game} />
    </>
  );
}
