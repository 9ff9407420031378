// Several short plays in one window, each on a board that nobody has touched in it, so that the page
// is loaded once for all of them. The first that fails ends the test and is named.

export const together = (wishes, plays) => async (world, open) => {
  const visit = await open(wishes);
  for (const [name, play] of Object.entries(plays)) {
    try {
      await play(world, visit);
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  }
};

const opened = new WeakMap();

/** The next shipped board of a size that the visit has not opened, marked cell by cell. */
export async function untouchedBoard(world, visit, rows, replays = false) {
  const fits = (one) => one.rows === rows && one.hits === "cells" && one.replays === replays;
  const boards = world.shipped.filter(fits);
  const count = opened.get(visit) ?? 0;
  opened.set(visit, count + 1);
  await visit.openBoard(boards[count].address);
  return boards[count];
}
