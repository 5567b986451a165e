// What the table explains of itself are terms of the glossary, each with a way to the rules.
import { expect, test } from 'vitest';
import { TERMS } from '../rules/guide';
import { TOPICS } from './topics';

test.each(TOPICS.map(([selector, term]) => ({ selector, term })))('$selector is $term', ({ term }) => {
  expect(TERMS[term]?.some((clause) => clause.includes('-'))).toBe(true);
});

test('every kind of medal and every pile has a term of its own', () => {
  const of = (part: string): string[] => TOPICS.filter(([selector]) => selector.includes(part)).map(([, term]) => term);
  expect(of('#medal-')).toEqual(['combat-medal', 'exploration-medal', 'trade-medal', 'civil-medal']);
  expect(new Set(of('.pile')).size).toBe(of('.pile').length);
});
