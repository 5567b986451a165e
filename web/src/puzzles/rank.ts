// What counts of puzzles: which result is the better one, and days in a row.

/** The try that solved it, from 1; 0: not solved. A clue takes its place in the ranking, not the streak. */
export interface Result {
  solved: number;
  clue: boolean;
}

/** Days in a row with a solved puzzle of the day; `last` is the number of the last one. */
export interface Streak {
  last: number;
  length: number;
}

/** Solved is better than not, without a clue better than with one, early better than late. */
export function better(a: Result, b: Result): boolean {
  const rank = ({ solved, clue }: Result): number => (solved ? solved + (clue ? 1 : 0) : 99);
  return rank(a) < rank(b);
}

/** The days in a row up to today; a day that is missed ends them. */
export const inARow = ({ last, length }: Streak, today: number): number => (last >= today - 1 ? length : 0);

/** The puzzle of the day is solved; a day counts once. */
export const solvedOn = (streak: Streak, today: number): Streak => (streak.last === today ? streak : { last: today, length: inARow(streak, today) + 1 });
