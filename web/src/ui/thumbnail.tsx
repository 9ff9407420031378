// A small drawing of a position, by the same painter as the board; places may be highlighted. It is
// drawn when it comes near the window.
import type { Overlay } from "hashigo-engine";
import { useEffect, useRef, useState } from "preact/hooks";
import { keyOf, picturesOf } from "../store/pictures";
import { useApp } from "./hooks";

const NEAR = "240px"; // beyond the window

/** Calls once when an element comes near the window; answers with how to stop looking. */
function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

interface Props {
  position: string;
  overlay?: Overlay;
  /** Before all that wait. */
  first?: boolean;
}

export function Thumbnail({ position, overlay, first = false }: Props) {
  const pictures = picturesOf(useApp().engine);
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ key: "", svg: "" });
  const picture = { position, ...(overlay && { overlay }) };
  const key = keyOf(picture);
  const latest = useRef(picture);
  latest.current = picture;
  const svg = pictures.known(key) ?? (drawn.key === key ? drawn.svg : "");
  const missing = svg === "";
  useEffect(() => {
    if (!place.current || !missing) return;
    let giveUp = () => {};
    const look = whenNear(place.current, () => {
      giveUp = pictures.draw(latest.current, (done) => setDrawn({ key, svg: done }), first);
    });
    return () => {
      look();
      giveUp();
    };
  }, [pictures, key, missing, first]);
  return (
    // The engine's painter escapes all text.
    <div
      ref={place}
      class="thumbnail"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
