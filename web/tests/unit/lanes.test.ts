// Hands keeps the order; head thinks about one thing, can be stopped, and lets the player go first.
import type { Reply, Request, Runner } from "hashigo-engine";
import { describe, expect, it } from "vitest";
import { HandsLane, HeadLane } from "../../engine/src/lanes";

interface Fake extends Runner {
  finish(): void;
  fail(): void;
  seen: string[];
  stopped: boolean;
}

function fakes() {
  const all: Fake[] = [];
  const start = (): Fake => {
    const open: { resolve(reply: Reply): void; reject(why: unknown): void; word: string }[] = [];
    const fake: Fake = {
      seen: [],
      stopped: false,
      run: (request: Request) =>
        new Promise((resolve, reject) => {
          const word = request.argv[0] ?? "";
          fake.seen.push(word);
          open.push({ resolve, reject, word });
        }),
      stop: () => {
        fake.stopped = true;
        for (const one of open.splice(0)) one.reject("stopped");
      },
      finish: () => {
        const one = open.shift();
        one?.resolve({ exit: 0, out: one.word, err: "" });
      },
      fail: () => open.shift()?.reject("broken"),
    };
    all.push(fake);
    return fake;
  };
  return { all, start };
}

const ask = (word: string): Request => ({ argv: [word] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("head", () => {
  it("thinks about one thing at a time", async () => {
    const { all, start } = fakes();
    const head = new HeadLane(start);
    const first = head.submit(ask("one"));
    const second = head.submit(ask("two"));
    expect(all[0]?.seen).toEqual(["one"]);
    all[0]?.finish();
    expect(await first.outcome).toMatchObject({ out: "one" });
    await settled();
    all[0]?.finish();
    expect(await second.outcome).toMatchObject({ out: "two" });
  });
  it("is ended to cancel, and a warm spare takes over", async () => {
    const { all, start } = fakes();
    const head = new HeadLane(start);
    const first = head.submit(ask("long"));
    expect(all).toHaveLength(2); // the spare is there already
    const second = head.submit(ask("next"));
    first.cancel();
    expect(await first.outcome).toBe("cancelled");
    expect(all[0]?.stopped).toBe(true);
    expect(all[1]?.seen).toEqual(["next"]);
    expect(all).toHaveLength(3);
    all[1]?.finish();
    expect(await second.outcome).toMatchObject({ out: "next" });
  });
  it("drops what only waits without ending anything", async () => {
    const { all, start } = fakes();
    const head = new HeadLane(start);
    head.submit(ask("one"));
    const waiting = head.submit(ask("two"));
    waiting.cancel();
    expect(await waiting.outcome).toBe("cancelled");
    expect(all[0]?.stopped).toBe(false);
  });
  it("lets the player's question go before the background", async () => {
    const { all, start } = fakes();
    const head = new HeadLane(start);
    const quiet = head.submit(ask("quiet"), undefined, true);
    const asked = head.submit(ask("asked"));
    expect(await quiet.outcome).toBe("cancelled");
    expect(all[1]?.seen).toEqual(["asked"]);
    const later = head.submit(ask("later"), undefined, true);
    all[1]?.finish();
    await asked.outcome;
    await settled();
    all[1]?.finish();
    expect(await later.outcome).toMatchObject({ out: "later" });
  });
  it("goes on with the spare when its Worker breaks", async () => {
    const { all, start } = fakes();
    const head = new HeadLane(start);
    const first = head.submit(ask("one"));
    all[0]?.fail();
    expect(await first.outcome).toBeInstanceOf(Error);
    const second = head.submit(ask("two"));
    all[1]?.finish();
    expect(await second.outcome).toMatchObject({ out: "two" });
  });
  it("settles everything when it is closed", async () => {
    const { start } = fakes();
    const head = new HeadLane(start);
    const tasks = [head.submit(ask("one")), head.submit(ask("two"))];
    head.close();
    expect(await Promise.all(tasks.map((task) => task.outcome))).toEqual([
      "cancelled",
      "cancelled",
    ]);
  });
});

describe("hands", () => {
  it("starts anew after a fault", async () => {
    const { all, start } = fakes();
    const hands = new HandsLane(start);
    const first = hands.submit(ask("one"));
    all[0]?.fail();
    expect(await first.outcome).toBeInstanceOf(Error);
    const second = hands.submit(ask("two"));
    all[1]?.finish();
    expect(await second.outcome).toMatchObject({ out: "two" });
  });
});
