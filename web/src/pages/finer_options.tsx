// What else a genre's generator can be told, as the genre declares it; folded away, since every option
// has a usual value.
import type { GenreAnswer, Option } from "hashigo-engine";
import { type Language, told } from "../i18n/say";
import { GRADE, isOpen, offered, type Wish, withOption } from "../store/wish";
import { useLanguage, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";

interface FieldProps {
  id: string;
  option: Option;
  /** What is said of it; nothing where it is as usual. */
  value: string | true | undefined;
  onValue: (value: string | true | null) => void;
}

function Choice({ id, option, value, onValue }: FieldProps) {
  const language = useLanguage();
  return (
    <select
      id={id}
      class="number wide"
      value={String(value ?? option.default ?? "")}
      onChange={(event) => onValue(event.currentTarget.value)}
    >
      {offered(option).map((choice, k) => (
        <option key={choice} value={choice}>
          {told(language, option.names?.[k] ?? { en: choice, ja: choice })}
        </option>
      ))}
    </select>
  );
}

function Flag({ id, value, onValue }: FieldProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onValue(event.currentTarget.checked ? true : null)}
    />
  );
}

function Amount({ id, option, value, onValue }: FieldProps) {
  return (
    <input
      id={id}
      class="number wide"
      type="text"
      autocomplete="off"
      inputMode={option.kind === "integer" ? "numeric" : "decimal"}
      placeholder={option.default ?? ""}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => onValue(event.currentTarget.value.trim())}
    />
  );
}

const FIELDS = { choice: Choice, flag: Flag, integer: Amount, real: Amount } as const;

/** What an option is about; what its choices are called stands in the field. */
function labelOf({ help, names }: Option, language: Language): string {
  const text = names ? (told(language, help).split(/: |：/)[0] ?? "") : told(language, help);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Props {
  wish: Wish;
  genre: GenreAnswer;
  onWish: (wish: Wish) => void;
}

export function FinerOptions({ wish, genre, onWish }: Props) {
  const say = useSay();
  const language = useLanguage();
  const options = genre.generate.filter((one) => one.name !== GRADE && isOpen(one));
  const said = options.filter(({ name }) => wish.declared[name] !== undefined).length;
  if (options.length === 0) return null;
  return (
    <details class="finer" open={said > 0}>
      <summary>
        <Icon name="next" small />
        {say("new.finer")}
      </summary>
      {options.map((option) => {
        const Field = FIELDS[option.kind];
        return (
          <div key={`${genre.genre} ${option.name}`} class="finer-line">
            <label for={`new-${option.name}`}>{labelOf(option, language)}</label>
            <Field
              id={`new-${option.name}`}
              option={option}
              value={wish.declared[option.name]}
              onValue={(value) => onWish(withOption(wish, option, value))}
            />
          </div>
        );
      })}
    </details>
  );
}
