// What may be said with each command, and how it becomes words of the command line. A name such as
// upTo is the option --up-to; true is the bare option, and an object is written as JSON.
import type { Command } from "./answers.js";
import type { Site } from "./sites.js";

export interface Common {
  lang?: "en" | "ja";
  seed?: number;
  nodes?: number;
  time?: number;
  memory?: string;
  timing?: boolean;
}
export interface Rungs {
  rung?: string;
  upTo?: string;
  rungs?: string;
  noSearch?: boolean;
}
export interface Overlay {
  because?: Site[];
  therefore?: Site[];
  wrong?: Site[];
  focus?: Site[];
}
export interface Gesture {
  tool?: string;
  button?: "primary" | "secondary" | "none";
  key?: string;
  path: Site[];
  commit: boolean;
}
type Origin = { from?: "clues" | "marks" };
type Method = { method?: "solve" | "search" | "oracle" };
/** Options that the genres declare, by name. */
type Declared = { declared?: Record<string, string | true> };

interface Special {
  solve: Method & Origin & { answers?: number; common?: boolean };
  hint: Rungs;
  explain: Rungs & Origin;
  count: Method;
  generate: { size: string; count?: number };
  convert: { to: "url" | "pzprv3" | "text" | "json" | "penpa" | "kanpen" | "pencilbox" };
  render: { to?: "svg"; answer?: boolean; step?: number };
  draw: { answer?: boolean; overlay?: Overlay; used?: boolean; svg?: boolean };
  touch: { gesture: Gesture; follow?: boolean };
  edit: { gesture: Gesture };
  transform: { resize?: string; rotate?: boolean; flip?: boolean };
}
export type Options<C extends Command> = Common &
  Declared &
  (C extends keyof Special ? Special[C] : unknown);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function said(name: string, value: unknown): string[] {
  if (value === undefined || value === false) return [];
  const option = `--${kebab(name)}`;
  if (value === true) return [option];
  return [option, typeof value === "object" ? JSON.stringify(value) : String(value)];
}

/** The options as words; those that a genre declares stand under their own names. */
export function optionWords(options: object): string[] {
  const { declared, ...known } = options as { declared?: object };
  return Object.entries({ ...known, ...declared }).flatMap(([name, value]) => said(name, value));
}
