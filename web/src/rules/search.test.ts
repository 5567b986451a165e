import { beforeEach, expect, test, vi } from 'vitest';
import { speak, alsoSpeak, LANGUAGES } from '../i18n/language.svelte';
import { open } from './book';
import { pictured } from './cards';
import { EXAMPLES } from './examples';
import { Index, type Found } from './search';

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('de');
  await alsoSpeak('rules', 'guide');
});

async function find(query: string, language = 'de'): Promise<Found> {
  await speak(language);
  return new Index(await open(language), pictured()).find(query) as Found;
}

test('a clause is found by its id, a chapter by its code, a card by its number', async () => {
  expect((await find('go 9')).clauses).toEqual(['GO-9']);
  expect((await find('mat')).clauses.filter((id) => id.startsWith('MAT-'))).toHaveLength(8);
  expect((await find('24')).clauses).toEqual(['DECK-24']);
  expect((await find('24')).cards.map((card) => card.id)).toEqual(['DECK-24']);
  expect(await find('  ')).toBeUndefined();
});

test('all words must be there, in any order, without accents', async () => {
  expect((await find('mine zivilbüro')).clauses).toEqual([]);
  expect((await find('würfelmarkt jars')).clauses).toEqual((await find('JARS Wurfelmarkt')).clauses);
  expect((await find('würfelmarkt jars')).clauses).toContain('MAT-5');
  expect((await find('xyzzy')).clauses).toEqual([]);
  expect((await find('Gebäude')).cards.filter((card) => card.group === 'building')).toHaveLength(8);
});

test.each([
  ['en', 'goal'], ['en', 'win'], ['de', 'Ziel'], ['de', 'gewinnen'], ['fr', 'but'], ['fr', 'gagner'], ['nl', 'doel'], ['nl', 'winnen'],
])('%s: "%s" finds how to win first', async (language, query) => {
  expect((await find(query, language)).terms[0]).toBe('goal');
});

test('titles come first', async () => {
  expect((await find('victory', 'en')).clauses[0]).toBe('VP-4');
  expect((await find('hand limit', 'en')).clauses[0]).toBe('GO-11');
  expect((await find('Kampfstärke', 'de')).clauses[0]).toBe('ATK-1');
  expect((await find('win', 'en')).clauses).toContain('VP-4');
  expect((await find('win', 'en')).clauses).not.toContain('PREP-3');
});

test.each(LANGUAGES)('%s: every term of the glossary finds itself', async (language) => {
  const { TERMS } = await import('./guide');
  const { t } = await import('../i18n/language.svelte');
  await speak(language);
  const index = new Index(await open(language), pictured());
  for (const term of Object.keys(TERMS)) expect(index.find(t(`gl-${term}`))?.terms, term).toContain(term);
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
