// Keeps the drawing in step with the state. Whatever changes position, highlights or language leads
// to one question to the engine; while it is being answered, only the last change waits. In a trial
// the position that it began from is drawn too, to tell what has been marked since.
import type { DrawAnswer, EngineError, Label, Result } from "hashigo-engine";
import { say } from "../i18n/say";
import type { App } from "./app";
import { openTrials } from "./history";
import { closePanel } from "./moves";
import { overlayOf, type PlayState, shownPosition } from "./state";

interface Order {
  position: string;
  overlay: string;
  used: boolean;
  lang: "en" | "ja";
  /** Where the outermost trial began. */
  before: string | null;
}

function orderOf(app: App, state: PlayState): Order | null {
  if (!state.game) return null;
  const { checking, used, language: lang } = app.settings.get();
  const overlay = JSON.stringify(overlayOf(state, checking));
  const [trial] = state.replay?.looking ? [] : openTrials(state.history);
  const before = (trial && state.history.entries[trial.from]) ?? null;
  return { position: shownPosition(state), overlay, used, lang, before };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Drawn = Result<DrawAnswer>;

function drawn(app: App, order: Order): Promise<Drawn> {
  const overlay = JSON.parse(order.overlay) as object;
  const options = { overlay, used: order.used, svg: true, lang: order.lang };
  return app.engine.ask("draw", order.position, options).result;
}

/** Draws the same again only if it is not the last that it was asked for. */
function rememberer(app: App): (order: Order) => Promise<Drawn> {
  let last: { order: Order; answer: Promise<Drawn> } | null = null;
  return (order) => {
    if (!last || !same(order, last.order)) last = { order, answer: drawn(app, order) };
    return last.answer;
  };
}

type Painted = { svg: string; labels: readonly Label[] };

/** What is tried, told apart from what stood before. */
async function withTried(
  app: App,
  { svg, labels }: Painted,
  order: Order,
  before: DrawAnswer,
): Promise<Painted> {
  const { triedIn, triedLabels } = await import("./tried");
  const ordered = app.play.get().game?.genre.replays === true;
  const word = say(order.lang, "trial.label");
  return {
    svg: triedIn(svg, before.svg ?? ""),
    labels: triedLabels(labels, before.labels, ordered, word),
  };
}

/** Starts painting; answers with how to stop. */
export function startPainter(app: App): () => void {
  let asked: Order | null = null;
  let busy = false;
  const drawBefore = rememberer(app);

  /** What is missing of the engine can be asked for again; a drawing is wanted in any case. */
  const failed = (error: EngineError) => {
    if (error.fault !== "unreachable") return null;
    const again = () => {
      asked = null;
      closePanel(app);
      paint();
    };
    app.play.set({ panel: { kind: "fault", error, again } });
    return null;
  };
  const painted = async (order: Order): Promise<Painted | null> => {
    const { before } = order;
    const [answer, base] = await Promise.all([
      drawn(app, order),
      before === null ? null : drawBefore({ ...order, position: before, overlay: "{}" }),
    ]);
    if (!answer.ok) return failed(answer.error);
    const plain = { svg: answer.value.svg ?? "", labels: answer.value.labels };
    if (!base?.ok) return plain;
    return withTried(app, plain, order, base.value).catch(() => plain);
  };
  const paint = async () => {
    if (busy) return;
    busy = true;
    for (;;) {
      const order = orderOf(app, app.play.get());
      if (same(order, asked)) break;
      asked = order;
      const answer = order && (await painted(order));
      if (!order || !answer || !app.play.get().game) continue;
      app.play.set({ drawing: { position: order.position, lang: order.lang, ...answer } });
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
