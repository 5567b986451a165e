import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointing, type Pointing } from './pointing';

class Thing extends EventTarget {
  keyboard = false;
  matches(): boolean {
    return this.keyboard;
  }
  say(type: string, pointerType = 'mouse'): Event {
    const event = Object.assign(new Event(type, { cancelable: true }), { pointerType });
    this.dispatchEvent(event);
    return event;
  }
}

function attached(more: Partial<Pointing> = {}): { thing: Thing; done: string[]; detach: () => void } {
  const thing = new Thing();
  const done: string[] = [];
  const to: Pointing = {
    point: () => void done.push('point'),
    explain: (_, resting) => void done.push(resting ? 'rests' : 'asks'),
    patience: (by) => (by === 'mouse' ? 800 : 400),
    leave: (by) => void done.push(`left by ${by}`),
    ...more,
  };
  const detach = pointing(to)(thing as unknown as HTMLElement) as () => void;
  return { thing, done, detach };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('pointing', () => {
  it('points by a click', () => {
    const { thing, done } = attached();
    thing.say('click');
    expect(done).toEqual(['point']);
  });
  it('explains after the mouse has rested as long as it takes', () => {
    const { thing, done } = attached();
    thing.say('pointermove');
    vi.advanceTimersByTime(799);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['rests']);
    thing.say('pointerleave');
    expect(done).toEqual(['rests', 'left by mouse']);
  });
  it('explains nothing to a mouse that moved on or clicked in time', () => {
    for (const type of ['pointerleave', 'click']) {
      const { thing, done } = attached({ leave: () => undefined });
      thing.say('pointermove');
      thing.say(type);
      vi.advanceTimersByTime(5000);
      expect(done).toEqual(type === 'click' ? ['point'] : []);
    }
  });
  it('explains nothing to a mouse that lies still where the thing appears', () => {
    const { thing, done } = attached();
    thing.say('pointerenter');
    vi.advanceTimersByTime(5000);
    expect(done).toEqual([]);
    thing.say('pointermove');
    vi.advanceTimersByTime(500);
    thing.say('pointermove');
    vi.advanceTimersByTime(300);
    expect(done).toEqual(['rests']);
  });
  it('is patient for ever where it is told so', () => {
    const { thing, done } = attached({ patience: () => null });
    thing.say('pointermove');
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
  });
  it('explains by a long touch, whose click then points at nothing', () => {
    const { thing, done } = attached();
    thing.say('pointerdown', 'touch');
    vi.advanceTimersByTime(480);
    expect(done).toEqual(['asks']);
    expect(thing.say('contextmenu').defaultPrevented).toBe(true);
    thing.say('click');
    expect(done).toEqual(['asks']);
    thing.say('click');
    expect(done).toEqual(['asks', 'point']);
  });
  it('points by a short touch', () => {
    const { thing, done } = attached();
    thing.say('pointerdown', 'touch');
    thing.say('pointerup', 'touch');
    thing.say('click');
    vi.advanceTimersByTime(5000);
    expect(done).toEqual(['point']);
  });
  it('explains to the keyboard, not to a focus that a click has set', () => {
    const { thing, done } = attached();
    thing.say('focus');
    vi.advanceTimersByTime(5000);
    expect(done).toEqual([]);
    thing.keyboard = true;
    thing.say('focus');
    vi.advanceTimersByTime(400);
    thing.say('blur');
    expect(done).toEqual(['rests', 'left by focus']);
  });
  it('lets go of the element', () => {
    const { thing, done, detach } = attached();
    thing.say('pointermove');
    detach();
    thing.say('click');
    vi.advanceTimersByTime(5000);
    expect(done).toEqual([]);
  });
});
