// What a board made to order is asked to be: genre, size, how hard, and the seed.
import type { GenreAnswer } from "hashigo-engine";
import { told } from "../i18n/say";
import { freshSeed, gradeOption, ofGenre, type Wish, withOption } from "../store/wish";
import { GradeMark, useGradeName } from "../ui/grade_mark";
import { useLanguage, usePlay, useSay } from "../ui/hooks";
import { type ChipItem, Chips } from "./chips";

const SIDES = [6, 8, 10, 12, 14];

export interface WishPart {
  wish: Wish;
  genre: GenreAnswer;
  onWish: (wish: Wish) => void;
}

export function Genres({ wish, onWish }: WishPart) {
  const say = useSay();
  const language = useLanguage();
  const genres = usePlay((state) => state.genres);
  const choose = (id: string | null) => {
    const genre = genres.find((one) => one.genre === id);
    if (genre) onWish(ofGenre(wish, genre));
  };
  return (
    <Chips
      name="new-genre"
      legend={say("shipped.genre")}
      titled
      items={genres.map(({ genre, name }) => ({ value: genre, label: told(language, name) }))}
      chosen={wish.genre}
      onChoose={choose}
    />
  );
}

interface NumberProps {
  label: string;
  value: number;
  onValue: (value: number) => void;
  wide?: boolean;
}

/** Digits only; an empty field counts as 0, which the engine refuses in its own words. */
function NumberField({ label, value, onValue, wide = false }: NumberProps) {
  return (
    <input
      class={wide ? "number wide" : "number"}
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      value={value}
      onInput={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, 9);
        event.currentTarget.value = digits;
        onValue(Number(digits));
      }}
    />
  );
}

export function Size({ wish, onWish }: WishPart) {
  const say = useSay();
  const { rows, cols } = wish;
  const items = SIDES.map((side) => ({ value: String(side), label: say("size", side, side) }));
  const choose = (side: string | null) =>
    onWish({ ...wish, rows: Number(side), cols: Number(side) });
  return (
    <div class="wish-line">
      <Chips
        name="new-size"
        legend={say("new.size")}
        titled
        items={items}
        chosen={rows === cols ? String(rows) : null}
        onChoose={choose}
      />
      <span class="number-pair">
        <NumberField
          label={say("new.rows")}
          value={rows}
          onValue={(value) => onWish({ ...wish, rows: value })}
        />
        ×
        <NumberField
          label={say("new.cols")}
          value={cols}
          onValue={(value) => onWish({ ...wish, cols: value })}
        />
      </span>
    </div>
  );
}

/** The grades that the genre's generator knows. */
export function Grade({ wish, genre, onWish }: WishPart) {
  const say = useSay();
  const nameOf = useGradeName();
  const option = gradeOption(genre);
  if (!option?.choices) return null;
  const item = (choice: string): ChipItem =>
    choice === option.default
      ? { value: choice, label: say("shipped.anyGrade") }
      : {
          value: choice,
          label: nameOf(genre, choice),
          mark: <GradeMark genre={genre} grade={choice} />,
        };
  return (
    <Chips
      name="new-grade"
      legend={say("new.grade")}
      ends={[say("shipped.easy"), say("shipped.hard")]}
      titled
      items={option.choices.map(item)}
      chosen={String(wish.declared[option.name] ?? option.default)}
      onChoose={(choice) => onWish(withOption(wish, option, choice))}
    />
  );
}

export function Seed({ wish, onWish }: WishPart) {
  const say = useSay();
  return (
    <fieldset>
      <legend class="label">{say("new.seed")}</legend>
      <span class="number-pair">
        <NumberField
          label={say("new.seed")}
          value={wish.seed}
          onValue={(seed) => onWish({ ...wish, seed })}
          wide
        />
        <button type="button" class="button" onClick={() => onWish({ ...wish, seed: freshSeed() })}>
          {say("new.fresh")}
        </button>
      </span>
    </fieldset>
  );
}
