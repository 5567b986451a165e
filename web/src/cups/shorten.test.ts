import { expect, test } from 'vitest';
import { shorten } from './shorten';

const rows = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const shown = (n: number, mine: number): unknown[] => {
  const { first, gap, rest } = shorten(rows(n), (row) => row === mine);
  return [first.length, gap, rest];
};

test('the best and those around me, once each', () => {
  expect(shown(8, 2)).toEqual([5, 3, []]);
  expect(shown(7, 2)).toEqual([7, 0, []]);
  expect(shown(48, 9)).toEqual([5, 38, [7, 8, 9, 10, 11]]);
  expect(shown(48, 6)).toEqual([8, 40, []]);
  expect(shown(48, 48)).toEqual([5, 40, [46, 47, 48]]);
  expect(shown(20, 0)).toEqual([5, 15, []]);
  for (let mine = 0; mine <= 30; mine++) {
    const { first, gap, rest } = shorten(rows(30), (row) => row === mine);
    const all = [...first, ...rest];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length + gap).toBe(30);
    if (mine) expect(all).toContain(mine);
  }
});
