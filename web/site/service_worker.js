// Answers the page's requests when there is no network. Each build has a cache of its own, filled
// before the build takes over, so that no page ever meets files of two builds; the one before is
// kept for windows that still show it. A new build waits until a person asks for it.
// site/offline.ts fills in BUILD and FILES.
const BUILD = "__BUILD__";
const FILES = __FILES__;

const PREFIX = `hashigo ${registration.scope} `; // other copies may live on the same host
const CACHE = PREFIX + BUILD;
const KEPT = 2;

/** Files under assets/ are named by their content: one that any build had need not come again. */
async function fetched(file) {
  const named = file.startsWith("assets/");
  const known = named && (await caches.match(file));
  return known || fetch(file, { cache: named ? "default" : "no-cache" });
}

async function keep(cache, file) {
  const response = await fetched(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => keep(cache, file)));
}

async function takeOver() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const old = own.slice(0, own.length - (KEPT - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "index.html" : request;
  const found = (await cache.match(wanted)) ?? (await caches.match(wanted));
  return found ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const own = request.url.startsWith(registration.scope);
  if (own && request.method === "GET") event.respondWith(answer(request));
});
