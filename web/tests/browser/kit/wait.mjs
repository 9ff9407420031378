// Waiting for what comes by itself. A check that throws or answers false is asked again until it
// holds; what it last said is what the failure tells.

const STEP = 25; // milliseconds
const PATIENCE = 8000;

export const pause = (milliseconds) =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

async function attempt(check) {
  try {
    const value = await check();
    return value ? { value } : { why: `it was ${JSON.stringify(value)}` };
  } catch (error) {
    return { why: error.message };
  }
}

/** What the check answers, once it is anything. */
export async function eventually(what, check, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const { value, why } = await attempt(check);
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${patience} ms: ${what} (${why})`);
    await pause(STEP);
  }
}

/** Fails if the check comes true within some milliseconds. */
export async function never(what, check, milliseconds = 250) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const value = await check();
    if (value) throw new Error(`${what}: ${JSON.stringify(value)}`);
    await pause(STEP);
  }
}
