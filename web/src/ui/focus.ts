// Where the keyboard goes when what it was on goes away: back to the board.

export function focusBoard(): void {
  const cell = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  cell?.focus({ preventScroll: true });
}
