// The words of reports.
import { eventText, type Context } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import type { Told } from '../i18n/together';
import type { Report, TurnReport } from './report';

/** Changes in one line. */
export const factsText = (facts: readonly Told[], ctx: Context): string => facts.map((fact) => eventText(fact, ctx)).join(' · ');

/** Why it will matter to the one who looks; empty if it will not. */
export function stakesText({ checks }: TurnReport, seat: number | null): string {
  const own = checks.find((check) => check.seat === seat);
  return own && !own.held && own.stakes ? t('story-why', { n: own.stakes }) : '';
}

/** What a report says beyond the log, for those who hear it. */
export function spoken(report: Report, seat: number | null, scores: readonly { total: number }[], names: readonly string[]): string {
  if (report.kind === 'turn') return stakesText(report, seat);
  return scores.map(({ total }, i) => `${names[i] ?? ''}: ${total} ${t('table-vp', { n: total })}`).join(', ');
}
