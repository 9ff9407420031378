// Puzzles on paper: each on a sheet of its own, black on white whatever the page wears, with the
// answers where they are wanted. What the browser prints is what stands here without the controls.
import type { EngineError } from "hashigo-engine";
import { useEffect, useState } from "preact/hooks";
import { told } from "../i18n/say";
import { allSaid, linkTo } from "../router";
import { gradeName } from "../store/grader";
import { titleIn } from "../store/samples";
import { NO_THOUGHTS, type Sheet, sheetOf, type Thoughts, think } from "../store/sheet";
import { useApp, useLanguage, useSay } from "../ui/hooks";

const PLACES = ["none", "foot", "last"] as const;
type Place = (typeof PLACES)[number];

interface Page {
  sheet: Sheet | EngineError | null;
  thoughts: Thoughts;
  stop: () => void;
}
const NO_PAGE: Page = { sheet: null, thoughts: NO_THOUGHTS, stop: () => {} };

function usePages(texts: readonly string[]): Page[] {
  const app = useApp();
  const [pages, setPages] = useState<Page[]>([]);
  useEffect(() => {
    setPages(texts.map(() => NO_PAGE));
    const stops: (() => void)[] = [];
    const tell = (at: number, found: Partial<Page>) =>
      setPages((all) => all.map((page, k) => (k === at ? { ...page, ...found } : page)));
    texts.forEach(async (text, k) => {
      const sheet = await sheetOf(app, text);
      if ("fault" in sheet) return tell(k, { sheet });
      let thoughts = NO_THOUGHTS;
      const stop = think(app, sheet, (found) => {
        thoughts = { ...thoughts, ...found };
        tell(k, { thoughts });
      });
      stops.push(stop);
      tell(k, { sheet, stop });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [app, texts.join("\n")]);
  return pages;
}

function Board({ svg, cols }: { svg: string; cols: number }) {
  // The engine's painter escapes all text.
  const html = { __html: svg };
  return <div class="print-board" style={{ "--cols": cols }} dangerouslySetInnerHTML={html} />;
}

function Answer({ sheet, page }: { sheet: Sheet; page: Page }) {
  const say = useSay();
  const { answer } = page.thoughts;
  return (
    <figure class="print-answer">
      <figcaption>{say("print.answer")}</figcaption>
      {typeof answer === "object" && <Board svg={answer.svg} cols={sheet.cols} />}
      {answer === "none" && <p>{say("print.unsolved")}</p>}
      {answer === "working" && (
        <p>
          {say("print.solving")}{" "}
          <button type="button" class="link" onClick={page.stop}>
            {say("think.cancel")}
          </button>
        </p>
      )}
    </figure>
  );
}

function useHead(): (sheet: Sheet, grade: string | null) => { title: string; rest: string[] } {
  const say = useSay();
  const language = useLanguage();
  return ({ genre, title, rows, cols }, grade) => {
    const name = told(language, genre.name);
    const graded = grade === null ? [] : [say("play.grade", gradeName(language, genre, grade))];
    const size = say("size", rows, cols);
    if (title === null) return { title: name, rest: [size, ...graded] };
    return { title: titleIn(language, title), rest: [name, size, ...graded] };
  };
}

function PuzzleSheet({ page, place }: { page: Page; place: Place }) {
  const language = useLanguage();
  const headOf = useHead();
  const { sheet, thoughts } = page;
  if (!sheet) return <article class="sheet" />;
  if ("fault" in sheet) {
    return (
      <article class="sheet">
        <p role="alert">{sheet.message}</p>
        <p class="dim">{sheet.code}</p>
      </article>
    );
  }
  const { title, rest } = headOf(sheet, thoughts.grade);
  return (
    <article class="sheet" data-theme="print">
      <h2>{title}</h2>
      <p class="dim">{rest.join(" · ")}</p>
      {sheet.genre.rules && <p class="print-rules">{told(language, sheet.genre.rules)}</p>}
      <Board svg={sheet.svg} cols={sheet.cols} />
      {place === "foot" && <Answer sheet={sheet} page={page} />}
    </article>
  );
}

/** All answers, small, in the order of the puzzles. */
function LastSheet({ pages }: { pages: readonly Page[] }) {
  const say = useSay();
  const headOf = useHead();
  const sheets = pages.flatMap((page) =>
    page.sheet && !("fault" in page.sheet) ? [{ page, sheet: page.sheet }] : [],
  );
  return (
    <article class="sheet last" data-theme="print">
      <h2>{say("print.answers")}</h2>
      <div class="print-answers">
        {sheets.map(({ page, sheet }) => (
          <section key={sheet.position}>
            <p class="dim">{headOf(sheet, null).title}</p>
            <Answer sheet={sheet} page={page} />
          </section>
        ))}
      </div>
    </article>
  );
}

function Controls({ place, setPlace }: { place: Place; setPlace: (place: Place) => void }) {
  const say = useSay();
  return (
    <section class="print-controls">
      <h1 class="big">{say("print.title")}</h1>
      <p class="dim">{say("print.paper")}</p>
      <fieldset class="chips">
        <legend>{say("print.answers")}</legend>
        {PLACES.map((one) => (
          <label key={one} class="chip">
            <input
              class="unseen"
              type="radio"
              name="answers"
              checked={one === place}
              onChange={() => setPlace(one)}
            />
            {say(`print.answers.${one}`)}
          </label>
        ))}
      </fieldset>
      <p class="actions">
        <button type="button" class="button main" onClick={() => window.print()}>
          {say("print.go")}
        </button>
      </p>
    </section>
  );
}

export function PrintPage() {
  const say = useSay();
  const texts = allSaid(location.hash, "p").filter((text) => text.trim() !== "");
  const pages = usePages(texts);
  const [place, setPlace] = useState<Place>("last");
  if (texts.length === 0) {
    return (
      <main class="page">
        <h1 class="big">{say("print.title")}</h1>
        <p>{say("print.nothing")}</p>
        <p class="actions">
          <a class="link" href={linkTo("home")}>
            {say("app.back")}
          </a>
        </p>
      </main>
    );
  }
  return (
    <main class="page print">
      <Controls place={place} setPlace={setPlace} />
      {pages.map((page, k) => (
        <PuzzleSheet key={texts[k]} page={page} place={place} />
      ))}
      {place === "last" && <LastSheet pages={pages} />}
    </main>
  );
}
