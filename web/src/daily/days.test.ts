import { describe, expect, it } from 'vitest';
import { DAY, dayInMonth, month } from './days';

describe('days', () => {
  const sixteenth = Date.UTC(2026, 10, 16) / DAY;

  it('lays a month out in weeks that begin on Monday', () => {
    const days = month(sixteenth);
    expect(days.indexOf(sixteenth) % 7).toBe(0);
    expect(days.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(days.filter((day) => day !== null)).toHaveLength(30);
  });

  it('knows the number of a day in its month', () => {
    expect(dayInMonth(sixteenth)).toBe(16);
    expect(month(Date.UTC(2028, 1, 29) / DAY).filter(Boolean)).toHaveLength(29);
  });
});
