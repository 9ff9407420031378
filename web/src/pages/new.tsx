// A board made to order. It is made quietly while it is chosen and shown beside the form; the engine
// refuses what cannot be made and says why, and what takes long can be cancelled.
import type { EngineError, Job, Progress, WrittenAnswer } from "hashigo-engine";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Route } from "../router";
import { openMade } from "../store/next";
import { cool, make, ready, warm } from "../store/stock";
import { firstWish, keepWish, lastWish, nextWish, ofGenre, type Wish } from "../store/wish";
import { useApp, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { Thumbnail } from "../ui/thumbnail";
import { FinerOptions } from "./finer_options";
import { MadeSection } from "./made_section";
import { Genres, Grade, Seed, Size } from "./wish_fields";

const STILL = 300; // milliseconds until a wish counts as settled

/** What is known of the board that is wished for. */
type Seen = { address: string } | { error: EngineError } | null;

/** Makes the board of a wish quietly. */
function useSeen(wish: Wish): [Seen, (seen: Seen) => void] {
  const app = useApp();
  const [seen, setSeen] = useState<Seen>(null);
  useEffect(() => {
    keepWish(app, wish);
    setSeen(null);
    const timer = setTimeout(() => warm(app, wish, setSeen), STILL);
    return () => {
      clearTimeout(timer);
      cool();
    };
  }, [app, wish]);
  return [seen, setSeen];
}

interface Making {
  busy: boolean;
  progress: Progress | null;
}
const REST: Making = { busy: false, progress: null };

/** Makes the board of a wish, unless it is there, and opens it. */
function useMaking(wish: Wish, onRefused: (seen: Seen) => void) {
  const app = useApp();
  const [making, setMaking] = useState(REST);
  const job = useRef<Job<WrittenAnswer> | null>(null);
  const cancel = () => job.current?.cancel();
  useEffect(() => cancel, []);

  const open = (address: string) => {
    keepWish(app, nextWish(wish));
    return openMade(app, wish, address);
  };
  const start = async () => {
    const stocked = ready(app, wish);
    if (stocked !== null) return open(stocked);
    setMaking({ busy: true, progress: null });
    job.current = make(app, wish, (progress) => setMaking({ busy: true, progress }));
    const answer = await job.current.result;
    job.current = null;
    setMaking(REST);
    if (answer.ok) return open(answer.value.url);
    if (answer.error.fault !== "cancelled") onRefused({ error: answer.error });
  };
  return { ...making, start, cancel };
}

function Busy({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  const say = useSay();
  return (
    <div class="making">
      <div class="busy" role="progressbar" aria-label={say("think.next")} />
      <p class="actions">
        <button type="button" class="button" onClick={onCancel}>
          {say("think.cancel")}
        </button>
        <span class="dim" aria-live="off">
          {progress ? say("think.nodes", progress.done.toLocaleString("en")) : say("think.next")}
        </span>
      </p>
    </div>
  );
}

/** The board, or why there is none. */
function Preview({ seen }: { seen: Seen }) {
  const say = useSay();
  if (seen && "address" in seen) return <Thumbnail position={seen.address} first />;
  const error = seen?.error ?? null;
  const refused = error !== null && error.fault !== "limit";
  return (
    <div class="thumbnail empty">
      <p class={refused ? "is-wrong with-icon" : "dim"} role={refused ? "alert" : "status"}>
        {refused && <Icon name="alert" small />}
        {refused ? error.message : error && say("new.long")}
      </p>
    </div>
  );
}

function Order({ first }: { first: Wish }) {
  const say = useSay();
  const [wish, setWish] = useState(first);
  const genre = usePlay((state) => state.genres.find((one) => one.genre === wish.genre));
  const [seen, setSeen] = useSeen(wish);
  const { busy, progress, start, cancel } = useMaking(wish, setSeen);
  if (!genre) return null;
  const change = (next: Wish) => {
    cancel();
    setWish(next);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (!busy) start();
  };
  const part = { wish, genre, onWish: change };
  return (
    <div class="order-parts">
      <form class="box order" onSubmit={submit}>
        <Genres {...part} />
        <Size {...part} />
        <Grade {...part} />
        <Seed {...part} />
        <FinerOptions {...part} />
        {busy ? (
          <Busy progress={progress} onCancel={cancel} />
        ) : (
          <p class="actions">
            <button type="submit" class="button main">
              {say("new.go")}
            </button>
          </p>
        )}
      </form>
      <div class="card preview">
        <Preview seen={seen} />
      </div>
    </div>
  );
}

/** The last wish; a genre that the address names goes before the one of then. */
function useFirstWish({ g }: Route["words"]): Wish | null {
  const app = useApp();
  const genres = usePlay((state) => state.genres);
  const wish = lastWish(app);
  const named = genres.find(({ genre }) => genre === (g ?? wish?.genre)) ?? genres[0];
  if (!named) return null;
  return wish ? ofGenre(wish, named) : firstWish(named.genre);
}

export function NewPage({ words }: Pick<Route, "words">) {
  const say = useSay();
  const first = useFirstWish(words);
  return (
    <main class="page new">
      <h1 class="big">{say("new.title")}</h1>
      <p class="lead">{say("new.lead")}</p>
      {first && <Order first={first} />}
      <MadeSection />
    </main>
  );
}
