// The guide says nothing that the rules do not say.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { alsoSpeak, LANGUAGES, speak, t } from '../i18n/language.svelte';
import { open, type Rules } from './book';
import { PAGE_NAMES, PAGES, SOURCES, TERMS } from './guide';
import { placeOf } from './place';
import { WORTH, type Source } from './worth';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await alsoSpeak('rules', 'guide');
});

/** The text of a clause, or of a whole chapter with what comes before its clauses. */
function textOf(rules: Rules, id: string): string | undefined {
  const chapter = rules.chapters.find(({ code }) => code === id.split('-')[0]);
  const clause = chapter?.clauses.find((clause) => clause.id === id);
  if (clause) return [clause.text, ...clause.items].join(' ');
  return chapter?.code === id ? [...chapter.blocks.flatMap((block) => [block.text, ...block.items]), ...chapter.clauses.flatMap((one) => [one.text, ...one.items])].join(' ') : undefined;
}

const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
/** Numbers of the picture's places and of the round and turn spoken of are not from the rules. */
const drawn = (...rows: readonly string[]): string[] => rows.flatMap(figures);

const parts = PAGE_NAMES.flatMap((page) => PAGES[page]);

describe.each(LANGUAGES)('%s', (language) => {
  test('every link leads to a clause or chapter, every text exists', async () => {
    await speak(language);
    const rules = await open(language);
    const links = [...parts.flatMap(({ clauses }) => clauses), ...Object.values(SOURCES).flatMap(({ clauses }) => clauses), ...Object.values(TERMS).flat()];
    for (const id of links) expect(textOf(rules, id), id).toBeTruthy();
    for (const term of Object.keys(TERMS)) for (const key of [`gl-${term}`, `gl-${term}.text`, `gl-${term}.also`]) expect(t(key)).not.toBe(key);
    for (const { key, points = [] } of parts) for (const name of [`guide-${key}`, `guide-${key}.text`, ...points.map((_, index) => `guide-${key}.p${index + 1}`)]) expect(t(name)).not.toBe(name);
  });

  test('every figure stands in a clause or picture named beside it', async () => {
    await speak(language);
    const rules = await open(language);
    const unknown: string[] = [];
    const check = (what: string, text: string, clauses: readonly string[], rows: readonly string[]): void => {
      // Action cards are called by their numbers.
      const known = new Set([...clauses.flatMap((id) => figures(textOf(rules, id) ?? '')), ...clauses.filter((id) => id.startsWith('DECK-')).flatMap(figures), ...drawn(...rows)]);
      unknown.push(...figures(text).filter((figure) => !known.has(figure)).map((figure) => `${what}: ${figure}`));
    };
    for (const { key, clauses, rows = [], places = [], points = [] } of parts) {
      const text = [t(`guide-${key}.text`), ...points.map((_, index) => t(`guide-${key}.p${index + 1}`))].join(' ');
      check(key, text, clauses, [...rows, ...places, ...points]);
    }
    for (const [term, clauses] of Object.entries(TERMS)) check(term, t(`gl-${term}.text`), clauses, []);
    for (const [source, { clauses }] of Object.entries(SOURCES)) check(source, t(`points-${source.replaceAll('_', '-')}`), [...clauses, 'VP'], []);
    expect(unknown).toEqual([]);
  });

  test('no text speaks of commands or code', async () => {
    await speak(language);
    for (const { key, points = [] } of parts) expect([t(`guide-${key}.text`), ...points.map((_, index) => t(`guide-${key}.p${index + 1}`))].join(' ')).not.toMatch(/[`_]/);
  });

  test('what a source is worth is what the rules say', async () => {
    const rules = await open(language);
    const [medals = '', things = '', mines = ''] = ['VP-1', 'VP-2', 'VP-3'].map((id) => textOf(rules, id)?.replace(/\([^)]*\)/g, '') ?? '');
    const worth = (source: Source): number => WORTH[source].vp;
    expect(figures(medals).map(Number)).toEqual([worth('combat_medals'), worth('exploration_medals'), worth('trade_medals'), worth('civil_medals'), worth('medal_sets')]);
    expect(figures(things).map(Number)).toEqual([worth('jars'), WORTH.jars.per, worth('buildings'), worth('player_cards')]);
    expect(figures(mines).map(Number)).toEqual([worth('mines'), WORTH.mines.from, 0]);
  });

  test('every address has a title and a description of its own', async () => {
    await speak(language);
    const rules = await open(language);
    const places = [...PAGE_NAMES, 'all', ...rules.chapters.map(({ code }) => code)].map((address) => placeOf(rules, address));
    expect(new Set(places.map(({ title }) => title)).size).toBe(places.length);
    expect(new Set(places.map(({ about }) => about)).size).toBe(places.length);
    expect(placeOf(rules, '').page).toBe('two-minutes');
    expect(placeOf(rules, 'go-9')).toMatchObject({ id: 'GO-9' });
  });
});

test('every source of points has its row', () => {
  expect(Object.keys(SOURCES)).toEqual(Object.keys(WORTH));
});

test('every picture is drawn with symbols that exist', async () => {
  const sheets = (await Promise.all([import('../art/art.svg?raw'), import('../art/more.svg?raw'), import('../art/dice.svg?raw')])).map((sheet) => sheet.default).join('');
  const rows = [...parts.flatMap(({ rows = [], points = [] }) => [...rows, ...points]), ...Object.values(SOURCES).map(({ symbol }) => symbol)];
  for (const word of rows.flatMap((row) => row.split(' '))) {
    if (!word || /^(white|yellow|blue|red|green):|^[>+]$|^=/.test(word)) continue;
    expect(sheets, word).toContain(`id="${word}"`);
  }
});
