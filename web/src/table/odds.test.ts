import { describe, expect, it } from 'vitest';
import { depotAfterTurn, drawn, hypergeometric, odds } from './odds';

describe('odds of a draw', () => {
  it('are hypergeometric: 5 of 12 dice, 2 of them red', () => {
    // P(no red) = C(10,5)/C(12,5) = 252/792
    const { red, white, blue } = odds({ white: 8, red: 2, yellow: 2 }, {}, 5);
    expect(red.atLeastOne).toBeCloseTo(1 - 252 / 792, 12);
    expect(red.expected).toBeCloseTo((5 * 2) / 12, 12);
    expect(white.chances[0]).toBe(0);
    expect(white.atLeastOne).toBe(1);
    expect(blue.atLeastOne).toBe(0);
  });

  it('take the depot when the bag runs short', () => {
    // 2 dice left in the bag, both drawn; 3 more out of 4 in the depot, of which 1 is green.
    const { green, red } = odds({ red: 1, white: 1 }, { green: 1, white: 3 }, 5);
    expect(red.chances).toEqual([0, 1, 0, 0, 0]);
    expect(green.atLeastOne).toBeCloseTo(3 / 4, 12);
    expect(drawn({ red: 1, white: 1 }, { green: 1, white: 3 }, 5)).toEqual({ dice: 5, refill: true });
  });

  it('stop short when bag and depot are empty', () => {
    expect(odds({ red: 1 }, { red: 1 }, 5).red.expected).toBe(2);
    expect(drawn({ red: 1 }, { red: 1 }, 5)).toEqual({ dice: 2, refill: true });
    expect(odds({}, {}, 5).red.atLeastOne).toBe(0);
  });

  it('add up to one', () => {
    for (const [all, marked, draw] of [[12, 2, 5], [7, 7, 5], [9, 0, 4]] as const) {
      expect(hypergeometric(all, marked, draw).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });

  it('counts the dice of this turn in for the next preparation', () => {
    const player = { depot: { white: 1 }, active: ['white 3', 'red 5'], used: [{ die: 'blue 2', on: 'attack' }], drawn: {} } as const;
    expect(depotAfterTurn(player as unknown as Parameters<typeof depotAfterTurn>[0])).toMatchObject({ white: 2, red: 1, blue: 1 });
  });
});
