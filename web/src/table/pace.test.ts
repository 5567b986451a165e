import { describe, expect, it } from 'vitest';
import type { Line } from '../net/types';
import { logbook } from './logbook';
import { dwell } from './pace';

const go = (seat: number, action: object): Line => ({ seq: 1, at: 0, entry: { seat, ...action }, events: [{ event: 'did', seat, action }] }) as unknown as Line;
const talk = { seq: 1, at: 0, chat: { seat: 1, name: 'Ben', text: 'hello' } } as unknown as Line;
const little = { do: 'little', die: 'red 5' };
const time = (line: Line, signs: number, pace: 'calm' | 'normal' | 'once' = 'normal', seat: number | null = 0): number => dwell(logbook([line]), seat, () => 'x'.repeat(signs), pace);

describe('the pace of the others', () => {
  it('gives a longer sentence more time, within limits', () => {
    expect([10, 120, 900].map((signs) => time(go(1, little), signs))).toEqual([1100, 1680, 2500]);
  });

  it('is brief about a pass', () => {
    expect(time(go(1, { do: 'pass' }), 900)).toBe(500);
  });

  it('does not stop at what one did oneself, or at talk', () => {
    expect(time(go(0, little), 100)).toBe(0);
    expect(time(talk, 100)).toBe(0);
    expect(time(go(0, little), 100, 'normal', null), 'a spectator reads everybody').toBe(1400);
  });

  it('is what the person chose', () => {
    expect(time(go(1, little), 100, 'calm')).toBeCloseTo(2520);
    expect(time(go(1, little), 100, 'once')).toBe(0);
  });
});
