// What the panels beside the board share.
import { closePanel } from "../store/moves";
import { focusBoard } from "./focus";
import { useApp, useSay } from "./hooks";

export function Message({ text }: { text: string }) {
  return <p class="reason">{text}</p>;
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
