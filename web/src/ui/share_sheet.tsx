// The sheet for taking a game elsewhere. It lies over the page until it is closed; what it has done
// is said beside its title.
import { useEffect, useRef, useState } from "preact/hooks";
import { told } from "../i18n/say";
import type { Key } from "../i18n/table";
import { canSend, copyText, FILE_KINDS, pageLink, saveFile, send } from "../store/share";
import { useApp, useLanguage, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";

type Tell = (key: Key) => void;

interface LinkProps {
  label: string;
  link: string;
  copy: Key;
  tell: Tell;
}

/** A link that can be seen, copied by a button, and by hand where that is forbidden. */
function LinkRow({ label, link, copy, tell }: LinkProps) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const press = async () => {
    const done = await copyText(link);
    if (!done) field.current?.select();
    tell(done ? "share.copied" : "share.byHand");
  };
  return (
    <p class="share-row">
      <input
        type="text"
        readOnly
        ref={field}
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" aria-label={say(copy)} onClick={press}>
        {say("share.copyIt")}
      </button>
    </p>
  );
}

function PageLink({ tell }: { tell: Tell }) {
  const app = useApp();
  const say = useSay();
  const language = useLanguage();
  const genre = usePlay((state) => state.game?.genre);
  const [marks, setMarks] = useState(false);
  const [link, setLink] = useState("");
  useEffect(() => {
    pageLink(app, marks).then(setLink);
  }, [app, marks]);
  return (
    <section>
      <h3>{say("share.link")}</h3>
      <LinkRow label={say("share.link")} link={link} copy="share.copyLink" tell={tell} />
      <p class="share-row">
        <label class="tick">
          <input type="checkbox" checked={marks} onChange={() => setMarks(!marks)} />
          {say("share.marks")}
        </label>
        {canSend() && genre && (
          <button
            type="button"
            class="button"
            onClick={() => send(told(language, genre.name), link)}
          >
            {say("share.send")}
          </button>
        )}
      </p>
    </section>
  );
}

function Files({ tell }: { tell: Tell }) {
  const app = useApp();
  const say = useSay();
  return (
    <section>
      <h3>{say("share.files")}</h3>
      <p class="share-row">
        {FILE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="button"
            onClick={async () => {
              if (!(await saveFile(app, kind))) tell("share.failed");
            }}
          >
            <Icon name="file" small />
            {say(`share.${kind}`)}
          </button>
        ))}
      </p>
    </section>
  );
}

export function ShareSheet({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const address = usePlay((state) => state.game?.address ?? "");
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState<Key | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="share" ref={dialog} onClose={onClose} aria-labelledby="share-title">
      <div class="share-head">
        <h2 id="share-title">{say("share.title")}</h2>
        <p class="dim" aria-live="polite">
          {said && say(said)}
        </p>
      </div>
      <button
        type="button"
        class="tool-button corner"
        aria-label={say("app.close")}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {URL.canParse(address) && (
        <section>
          <h3>{say("share.address")}</h3>
          <p class="dim">{say("share.address.text")}</p>
          <LinkRow label={say("share.address")} link={address} copy="share.copy" tell={setSaid} />
        </section>
      )}
      <PageLink tell={setSaid} />
      <Files tell={setSaid} />
    </dialog>
  );
}
