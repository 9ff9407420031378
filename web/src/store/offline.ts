// The page without a network: once the engine has answered, the service worker (site/) lays by all
// files of this build. A newer build is fetched beside it and then waits, until the player wants it
// or the last window is closed: nothing is ever loaded anew under one's hands.
import type { App } from "./app";

export interface Build {
  /** A newer build that only has to be let in. */
  waiting: ServiceWorker | null;
}

const usable = () => import.meta.env.PROD && "serviceWorker" in navigator;

function announce(app: App, registration: ServiceWorkerRegistration): void {
  const first = navigator.serviceWorker.controller === null;
  if (!first) app.build.set({ waiting: registration.waiting });
}

async function register(app: App): Promise<void> {
  const registration = await navigator.serviceWorker.register("./service_worker.js");
  const lookAgain = () => announce(app, registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", lookAgain);
  });
  lookAgain();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // it may well be offline
  });
}

export function startOffline(app: App): void {
  if (!usable()) return;
  const stop = app.play.watch(({ genres }) => {
    if (genres.length === 0) return;
    stop();
    register(app).catch(() => {}); // a host or a browser that has none: the page works all the same
  });
}

/** Lets the newer build in and comes again as that. */
export function takeNewer(app: App): void {
  const { waiting } = app.build.get();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage("take over");
}
