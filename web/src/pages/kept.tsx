// All that is kept on this device: how much it is, out into one file and in again, and away with it.
// Whatever is taken away here can be put back until the page is left.
import { useState } from "preact/hooks";
import { sayCount } from "../i18n/say";
import { download } from "../store/download";
import { allKept, bytesKept, LARGEST_FILE, type Taken, takeAway, takeIn } from "../store/kept";
import { wasDone } from "../store/record";
import { useApp, useLanguage, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { KeptGames } from "./kept_games";
import { Lasting } from "./kept_lasting";

/** What has just been done, and how it is undone. */
interface Done {
  text: string;
  wrong?: boolean;
  undo?: () => void;
}

/** What taking a file in counts, in the order in which it is told. */
const COUNTS = ["added", "renewed", "known"] as const;

const today = () => new Date().toLocaleDateString("sv"); // 2026-11-30, in the player's own time

function DoneLine({ done, onUndo }: { done: Done | null; onUndo: () => void }) {
  const say = useSay();
  return (
    <p class={done ? "kept-done" : "unseen"} aria-live="polite">
      {done && <span class={done.wrong ? "is-wrong" : ""}>{done.text}</span>}
      {done?.undo && (
        <button type="button" class="link" onClick={onUndo}>
          {say("play.undo")}
        </button>
      )}
    </p>
  );
}

function Sum() {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const cards = app.shelf.cards();
  const done = cards.filter(wasDone).length;
  const several = say(done > 0 ? "kept.sum.done" : "kept.sum", cards.length, done);
  const sum =
    cards.length > 1 ? several : sayCount(language, "kept.sum.one", "kept.sum.none", cards.length);
  const aside = app.shelf.aside();
  return (
    <p>
      <b>{sum}</b>
      <span class="dim">
        {` · ${say("kept.bytes", Math.ceil(bytesKept(app.shelf) / 1000))}`}
        {aside > 0 && ` · ${say("kept.aside", aside)}`}
      </span>
    </p>
  );
}

function Along({ onDone }: { onDone: (done: Done) => void }) {
  const app = useApp();
  const say = useSay();
  const told = ({ odd, ...counts }: Taken) => {
    const found = COUNTS.filter((count) => counts[count] > 0);
    const parts = found.map((count) => say(`import.${count}`, counts[count]));
    const sum =
      parts.length > 0 ? say("import.done", parts.join(say("import.and"))) : say("import.none");
    return odd > 0 ? `${sum} ${say("import.odd", odd)}` : sum;
  };
  const take = async (file: File) => {
    const large = file.size > LARGEST_FILE;
    const taken = large ? ("import.large" as const) : takeIn(app, await file.text());
    const wrong = typeof taken === "string";
    onDone({ text: wrong ? say(taken) : told(taken), wrong });
  };
  const choose = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) take(file);
    input.value = "";
  };
  const save = () =>
    download(
      `hashigo-${today()}.json`,
      new Blob([allKept(app.shelf)], { type: "application/json" }),
    );
  return (
    <section class="box">
      <h2>{say("kept.take")}</h2>
      <Sum />
      <p class="dim">{say("kept.take.text")}</p>
      <p class="actions">
        <button type="button" class="button main" onClick={save}>
          {say("kept.export")}
        </button>
        <label class="button">
          <Icon name="file" small />
          {say("kept.import")}
          <input class="unseen" type="file" onChange={choose} />
        </label>
      </p>
    </section>
  );
}

function Wipe({ onWipe }: { onWipe: () => void }) {
  const say = useSay();
  return (
    <section class="kept-wipe">
      <p class="dim">{say("kept.wipe.text")}</p>
      <button type="button" class="button is-wrong" onClick={onWipe}>
        {say("kept.wipe")}
      </button>
    </section>
  );
}

export function KeptPage() {
  const app = useApp();
  const say = useSay();
  const [done, setDone] = useState<Done | null>(null);
  const remove = (names: readonly string[], text: string) => {
    const putBack = takeAway(app, names);
    const undo = () => {
      putBack();
      setDone({ text: say("kept.back") });
    };
    setDone({ text, undo });
  };
  const names = app.shelf.names();
  return (
    <main class="page kept">
      <h1 class="big">{say("kept.title")}</h1>
      <p class="lead">{say("kept.lead")}</p>
      <DoneLine done={done} onUndo={() => done?.undo?.()} />
      <div class="two">
        <Along onDone={setDone} />
        <Lasting />
      </div>
      <KeptGames onRemove={(name, title) => remove([name], say("kept.removed", title))} />
      {names.length > 0 && <Wipe onWipe={() => remove(names, say("kept.gone"))} />}
    </main>
  );
}
