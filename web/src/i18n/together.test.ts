import { describe, expect, it } from 'vitest';
import type { Event } from '../net/types';
import { together } from './together';

const move = (seat: number, from: unknown, dice: object): Event => ({ event: 'dice_moved', seat, from, to: 'depot', dice }) as Event;

describe('changes told as one', () => {
  it('adds up dice that one player clears away, and nothing else', () => {
    const end = { event: 'phase_began', phase: 'clean_up' } as Event;
    expect(
      together([
        end,
        move(0, { used: { space: 'money' } }, { white: 1 }),
        move(0, { used: 'attack' }, { white: 1, red: 1 }),
        move(0, 'active', { blue: 1 }),
        move(1, { used: 'attack' }, { red: 2 }),
      ]),
    ).toEqual([end, move(0, { used: { space: 'money' } }, { white: 2, red: 1 }), move(0, 'active', { blue: 1 }), move(1, { used: 'attack' }, { red: 2 })]);
  });
});
