// The browser's small storage, which writes at once: the settings stand in it, since the page wears
// its colours before anything else is there; so does what was not yet written elsewhere when the page
// was left, and all that was kept before there was anything else. It may be full, forbidden or hold
// rubbish: nothing here throws.
export type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export const PREFIX = "hashigo:1:";

/** The browser's own, or null where it is forbidden. */
export function browserDrawer(): Drawer | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function putInto(drawer: Drawer | null, name: string, value: unknown): boolean {
  try {
    if (!drawer) return false;
    if (value === null) drawer.removeItem(PREFIX + name);
    else drawer.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Notes that a name's value, which stands elsewhere, is to be taken away there. */
export function noteGone(drawer: Drawer | null, name: string): boolean {
  try {
    drawer?.setItem(PREFIX + name, "null");
    return drawer !== null;
  } catch {
    return false;
  }
}

/** All that it holds, each a text as it was written. */
export function textsOf(drawer: Drawer | null): Map<string, string> {
  const texts = new Map<string, string>();
  try {
    for (let k = 0; k < (drawer?.length ?? 0); k += 1) {
      const key = drawer?.key(k);
      if (key?.startsWith(PREFIX)) texts.set(key.slice(PREFIX.length), drawer?.getItem(key) ?? "");
    }
  } catch {
    // What may not be read holds nothing.
  }
  return texts;
}
