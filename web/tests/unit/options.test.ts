// What the generators can be told: every choice that is offered has a name in both languages, and what
// is always refused is not offered.
import type { Option } from "hashigo-engine";
import { describe, expect, it } from "vitest";
import { GRADE, isOpen, offered } from "../../src/store/wish";
import { engineHere } from "./engine_here";

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

async function choices(): Promise<Option[]> {
  const answer = await engineHere().askAll("genres", null, {}).result;
  const options = answer.ok ? answer.value.flatMap(({ generate }) => generate) : [];
  return options.filter(({ kind, name }) => kind === "choice" && name !== GRADE);
}

describe("options of a generator", () => {
  it("name their choices", async () => {
    const all = await choices();
    expect(all.length).toBeGreaterThan(3);
    for (const option of all) {
      expect(option.names?.length, option.name).toBe(offered(option).length);
      for (const { en, ja } of option.names ?? []) {
        expect(en).not.toBe("");
        expect(ja).toMatch(JAPANESE);
      }
    }
  });
  it("offer all of them, or none where all others are refused", async () => {
    const all = await choices();
    for (const option of all) expect(isOpen(option)).toBe(option.names?.length !== 1);
    const whole = all.filter(isOpen);
    for (const option of whole) expect(offered(option)).toEqual(option.choices);
    expect(whole.length).toBeLessThan(all.length);
  });
});
