import { expect, test } from 'vitest';
import { fit, fold, marked, wantedOf } from './words';

const finds = (query: string, word: string): boolean => wantedOf(query).every((wanted) => fit(word, wanted) > 0);

test('a word is found by itself and by its beginning, never from inside', () => {
  for (const word of ['win', 'wins', 'winner', 'winning']) expect(finds('win', word), word).toBe(true);
  for (const word of ['drawing', 'Gewinn', 'twin']) expect(finds('win', word), word).toBe(false);
  for (const word of ['win', 'wins']) expect(finds('winning', word), word).toBe(true);
});

test.each([
  ['medals', 'medal'],
  ['exploring', 'exploration'],
  ['Minen', 'Mine'],
  ['Medaillen', 'Medaille'],
  ['médailles', 'Médaille'],
  ['cristaux', 'cristal'],
  ['kristallen', 'kristal'],
  ['mijnen', 'mijn'],
])('endings do not matter: %s finds %s', (query, word) => expect(finds(query, word)).toBe(true));

test.each([
  ['Medaille', 'Handelsmedaille'],
  ['Karte', 'Aktionskarte'],
  ['Karten', 'Rundenendekarten'],
  ['Markt', 'Würfelmarkt'],
  ['Stärke', 'Kampfstärke'],
  ['medaille', 'verkenningsmedaille'],
  ['fiche', 'gildefiche'],
  ['kaart', 'actiekaart'],
])('a compound is found by its parts: %s finds %s', (query, word) => {
  expect(finds(query, word)).toBe(true);
  expect(fit(word, wantedOf(query)[0]!)).toBe(1);
});

test('accents that one writes count, others do not', () => {
  expect(fold('Dé ŒUVRE')).toBe('de oeuvre');
  expect(finds('medaille', 'médaille')).toBe(true);
  expect(finds('WURFEL', 'Würfel')).toBe(true);
  expect(finds('dés', 'dés')).toBe(true);
  expect(finds('dés', 'des')).toBe(false);
});

test('whole words are marked', () => {
  expect(marked('Une Médaille, médailles', wantedOf('medaille'))).toEqual([
    { text: 'Une ', hit: false },
    { text: 'Médaille', hit: true },
    { text: ', ', hit: false },
    { text: 'médailles', hit: true },
  ]);
  expect(marked('drawing', wantedOf('win'))).toEqual([{ text: 'drawing', hit: false }]);
});
