// What the large button says.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_TABLE } from '../i18n/game';
import { LANGUAGES, speak, t } from '../i18n/language.svelte';
import type { Label, OfferGraph } from '../net/types';
import { Offers } from './offers';
import samples from './positions.samples.json';
import { confirmText } from './wording';

const { labels, ...asks } = samples as unknown as { labels: Label[] } & Record<string, { labels: number[]; nodes: number[][] }[]>;
const ctx = { ...NO_TABLE, names: ['Anna', 'Ben', 'Cleo', 'Dirk'], viewer: 0 };
/** What fits a button in two lines, or in three on a phone. */
const MOST = 90;

describe.each(LANGUAGES)('the large button in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
  });

  it.each(Object.keys(asks))('names the answer: %s', (ask) => {
    for (const { labels: used, nodes } of asks[ask]!) {
      for (const offer of new Offers({ labels: used.map((n) => labels[n]!), nodes } as OfferGraph).all) {
        const { action, tokens } = offer.with(new Map());
        const text = confirmText(action, tokens, { ask }, ctx);
        expect(text.length, text).toBeGreaterThan(1);
        expect(text.length, text).toBeLessThanOrEqual(MOST);
        if (ask !== 'go') expect(text).not.toBe(t('table-confirm'));
      }
    }
  });
});
