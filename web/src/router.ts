// Which page an address shows, and what it is told. Everything stands in the hash, so that any server
// of plain files serves the page and a position never leaves the device.

/** The pages; src/pages/table.tsx says what each shows. */
export const PAGES = [
  "home",
  "calendar",
  "new",
  "play",
  "rules",
  "lessons",
  "tour",
  "settings",
  "kept",
  "print",
] as const;
export type PageId = (typeof PAGES)[number];

export interface Route {
  page: PageId;
  words: Readonly<Record<string, string>>;
}

/** Who knows no such page is shown the first. */
export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const page = path === "" ? "home" : PAGES.find((one) => one === path);
  if (page === undefined) return { page: "home", words: {} };
  return { page, words: Object.fromEntries(new URLSearchParams(query)) };
}

export function linkTo(page: PageId, words: Route["words"] = {}): string {
  const query = Object.entries(words).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `#/${page === "home" ? "" : page}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

export const linkToBoard = (position: string): string => linkTo("play", { p: position });

/** The board of a lesson, which begins with marks. */
export const linkToLesson = (rung: string, position: string): string =>
  linkTo("play", { p: position, lesson: rung });

/** What is open: a game, or the board of a lesson. */
export const linkToOpen = (
  { address }: { address: string },
  lesson: { rung: string; start: string } | null,
): string => (lesson ? linkToLesson(lesson.rung, lesson.start) : linkToBoard(address));

/** Marks go along packed; src/store/link.ts says how. */
export const linkToMarks = (position: string, marks: string): string =>
  linkTo("play", { p: position, m: marks });

/** All that an address says by one word, which it may say more than once. */
export const allSaid = (hash: string, word: string): string[] =>
  new URLSearchParams(hash.split(/\?(.*)/s)[1] ?? "").getAll(word);

export function go(link: string): void {
  location.hash = link;
}

/** Changes the address without a new entry in the browser's history. */
export function replace(link: string): void {
  history.replaceState(null, "", link);
}
