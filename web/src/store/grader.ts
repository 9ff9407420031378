// Finds out in the background how hard the open game is, and how many steps each rung takes. It
// gives way to every question of the player, and then tries again; so it does when the engine's code
// could not be fetched.
import type { GenreAnswer } from "hashigo-engine";
import { type Language, say, told } from "../i18n/say";
import type { App } from "./app";
import type { Game } from "./state";

/** Enough for any board that is played; a harder one goes without a grade. */
const NODES = 1_000_000;

/** What a grade is called: a rung's name, or that of the search beyond them. */
export function gradeName(language: Language, { rungs }: GenreAnswer, grade: string): string {
  const rung = rungs.find(({ id }) => id === grade);
  return rung ? told(language, rung.name) : say(language, "ladder.search");
}

/** The same with its place among the rungs, which says how hard it is, and that in a sentence. */
export function gradePlace(language: Language, genre: GenreAnswer, grade: string) {
  const { rungs } = genre;
  const name = gradeName(language, genre, grade);
  const at = rungs.findIndex(({ id }) => id === grade) + 1;
  return at > 0
    ? {
        text: say(language, "grade.place", at, rungs.length, name),
        title: say(language, "grade.place.title", at, rungs.length),
      }
    : {
        text: say(language, "grade.beyond", rungs.length, name),
        title: say(language, "grade.beyond.title", rungs.length),
      };
}

export function startGrader(app: App): () => void {
  let asked: Game | null = null;

  const grade = async (game: Game) => {
    asked = game;
    const options = { lang: app.settings.get().language, nodes: NODES };
    const job = app.engine.ask("grade", game.blank, options, { background: true });
    const answer = await job.result;
    if (answer.ok && app.play.get().game === game) app.play.set({ grade: answer.value });
    const later = !answer.ok && ["cancelled", "unreachable"].includes(answer.error.fault);
    if (later && asked === game) asked = null;
  };
  return app.play.watch(({ game, grade: known, panel, drawing }) => {
    const idle = panel.kind !== "thinking" && drawing !== null;
    if (game && !known && idle && asked !== game) grade(game);
  });
}
