// A grade says its place on the ladder, so that its name need not say how hard it is.
import type { GenreAnswer } from "hashigo-engine";
import { describe, expect, it } from "vitest";
import { gradePlace } from "../../src/store/grader";

const rung = (id: string) => ({ id, name: { en: id, ja: `${id}の段` } });
const genre = { rungs: ["near", "far", "white"].map(rung) } as unknown as GenreAnswer;

describe("a grade", () => {
  it("is the place of its rung and its name", () => {
    expect(gradePlace("en", genre, "far").text).toBe("2/3 far");
    expect(gradePlace("ja", genre, "white").text).toBe("3/3 whiteの段");
    expect(gradePlace("en", genre, "near").title).toContain("1 of 3");
  });
  it("may lie beyond all rungs", () => {
    expect(gradePlace("en", genre, "search").text).toBe("3+ search");
    expect(gradePlace("ja", genre, "search").title).toContain("全3段");
  });
});
