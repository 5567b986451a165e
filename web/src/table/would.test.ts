import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/language.svelte';
import type { Effect } from './effects';
import type { Label, OfferGraph } from '../net/types';
import { Offers } from './offers';
import samples from './positions.samples.json';
import { waysOf, wouldOf } from './would';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

/** As a person reads it: spaces that keep words together are spaces. */
const said = (...args: Parameters<typeof wouldOf>): ReturnType<typeof wouldOf> => {
  const would = wouldOf(...args);
  return would && { ...would, text: would.text.replace(/\s/g, ' ') };
};
const change = (key: string, from: number, to: number, more: Effect['args'] = {}): Effect => ({ icon: 'i-jar', key, args: { from, to, ...more } });
const jars = (to: number): Effect[] => [change('effect-jars', 3, to)];
const vp = (to: number): Effect[] => [change('effect-vp', 5, to)];
const ore: Effect[] = [change('effect-ore', 1, 2)];

describe('what a card would do', () => {
  it('is its gain, where every way brings the same', () => {
    expect(said(2, [jars(6), jars(6)], [])).toEqual({ text: '+3 Jars', good: true });
    expect(said(1, [[change('effect-strength', 2, 4, { needs: 6 })]], [])).toEqual({ text: 'would reach 4 of 6', good: true });
  });
  it('is at most the best, where the ways bring more or less, or some of them nothing', () => {
    expect(said(3, [jars(4), jars(6), jars(5)], [])?.text).toBe('up to +3 Jars');
    expect(said(2, [jars(4), ore], [])?.text).toBe('up to +1 Jar');
  });
  it('is VP before Jars, where the ways bring one or the other', () => {
    expect(said(2, [jars(13), vp(6)], [])?.text).toBe('up to +1 VP');
  });
  it('is an example, where there are more ways than were looked at', () => {
    expect(said(30, [jars(4), jars(6)], [])?.text).toBe('e.g. +3 Jars');
    expect(said(30, [ore, ore], [])).toEqual({ text: expect.stringMatching(/^For example: .*ore/i) as string, good: false });
  });
  it('is what changes, where nothing counts at once', () => {
    expect(said(2, [ore, ore], [])?.text).toMatch(/^ore/i);
    expect(said(2, [ore, [change('effect-crystals', 1, 2)]], [])?.text).toMatch(/^For example: /);
    expect(said(1, [[change('effect-hand', 3, 2)]], [])).toBeNull();
  });
});

describe('the ways to play a card', () => {
  const { labels, go } = samples as unknown as { labels: Label[]; go: { labels: number[]; nodes: number[][] }[] };
  it('are all looked at where they are few, and never more than a few', () => {
    let many = 0;
    for (const { labels: used, nodes } of go) {
      const offers = new Offers({ labels: used.map((n) => labels[n]!), nodes } as OfferGraph);
      for (const token of offers.most.keys()) {
        if (!token.startsWith('deck:')) continue;
        const { all, looked } = waysOf(offers.fitting([{ token, at: 0 }]));
        expect(looked.length).toBeGreaterThan(0);
        expect(looked.length).toBeLessThanOrEqual(Math.min(all, 4));
        if (all <= 4) expect(looked.length).toBe(all);
        else many += 1;
      }
    }
    expect(many).toBeGreaterThan(0);
  });
});
