// A puzzle from elsewhere: an address or a text, typed, pasted, or in a file. What cannot be opened is
// told beside the text, which keeps the keyboard.
import { useRef, useState } from "preact/hooks";
import { openFile, openHere } from "../store/visit";
import { useApp, usePlay, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { RefusedCard } from "../ui/notice";

export interface Asking {
  /** What is refused was asked for here. */
  asked: boolean;
  onAsk: (asked: boolean) => void;
}

function Form({ asked, onAsk }: Asking) {
  const app = useApp();
  const say = useSay();
  const refused = usePlay((state) => state.refused);
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const goBack = () => field.current?.focus({ preventScroll: true });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onAsk(true);
    await openHere(app, text.trim());
    goBack();
  };
  const choose = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    onAsk(true);
    if (file) openFile(app, file);
    input.value = "";
  };
  return (
    <form class="box" onSubmit={submit}>
      <label class="field">
        <span>{say("home.open.label")}</span>
        <textarea
          ref={field}
          aria-invalid={asked && refused !== null}
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {asked && refused && <RefusedCard refused={refused} kept={false} onClose={goBack} />}
      <p class="actions">
        <button type="submit" class="button main" disabled={text.trim() === ""}>
          {say("home.open.go")}
        </button>
        <label class="button">
          <Icon name="file" small />
          {say("home.file")}
          <input class="unseen" type="file" onChange={choose} />
        </label>
        <span class="dim desk">{say("home.drop")}</span>
      </p>
    </form>
  );
}

/** A button that unfolds the form. */
export function OpenForm({ asked, onAsk }: Asking) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const unfold = () => {
    setOpen(!open);
    onAsk(false);
  };
  return (
    <>
      <button type="button" class="way" aria-expanded={open} onClick={unfold}>
        <Icon name="file" />
        <span>
          <b>{say("home.open")}</b>
          <small>{say("home.open.text")}</small>
        </span>
      </button>
      {open && <Form asked={asked} onAsk={onAsk} />}
    </>
  );
}
