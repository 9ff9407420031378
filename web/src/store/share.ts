// Taking a game elsewhere: its address, which other programs open too; a link to this page, with the
// marks if they are wanted; and files, of the position and of its picture. Nothing is sent anywhere.
import { linkToBoard, linkToMarks } from "../router";
import type { App } from "./app";
import { download } from "./download";
import { current } from "./history";
import { packText } from "./link";
import { pngOf } from "./picture";

/** A link to the open game on this page. */
export async function pageLink(app: App, withMarks: boolean): Promise<string> {
  const { game, history } = app.play.get();
  const page = location.href.replace(/#.*$/s, "");
  if (!game) return page;
  const position = current(history);
  if (!withMarks || position === game.blank) return page + linkToBoard(game.address);
  return page + linkToMarks(game.address, await packText(position));
}

/** Whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The system's own sheet, where there is one. */
export const canSend = (): boolean => typeof navigator.share === "function";

export async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The player thought better of it.
  }
}

async function svgOf(app: App): Promise<string | null> {
  const { history } = app.play.get();
  const lang = app.settings.get().language;
  const answer = await app.engine.ask("render", current(history), { to: "svg", lang }).result;
  return answer.ok ? answer.value.text : null;
}

export const FILE_KINDS = ["position", "svg", "png"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

async function contentOf(app: App, kind: FileKind): Promise<Blob | null> {
  if (kind === "position") {
    return new Blob([current(app.play.get().history)], { type: "text/plain" });
  }
  const svg = await svgOf(app);
  if (svg === null) return null;
  return kind === "png" ? pngOf(svg) : new Blob([svg], { type: "image/svg+xml" });
}

const ENDINGS: Record<FileKind, string> = { position: "txt", svg: "svg", png: "png" };

/** Hands a file of the open game to the browser; whether it could be made. */
export async function saveFile(app: App, kind: FileKind): Promise<boolean> {
  const { game } = app.play.get();
  const content = game && (await contentOf(app, kind));
  if (!content) return false;
  download(`${game.genre.genre}-${game.rows}x${game.cols}.${ENDINGS[kind]}`, content);
  return true;
}
