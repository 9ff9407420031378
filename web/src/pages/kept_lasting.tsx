// How long the browser keeps what is here: some clear the storage of pages when the disk runs short,
// unless they have been asked not to.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../ui/hooks";

type Promised = "no" | "yes" | "refused";

export function Lasting() {
  const say = useSay();
  const [promised, setPromised] = useState<Promised>("no");
  useEffect(() => {
    navigator.storage?.persisted?.().then((yes) => setPromised(yes ? "yes" : "no"));
  }, []);
  const ask = async () => setPromised((await navigator.storage.persist()) ? "yes" : "refused");
  const canAsk = promised === "no" && navigator.storage?.persist !== undefined;
  return (
    <section class="box">
      <h2>{say("kept.lasting")}</h2>
      <p aria-live="polite">{say(`kept.lasting.${promised}`)}</p>
      {canAsk && (
        <p class="actions">
          <button type="button" class="button" onClick={ask}>
            {say("kept.lasting.ask")}
          </button>
        </p>
      )}
    </section>
  );
}
