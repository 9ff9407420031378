// Where the page begins: the shell is drawn at once, the engine is fetched meanwhile.
import { createEngine } from "hashigo-engine";
import { render } from "preact";
import first from "../engine/generated/first.wasm?url";
import rest from "../engine/generated/rest.wasm?url";
import { parseRoute } from "./router";
import { createApp } from "./store/app";
import { startClock } from "./store/clock";
import { startGrader } from "./store/grader";
import { startLaps } from "./store/laps";
import { startLookout } from "./store/lookout";
import { startOffline } from "./store/offline";
import { openShelf } from "./store/open_shelf";
import { startPainter } from "./store/painter";
import { startReferee } from "./store/referee";
import { startReplayer } from "./store/replay";
import { startRetelling } from "./store/retell";
import { startSaver } from "./store/saver";
import { startStock } from "./store/stock";
import { wearTheme } from "./store/theme";
import { Frame } from "./ui/app";
import { AppContext } from "./ui/hooks";
import { placeIcons } from "./ui/icon";

const PARTS: Record<string, string> = { "first.wasm": first, "rest.wasm": rest };
const engine = createEngine({ locateFile: (file) => PARTS[file] ?? file });
const app = createApp(engine, await openShelf(), navigator.languages);

wearTheme(app);
placeIcons(document.body);
startPainter(app);
startReferee(app);
startGrader(app);
startReplayer(app);
startLookout(app);
startRetelling(app);
startLaps(app);
startStock(app);
startSaver(app, window, document);
startClock(
  app,
  () => document.visibilityState === "visible" && parseRoute(location.hash).page === "play",
);
startOffline(app);

const root = document.getElementById("app");
if (root) {
  root.textContent = ""; // the shell that index.html paints while this is fetched
  render(
    <AppContext.Provider value={app}>
      <Frame />
    </AppContext.Provider>,
    root,
  );
}
