import { describe, expect, it } from 'vitest';
import type { Event } from '../net/types';
import { lowIn, soundsOf } from './sound';

const ROLLED = { event: 'rolled', seat: 0, dice: ['white 1'] } as unknown as Event;
const marker = (to: unknown): Event => ({ event: 'guild_marker', seat: 0, from: 'supply', to }) as Event;
const checked = (held: boolean): Event => ({ event: 'attack_checked', seat: 0, strength: 1, attack: 3, ward: false, held }) as Event;
const medal = (change: number): Event => ({ event: 'medal', seat: 0, medal: 'trade', change, now: 1 }) as Event;
const jars: Event = { event: 'jars', seat: 0, change: 3, now: 3 };

describe('what one hears', () => {
  it('is the sound of the change', () => {
    expect(soundsOf([ROLLED])).toEqual(['dice']);
    expect(soundsOf([marker({ region: '1/1' })])).toEqual(['marker']);
    expect(soundsOf([checked(false)])).toEqual(['attack']);
    expect(soundsOf([checked(true)])).toEqual(['held']);
    expect(soundsOf([medal(1)])).toEqual(['medal']);
  });

  it('is nothing for what is lost, returned or counted', () => {
    expect(soundsOf([jars, medal(-1), marker('supply')])).toEqual([]);
  });

  it('is each sound once and at most two, the weightiest first', () => {
    expect(soundsOf([ROLLED, marker({ card: 'banker' }), marker({ region: '1/1' }), checked(false), checked(false), medal(2)])).toEqual(['medal', 'attack']);
  });

  it('includes the own clock when half a minute is left, and at once where it is less', () => {
    expect([90_000, 30_000, 12_000].map(lowIn)).toEqual([60_000, 0, 0]);
  });
});
