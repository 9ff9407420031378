// Keeps the drawing in step with the state. Whatever changes position, highlights or language leads
// to one question to the engine; while it is being answered, only the last change waits.
import type { DrawAnswer } from "hashigo-engine";
import type { App } from "./app";
import { overlayOf, type PlayState, shownPosition } from "./state";

interface Order {
  position: string;
  overlay: string;
  used: boolean;
  lang: "en" | "ja";
}

function orderOf(app: App, state: PlayState): Order | null {
  if (!state.game) return null;
  const { checking, used, language: lang } = app.settings.get();
  const overlay = JSON.stringify(overlayOf(state, checking));
  return { position: shownPosition(state), overlay, used, lang };
}

const same = (a: Order | null, b: Order | null) => JSON.stringify(a) === JSON.stringify(b);

async function drawn(app: App, order: Order): Promise<DrawAnswer | null> {
  const overlay = JSON.parse(order.overlay) as object;
  const options = { overlay, used: order.used, svg: true, lang: order.lang };
  const answer = await app.engine.ask("draw", order.position, options).result;
  return answer.ok ? answer.value : null;
}

/** Starts painting; answers with how to stop. */
export function startPainter(app: App): () => void {
  let asked: Order | null = null;
  let busy = false;

  const paint = async () => {
    if (busy) return;
    busy = true;
    for (;;) {
      const order = orderOf(app, app.play.get());
      if (same(order, asked)) break;
      asked = order;
      const answer = order && (await drawn(app, order));
      if (!order || !answer || !app.play.get().game) continue;
      const { svg = "", labels } = answer;
      app.play.set({ drawing: { position: order.position, lang: order.lang, svg, labels } });
    }
    busy = false;
  };
  const stops = [
    app.play.watch((now, before) => {
      if (now.game !== before.game) asked = null; // what is opened may have no drawing yet
      paint();
    }),
    app.settings.watch(paint),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
