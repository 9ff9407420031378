// One value that can be watched. Changes are merged shallowly; watchers hear of a change once, after
// it has been made.

export interface Store<T extends object> {
  get(): T;
  set(change: Partial<T>): void;
  watch(listener: (now: T, before: T) => void): () => void;
}

export function createStore<T extends object>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<(now: T, before: T) => void>();
  return {
    get: () => value,
    set: (change) => {
      const before = value;
      value = { ...value, ...change };
      for (const listener of listeners) listener(value, before);
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
