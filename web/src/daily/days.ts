// Days of the daily challenge: they begin at midnight UTC and are counted since 1970.
import { language } from '../i18n/language.svelte';
import { DAILY_OPEN } from '../net/facts';

export const DAY = 24 * 60 * 60 * 1000;
/** The day of the first deal; deals are numbered from it. */
const FIRST = 20_774;

export const numberOf = (day: number): number => day - FIRST + 1;
const date = (day: number): Date => new Date(day * DAY);

export const dateText = (day: number): string =>
  new Intl.DateTimeFormat(language(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date(day));
export const monthText = (day: number): string => new Intl.DateTimeFormat(language(), { month: 'long', timeZone: 'UTC' }).format(date(day));

/** The days of the week, Monday first, in short. */
export const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, i) => new Intl.DateTimeFormat(language(), { weekday: 'short', timeZone: 'UTC' }).format(date(4 + i)));

/** The weeks of the month of a day, Monday first; null where another month is. */
export function month(day: number): (number | null)[] {
  const first = day - date(day).getUTCDate() + 1;
  const length = new Date(Date.UTC(date(day).getUTCFullYear(), date(day).getUTCMonth() + 1, 0)).getUTCDate();
  const before = (date(first).getUTCDay() + 6) % 7;
  return [...Array.from({ length: before }, () => null), ...Array.from({ length }, (_, i) => first + i)];
}

/** A day of the month before (-1) or after (1), as near as those that are open or today. */
export function otherMonth(day: number, step: -1 | 1, today: number): number | null {
  const first = day - date(day).getUTCDate() + 1;
  const length = month(day).filter(Boolean).length;
  const found = step < 0 ? first - 1 : first + length;
  return found < today - DAILY_OPEN || found > today ? null : found;
}

export const dayInMonth = (day: number): number => date(day).getUTCDate();
