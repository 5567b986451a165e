import { describe, expect, it } from 'vitest';
import { nextOf } from './rove';

// Two columns: wide things above, a row of small ones below.
const BOXES = [
  { x: 100, y: 10 }, { x: 300, y: 10 },
  { x: 100, y: 50 }, { x: 300, y: 50 },
  { x: 50, y: 90 }, { x: 150, y: 90 }, { x: 250, y: 90 }, { x: 350, y: 90 },
];

describe('arrow keys in a group', () => {
  it('walk to the neighbour in that direction', () => {
    expect(nextOf(BOXES, 0, 'ArrowRight')).toBe(1);
    expect(nextOf(BOXES, 0, 'ArrowDown')).toBe(2);
    expect(nextOf(BOXES, 3, 'ArrowUp')).toBe(1);
    expect(nextOf(BOXES, 5, 'ArrowLeft')).toBe(4);
    expect([6, 7]).toContain(nextOf(BOXES, 3, 'ArrowDown'));
  });
  it('go on in the order of reading at the end of a row', () => {
    expect(nextOf(BOXES, 1, 'ArrowRight')).toBe(2);
    expect(nextOf(BOXES, 2, 'ArrowLeft')).toBe(1);
  });
  it('stay at the upper and lower edge', () => {
    expect(nextOf(BOXES, 1, 'ArrowUp')).toBe(1);
    expect(nextOf(BOXES, 7, 'ArrowDown')).toBe(7);
    expect(nextOf(BOXES, 7, 'ArrowRight')).toBe(7);
  });
  it('jump to both ends', () => {
    expect(nextOf(BOXES, 3, 'Home')).toBe(0);
    expect(nextOf(BOXES, 3, 'End')).toBe(7);
  });
  it('leave other keys alone', () => {
    expect(nextOf(BOXES, 3, 'Enter')).toBe(-1);
  });
});
