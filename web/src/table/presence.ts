// Whether somebody is at the table, in words.
import { t } from '../i18n/language.svelte';
import type { Seat } from '../net/types';
import { untilText } from './seats.svelte';

/** Other people only: bots and the user are always there. */
export function presence(seat: Seat | undefined): string[] {
  if (!seat || seat.kind !== 'person') return [];
  if (seat.played_by) return [t('table-away')];
  if (seat.days_off?.until && !seat.mine) return [t('seats-off-until', { until: untilText(seat.days_off.until) })];
  return seat.mine ? [] : [t(seat.online ? 'seats-here' : 'seats-not-here')];
}
