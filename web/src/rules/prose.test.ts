import { expect, test } from 'vitest';
import { chapterOf, idOf, isOwn, open } from './book';
import { LANGUAGES } from '../i18n/language.svelte';
import { pieces } from './prose';

test('emphasis and clause ids are taken apart', () => {
  expect(pieces('*Plenty*: see GO-9, (TRANS) and **END-R1**.')).toEqual([
    { text: 'Plenty', kind: 'em' },
    { text: ': see ', kind: 'plain' },
    { text: 'GO-9', kind: 'link' },
    { text: ', (', kind: 'plain' },
    { text: 'TRANS', kind: 'link' },
    { text: ') and ', kind: 'plain' },
    { text: 'END-R1', kind: 'strong' },
    { text: '.', kind: 'plain' },
  ]);
  expect(pieces('effet TRANS-2, SOLO-A5').filter((piece) => piece.kind === 'link').map((piece) => piece.text)).toEqual(['TRANS-2', 'SOLO-A5']);
  expect(pieces('[card] action, [rules.md](rules.md)').map((piece) => piece.text).join('')).toBe('[card] action, rules.md');
});

test.each(LANGUAGES)('%s: every chapter and clause is read', async (language) => {
  const rules = await open(language);
  expect(rules.chapters).toHaveLength(20);
  expect(rules.chapters[0]?.code).toBe('WORDS');
  expect(rules.chapters[19]?.code).toBe('OPEN');
  const clauses = rules.chapters.flatMap((chapter) => chapter.clauses);
  expect(clauses).toHaveLength(169);
  for (const clause of clauses) expect(clause.text || clause.items.length, clause.id).toBeTruthy();
  expect(idOf(rules, 'go 9')).toBe('GO-9');
  expect(idOf(rules, 'deck24')).toBe('DECK-24');
  expect(idOf(rules, 'mat')).toBe('MAT');
  expect(idOf(rules, 'GO-99')).toBeUndefined();
  expect(chapterOf(rules, 'SOLO-A5')?.code).toBe('SOLO');
  expect(clauses.filter(isOwn).map((clause) => clause.id)).toEqual([
    'SET-4',
    'SET-5',
    ...[32, 33, 34, 35, 36, 37, 38].map((card) => `DECK-${card}`),
    ...[1, 2, 3, 4, 5].map((n) => `DATA-${n}`),
  ]);
});
