import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak, type Language } from '../i18n/language.svelte';
import { timeLeft } from './time';

/** Spaces that keep a number and its unit together are spaces. */
const said = (seconds: number): string => timeLeft(seconds).replace(/\s/g, ' ');

describe('the time left on a clock', () => {
  beforeAll(() => vi.stubGlobal('document', { documentElement: {} }));

  it.each([
    ['en', '1 d 4 h', '1 d 0 h', '2 h 5 min'],
    ['de', '1 T 4 h', '1 T 0 h', '2 h 5 min'],
    ['fr', '1 j 4 h', '1 j 0 h', '2 h 5 min'],
    ['nl', '1 d 4 u', '1 d 0 u', '2 u 5 min'],
  ] as [Language, string, string, string][])('is days and hours, or hours and minutes: %s', async (language, days, day, hours) => {
    await speak(language);
    expect([100_800, 86_400, 7500].map(said)).toEqual([days, day, hours]);
  });

  it('is minutes and seconds in the last hour', () => {
    expect([3599, 65, 30, 0].map(said)).toEqual(['59:59', '1:05', '0:30', '0:00']);
  });
});
