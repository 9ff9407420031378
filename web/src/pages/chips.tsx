// One of several, as a row of small labels of which one is lit.
import type { ComponentChildren } from "preact";

export interface ChipItem {
  value: string | null;
  label: string;
  /** Stands before the label. */
  mark?: ComponentChildren;
}

interface Props {
  name: string;
  legend: string;
  items: readonly ChipItem[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
  /** Shows the legend, which otherwise is only heard. */
  titled?: boolean;
  /** What the first and the last mean, where the order says something. */
  ends?: readonly [string, string];
}

export function Chips({ name, legend, items, chosen, onChoose, titled = false, ends }: Props) {
  const chip = ({ value, label, mark }: ChipItem) => (
    <label key={value} class="chip">
      <input
        class="unseen"
        type="radio"
        name={name}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {mark}
      {label}
    </label>
  );
  const marked = items.filter(({ mark }) => mark);
  return (
    <fieldset class="chips">
      <legend class={titled ? "label" : "unseen"}>{legend}</legend>
      {items.filter(({ mark }) => !mark).map(chip)}
      {ends && marked.length > 1 && <span class="chips-end">{ends[0]}</span>}
      {marked.map(chip)}
      {ends && marked.length > 1 && <span class="chips-end">{ends[1]}</span>}
    </fieldset>
  );
}
