import { describe, expect, it } from 'vitest';
import { dayOf, PUZZLES, puzzleOf } from './list';
import { better, inARow, solvedOn } from './rank';

describe('puzzles', () => {
  it('has a puzzle for every day, and all of them in turn', () => {
    const some = Array.from({ length: PUZZLES.length }, (_, i) => puzzleOf(20_000 + i).id);
    expect(new Set(some).size).toBe(PUZZLES.length);
    expect(dayOf(Date.UTC(1970, 0, 2, 23, 59))).toBe(1);
  });

  it('knows the better result', () => {
    expect(better({ solved: 2, clue: false }, { solved: 0, clue: false })).toBe(true);
    expect(better({ solved: 0, clue: false }, { solved: 3, clue: true })).toBe(false);
    expect(better({ solved: 1, clue: true }, { solved: 2, clue: true })).toBe(true);
    expect(better({ solved: 1, clue: true }, { solved: 2, clue: false })).toBe(false);
  });

  it('counts days in a row, each once, until one is missed', () => {
    const two = [100, 100, 101].reduce(solvedOn, { last: 0, length: 0 });
    expect([101, 102, 103].map((today) => inARow(two, today))).toEqual([2, 2, 0]);
    expect(solvedOn(two, 103)).toEqual({ last: 103, length: 1 });
  });
});
