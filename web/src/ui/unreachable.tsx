// What is shown in place of something that could not be fetched.
import type { Key } from "../i18n/table";
import { useSay } from "./hooks";

interface Props {
  what: Key;
  why: string;
}

export function Unreachable({ what, why }: Props) {
  const say = useSay();
  return (
    <main class="page">
      <p role="alert">{say(what)}</p>
      <p class="dim">{why}</p>
      <p class="actions">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {say("app.retry")}
        </button>
      </p>
    </main>
  );
}
