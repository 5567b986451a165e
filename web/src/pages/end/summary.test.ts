import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../../net/types';
import { byTurn, moments, places } from './summary';

const step = (round: number, turn: number, totals: number[]): ReplayStep => ({
  entry: 0, round, turn, phase: 'actions', seat: 0, begins_go: true, kind: 'pass', totals, events: 1,
});

describe('places', () => {
  it('shares a place for equal points and skips the next', () => {
    expect(places([10, 30, 30, 5]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 1], [0, 3], [3, 4]]);
  });
});

describe('byTurn', () => {
  it('takes what a turn came to from the step that begins the next, and the final points last', () => {
    const steps = [step(1, 1, [0, 0]), step(1, 1, [2, 0]), step(1, 2, [1, 4]), step(1, 2, [3, 4])];
    expect(byTurn(steps, [5, 4])).toEqual([[1, 4], [5, 4]]);
  });
  it('is empty without steps', () => expect(byTurn([], [0])).toEqual([]));
});

describe('moments', () => {
  it('finds the largest changes, losses too, in the order of time, and says who takes the lead', () => {
    const steps = [step(1, 1, [0, 0]), step(1, 1, [4, 0]), step(1, 2, [4, 0]), step(1, 3, [4, 8]), step(1, 4, [1, 8]), step(2, 1, [1, 9])];
    expect(moments(steps).map(({ step, seat, change, lead }) => [step, seat, change, lead])).toEqual([
      [2, 0, 4, true],
      [4, 1, 8, true],
      [5, 0, -3, false],
    ]);
  });
  it('does not count the set-up', () => expect(moments([step(1, 1, [3, 0])])).toEqual([]));
});
