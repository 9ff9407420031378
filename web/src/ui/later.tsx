// A page whose code comes when the page is first wanted: who opens a board fetches no calendar. Until
// it is here nothing is shown, which with what is laid by for offline takes no time to speak of.
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Unreachable } from "./unreachable";

type Part<Props> = (props: Props) => VNode | null;

/** `load` is called until it succeeds once. */
export function later<Props extends object>(load: () => Promise<Part<Props>>): Part<Props> {
  let Page: Part<Props> | null = null;
  return function Later(props: Props) {
    const [came, setCame] = useState(Page !== null);
    const [fault, setFault] = useState<string | null>(null);
    useEffect(() => {
      if (came) return;
      load().then(
        (found) => {
          Page = found;
          setCame(true);
        },
        (why) => setFault(String(why)),
      );
    }, [came]);
    if (fault !== null) return <Unreachable what="app.page.unreachable" why={fault} />;
    return Page && <Page {...props} />;
  };
}
