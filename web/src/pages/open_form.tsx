// A puzzle from elsewhere: an address or a text, typed, pasted, or in a file.
import { useState } from "preact/hooks";
import { openFile, openHere } from "../store/visit";
import { useApp, useSay } from "../ui/hooks";
import { Icon } from "../ui/icon";

function Form() {
  const app = useApp();
  const say = useSay();
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== "") openHere(app, text.trim());
  };
  const choose = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) openFile(app, file);
    input.value = "";
  };
  return (
    <form class="box" onSubmit={submit}>
      <label class="field">
        <span>{say("home.open.label")}</span>
        <textarea
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
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
export function OpenForm() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="way" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="file" />
        <span>
          <b>{say("home.open")}</b>
          <small>{say("home.open.text")}</small>
        </span>
      </button>
      {open && <Form />}
    </>
  );
}
