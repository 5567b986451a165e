// What an action card would do, in the few words that fit on it: the best of the ways to play it that were looked at.
import { t } from '../i18n/language.svelte';
import { mainOf, type Effect } from './effects';
import type { Offer } from './offers';
import { gainOf, type Price } from './prices';
import type { Action } from '../net/types';
import { lineText } from './wording';

/** How many ways to play an action card are looked at. */
const WAYS = 4;

/** The ways to play a card: how many there are, and those that are looked at. */
export interface Ways {
  all: number;
  looked: Action[];
}

export interface Would {
  text: string;
  /** It brings something that counts at once. */
  good: boolean;
}

/** All ways where they are few, otherwise some from everywhere among them. */
export function waysOf(offers: readonly Offer[]): Ways {
  const all = offers.reduce((sum, offer) => sum + offer.ways, 0);
  if (all <= WAYS) return { all, looked: offers.flatMap((offer) => [...offer.decisions()].map(({ action }) => action)) };
  const some = Array.from({ length: Math.min(WAYS, offers.length) }, (_, i) => offers[Math.floor((i * offers.length) / Math.min(WAYS, offers.length))]!);
  return { all, looked: some.map((offer) => offer.with(new Map()).action) };
}

/** The kinds of gain, the weightiest first. */
const KINDS = ['price-vp', 'price-reaches', 'price-only', 'price-jars'];

/** `looked` is what each way that was looked at changes. */
export function wouldOf(all: number, looked: readonly (readonly Effect[])[], names: readonly string[]): Would | null {
  const gains = looked.flatMap((lines) => gainOf(lines).gain ?? []);
  const some = all > looked.length;
  if (gains.length) {
    const best = gains.reduce((one, other) => (ahead(other, one) ? other : one));
    const text = t(best.key === 'price-reaches' || best.key === 'price-only' ? 'price-would' : best.key, best.args);
    const alike = gains.length === looked.length && gains.every(({ key, args }) => key === best.key && args.n === best.args.n);
    return { text: some ? t('hand-such', { what: text }) : alike ? text : t('hand-best', { what: text }), good: true };
  }
  // Where nothing counts at once, it says what changes.
  const mains = new Set(looked.map((lines) => mainOf(lines)).map((main) => (main ? lineText(main, names) : '')));
  const main = [...mains].find((text) => text);
  if (!main) return null;
  return { text: some || mains.size > 1 ? t('hand-such-line', { what: main }) : main, good: false };
}

function ahead(one: Price, other: Price): boolean {
  const by = KINDS.indexOf(other.key) - KINDS.indexOf(one.key);
  return by ? by > 0 : Number(one.args.n) > Number(other.args.n);
}
