// The first page: what was begun, what can be tried, a board made to order, or a puzzle from
// elsewhere.

import { useState } from "preact/hooks";
import { told } from "../i18n/say";
import { linkToBoard } from "../router";
import { SAMPLES, titleIn } from "../store/samples";
import { forgetGame } from "../store/saver";
import type { GameCard } from "../store/shelf";
import { useApp, useLanguage, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { RefusedCard } from "../ui/notice";
import { Thumbnail } from "../ui/thumbnail";
import { Maker } from "./maker";
import { OpenForm } from "./open_form";

const SHOWN = 6; // games to continue

function StateOf({ card }: { card: GameCard }) {
  const say = useSay();
  if (card.done) {
    return (
      <span class="card-state is-done">
        <Icon name="check" small />
        {say("card.done")}
      </span>
    );
  }
  const percent = card.total > 0 ? Math.round((100 * card.decided) / card.total) : 0;
  return (
    <span class="card-state">
      <Icon name="play" small />
      {say("card.percent", percent)}
    </span>
  );
}

/** A game's title, or else its genre's name. */
function useNameOf(): (card: GameCard) => string {
  const language = useLanguage();
  const genres = usePlay((state) => state.genres);
  return ({ title, genre: id }) => {
    if (title !== null) return titleIn(language, title);
    const genre = genres.find((one) => one.genre === id);
    return genre ? told(language, genre.name) : "";
  };
}

function Continue() {
  const app = useApp();
  const say = useSay();
  const nameOf = useNameOf();
  const [games, setGames] = useState(() => app.shelf.games().slice(0, SHOWN));
  if (games.length === 0) return null;
  const forget = (address: string) => {
    forgetGame(app, address);
    setGames(app.shelf.games().slice(0, SHOWN));
  };
  return (
    <section>
      <h2 class="heading">{say("home.continue")}</h2>
      <ul class="cards">
        {games.map((game) => (
          <li key={game.address} class="card">
            <a href={linkToBoard(game.address)}>
              <Thumbnail position={game.position} />
              <span class="card-text">
                <b>{nameOf(game)}</b>
                <span class="meta">
                  {say("size", game.rows, game.cols)}
                  <StateOf card={game} />
                </span>
              </span>
            </a>
            <button
              type="button"
              class="tool-button corner"
              aria-label={say("home.forget", nameOf(game))}
              onClick={() => forget(game.address)}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Samples() {
  const say = useSay();
  const language = useLanguage();
  if (SAMPLES.length === 0) return null;
  return (
    <section>
      <h2 class="heading">{say("home.samples")}</h2>
      <ul class="cards">
        {SAMPLES.map(({ address, title }) => (
          <li key={address} class="card">
            <a href={linkToBoard(address)}>
              <Thumbnail position={address} />
              <span class="card-text">
                <b>{title && titleIn(language, title)}</b>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomePage() {
  const say = useSay();
  const refused = usePlay((state) => state.refused);
  return (
    <main class="page home">
      <h1 class="big">{say("home.title")}</h1>
      <p class="lead">{say("home.lead")}</p>
      {refused && <RefusedCard refused={refused} kept={false} />}
      <Continue />
      <div class="two">
        <Maker />
        <OpenForm />
      </div>
      <Samples />
    </main>
  );
}
