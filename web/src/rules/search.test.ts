import { beforeAll, expect, test, vi } from 'vitest';
import { speak, alsoSpeak } from '../i18n/language.svelte';
import { open } from './book';
import { pictured } from './cards';
import { EXAMPLES } from './examples';
import { Index } from './search';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('de');
  await alsoSpeak('rules');
});

const index = async () => new Index(await open('de'), pictured());

test('a clause is found by its id, a chapter by its code, a card by its number', async () => {
  const rules = await index();
  expect([...(rules.find('go 9')?.clauses ?? [])]).toEqual(['GO-9']);
  expect(rules.find('mat')?.clauses.size).toBe(8);
  expect([...(rules.find('24')?.clauses ?? [])]).toEqual(['DECK-24']);
  expect(rules.find('24')?.cards.map((card) => card.id)).toEqual(['DECK-24']);
  expect(rules.find('  ')).toBeUndefined();
});

test('all words must be there, in any order, without accents', async () => {
  const rules = await index();
  const both = rules.find('mine hugel')?.clauses ?? new Set();
  expect(both.size).toBe(0);
  expect(rules.find('würfelmarkt jars')?.clauses).toEqual(rules.find('JARS Wurfelmarkt')?.clauses);
  expect(rules.find('würfelmarkt jars')?.clauses).toContain('MAT-5');
  expect(rules.find('xyzzy')?.clauses.size).toBe(0);
  expect(rules.find('Gebäude')?.cards.filter((card) => card.group === 'building')).toHaveLength(8);
});

test('every card, building, effect and space has a clause and a picture; every example a clause', async () => {
  const ids = new Set((await open('de')).chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
  const art = await import('../art/art.svg?raw');
  const deck = await import('../art/deck.svg?raw');
  const cards = pictured();
  expect(cards).toHaveLength(40 + 10 + 8 + 12 + 6 + 12);
  for (const { id, symbol, title } of cards) {
    expect(ids).toContain(id);
    expect(art.default + deck.default).toContain(`id="${symbol}"`);
    expect(title).not.toBe('');
  }
  const more = await import('../art/more.svg?raw');
  for (const [id, { row, points, see, places, columns }] of Object.entries(EXAMPLES)) {
    for (const clause of [id, ...(see ?? [])]) expect(ids).toContain(clause);
    for (const word of [row, ...points.map((point) => point.row)].flatMap((row) => row?.split(' ') ?? [])) {
      if (/^(white|yellow|blue|red|green|>|\+|=)/.test(word)) continue;
      expect(art.default + deck.default + more.default, `${id}: ${word}`).toContain(`id="${word}"`);
    }
    expect((places?.length ?? 0) % (columns ?? 1)).toBe(0);
  }
});
