// The shipped boards are read whole, and chosen by what they are.
import { describe, expect, it } from "vitest";
import { choiceOf, chosen, offered, sizeOf, wordsOf } from "../../src/store/choice";
import { inTurns, parseBoards, SHIPPED, sampleBoard } from "../../src/store/shipped";
import { engineHere } from "./engine_here";

const TEXT = `# Some 4x6. Every board has one answer; easiest first.
# 2 of: hashigo generate some --size 4x6 --count 20 --seed 1
# 1: low, effort 11, index 7\r
https://a/p?some/6/4/abc
https://a/p?some/6/4/without
# 2: top-most, effort 226, index 5

https://a/p?some/6/4/lost
# 3: search, effort 300, index 1
https://a/p?some/6/4/def`;

describe("a file of boards", () => {
  it("tells of each what stands before it", () => {
    const size = { genre: "some", rows: 4, cols: 6, title: null };
    expect(parseBoards("../data/some/4x6.txt", TEXT)).toEqual([
      { address: "https://a/p?some/6/4/abc", ...size, number: 1, grade: "low" },
      { address: "https://a/p?some/6/4/def", ...size, number: 3, grade: "search" },
    ]);
    expect(parseBoards("../data/README.txt", TEXT)).toEqual([]);
  });
  it("tells of a sample what its address does", () => {
    const [board] = sampleBoard({ address: "https://a/p?some/6/4/abc", title: "First" });
    expect(board).toMatchObject({ genre: "some", rows: 4, cols: 6, title: "First", grade: null });
    expect(sampleBoard({ address: "nothing", title: null })).toEqual([]);
  });
});

describe("what is shipped", () => {
  const graded = SHIPPED.filter(({ grade }) => grade !== null);

  it("is all of it, each board once", () => {
    expect(graded).toHaveLength(290);
    expect(SHIPPED.length).toBeGreaterThan(300);
    expect(new Set(SHIPPED.map(({ address }) => address)).size).toBe(SHIPPED.length);
  });
  it("has the sizes and grades that the engine knows", async () => {
    const answer = await engineHere().askAll("genres", null, {}).result;
    if (!answer.ok) throw new Error(answer.error.message);
    for (const { genre, grade, address, rows, cols } of graded) {
      const known = answer.value.find((one) => one.genre === genre);
      expect([...(known?.rungs.map(({ id }) => id) ?? []), "search"]).toContain(grade);
      expect(address).toContain(`?${genre}/${cols}/${rows}/`);
    }
  });
  it("goes from small to large, the genres taking turns", () => {
    const areas = SHIPPED.map(({ rows, cols }) => rows * cols);
    expect([...areas].sort((a, b) => a - b)).toEqual(areas);
    const large = SHIPPED.filter((board) => sizeOf(board) === "10x10").slice(0, 4);
    expect(new Set(large.map(({ genre }) => genre)).size).toBe(3);
  });
});

describe("a choice", () => {
  const board = (genre: string, side: number, grade: string | null) => ({
    address: `${genre}${side}${grade}`,
    genre,
    rows: side,
    cols: side,
    title: null,
    number: 1,
    grade,
  });
  const boards = inTurns([
    [board("a", 6, "low"), board("a", 8, "high")],
    [board("b", 6, null), board("b", 8, "low")],
  ]);
  const none = choiceOf({});

  it("stands in the address", () => {
    const words = { genre: "a", size: "6x6", grade: "low", open: "1" };
    expect(wordsOf(choiceOf(words))).toEqual(words);
    expect(wordsOf(none)).toEqual({});
  });
  it("leaves what fits and is not done", () => {
    const found = (words: Record<string, string>, done = "") =>
      chosen(boards, choiceOf(words), (address) => address === done).map(({ address }) => address);
    expect(found({})).toHaveLength(4);
    expect(found({ genre: "a", grade: "low" })).toEqual(["a6low"]);
    expect(found({ size: "8x8", open: "1" }, "a8high")).toEqual(["b8low"]);
    expect(found({ size: "9x9" })).toEqual([]);
  });
  it("offers what leaves something, and what is chosen already", () => {
    expect(offered(boards, none, "grade")).toEqual(["low", "high"]);
    expect(offered(boards, choiceOf({ genre: "b" }), "grade")).toEqual(["low"]);
    expect(offered(boards, choiceOf({ genre: "b", grade: "high" }), "grade")).toContain("high");
  });
});
