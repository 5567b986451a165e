import { describe, expect, it } from 'vitest';
import { DAY, dayInMonth, month, otherMonth } from './days';

describe('days', () => {
  const sixteenth = Date.UTC(2026, 10, 16) / DAY;

  it('lays a month out in weeks that begin on Monday', () => {
    const days = month(sixteenth);
    expect(days.indexOf(sixteenth) % 7).toBe(0);
    expect(days.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(days.filter((day) => day !== null)).toHaveLength(30);
  });

  it('turns the pages of the calendar as far as deals are open', () => {
    const at = (month: number, day: number): number => Date.UTC(2026, month, day) / DAY;
    expect(otherMonth(sixteenth, -1, sixteenth)).toBe(at(9, 31));
    expect(otherMonth(at(9, 31), -1, sixteenth)).toBe(at(8, 30));
    expect(otherMonth(at(8, 30), -1, sixteenth)).toBe(null);
    expect(otherMonth(sixteenth, 1, sixteenth)).toBe(null);
    expect(otherMonth(at(9, 31), 1, sixteenth)).toBe(at(10, 1));
  });

  it('knows the number of a day in its month', () => {
    expect(dayInMonth(sixteenth)).toBe(16);
    expect(month(Date.UTC(2028, 1, 29) / DAY).filter(Boolean)).toHaveLength(29);
  });
});
