// What is wrong with how a page lies in its window: things that stick out, are cut off, or lie
// under others. Each of these functions runs in the page, on its own.

/** Texts and controls that leave the window sideways or do not show all of themselves. */
function cutOff() {
  const shown = [...document.querySelectorAll("button, a, h1, h2, p, dt, dd")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .filter((one) => !one.closest(".unseen, .skip"));
  const named = (one) => `${one.tagName.toLowerCase()} "${one.textContent.trim().slice(0, 40)}"`;
  const sticksOut = (one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5;
  };
  const isCut = (one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1;
  return [
    ...shown.filter(sticksOut).map((one) => `${named(one)} sticks out`),
    ...shown.filter(isCut).map((one) => `${named(one)} is cut off`),
  ];
}

/**
 * Buttons that nothing can press where they are seen, and that no scrolling brings into view. A
 * dialog lies over everything else, as it should.
 */
function covered() {
  const within = document.querySelector("dialog[open]") ?? document;
  const { scrollHeight, scrollWidth } = document.documentElement;
  const faults = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
  for (const button of within.querySelectorAll("main button, header button")) {
    const { x, y, width, height } = button.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const away = middleY > innerHeight || middleY < 0;
    const scrolls = away && scrollHeight > innerHeight;
    const free = !away && button.contains(document.elementFromPoint(middleX, middleY));
    const seen = button.checkVisibility() && width > 1 && !button.closest(".skip");
    if (seen && !free && !scrolls) faults.push(`button "${button.textContent}" is covered`);
  }
  return faults;
}

/** Whether the board's corners can be hit, where they are not scrolled away. */
function coveredCells() {
  if (document.querySelector("dialog[open]")) return [];
  const cells = [...document.querySelectorAll('[role="gridcell"]')];
  let scroller = cells[0]?.parentElement;
  while (scroller && getComputedStyle(scroller).overflowY !== "auto") {
    scroller = scroller.parentElement;
  }
  const window = scroller?.getBoundingClientRect();
  return [cells.at(0), cells.at(-1)].filter(Boolean).flatMap((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const away = window && (middleX > window.right || middleY > window.bottom);
    const hit = document.elementFromPoint(middleX, middleY);
    return away || hit === cell ? [] : [`the cell "${cell.ariaLabel}" is covered`];
  });
}

export async function layoutFaults(visit, boardIsFree = true) {
  const looks = boardIsFree ? [cutOff, covered, coveredCells] : [cutOff, covered];
  const found = [];
  for (const look of looks) found.push(...(await visit.page.evaluate(look)));
  return found;
}
