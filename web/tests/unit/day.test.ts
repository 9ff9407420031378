// Days, months and weeks, and what a day's boards are made from.
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/store/app";
import { keptBoard } from "../../src/store/daily";
import {
  clampDay,
  dayOf,
  dayText,
  FIRST_DAY,
  isDay,
  placeInWeek,
  seedOf,
  shiftDay,
  shiftMonth,
  sideOf,
  weeksOf,
} from "../../src/store/day";
import { Shelf } from "../../src/store/shelf";
import { engineHere } from "./engine_here";

describe("a day", () => {
  it("is that of the player's own clock", () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
    expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
  });
  it.each(["2024-02-29", "2000-01-01", "2026-12-31"])("may be %s", (day) => {
    expect(isDay(day)).toBe(true);
  });
  it.each(["", "2026-02-29", "2026-13-01", "2026-1-1", "tomorrow", "2026-00-10"])(
    "is not %j",
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
  it("moves by days and months, into the last day of a shorter one", () => {
    expect(shiftDay("2026-03-01", -1)).toBe("2026-02-28");
    expect(shiftDay("2026-12-31", 1)).toBe("2027-01-01");
    expect(shiftMonth("2026-01-31", 1)).toBe("2026-02-28");
    expect(shiftMonth("2026-01-15", -1)).toBe("2025-12-15");
  });
  it("stays between the first and today", () => {
    expect(clampDay("1999-12-31", "2026-11-30")).toBe(FIRST_DAY);
    expect(clampDay("2026-12-01", "2026-11-30")).toBe("2026-11-30");
    expect(clampDay("2026-11-29", "2026-11-30")).toBe("2026-11-29");
  });
  it("has its own seed, and a size that every genre can have", () => {
    expect(seedOf("2026-11-30")).toBe(20261130);
    const sides = weeksOf("2026-11-30", 1).flatMap((week) => week.map((day) => day && sideOf(day)));
    expect(new Set(sides)).toEqual(new Set([null, 6, 8, 10]));
  });
  it("is said in both languages", () => {
    const parts = { day: "numeric", month: "long" } as const;
    expect(dayText("2026-11-30", "en", parts)).toBe("30 November");
    expect(dayText("2026-11-30", "ja", parts)).toBe("11月30日");
  });
});

describe("a month", () => {
  it.each([0, 1])("has each of its days once, in weeks that begin on %i", (weekBegins) => {
    const weeks = weeksOf("2026-11-12", weekBegins);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days).toHaveLength(30);
    expect(days[0]).toBe("2026-11-01");
    expect(days.at(-1)).toBe("2026-11-30");
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      for (const [at, day] of week.entries()) {
        if (day !== null) expect(placeInWeek(day, weekBegins)).toBe(at);
      }
    }
  });
});

describe("a day's board that is kept", () => {
  const address = "https://puzz.link/p?g/6/6/abc";
  const board = { address, side: 6, grade: null };
  const kept = (value: unknown) => {
    const shelf = new Shelf(new Map([["day:2026-11-30:g", value]]));
    return keptBoard(createApp(engineHere(), shelf, ["en"]), "2026-11-30", "g");
  };
  it("is one of its genre and size, or none", () => {
    expect(kept(board)).toEqual(board);
    for (const odd of [{ side: 7 }, { side: 1e300 }, { grade: 1 }, { address: "nothing" }]) {
      expect(kept({ ...board, ...odd }), JSON.stringify(odd)).toBeNull();
    }
    expect(kept({ ...board, address: address.replace("?g", "?other") })).toBeNull();
  });
});
