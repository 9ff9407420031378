// What the player has chosen for this device. A value that is missing or odd falls back alone.
import type { Language } from "../i18n/say";
import type { Shelf } from "./shelf";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** What is told of the marks: nothing unasked; nothing unasked, but then the answer counts too; all. */
export const CHECKING = ["off", "guarded", "live"] as const;
export type Checking = (typeof CHECKING)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  /** The time is shown; it runs in any case. */
  timer: boolean;
  checking: Checking;
  /** What plainly follows from a mark is marked with it. */
  follow: boolean;
  /** Clues from which nothing more follows are drawn lighter. */
  used: boolean;
  /** Rows and columns are numbered at the board's edges; else only while a sentence needs it. */
  rulers: boolean;
  /** How high hints may climb, a rung's id for each genre; the top where nothing is said. */
  ceilings: Readonly<Record<string, string>>;
}

function isCeilings(value: unknown): value is Record<string, string> {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((rung) => typeof rung === "string");
}

/** Earlier there was only `live`, which is on or off. */
function checkingOf(stored: Partial<Settings> & { live?: unknown }): Checking {
  const known = CHECKING.find((one) => one === stored.checking);
  return known ?? (stored.live === true ? "live" : "off");
}

export function readSettings(shelf: Shelf, languages: readonly string[]): Settings {
  const stored = (shelf.read("settings") ?? {}) as Partial<Settings>;
  const spoken: Language = languages[0]?.startsWith("ja") ? "ja" : "en";
  const known = stored.language === "en" || stored.language === "ja";
  return {
    language: known ? (stored.language as Language) : spoken,
    theme: THEMES.find((theme) => theme === stored.theme) ?? "system",
    timer: stored.timer === true,
    checking: checkingOf(stored),
    follow: stored.follow === true,
    used: stored.used === true,
    rulers: stored.rulers === true,
    ceilings: isCeilings(stored.ceilings) ? stored.ceilings : {},
  };
}

/** The token set of a theme, given what the system prefers. */
export function tokenSet(theme: Theme, dark: boolean, contrast: boolean): Exclude<Theme, "system"> {
  if (theme !== "system") return theme;
  if (contrast) return "contrast";
  return dark ? "dark" : "light";
}
