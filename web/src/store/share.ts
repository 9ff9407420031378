// Taking a game elsewhere: its address, which other programs open too, or the position as a file.
import { say } from "../i18n/say";
import type { Key } from "../i18n/table";
import type { App } from "./app";
import { current } from "./history";
import { notify } from "./moves";

interface ShareItem {
  key: Key;
  act: () => void;
}

async function copyAddress(app: App): Promise<void> {
  const { game } = app.play.get();
  if (!game) return;
  try {
    await navigator.clipboard.writeText(game.address);
    notify(app, say(app.settings.get().language, "play.copied"));
  } catch {
    notify(app, game.address); // where copying is forbidden it can be copied by hand
  }
}

function saveFile(app: App): void {
  const { game, history } = app.play.get();
  if (!game) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([current(history)], { type: "text/plain" }));
  link.download = `${game.genre.genre}-${game.rows}x${game.cols}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const shareItems = (app: App): ShareItem[] => [
  { key: "play.copy", act: () => copyAddress(app) },
  { key: "play.save", act: () => saveFile(app) },
];
