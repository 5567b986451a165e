// The words of reports.
import { eventText, roundEndLoss, within, type Context } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import type { Told } from '../i18n/together';
import type { Report, TurnReport } from './report';

/** Changes in one line. */
export const factsText = (facts: readonly Told[], ctx: Context): string => facts.map((fact) => eventText(fact, ctx)).join(' · ');

/** Why it will matter to the one who looks, and what the round end cards that are left (`deck`) can take; empty if it will not. */
export function stakesText({ checks, round }: TurnReport, seat: number | null, deck: readonly number[]): string {
  const own = checks.find((check) => check.seat === seat);
  if (!own || own.held || !own.stakes) return '';
  const losses = new Set(deck.map((card) => within(roundEndLoss(card, round))));
  return [t('story-why', { n: own.stakes }), losses.size ? `${t('table-round-end-left')}: ${[...losses].join('; ')}.` : ''].join(' ').trim();
}

/** What a report says beyond the log, for those who hear it. */
export function spoken(report: Report, seat: number | null, deck: readonly number[], scores: readonly { total: number }[], names: readonly string[]): string {
  if (report.kind === 'turn') return stakesText(report, seat, deck);
  return scores.map(({ total }, i) => `${names[i] ?? ''}: ${total} ${t('table-vp', { n: total })}`).join(', ');
}
