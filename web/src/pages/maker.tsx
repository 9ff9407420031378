// A board made to order: for each genre a size and a button. The engine refuses what cannot be made
// and says why.
import type { EngineError, GenreAnswer, Job, WrittenAnswer } from "hashigo-engine";
import { useRef, useState } from "preact/hooks";
import { told } from "../i18n/say";
import { openHere } from "../store/visit";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";

const SIDES = [6, 8, 10, 12, 15];
const USUAL = 8;

const newSeed = () => Math.floor(Math.random() * 2 ** 31);

function MakerOf({ genre }: { genre: GenreAnswer }) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const [side, setSide] = useState(USUAL);
  const [error, setError] = useState<EngineError | null>(null);
  const [busy, setBusy] = useState(false);
  const job = useRef<Job<WrittenAnswer> | null>(null);

  const make = async () => {
    setBusy(true);
    setError(null);
    const options = { size: `${side}x${side}`, seed: newSeed(), lang: language };
    job.current = app.engine.ask("generate", genre.genre, options);
    const answer = await job.current.result;
    setBusy(false);
    if (answer.ok) openHere(app, answer.value.url);
    else if (answer.error.fault !== "cancelled") setError(answer.error);
  };
  return (
    <div class="maker">
      <h3>{told(language, genre.name)}</h3>
      <fieldset class="chips">
        <legend class="unseen">{say("home.new.size")}</legend>
        {SIDES.map((one) => (
          <label key={one} class="chip">
            <input
              class="unseen"
              type="radio"
              name={`side-${genre.genre}`}
              checked={one === side}
              onChange={() => setSide(one)}
            />
            {say("size", one, one)}
          </label>
        ))}
      </fieldset>
      <p class="actions">
        {busy ? (
          <button type="button" class="button" onClick={() => job.current?.cancel()}>
            {say("home.new.cancel")}
          </button>
        ) : (
          <button type="button" class="button main" onClick={make}>
            {say("home.new.go")}
          </button>
        )}
        {busy && <span class="dim">{say("home.new.busy")}</span>}
      </p>
      {error && (
        <p class="is-wrong" role="alert">
          {error.message}
        </p>
      )}
    </div>
  );
}

export function Maker() {
  const say = useSay();
  const genres = usePlay((state) => state.genres);
  return (
    <section class="box">
      <h2>{say("home.new")}</h2>
      {genres.map((genre) => (
        <MakerOf key={genre.genre} genre={genre} />
      ))}
    </section>
  );
}
