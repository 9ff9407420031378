// Puzzles on paper: each on a sheet of its own, black on white whatever the page wears, with the
// answers where they are wanted. What the browser prints is what stands here without the controls.
import type { Verdict } from "hashigo-engine";
import { useEffect, useState } from "preact/hooks";
import { told } from "../i18n/say";
import type { Key } from "../i18n/table";
import { allSaid, linkTo } from "../router";
import { gradePlace } from "../store/grader";
import { titleIn } from "../store/samples";
import { fillSheets, MOST_SHEETS, type Printed, printedOf, type Sheet } from "../store/sheet";
import { useApp, useLanguage, useSay, useStore } from "../ui/hooks";

const PLACES = ["none", "foot", "last"] as const;
type Place = (typeof PLACES)[number];

/** One a text, filled while the page stands. */
function usePrinted(texts: readonly string[]): readonly Printed[] {
  const app = useApp();
  const [all, setAll] = useState<readonly Printed[]>([]);
  useEffect(() => {
    const printed = printedOf(texts);
    const page = new AbortController();
    setAll(printed);
    fillSheets(app, printed, page.signal);
    return () => {
      page.abort();
      for (const { wanted } of printed) wanted.abort();
    };
  }, [app, texts.join("\n")]);
  return all;
}

const useFound = ({ found }: Printed) => useStore(found, (now) => now);

function Board({ svg, of: { rows, cols } }: { svg: string; of: Sheet }) {
  // The engine's painter escapes all text.
  const html = { __html: svg };
  const size = { "--cols": cols, "--wider": cols / rows };
  return <div class="print-board" style={size} dangerouslySetInnerHTML={html} />;
}

/** What is to be said of an answer that is not known to be the only one. */
const REMARKS: Partial<Record<Verdict, Key>> = {
  many: "print.many.answers",
  unknown: "print.unknown",
};

/** Its answer could not be read beside others, or at the foot of the sheet. */
const isLarge = ({ rows, cols }: Sheet) => Math.max(rows, cols) > 20;

function Answer({ sheet, printed }: { sheet: Sheet; printed: Printed }) {
  const say = useSay();
  const { answer } = useFound(printed);
  const remark = typeof answer === "object" ? REMARKS[answer.verdict] : undefined;
  return (
    <figure class="print-answer">
      <figcaption class={remark ? "remark" : ""}>{say(remark ?? "print.answer")}</figcaption>
      {typeof answer === "object" && <Board svg={answer.svg} of={sheet} />}
      {answer === "none" && <p>{say("print.unsolved")}</p>}
      {answer === "working" && (
        <p>
          {say("print.solving")}{" "}
          <button type="button" class="link" onClick={() => printed.wanted.abort()}>
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
  return ({ genre, title, author, rows, cols }, grade) => {
    const name = told(language, genre.name);
    const graded =
      grade === null ? [] : [say("play.grade", gradePlace(language, genre, grade).text)];
    const size = say("size", rows, cols);
    const rest = [size, ...graded, ...(author === null ? [] : [say("print.by", author)])];
    if (title === null) return { title: name, rest };
    return { title: titleIn(language, title), rest: [name, ...rest] };
  };
}

function PuzzleSheet({ printed, place }: { printed: Printed; place: Place }) {
  const language = useLanguage();
  const headOf = useHead();
  const { sheet, grade } = useFound(printed);
  if (!sheet) return <article class="sheet" />;
  if ("fault" in sheet) {
    return (
      <article class="sheet">
        <p role="alert">{sheet.message}</p>
        <p class="dim">{sheet.code}</p>
      </article>
    );
  }
  const { title, rest } = headOf(sheet, grade);
  return (
    <article class={isLarge(sheet) ? "sheet large" : "sheet"} data-theme="print">
      <h2>{title}</h2>
      <p class="dim">{rest.join(" · ")}</p>
      <p class="print-rules">{told(language, sheet.genre.rules)}</p>
      <Board svg={sheet.svg} of={sheet} />
      {place === "foot" && <Answer sheet={sheet} printed={printed} />}
    </article>
  );
}

function LastAnswer({ printed }: { printed: Printed }) {
  const headOf = useHead();
  const { sheet } = useFound(printed);
  if (!sheet || "fault" in sheet) return null;
  return (
    <section class={isLarge(sheet) ? "large" : ""}>
      <p class="dim">{headOf(sheet, null).title}</p>
      <Answer sheet={sheet} printed={printed} />
    </section>
  );
}

/** All answers, small, in the order of the puzzles. */
function LastSheet({ all }: { all: readonly Printed[] }) {
  const say = useSay();
  return (
    <article class="sheet last" data-theme="print">
      <h2>{say("print.answers")}</h2>
      <div
        class="print-answers"
        style={{ "--across": Math.min(3, Math.ceil(Math.sqrt(all.length))) }}
      >
        {all.map((printed) => (
          <LastAnswer key={printed.at} printed={printed} />
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

function Nothing({ why }: { why: string }) {
  const say = useSay();
  return (
    <main class="page">
      <h1 class="big">{say("print.title")}</h1>
      <p>{why}</p>
      <p class="actions">
        <a class="link" href={linkTo("home")}>
          {say("app.back")}
        </a>
      </p>
    </main>
  );
}

function Sheets({ texts }: { texts: readonly string[] }) {
  const all = usePrinted(texts);
  const [place, setPlace] = useState<Place>("last");
  return (
    <main class="page print">
      <Controls place={place} setPlace={setPlace} />
      {all.map((printed) => (
        <PuzzleSheet key={printed.at} printed={printed} place={place} />
      ))}
      {place === "last" && <LastSheet all={all} />}
    </main>
  );
}

export function PrintPage() {
  const say = useSay();
  const texts = allSaid(location.hash, "p").filter((text) => text.trim() !== "");
  if (texts.length === 0) return <Nothing why={say("print.nothing")} />;
  if (texts.length > MOST_SHEETS)
    return <Nothing why={say("print.many", MOST_SHEETS, texts.length)} />;
  return <Sheets texts={texts} />;
}
