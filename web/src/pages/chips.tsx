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
}

export function Chips({ name, legend, items, chosen, onChoose, titled = false }: Props) {
  return (
    <fieldset class="chips">
      <legend class={titled ? "label" : "unseen"}>{legend}</legend>
      {items.map(({ value, label, mark }) => (
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
      ))}
    </fieldset>
  );
}
