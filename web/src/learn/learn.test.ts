// What the lessons of crates/lessons need of the client.
import { describe, expect, it } from 'vitest';
import { CORE, LESSONS, minutes, mixed, PARTS } from './lessons';
import { pictureOf, PICTURES } from './pictures';
import { placesOf } from './spot';

describe('lessons', () => {
  it('has no picture too many, and one for a lesson without its own', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
    expect(pictureOf('l99').symbols).not.toEqual([]);
  });

  it('knows where every area is that lessons point out', () => {
    for (const part of PARTS) expect(placesOf(`part:${part}`), part).not.toEqual([]);
  });

  it('finds things by their tokens, and nothing by what is no token', () => {
    expect(placesOf('die:red 5')).toEqual(['[data-die="red 5"]']);
    expect(placesOf('building:new_market')).toContain('[data-building="new_market"]');
    expect(placesOf('nonsense:1')).toEqual([]);
  });

  it('shows every answer of a question once, and the right one not always first', () => {
    for (let step = 0; step < 9; step++) expect([...mixed(3, step)].sort()).toEqual([1, 2, 3]);
    expect(new Set([0, 1, 2].map((step) => mixed(3, step).indexOf(1))).size).toBe(3);
  });

  it('says the minutes of lessons together, and never none', () => {
    expect(minutes(...CORE)).toBe(Math.round(CORE.reduce((sum, lesson) => sum + lesson.minutes, 0)));
    expect(minutes()).toBe(1);
  });
});
