// How hard a board is, as the ladder up to the rung that it needs, and the name of that rung. What
// needs the search stands one rung above all that the genre has.
import type { GenreAnswer } from "hashigo-engine";
import { gradeName } from "../store/grader";
import { useLanguage } from "./hooks";
import { LadderMark } from "./ladder_mark";

export function rungsUpTo({ rungs }: GenreAnswer, grade: string): number {
  const at = rungs.findIndex(({ id }) => id === grade);
  return at < 0 ? rungs.length + 1 : at + 1;
}

/** Of the genres that know a grade, the one in which it stands highest. */
export function tallest(genres: readonly GenreAnswer[], grade: string): GenreAnswer | undefined {
  const known = genres.filter(({ rungs }) => rungs.some(({ id }) => id === grade));
  const height = (genre: GenreAnswer) => rungsUpTo(genre, grade);
  return [...(known.length > 0 ? known : genres)].sort((a, b) => height(b) - height(a))[0];
}

/** What a grade is called in the language of the page. */
export function useGradeName(): (genre: GenreAnswer, grade: string) => string {
  const language = useLanguage();
  return (genre, grade) => gradeName(language, genre, grade);
}

export function GradeMark({ genre, grade }: { genre: GenreAnswer; grade: string }) {
  const upTo = rungsUpTo(genre, grade);
  return <LadderMark rungs={Math.max(genre.rungs.length, upTo)} upTo={upTo} />;
}
