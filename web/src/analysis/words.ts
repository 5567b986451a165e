// Figures and moments of an analysis in words.
import { language, t } from '../i18n/language.svelte';
import { COLOURS } from '../art/symbols';
import { actionText, cardText, dieText, type Context } from '../i18n/game';
import { list } from '../i18n/tables';
import type { KeyMoment, Outcome } from '../net/types';
import { sentence } from '../table/wording';
import { decisionOf, percent, tenths } from './account';
import type { Told } from './messages';

const real = (text: string): string => text.replace('-', '−');

/** "42 %", and "under 1 %" where nothing is sure. */
export function percentText(chance: number, sure = false): string {
  const { n, bound } = percent(chance, sure);
  return bound === 'none' ? t('analysis-percent', { n }) : t(`analysis-${bound}`, { n });
}

/** With its sign: "+4 %". */
export function changeText(change: number): string {
  const n = Math.round(change * 100);
  if (n === 0) return t('analysis-under', { n: 1 });
  return `${n > 0 ? '+' : '−'}${t('analysis-percent', { n: Math.abs(n) })}`;
}

/** VP with one place behind the point. */
export const vpText = (vp: number): string => real(new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths(vp)));

/** The same with its sign. */
export const gainText = (vp: number): string => `${tenths(vp) > 0 ? '+' : ''}${vpText(vp)}`;

/** What happened at a moment: the decision, or what chance brought. */
export function titleOf(report: Told, moment: KeyMoment, ctx: Context): string {
  const what = sentence(happened(report, moment, ctx));
  const others = moment.kind === 'rival' || (moment.kind === 'luck' && moment.by !== null && moment.by !== ctx.viewer);
  return others && moment.by !== null ? t('analysis-by', { player: sentence(ctx.names[moment.by] ?? ''), what }) : what;
}

function happened(report: Told, { entry, round, turn }: KeyMoment, ctx: Context): string {
  const decision = decisionOf(report, entry);
  if (decision) return actionText(decision.played.action, ctx);
  const outcome = report.chances.find((chance) => chance.entry === entry)?.outcome;
  return outcome && 'chance' in outcome ? chanceText(outcome, ctx) : t('game-where', { round, turn });
}

function chanceText(outcome: Outcome, ctx: Context): string {
  const say = (what: string): string => t(`analysis-chance-${outcome.chance.replaceAll('_', '-')}`, { what });
  switch (outcome.chance) {
    case 'attack':
      return say(String(outcome.value));
    case 'roll':
      return say(list(outcome.dice.map(dieText)));
    case 'dice':
      return say(list(COLOURS.flatMap((colour) => Array<string>(outcome.dice[colour] ?? 0).fill(t(`colour-${colour}`)))));
    case 'cards':
      return say(list(outcome.cards.map((card) => cardText(card, ctx).title)));
    default:
      return say('');
  }
}
