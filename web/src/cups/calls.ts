// The requests about tournaments, and the texts for them.
import { language, t } from '../i18n/language.svelte';
import { call } from '../net/call';
import type { CupInfo, NewCup } from '../net/types';

export const cups = {
  all: () => call('get', '/api/cups', {}),
  open: (wish: NewCup) => call('post', '/api/cups', { body: wish }),
  look: (id: string) => call('get', '/api/cups/{id}', { id }, 'server'),
  join: (id: string) => call('post', '/api/cups/{id}/join', { id }, 'server'),
  withdraw: (id: string) => call('post', '/api/cups/{id}/withdraw', { id }, 'server'),
  remove: (id: string, number: number) => call('post', '/api/cups/{id}/remove', { id, body: { number } }, 'server'),
  begin: (id: string) => call('post', '/api/cups/{id}/begin', { id }, 'server'),
  close: (id: string) => call('post', '/api/cups/{id}/close', { id }, 'server'),
};

/** "Friday, 20 November, 18:30" */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(at);

/** "48 hours", "7 days" */
export function hours(n: number): string {
  const [unit, count] = n % 24 === 0 ? ['day', n / 24] : ['hour', n];
  return new Intl.NumberFormat(language(), { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(count as number);
}

/** A mean in tenths of a percent. */
export const tenths = (mean: number): string => new Intl.NumberFormat(language(), { minimumFractionDigits: 1 }).format(mean / 10);

export const sizes = (cup: CupInfo): string =>
  [t('cup-size-people', { n: cup.people }), t('cup-size-tables', { n: cup.tables }), t('cup-size-rounds', { n: cup.rounds })].join(', ');

export const stage = (cup: CupInfo): string => t(`cup-phase-${cup.phase}`, { round: cup.round, of: cup.rounds });
