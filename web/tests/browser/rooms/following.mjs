// Hints followed to the end: from each shipped board its hints alone lead to its answer, those by
// search included. The page's own engine is asked, in a Worker in the browser, past the buttons. Every
// run follows a fixed part of the boards, with --all every one of them.
import assert from "node:assert/strict";
import { answerOf } from "../kit/boards.mjs";
import { workerOf } from "../kit/requests.mjs";

/** Runs in the page: asks for a hint and applies it until there is none. */
async function follow(address) {
  let [position, steps, searched] = [address, 0, 0];
  for (;;) {
    const { out } = await window.askWorker({ argv: ["hint", "--json", "-"], stdin: position });
    const hint = JSON.parse(out);
    if (hint.state !== "step") return { state: hint.state, position, steps, searched };
    position = hint.position;
    steps += 1;
    searched += Number(hint.rung === "search");
  }
}

async function followed(world, open, boards) {
  const visit = await open();
  await workerOf(visit);
  const totals = { steps: 0, searched: 0 };
  for (const { address } of boards) {
    const { state, position, steps, searched } = await visit.page.evaluate(follow, address);
    assert.equal(state, "done", `${address} ends as ${state} after ${steps} hints`);
    assert.equal(position, answerOf(world.engine, address), `${address} ends at its answer`);
    totals.steps += steps;
    totals.searched += searched;
  }
  process.stdout.write(
    `    ${boards.length} boards, ${totals.steps} hints, ${totals.searched} by search\n`,
  );
  return totals;
}

/** Of the small sizes every twelfth, from easy to hard; of the largest the easiest. */
function part({ shipped }) {
  const rank = ({ genre, rows }, k) =>
    k - shipped.findIndex((one) => one.genre === genre && one.rows === rows);
  return shipped.filter((board, k) =>
    board.rows < 10 ? rank(board, k) % 12 === 0 : rank(board, k) === 0,
  );
}

async function aPart(world, open) {
  const { searched } = await followed(world, open, part(world));
  assert.ok(searched > 0, "some of them need the search");
}

const all = (genre, rows) => async (world, open) => {
  const boards = world.shipped.filter((one) => one.genre === genre && one.rows === rows);
  assert.ok(boards.length > 20);
  await followed(world, open, boards);
};

const SIZES = ["goishi", "yajikazu", "detour"].flatMap((genre) =>
  [10, 8, 6].map((rows) => ({ genre, rows })),
);

export const tests = [
  { name: "a part of the shipped boards", run: aPart },
  ...SIZES.toReversed().map(({ genre, rows }) => ({
    name: `every ${genre} board of ${rows}x${rows}`,
    run: all(genre, rows),
    only: "all",
    long: true,
  })),
];
