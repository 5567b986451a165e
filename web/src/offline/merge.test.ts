import { expect, test } from 'vitest';
import { merged } from './merge';

const merge = (name: string, own: object, other: object): unknown => JSON.parse(merged(name, JSON.stringify(own), JSON.stringify(other)));

test('of everything the further one is kept', () => {
  expect(
    merge('tharos-lessons', { first: { taken: [null], done: false }, own: { taken: [], done: true } }, { first: { taken: [], done: true }, other: { taken: [null], done: false } }),
  ).toEqual({ first: { taken: [null], done: true }, own: { taken: [], done: true }, other: { taken: [null], done: false } });
  expect(
    merge(
      'tharos-puzzles',
      { results: { a: { solved: 2, clue: false }, b: { solved: 1, clue: false } }, streak: { last: 7, length: 2 } },
      { results: { a: { solved: 1, clue: false }, b: { solved: 0, clue: false } }, streak: { last: 7, length: 5 } },
    ),
  ).toEqual({ results: { a: { solved: 1, clue: false }, b: { solved: 1, clue: false } }, streak: { last: 7, length: 5 } });
  expect(merge('tharos-daily', { 5: { table: 'here' } }, { 5: { table: 'there' }, 6: { table: 'there' } })).toEqual({ 5: { table: 'here' }, 6: { table: 'there' } });
});

test('what was chosen here stays, and garbage changes nothing', () => {
  expect(merged('tharos-theme', 'dark', 'light')).toBe('dark');
  expect(merged('tharos-theme', null, 'light')).toBe('light');
  expect(merged('tharos-lessons', '{}', 'garbage')).toBe('{}');
  expect(merged('tharos-puzzles', '{}', '[]')).toBe('{}');
});
