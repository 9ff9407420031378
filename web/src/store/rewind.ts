// Back to before the first wrong mark that still stands: the last position of the history in which
// nothing is wrong. It is looked for backwards, one position after the other, since a mark may have been
// wrong, mended and wrong again. What was made since is not lost: it can be redone.
import type { HintAnswer, Job, Options, Result } from "hashigo-engine";
import { sayCount } from "../i18n/say";
import type { App } from "./app";
import type { History } from "./history";
import { backTo, notify } from "./moves";
import { think } from "./thinking";

export const isWrong = ({ state }: HintAnswer): boolean => state === "wrong" || state === "broken";

/** Where in the history nothing is wrong; at its beginning there are no marks. */
function lastRight(app: App, { entries, at }: History, options: Options<"hint">): Job<number> {
  let asked: Job<HintAnswer> | null = null;
  const search = async (): Promise<Result<number>> => {
    for (let k = at - 1; k > 0; k -= 1) {
      asked = app.engine.ask("hint", entries[k] ?? "", options);
      const answer = await asked.result;
      if (!answer.ok) return answer;
      if (!isWrong(answer.value)) return { ok: true, value: k, exit: 0 };
    }
    return { ok: true, value: 0, exit: 0 };
  };
  return { result: search(), cancel: () => asked?.cancel() };
}

/** Answers when it is there. */
export function rewind(app: App): Promise<void> {
  const lang = app.settings.get().language;
  return think<number>(
    app,
    "rewind",
    ({ game, history }) => {
      // Whether a mark is wrong is told before any rung is tried, so the lowest is enough.
      const [lowest] = game?.genre.rungs ?? [];
      return lastRight(app, history, { lang, noSearch: true, ...(lowest && { upTo: lowest.id }) });
    },
    (at) => {
      const gone = app.play.get().history.at - at;
      backTo(app, at);
      notify(app, sayCount(lang, "rewind.done.one", "rewind.done", gone));
      return { kind: "rest" };
    },
  );
}
