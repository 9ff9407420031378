// What a check says of a rule that is not met yet is the rule, and not that it has been broken: in both
// languages the same sentence has to serve for both.
import { expect, it } from "vitest";
import { SAMPLES } from "../../src/store/samples";
import { engineHere } from "./engine_here";

/** How Japanese says that something has gone wrong, and English. */
const AS_BROKEN = /違い|違う|てい(?:ます|る|ません|ない)|残っ|誤り|\bnot\b|\bwrong\b|n't\b/;

it("tells the rules of a board without marks as rules", async () => {
  const engine = engineHere();
  const told = new Set<string>();
  for (const { address } of SAMPLES) {
    for (const lang of ["en", "ja"] as const) {
      const answer = await engine.ask("check", address, { lang }).result;
      if (!answer.ok) throw new Error(answer.error.message);
      for (const { state, message } of answer.value.errors) {
        expect(state).toBe("unfinished");
        told.add(message);
      }
    }
  }
  expect(told.size).toBeGreaterThan(5);
  expect([...told].filter((message) => AS_BROKEN.test(message))).toEqual([]);
});
