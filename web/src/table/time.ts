// The time left on a clock, in words people read: days and hours, hours and minutes, or minutes and seconds.
import { t } from '../i18n/language.svelte';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** From here on it is urgent, in seconds; and where it is said aloud. */
export const LOW = 30;
export const WARNINGS: readonly number[] = [LOW, 10];

export function timeLeft(seconds: number): string {
  if (seconds >= DAY) return t('seats-time-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return t('seats-time-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
