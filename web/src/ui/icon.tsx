// One glyph of the icon sheet by its name. Genres name glyphs of their own choice, so the sheet is
// data (icons.svg) and no list of names stands here.
import sheet from "./icons.svg?raw";

/** Puts the sheet into the document, once, where every glyph can be used from. */
export function placeIcons(into: HTMLElement): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = sheet;
  into.prepend(holder);
}

export function Icon({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <svg class={small ? "icon small" : "icon"} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
