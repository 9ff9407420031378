// All that is kept on this device: how much it is, out into one file and in again, and away with it.
// Whatever is taken away here can be put back until something else is, or the page is closed or
// loaded anew. A file that was given on another page is asked about first.
import { sayCount } from "../i18n/say";
import { download } from "../store/download";
import { allKept, bytesKept, LARGEST_FILE, type Taken, takeAway, takeIn } from "../store/kept";
import { wasDone } from "../store/record";
import { useApp, useLanguage, useSay, useStore } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { KeptGames } from "./kept_games";
import { Lasting } from "./kept_lasting";

/** What taking a file in counts, in the order in which it is told. */
const COUNTS = ["added", "renewed", "known"] as const;

const today = () => new Date().toLocaleDateString("sv"); // 2026-11-30, in the player's own time

function DoneLine() {
  const app = useApp();
  const say = useSay();
  const done = useStore(app.kept, (news) => news.done);
  return (
    <p class={done ? "kept-done" : "unseen"} aria-live="polite">
      {done && <span class={done.wrong ? "is-wrong" : ""}>{done.text}</span>}
      {done?.undo && (
        <button type="button" class="link" onClick={done.undo}>
          {say("play.undo")}
        </button>
      )}
    </p>
  );
}

/** A file that was given on another page, and the question whether it is meant. */
function Offered({ onTake }: { onTake: (file: Blob) => void }) {
  const app = useApp();
  const say = useSay();
  const file = useStore(app.kept, (news) => news.file);
  if (!file) return null;
  const answer = (taken: boolean) => {
    app.kept.set({ file: null });
    if (taken) onTake(file);
  };
  return (
    <section class="box" role="alert">
      <p>{say("import.offer")}</p>
      <p class="actions">
        <button type="button" class="button main" onClick={() => answer(true)}>
          {say("import.take")}
        </button>
        <button type="button" class="button" onClick={() => answer(false)}>
          {say("import.leave")}
        </button>
      </p>
    </section>
  );
}

/** How a file is taken in, and told of. */
function useTaking(): (file: Blob) => void {
  const app = useApp();
  const say = useSay();
  const told = ({ odd, ...counts }: Taken) => {
    const found = COUNTS.filter((count) => counts[count] > 0);
    const parts = found.map((count) => say(`import.${count}`, counts[count]));
    const sum =
      parts.length > 0 ? say("import.done", parts.join(say("import.and"))) : say("import.none");
    return odd > 0 ? `${sum} ${say("import.odd", odd)}` : sum;
  };
  return async (file) => {
    const large = file.size > LARGEST_FILE;
    const taken = large ? ("import.large" as const) : takeIn(app, await file.text());
    const wrong = typeof taken === "string";
    app.kept.set({ done: { text: wrong ? say(taken) : told(taken), wrong } });
  };
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

function Along({ onTake }: { onTake: (file: Blob) => void }) {
  const app = useApp();
  const say = useSay();
  const choose = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) onTake(file);
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
  const take = useTaking();
  useStore(app.kept, (news) => news.done); // whatever is done changes what is shown
  const remove = (names: readonly string[], text: string) => {
    const putBack = takeAway(app, names);
    const undo = () => {
      putBack();
      app.kept.set({ done: { text: say("kept.back") } });
    };
    app.kept.set({ done: { text, undo } });
  };
  const names = app.shelf.names();
  return (
    <main class="page kept">
      <h1 class="big">{say("kept.title")}</h1>
      <p class="lead">{say("kept.lead")}</p>
      <Offered onTake={take} />
      <DoneLine />
      <div class="two">
        <Along onTake={take} />
        <Lasting />
      </div>
      <KeptGames onRemove={(name, title) => remove([name], say("kept.removed", title))} />
      {names.length > 0 && <Wipe onWipe={() => remove(names, say("kept.gone"))} />}
    </main>
  );
}
