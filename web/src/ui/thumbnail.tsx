// A small drawing of a position, by the same painter as the board.
import { useEffect, useState } from "preact/hooks";
import { useApp } from "./hooks";

export function Thumbnail({ position }: { position: string }) {
  const app = useApp();
  const [svg, setSvg] = useState("");
  useEffect(() => {
    let wanted = true;
    app.engine.ask("draw", position, { svg: true }).result.then((answer) => {
      if (wanted && answer.ok) setSvg(answer.value.svg ?? "");
    });
    return () => {
      wanted = false;
    };
  }, [app, position]);
  // The engine's painter escapes all text.
  return <div class="thumbnail" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
