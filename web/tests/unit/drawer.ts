// A localStorage for tests, with room for so many characters.
import type { Drawer } from "../../src/store/drawer";

export function drawerOf(room = Number.POSITIVE_INFINITY): Drawer & { all: Map<string, string> } {
  const all = new Map<string, string>();
  const used = () => [...all].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    all,
    get length() {
      return all.size;
    },
    key: (k) => [...all.keys()][k] ?? null,
    getItem: (key) => all.get(key) ?? null,
    removeItem: (key) => {
      all.delete(key);
    },
    setItem: (key, value) => {
      const before = all.get(key);
      all.set(key, value);
      if (used() <= room) return;
      if (before === undefined) all.delete(key);
      else all.set(key, before);
      throw new Error("QuotaExceededError");
    },
  };
}
