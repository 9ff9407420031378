// Beside the board: the ladder, and below it what the panel has to say. On a phone this is a sheet
// that is there only while it says something.
import type { RungName } from "hashigo-engine";
import { say as sayIn, told } from "../i18n/say";
import { type Panel, type PlayState, reasonShown } from "../store/state";
import { ceilingOf, setCeiling } from "../store/thinking";
import { Bold } from "./bold";
import { useApp, useLanguage, usePlay, useSay, useStore } from "./hooks";
import { Ladder } from "./ladder";
import { CheckPanel, ComparedPanel, FaultPanel, SolvePanel, ThinkingPanel } from "./panel_answers";
import { HintPanel } from "./panel_hint";
import { DonePanel, ExplainedPanel, WhyPanel } from "./panel_solve";
import { Standing } from "./standing";

function PanelBody({ panel }: { panel: Panel }) {
  switch (panel.kind) {
    case "rest":
      return null;
    case "thinking":
      return <ThinkingPanel panel={panel} />;
    case "hint":
      return <HintPanel hint={panel.hint} stage={panel.stage} />;
    case "compared":
      return <ComparedPanel hint={panel.hint} />;
    case "check":
      return <CheckPanel check={panel.check} shown={panel.shown} />;
    case "solve":
      return <SolvePanel solve={panel.solve} />;
    case "done":
      return <DonePanel />;
    case "explained":
      return <ExplainedPanel />;
    case "why":
      return <WhyPanel />;
    case "fault":
      return <FaultPanel panel={panel} />;
  }
}

function litRung(state: PlayState): string | null {
  const { panel } = state;
  if (panel.kind === "explained") return reasonShown(state)?.rung ?? null;
  if (panel.kind !== "hint" || panel.stage === "area") return null;
  return panel.hint.rung;
}

/** The steps of the solve, once the player has done it or wants to know how hard it is. */
function stepsTaken({ panel, grade }: PlayState, rungs: readonly RungName[]): number[] | null {
  if (panel.kind !== "done" && panel.kind !== "why") return null;
  if (!grade || grade.steps.length === 0) return null;
  return rungs.map(({ id }) => grade.steps.find(({ rung }) => rung === id)?.count ?? 0);
}

/** The search is drawn where a hint used it, or the solve took it. */
function searched(state: PlayState, lit: string | null): string | null {
  const measured = state.panel.kind === "done" || state.panel.kind === "why";
  return measured && state.grade?.grade === "search" ? "search" : lit;
}

/** A step by search stands above the rungs that the genre has. */
function withSearch(rungs: readonly RungName[], lit: string | null): readonly RungName[] {
  if (lit === null || rungs.some((rung) => rung.id === lit)) return rungs;
  const both = (key: "ladder.search" | "ladder.search.title") => ({
    en: sayIn("en", key),
    ja: sayIn("ja", key),
  });
  return [...rungs, { id: lit, name: both("ladder.search"), title: both("ladder.search.title") }];
}

export function Side() {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const state = usePlay((all) => all);
  useStore(app.settings, (settings) => settings.ceilings);
  const rungs = state.game?.genre.rungs ?? [];
  const lit = litRung(state);
  const drawn = withSearch(rungs, searched(state, lit));
  const steps = stepsTaken(state, drawn);
  const ceiling = ceilingOf(app, state);
  const ladder = {
    rungs: drawn,
    ceiling,
    lit,
    steps,
    onClimb: (rung: string) => setCeiling(app, rung),
  };
  const top = rungs[ceiling];
  return (
    <section
      aria-label={say("play.side")}
      class={`side ${state.panel.kind === "rest" ? "at-rest" : "speaking"}`}
      lang={language}
    >
      <div class="grip phone" />
      <div class="ladder-column roomy">
        <Ladder {...ladder} />
        {top && !steps && (
          <p class="climb">
            <Bold text={say("ladder.climb", told(language, top.name))} />
          </p>
        )}
      </div>
      <div class="ladder-column close">
        <Ladder {...ladder} small />
      </div>
      <div class="standing desk" role="status">
        <Standing />
      </div>
      <div class="panel" aria-live="polite">
        <PanelBody panel={state.panel} />
        {top && !steps && state.panel.kind === "hint" && (
          <p class="climb phone">
            <Bold text={say("ladder.climb", told(language, top.name))} />
          </p>
        )}
      </div>
    </section>
  );
}
