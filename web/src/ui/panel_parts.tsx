// What the panels beside the board share.
import { canUndo } from "../store/history";
import { closePanel } from "../store/moves";
import { rewind } from "../store/rewind";
import { catchFocus, focusBoard } from "./focus";
import { useApp, usePlay, useSay } from "./hooks";

export function Message({ text }: { text: string }) {
  return <p class="reason">{text}</p>;
}

/** What is wrong can be left by the way one came. */
export function WrongActions({ wrong }: { wrong: boolean }) {
  const app = useApp();
  const say = useSay();
  const moved = usePlay(({ history }) => canUndo(history));
  if (!wrong || !moved) return <PanelActions />;
  const back = async () => {
    await rewind(app);
    catchFocus();
  };
  return <PanelActions main={say("rewind.go")} onMain={back} />;
}

interface Actions {
  main?: string;
  onMain?: () => void;
  second?: string;
  onSecond?: () => void;
}

/** The main thing to do, perhaps another, and the way out. */
export function PanelActions({ main, onMain, second, onSecond }: Actions) {
  const app = useApp();
  const say = useSay();
  const close = () => {
    closePanel(app);
    focusBoard();
  };
  return (
    <p class="actions">
      {main && (
        <button type="button" class="button main" onClick={onMain}>
          {main}
        </button>
      )}
      {second && (
        <button type="button" class="button" onClick={onSecond}>
          {second}
        </button>
      )}
      <button type="button" class="button" onClick={close}>
        {say("app.close")}
      </button>
    </p>
  );
}
