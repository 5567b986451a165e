// Whether somebody is at the table, in words.
import { t } from '../i18n/language.svelte';
import type { Seat } from '../net/types';
import { untilText } from './seats.svelte';

/** Of people only: bots are always there, and whoever reads this is too. */
export function presence(seat: Seat | undefined): string[] {
  if (!seat || seat.kind !== 'person') return [];
  if (seat.played_by) return [t('table-away')];
  if (seat.days_off?.until && !seat.mine) return [t('seats-off-until', { until: untilText(seat.days_off.until) })];
  return seat.mine ? [] : [t(seat.online ? 'seats-here' : 'seats-not-here')];
}
