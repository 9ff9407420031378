// Days as the calendar of the player's own place names them, "2026-11-30". Each day has a seed and a
// size, so that everyone who asks for the boards of that day gets the same ones.

export type Day = string;

/** Days before it have no boards. */
export const FIRST_DAY: Day = "2000-01-01";

/** Rows and columns by the day of the week, Sunday first: small at its beginning, large at its end. */
const SIDES = [10, 6, 6, 8, 8, 8, 10];

const LENGTH = 86_400_000; // milliseconds
const WEEK = 7;

const two = (n: number) => String(n).padStart(2, "0");

export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

// Reckoned in UTC, which knows no summer time.
const start = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayAt = (date: Date): Day => date.toISOString().slice(0, 10);

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = start(text);
  return !Number.isNaN(date.getTime()) && dayAt(date) === text;
}

/** Days are ordered as their texts are. */
export function clampDay(day: Day, last: Day): Day {
  if (day < FIRST_DAY) return FIRST_DAY;
  return day > last ? last : day;
}

export const shiftDay = (day: Day, days: number): Day =>
  dayAt(new Date(start(day).getTime() + days * LENGTH));

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

function monthLength(first: Day): number {
  const date = start(first);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** The same day of another month, or the last that it has. */
export function shiftMonth(day: Day, months: number): Day {
  const date = start(firstOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = dayAt(date);
  const wanted = Number(day.slice(8));
  return shiftDay(first, Math.min(wanted, monthLength(first)) - 1);
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => start(day).getUTCDay();

/** How far a day is from the beginning of its week. */
export const placeInWeek = (day: Day, weekBegins: number): number =>
  (weekdayOf(day) - weekBegins + WEEK) % WEEK;

/** The month of a day by weeks; null stands for days of other months. */
export function weeksOf(day: Day, weekBegins: number): (Day | null)[][] {
  const first = firstOfMonth(day);
  const lead = placeInWeek(first, weekBegins);
  const length = monthLength(first);
  const count = Math.ceil((lead + length) / WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (__, k) => {
      const at = week * WEEK + k - lead;
      return at >= 0 && at < length ? shiftDay(first, at) : null;
    }),
  );
}

export const seedOf = (day: Day): number => Number(day.replaceAll("-", ""));

export const sideOf = (day: Day): number => SIDES[weekdayOf(day)] ?? 8;

const LOCALES = { en: "en-GB", ja: "ja-JP" } as const;

/** A day or a part of it in words. */
export function dayText(
  day: Day,
  language: keyof typeof LOCALES,
  parts: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: "UTC" }).format(
    start(day),
  );
}
