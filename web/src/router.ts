// Which page an address shows. Everything stands in the hash, so that any server of plain files
// serves the page and a position never leaves the device.

export type Route =
  | { page: "home" }
  | { page: "play"; position: string | null }
  | { page: "rules"; genre: string };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const words = new URLSearchParams(query);
  if (path === "play") return { page: "play", position: words.get("p") };
  const genre = words.get("g");
  if (path === "rules" && genre) return { page: "rules", genre };
  return { page: "home" };
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "play":
      return route.position === null ? "#/play" : `#/play?p=${encodeURIComponent(route.position)}`;
    case "rules":
      return `#/rules?g=${encodeURIComponent(route.genre)}`;
  }
}

export function go(route: Route): void {
  location.hash = formatRoute(route);
}

/** Changes the address without a new entry in the browser's history. */
export function replace(route: Route): void {
  history.replaceState(null, "", formatRoute(route));
}
