// How components see the state: they name what they need and are drawn anew only when that changes.
import { createContext } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { type Language, say } from "../i18n/say";
import type { Key } from "../i18n/table";
import type { App } from "../store/app";
import type { Store } from "../store/observable";
import type { PlayState } from "../store/state";

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("there is no app");
  return app;
}

export function useStore<T extends object, S>(store: Store<T>, select: (value: T) => S): S {
  const [, redraw] = useState({});
  // Chosen anew in each drawing: what is asked for may have changed though the store has not.
  const chosen = select(store.get());
  const latest = useRef({ select, chosen });
  latest.current = { select, chosen };
  useEffect(() => {
    const update = () => {
      const { current } = latest;
      if (!Object.is(current.select(store.get()), current.chosen)) redraw({});
    };
    update();
    return store.watch(update);
  }, [store]);
  return chosen;
}

export const usePlay = <S>(select: (state: PlayState) => S): S => useStore(useApp().play, select);

export const useLanguage = (): Language => useStore(useApp().settings, (s) => s.language);

/** The sentences of the page in the language of the page. */
export function useSay(): (key: Key, ...values: (string | number)[]) => string {
  const language = useLanguage();
  return (key, ...values) => say(language, key, ...values);
}
