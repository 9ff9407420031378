// When the language changes, what the panel says is asked again, since its sentences are the
// engine's.
import type { App } from "./app";
import { showCheck, showError } from "./referee";
import { askHint, askSolve, compare, explain } from "./thinking";

async function retell(app: App): Promise<void> {
  const { panel, replay } = app.play.get();
  if (panel.kind === "hint" && panel.stage !== "applied") await askHint(app, panel.stage);
  if (panel.kind === "compared") await compare(app);
  if (panel.kind === "solve") await askSolve(app);
  if (panel.kind === "explained") await explain(app, replay?.at);
  if (panel.kind !== "check") return;
  await showCheck(app);
  showError(app, panel.shown);
}

export function startRetelling(app: App): () => void {
  return app.settings.watch((now, before) => {
    if (now.language !== before.language) retell(app);
  });
}
