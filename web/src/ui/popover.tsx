// A button that unfolds a small sheet. It closes on a choice, on Escape, and when something else is
// touched or the keyboard leaves it; focus goes back to the button, so that the keyboard is never lost.
import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";

const PopoverClose = createContext<() => void>(() => {});

interface Props {
  label: string;
  button: ComponentChildren;
  buttonClass: string;
  children: ComponentChildren;
  up?: boolean;
}

export function Popover({ label, button, buttonClass, children, up = false }: Props) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", leave);
    };
  }, [open]);

  return (
    <div class="popover-host" ref={whole}>
      <button
        type="button"
        ref={opener}
        class={buttonClass}
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div class={up ? "popover up" : "popover"}>
          <PopoverClose.Provider value={close}>{children}</PopoverClose.Provider>
        </div>
      )}
    </div>
  );
}

interface ItemProps {
  icon?: string;
  label: string;
  onChoose: () => void;
  /** For a choice that is on or off. */
  chosen?: boolean;
}

/** A line of the sheet; choosing it closes the sheet. */
export function PopoverItem({ icon, label, onChoose, chosen }: ItemProps) {
  const close = useContext(PopoverClose);
  const choose = () => {
    close();
    onChoose();
  };
  return (
    <button type="button" class="popover-item" aria-pressed={chosen} onClick={choose}>
      <span class="glyph">{icon && <Icon name={icon} />}</span>
      {label}
      {chosen && <Icon name="check" small />}
    </button>
  );
}
