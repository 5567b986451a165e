import { expect, test } from 'vitest';
import type { AnalysedDecision, CoursePoint, Score, SeatReport, Worth } from '../net/types';
import { along, chanceAt, inTurn, lostOf, luckOf, oneIn, percent, reasons, row, usualScore } from './account';

const worth = (vp: number, win = 0): Worth => ({ vp, win });

test('as written, par and all parts add up to the result', () => {
  for (let i = 1; i < 200; i += 1) {
    const some = (n: number): number => Math.sin(i * n) * 7;
    const luck = { dice: worth(some(1)), draws: worth(some(2)), cards: worth(some(3)), attack: worth(some(4)), others: worth(some(5)), solo_mat: worth(some(6)) };
    const decisions = { own: worth(-Math.abs(some(7))), others: worth(some(8)), unforeseen: worth(some(9)) };
    const seat = { seat: 0, start: worth(78.33), luck, decisions, result: worth(70 + (i % 20)), accuracy: 0.9 } as SeatReport;
    for (const solo of [false, true]) {
      const { par, parts, result } = row(seat, solo);
      const tenths = [par, ...parts.map(({ vp }) => vp)].reduce((sum, vp) => sum + Math.round(vp * 10), 0);
      expect(tenths).toBe(Math.round(result * 10));
    }
    const written = row(seat, false);
    expect(luckOf(written)).toBeCloseTo(luck.dice.vp + luck.draws.vp + luck.cards.vp + luck.attack.vp, 0);
    expect(lostOf(written)).toBeLessThanOrEqual(0);
  }
});

test('before the end nothing is sure', () => {
  expect(percent(0.314)).toEqual({ n: 31, bound: 'none' });
  expect(percent(0.001)).toEqual({ n: 1, bound: 'under' });
  expect(percent(0.9999)).toEqual({ n: 99, bound: 'over' });
  expect(percent(1, true)).toEqual({ n: 100, bound: 'none' });
  expect(oneIn(0.036)).toBe(28);
});

test('a moment lies where its entry is, on the line of its seat', () => {
  const point = (entries: number, win: number): CoursePoint => ({ entries, round: 1, turn: 1, expected: [worth(0, win)], scores: [0] });
  const course = [point(1, 0.5), point(11, 0.7), point(31, 0.3)];
  expect(along(course, 0)).toBe(0);
  expect(along(course, 6)).toBe(0.5);
  expect(along(course, 21)).toBe(1.5);
  expect(along(course, 31)).toBe(2);
  expect(chanceAt(course, 0, 1.5)).toBeCloseTo(0.5);
  expect(inTurn(course, 0, { entry: 12 })).toBeCloseTo(-0.4);
  expect(inTurn(course, 0, { entry: 31 })).toBeNull();
});

test('reasons are what differs, gains first', () => {
  const by = (combat: number, jars: number): number[] => [combat, 0, 0, 0, 0, jars, 0.1, 0, 0, 0, 0];
  const decision = { played: { by_category: by(3, 2) }, better: { by_category: by(4.5, 1.7) } } as unknown as AnalysedDecision;
  expect(reasons(decision).map(({ category }) => category)).toEqual(['combat_medals', 'jars']);
  expect(reasons(decision)[0]?.vp).toBeCloseTo(1.5);
});

test('what Engineers usually have grows over the turns, and adds up', () => {
  const like = { combat_medals: 3, solo_losses: 0, total: 3 } as Score;
  const totals = [1, 8, 16].map((turns) => usualScore(2, turns, like)!);
  expect(totals.map(({ total }) => total)).toEqual([...totals.map(({ total }) => total)].sort((a, b) => a - b));
  for (const { total, ...rest } of totals) expect(Object.values(rest).reduce((sum, vp) => sum + vp, 0)).toBe(total);
  expect(usualScore(1, 16, like)!.total).toBeGreaterThan(50);
  expect(usualScore(5, 8, like)).toBeNull();
});
