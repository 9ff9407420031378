// For each rung an example and the boards on which it gives the next step: text files, a genre each. Only
// who learns needs them, so they are fetched by then.

/** Positions below `## RUNG`; other lines that begin with # are remarks. */
export function parseLessons(text: string): Map<string, string[]> {
  const lessons = new Map<string, string[]>();
  let boards: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith("## ")) {
      boards = [];
      lessons.set(line.slice(3), boards);
    } else if (line !== "" && !line.startsWith("#")) {
      boards.push(line);
    }
  }
  return lessons;
}

const FILES = import.meta.glob<string>("../../../data/lessons/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

const genreOf = (path: string) => /([^/]+)\.txt$/.exec(path)?.[1] ?? "";

export const LESSONS: ReadonlyMap<string, Map<string, string[]>> = new Map(
  Object.entries(FILES).map(([path, text]) => [genreOf(path), parseLessons(text)]),
);

export interface Boards {
  example: string | null;
  boards: readonly string[];
}

export type BoardsOf = typeof boardsOf;

export function boardsOf(genre: string, rung: string): Boards {
  const [example = null, ...boards] = LESSONS.get(genre)?.get(rung) ?? [];
  return { example, boards };
}
