// The referee behind the player: it looks at each new position quietly, and speaks only when it is
// asked or when nothing is left to do.
import type { CheckAnswer, Result } from "hashigo-engine";
import type { App } from "./app";
import { current } from "./history";
import { settled } from "./moves";
import { brokenRules, isFinished, type PlayState } from "./state";
import { compare } from "./thinking";

function judged(app: App, position: string): Promise<Result<CheckAnswer>> {
  const lang = app.settings.get().language;
  return app.engine.ask("check", position, { lang }).result;
}

/**
 * The player asks: what is wrong, what is missing, or that it is done. Where no rule is broken, the
 * answer is looked at too by those who want that.
 */
export async function showCheck(app: App): Promise<void> {
  const position = current(app.play.get().history);
  const answer = await judged(app, position);
  if (current(app.play.get().history) !== position) return;
  if (!answer.ok) {
    const { error } = answer;
    return app.play.set({ panel: { kind: "fault", error, again: () => showCheck(app) } });
  }
  const check = answer.value;
  const panel = check.complete
    ? { kind: "done" as const }
    : { kind: "check" as const, check, shown: 0 };
  app.play.set({ checked: check, panel, replay: settled(app.play.get()) });
  const deeper = app.settings.get().checking !== "off" && brokenRules(check).length === 0;
  if (deeper && !check.complete) await compare(app);
}

/** Another of the errors that the check found. */
export function showError(app: App, shown: number): void {
  const { panel } = app.play.get();
  if (panel.kind === "check") app.play.set({ panel: { ...panel, shown } });
}

function isQuiet({ panel }: PlayState): boolean {
  return panel.kind === "rest" || (panel.kind === "hint" && panel.stage === "applied");
}

export function startReferee(app: App): () => void {
  let looked = "";
  let announced = false;

  const judge = async (position: string) => {
    const answer = await judged(app, position);
    if (!answer.ok || current(app.play.get().history) !== position) return;
    app.play.set({ checked: answer.value });
  };
  return app.play.watch((now) => {
    if (!now.game) return;
    const position = current(now.history);
    if (position !== looked) {
      looked = position;
      announced = false;
      judge(position);
    } else if (!announced && isFinished(now)) {
      announced = true;
      if (isQuiet(now)) app.play.set({ panel: { kind: "done" } });
    }
  });
}
