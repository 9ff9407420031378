// The boards that were made to order lately, with the seed that each came from.
import { useState } from "preact/hooks";
import { madeBoards } from "../store/stock";
import { GRADE } from "../store/wish";
import { BoardLink, CardState, Graded, useCards, useGenreName } from "../ui/cards";
import { useApp, useSay } from "../ui/hooks";

export function MadeSection() {
  const app = useApp();
  const say = useSay();
  const nameOf = useGenreName();
  const cards = useCards();
  const [boards] = useState(() => madeBoards(app));
  if (boards.length === 0) return null;
  return (
    <section>
      <h2 class="heading">{say("new.made")}</h2>
      <ul class="cards small">
        {boards.map(({ wish, address }) => {
          const grade = wish.declared[GRADE];
          const card = cards.get(address);
          return (
            <li key={address} class="card">
              <BoardLink address={address} card={card}>
                <b>{nameOf(wish.genre)}</b>
                <span class="meta">{say("size", wish.rows, wish.cols)}</span>
                <span class="meta">{say("new.fromSeed", wish.seed)}</span>
                <span class="meta">
                  {typeof grade === "string" && <Graded genre={wish.genre} grade={grade} />}
                  {card && <CardState card={card} />}
                </span>
              </BoardLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
