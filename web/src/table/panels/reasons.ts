// Why an action is suggested, in words. The numbers are those of the search and of the rules.
import type { Reason } from '../../net/types';
import { language, t } from '../../i18n/language.svelte';
import { key } from '../../i18n/names';

const decimal = (n: number): string => new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(n));

/** How many VP, with one decimal, as expectations are told. */
export const expected = decimal;

/** A chance in whole percent, which is never sure before the end. */
export function chance(part: number): string {
  const percent = (n: number): string => new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(n);
  if (part < 0.01) return t('hints-under', { chance: percent(0.01) });
  return part > 0.99 ? t('hints-over', { chance: percent(0.99) }) : percent(part);
}

export function reasonText(reason: Reason): string {
  switch (reason.why) {
    case 'now': return t('reason-now', { vp: `${reason.vp < 0 ? '−' : '+'}${Math.abs(reason.vp)}` });
    case 'more': case 'less': return t(`reason-${reason.why}`, { vp: decimal(reason.vp), category: t(`score-${key(reason.category)}`).replace(/\s*\(.*\)$/, '') });
    case 'whole': return t(reason.vp < 0 ? 'reason-whole-less' : 'reason-whole', { vp: decimal(reason.vp) });
    case 'strength': return t(reason.holds ? 'reason-holds' : 'reason-strength', { strength: reason.strength, needs: reason.needs });
    case 'waits': case 'gone': return t(`reason-${reason.why}`, { strength: reason.strength, needs: reason.needs });
    case 'then': case 'instead': return t(`reason-${reason.why}`, { place: reason.place });
    case 'jars': return t(reason.change < 0 ? 'reason-jars-less' : 'reason-jars', { n: Math.abs(reason.change), left: reason.left });
    case 'equal': return t('reason-equal');
  }
}

/** What it looks like, and whether it is a gain, nothing to worry about, or a price. */
export function reasonLook(reason: Reason): { icon: string; tone: 'gain' | 'wait' | 'price' } {
  switch (reason.why) {
    case 'now': return { icon: 'i-vp', tone: reason.vp < 0 ? 'price' : 'gain' };
    case 'more': return { icon: 'i-vp', tone: 'gain' };
    case 'less': return { icon: 'i-vp', tone: 'price' };
    case 'whole': return { icon: 'i-vp', tone: reason.vp < 0 ? 'price' : 'gain' };
    case 'strength': return { icon: 'i-attack', tone: reason.holds ? 'gain' : 'wait' };
    case 'waits': return { icon: 'i-attack', tone: 'wait' };
    case 'gone': return { icon: 'i-attack', tone: 'price' };
    case 'jars': return { icon: 'i-jar', tone: reason.change < 0 ? 'price' : 'gain' };
    case 'then': return { icon: 'i-play', tone: 'wait' };
    case 'instead': return { icon: 'i-close', tone: 'price' };
    case 'equal': return { icon: 'i-odds', tone: 'wait' };
  }
}
