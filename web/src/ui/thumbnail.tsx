// A small drawing of a position, by the same painter as the board; places may be highlighted.
import type { Overlay } from "hashigo-engine";
import { useEffect, useState } from "preact/hooks";
import { useApp } from "./hooks";

export function Thumbnail({ position, overlay }: { position: string; overlay?: Overlay }) {
  const app = useApp();
  const [svg, setSvg] = useState("");
  useEffect(() => {
    let wanted = true;
    app.engine
      .ask("draw", position, overlay ? { svg: true, overlay } : { svg: true })
      .result.then((answer) => {
        if (wanted && answer.ok) setSvg(answer.value.svg ?? "");
      });
    return () => {
      wanted = false;
    };
  }, [app, position, overlay]);
  // The engine's painter escapes all text.
  return <div class="thumbnail" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
