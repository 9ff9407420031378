// The one row of tools: the genre's own between undo and the questions, the rest folded away.
import { useState } from "preact/hooks";
import { told } from "../i18n/say";
import { go, linkTo } from "../router";
import { canRedo, canUndo, openTrials } from "../store/history";
import { clearBoard, redoMove, undoMove } from "../store/moves";
import { showCheck } from "../store/referee";
import { printedText } from "../store/sheet";
import { askSolve, askWhy, explain, isHinting, toggleHint } from "../store/thinking";
import { beginTrial } from "../store/trial";
import { catchFocus } from "./focus";
import { useApp, useLanguage, usePlay, useSay } from "./hooks";
import { Icon } from "./icon";
import { Popover, PopoverItem } from "./popover";
import { ShareSheet } from "./share_sheet";

interface ButtonProps {
  icon: string;
  label: string;
  onPress: () => void;
  /** What it does, where the label is too short to say so. */
  title?: string;
  disabled?: boolean;
  /** Off while steps are looked at in the game's place, a mark's tool only while they take no marks;
   * the keyboard may stay on it. */
  resting?: boolean;
  pressed?: boolean;
  kind?: string;
}

function ToolButton({ icon, label, onPress, title, kind = "", ...state }: ButtonProps) {
  const press = () => {
    if (state.resting) return;
    onPress();
    catchFocus();
  };
  return (
    <button
      type="button"
      class={`tool ${kind}`}
      title={title}
      aria-label={title}
      disabled={state.disabled}
      aria-disabled={state.resting}
      aria-pressed={state.pressed}
      onClick={press}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

export function Toolbar() {
  const app = useApp();
  const say = useSay();
  const history = usePlay((state) => state.history);
  const resting = useLooking();
  return (
    <fieldset class="tools">
      <legend class="unseen">{say("play.toolbar")}</legend>
      <ToolButton
        icon="undo"
        label={say("play.undo")}
        disabled={!canUndo(history)}
        resting={resting}
        onPress={() => undoMove(app)}
      />
      <ToolButton
        icon="redo"
        label={say("play.redo")}
        disabled={!canRedo(history)}
        resting={resting}
        onPress={() => redoMove(app)}
      />
      <i class="separator" />
      <GenreTools />
      <i class="separator" />
      <TrialButton />
      <ToolButton
        icon="check"
        label={say("play.check")}
        resting={resting}
        onPress={() => showCheck(app)}
      />
      <HintButton />
      <i class="separator" />
      <More />
    </fieldset>
  );
}

function GenreTools() {
  const app = useApp();
  const language = useLanguage();
  const tools = usePlay((state) => state.game?.genre.play.tools);
  const chosen = usePlay((state) => state.tool);
  const closed = usePlay(({ replay }) => replay?.reasons !== undefined);
  return (
    <>
      {tools?.map((tool) => (
        <ToolButton
          key={tool.id}
          kind="own"
          icon={tool.icon}
          label={told(language, tool.name)}
          pressed={tool.id === chosen}
          resting={closed}
          onPress={() => app.play.set({ tool: tool.id })}
        />
      ))}
    </>
  );
}

const useLooking = () => usePlay(({ replay }) => replay?.looking === true);

function TrialButton() {
  const app = useApp();
  const say = useSay();
  const inside = usePlay((state) => openTrials(state.history).length > 0);
  return (
    <ToolButton
      icon="trial"
      label={say(inside ? "trial.more" : "play.trial")}
      {...(inside && { title: say("trial.inside") })}
      resting={useLooking()}
      onPress={() => beginTrial(app)}
    />
  );
}

function HintButton() {
  const app = useApp();
  const say = useSay();
  const open = usePlay(isHinting);
  return (
    <ToolButton
      icon="hint"
      label={say("play.hint")}
      kind="hint"
      pressed={open}
      resting={useLooking()}
      onPress={() => toggleHint(app)}
    />
  );
}

function More() {
  const app = useApp();
  const say = useSay();
  const [sharing, setSharing] = useState(false);
  const address = usePlay((state) => state.game?.address ?? "");
  const history = usePlay((state) => state.history);
  const button = (
    <>
      <Icon name="more" />
      <span>{say("play.more")}</span>
    </>
  );
  return (
    <>
      <Popover up label={say("play.more")} buttonClass="tool" button={button}>
        <PopoverItem label={say("play.solve")} onChoose={() => askSolve(app)} />
        <PopoverItem label={say("explain.show")} onChoose={() => explain(app)} />
        <PopoverItem label={say("why.ask")} onChoose={() => askWhy(app)} />
        <PopoverItem
          label={say("play.clear")}
          onChoose={() => clearBoard(app, say("play.cleared"))}
        />
        <PopoverItem label={say("play.share")} onChoose={() => setSharing(true)} />
        <PopoverItem
          label={say("play.print")}
          onChoose={() => go(linkTo("print", { p: printedText(address, history.entries) }))}
        />
      </Popover>
      {sharing && <ShareSheet onClose={() => setSharing(false)} />}
    </>
  );
}
