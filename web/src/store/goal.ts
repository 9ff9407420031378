// Whether something was done that had a beginning and an end: a lesson's step, a task of the tour. A
// position is words; what the goal has otherwise than the start must be there. Marks elsewhere, made
// before or after, change nothing.

export const wordsOf = (position: string): string[] => position.trim().split(/\s+/);

export function reached(start: string, goal: string, now: string): boolean {
  const [from, to, is] = [wordsOf(start), wordsOf(goal), wordsOf(now)];
  if (from.length !== to.length || to.length !== is.length) return false;
  return to.every((word, k) => word === from[k] || word === is[k]);
}
