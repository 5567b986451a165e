// The shipped serif has every letter that a text of ours may need, and stays small.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODES } from '../../scripts/languages.mjs';

const file = (path: string): URL => new URL(path, import.meta.url);
const FOLDERS = ['../../../crates/text/locales', '../../locales'];

/** The letters that the styles say are in the file that everybody fetches. */
function ranges(): [number, number][] {
  const face = readFileSync(file('../styles/fonts.css'), 'utf8').split('@font-face').find((rule) => rule.includes('/domitian.woff2'));
  const listed = /unicode-range:([^;}]+)/.exec(face ?? '')?.[1] ?? '';
  return listed.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

it.each(CODES)('every letter of the texts is in the font: %s', (language) => {
  const texts = FOLDERS.flatMap((folder) => readdirSync(file(`${folder}/${language}`)).map((name) => readFileSync(file(`${folder}/${language}/${name}`), 'utf8'))).join('');
  const there = ranges();
  const missing = [...new Set(texts)].filter((letter) => letter.trim() && !there.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(missing).toEqual([]);
});

it('all of it is at most 25 KB, with its licence beside it', () => {
  const fonts = readdirSync(file('.')).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, name) => sum + statSync(file(name)).size, 0)).toBeLessThan(25_000);
  expect(readFileSync(file('OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
