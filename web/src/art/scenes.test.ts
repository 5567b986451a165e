// Both drawings of every region type are there, in the colours of the region and no others.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FILE, sheet } from '../../scripts/art/second-scenes.mjs';
import first from './scenes.svg?raw';
import second from './scenes-2.svg?raw';
import { LAND } from './symbols';

it.each(Object.values(LAND))('%s', (land) => {
  for (const [scenes, name] of [[first, land], [second, `${land}-2`]] as const) {
    const drawn = new RegExp(`<symbol id="scene-${name}" viewBox="0 0 120 100">(.*)</symbol>`).exec(scenes)?.[1] ?? '';
    expect(drawn.length).toBeGreaterThan(1000);
    expect(drawn).not.toMatch(/NaN|undefined/);
    expect(new Set(drawn.match(/(?<=(fill|stroke)=")[^"]+/g))).toEqual(new Set(['none', ...['p', 'w', 'd', 'i'].map((ink) => `var(--r${ink})`)]));
  }
});

it('the second sheet is what its script draws', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(sheet());
});
