// A step in words: its rung, why it follows, the cases behind it, and what the marks on the board mean.
import type { Rung, Site, Step } from "hashigo-engine";
import { sayCount, say as sayIn, told } from "../i18n/say";
import { linkTo } from "../router";
import { useLanguage, usePlay, useSay } from "./hooks";
import { Message } from "./panel_parts";
import { Swatch } from "./swatch";

/** A rung's name and title; above all rungs is the search. */
export function rungTitle(
  language: "en" | "ja",
  rungs: readonly Rung[],
  id: string,
): [string, string] {
  const rung = rungs.find((one) => one.id === id);
  if (rung) return [told(language, rung.name), told(language, rung.title)];
  return [sayIn(language, "ladder.search"), sayIn(language, "ladder.search.title")];
}

/** The places drawn as grounds: each once, and not those drawn as what follows. */
export function groundsOf({ because, therefore }: Pick<Step, "because" | "therefore">): number {
  const names = (sites: readonly Site[]) => new Set(sites.map((site) => JSON.stringify(site)));
  const concluded = names(therefore);
  return [...names(because)].filter((name) => !concluded.has(name)).length;
}

/** A step's sentence and what it stands on, with the signs that the board shows. */
export function Grounds({ step, open = false }: { step: Step; open?: boolean }) {
  const say = useSay();
  const language = useLanguage();
  const grounds = groundsOf(step);
  return (
    <>
      <Message text={step.message} />
      {step.chain && (
        <details class="chain" open={open}>
          <summary>{say("hint.chain")}</summary>
          <ol>
            {step.chain.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ol>
        </details>
      )}
      <dl class="legend">
        {grounds > 0 && (
          <div>
            <dt>
              <Swatch of="because" />
              {say("hint.because")}
            </dt>
            <dd>{sayCount(language, "hint.places.one", "hint.places", grounds)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Swatch of="therefore" />
            {say("hint.therefore")}
          </dt>
          <dd>{step.concludes}</dd>
        </div>
      </dl>
    </>
  );
}

export function Reason({ step }: { step: Step }) {
  return (
    <>
      <RungHeading rung={step.rung} />
      <Grounds step={step} />
      <LessonLink rung={step.rung} />
    </>
  );
}

export function RungHeading({ rung }: { rung: string }) {
  const language = useLanguage();
  const rungs = usePlay((state) => state.game?.genre.rungs ?? []);
  const [name, title] = rungTitle(language, rungs, rung);
  return (
    <h2>
      {name} <small>{title}</small>
    </h2>
  );
}

/** The search above the rungs has no lesson. */
export function LessonLink({ rung }: { rung: string }) {
  const say = useSay();
  const genre = usePlay((state) => state.game?.genre);
  if (!genre?.rungs.some(({ id }) => id === rung)) return null;
  return (
    <p class="lesson-link">
      <a class="link" href={linkTo("lessons", { g: genre.genre, r: rung })}>
        {say("lessons.more")}
      </a>
    </p>
  );
}
