// The frame of all pages: the header, the page that the address names, and a puzzle dropped or pasted
// anywhere.
import type { EngineError } from "hashigo-engine";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { told } from "../i18n/say";
import { PAGE_TABLE } from "../pages/table";
import { parseRoute, type Route } from "../router";
import { loadGenres } from "../store/open";
import { follow, openFile, openHere } from "../store/visit";
import { focusBoard, takesText } from "./focus";
import { Header } from "./header";
import { useApp, useLanguage, usePlay, useSay } from "./hooks";
import { KeepingLine } from "./keeping";
import { NewerLine } from "./newer";
import { Unreachable } from "./unreachable";

function useRoute(): Route {
  const app = useApp();
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  // Before the first frame: the engine may read while that is painted.
  useLayoutEffect(() => {
    const update = async () => {
      setRoute(parseRoute(location.hash));
      await follow(app, location.hash);
      setRoute(parseRoute(location.hash));
    };
    update();
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, [app]);
  return route;
}

const MIDDLE = 1; // of the mouse's buttons

function useDropsAndPastes(): void {
  const app = useApp();
  useEffect(() => {
    const manner = () => (parseRoute(location.hash).page === "play" ? "pasted" : null);
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData("text/plain");
      if (file) openFile(app, file);
      else if (text) openHere(app, text.trim(), manner());
    };
    // Some systems paste with the middle button what is selected anywhere: nobody meant to open it.
    // Told by pointers: over the board no mouse events follow them.
    let byMiddle = false;
    const press = ({ button }: PointerEvent) => {
      byMiddle = button === MIDDLE;
    };
    const key = () => {
      byMiddle = false;
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain").trim();
      if (text && !byMiddle && !takesText(event.target)) openHere(app, text, manner());
    };
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("keydown", key, true);
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, [app]);
}

function Loading({ error }: { error: EngineError | null }) {
  const say = useSay();
  if (!error) return <p class="loading">{say("app.loading")}</p>;
  return <Unreachable what="app.unreachable" why={error.message} />;
}

function useTitle(route: Route): string {
  const say = useSay();
  const language = useLanguage();
  const genre = usePlay((state) => state.game?.genre);
  if (route.page === "play" && genre) return told(language, genre.name);
  return say(PAGE_TABLE[route.page].title);
}

function Skip() {
  const say = useSay();
  return (
    <button type="button" class="button skip" onClick={focusBoard}>
      {say("app.skip")}
    </button>
  );
}

export function Frame() {
  const app = useApp();
  const say = useSay();
  const route = useRoute();
  const title = useTitle(route);
  const ready = usePlay((state) => state.genres.length > 0);
  const [error, setError] = useState<EngineError | null>(null);
  const { Page } = PAGE_TABLE[route.page];
  useDropsAndPastes();
  useLayoutEffect(() => {
    loadGenres(app).then(setError);
  }, [app]);
  useEffect(() => {
    document.title = `${title} · ${say("app.name")}`;
  }, [title, say]);
  return (
    <>
      {route.page === "play" && <Skip />}
      <Header title={title} page={route.page} />
      <KeepingLine />
      <NewerLine />
      {ready ? <Page words={route.words} /> : <Loading error={error} />}
    </>
  );
}
