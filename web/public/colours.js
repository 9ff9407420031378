// Wears the chosen colours and language before anything is painted; a classic script, so that the
// browser waits for it. src/store/theme.ts keeps them afterwards, and says the same.
try {
  const settings = JSON.parse(localStorage.getItem("hashigo:1:settings") ?? "{}");
  const prefers = (what) => matchMedia(`(prefers-${what})`).matches;
  const ofSystem = prefers("color-scheme: dark") ? "dark" : "light";
  const theme = prefers("contrast: more") ? "contrast" : ofSystem;
  const root = document.documentElement;
  root.dataset.theme = settings.theme && settings.theme !== "system" ? settings.theme : theme;
  if (settings.language) root.lang = settings.language;
} catch {
  // A store that is closed or holds something odd: the page comes in its usual colours.
}
