// A stopwatch in the page: from the moment of an input to the first frame in which what it changed
// can be seen. The browser stamps the input; a message sent from inside the frame comes back once
// the frame is out.

/** Runs in the page before anything else does. */
function install() {
  const watch = { since: null, seen: null, times: [] };
  const frameOut = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const look = () => {
    if (watch.since === null || !watch.seen?.()) return;
    const { since } = watch;
    watch.since = null;
    frameOut(() => watch.times.push(performance.now() - since));
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["aria-label"],
  });
  for (const type of ["pointerdown", "keydown"]) {
    const start = (event) => {
      if (watch.armed) watch.since = event.timeStamp;
      watch.armed = false;
    };
    document.addEventListener(type, start, true);
  }
  watch.long = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.long.push(duration);
  }).observe({ type: "longtask", buffered: true });
  window.stopwatch = watch;
}

/** Runs in the page before anything else does: when the board can be seen and read. */
function timeBoard() {
  const ready = () => {
    const cells = [...document.querySelectorAll('[role="gridcell"]')];
    return cells.length > 0 && cells.every((cell) => cell.ariaLabel);
  };
  const observer = new MutationObserver(() => {
    if (!ready()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.boardAt = performance.now();
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-label"] });
}

export const installStopwatch = (visit) => visit.page.addInitScript(install);
export const installBoardTimer = (visit) => visit.page.addInitScript(timeBoard);

/** Arms the stopwatch for what `seen`, a function for the page, will find; acts; reads it. */
export async function timed(visit, seen, argument, act) {
  const count = await visit.page.evaluate(
    ([source, given]) => {
      const check = new Function(`return (${source})`)();
      Object.assign(window.stopwatch, { seen: () => check(given), armed: true });
      return window.stopwatch.times.length;
    },
    [seen.toString(), argument],
  );
  await act();
  const handle = await visit.page.waitForFunction((n) => window.stopwatch.times[n], count);
  return handle.jsonValue();
}

export const longTasks = (visit) => visit.page.evaluate(() => window.stopwatch.long);

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

export function figure(times, goal) {
  const sorted = [...times].sort((a, b) => a - b);
  const round = (n) => Math.round(n * 10) / 10;
  return {
    median: round(at(sorted, 0.5)),
    p95: round(at(sorted, 0.95)),
    worst: round(sorted.at(-1)),
    times: sorted.length,
    goal,
  };
}
