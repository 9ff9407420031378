// Puts the chosen colours and language on the document, and follows the system where the player
// leaves it the choice.
import type { App } from "./app";
import { tokenSet } from "./settings";

export function wearTheme(app: App): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const wear = () => {
    const { theme, language } = app.settings.get();
    const root = document.documentElement;
    root.dataset.theme = tokenSet(theme, dark.matches, contrast.matches);
    root.lang = language;
  };
  dark.addEventListener("change", wear);
  contrast.addEventListener("change", wear);
  app.settings.watch(wear);
  wear();
}
