// Where the keyboard goes when what it was on goes away: back to the board.

export function focusBoard(): void {
  const cell = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  cell?.focus({ preventScroll: true });
}

/** Whether keys and pastes belong to what they go to: a field for text, and nothing else. */
export function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type === "text";
}

/** After something that may have taken itself away: never leave the keyboard nowhere. */
export function catchFocus(): void {
  requestAnimationFrame(() => {
    const at = document.activeElement;
    if (at === document.body || at?.matches(":disabled")) focusBoard();
  });
}
