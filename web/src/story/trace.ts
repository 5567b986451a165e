// What everybody else did last, and where: it stays marked until they do something else.
import type { Context } from '../i18n/game';
import { byText } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import { regionsOf } from './place';
import { linesOf, type Go } from './story';

export interface Trace {
  /** In words, and with the name before it. */
  text: string;
  spoken: string;
  regions: string[];
}
export type Traces = Record<number, Trace>;

/** The last go of every seat but `own`, by seat. */
export function tracesOf(goes: readonly Go[], own: number | null, ctx: Context): Traces {
  const found: Traces = {};
  for (let i = goes.length - 1; i >= 0 && goes[i]!.kind !== 'turn'; i--) {
    const { kind, seat, parts } = goes[i]!;
    if (kind !== 'go' || seat === null || seat === own || found[seat]) continue;
    const standing = parts.filter((part) => !part.undone);
    const text = standing.flatMap((part) => linesOf(part, seat, ctx).map((line) => line.text)).join(' · ');
    const regions = standing.flatMap(({ did, facts }) => [...(did ? regionsOf(did) : []), ...facts.flatMap(regionsOf)]);
    if (text) found[seat] = { text, spoken: byText(seat, text, ctx), regions: [...new Set(regions)] };
  }
  return found;
}

/** Who left a trace on a region, and what is said of it. */
export const leftOn = (traces: Traces, region: string): { seat: number; text: string }[] =>
  Object.entries(traces).flatMap(([seat, { regions, spoken }]) => (regions.includes(region) ? [{ seat: Number(seat), text: t('story-last', { what: spoken }) }] : []));
