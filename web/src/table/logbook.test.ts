import { describe, expect, it } from 'vitest';
import type { Line } from '../net/types';
import { lastOwn, logbook } from './logbook';

const line = (seq: number, fields: object): Line => ({ seq, at: 0, ...fields }) as unknown as Line;
const did = (seq: number, seat: number, action: object): Line =>
  line(seq, { entry: { seat, ...action }, events: [{ event: 'did', seat, action }, { event: 'jars', seat, change: 3, now: 3 }] });

describe('the log', () => {
  it('shows decisions with their changes', () => {
    const [item] = logbook([did(1, 0, { do: 'little', die: 'red 5' })]);
    expect(item).toMatchObject({ seat: 0, did: { do: 'little', die: 'red 5' }, undone: false });
    expect(item?.events.map((event) => event.event)).toEqual(['jars']);
  });

  it('tells what the effect of the turn brings, not beside it that it is used', () => {
    const use = (...events: object[]): (string | undefined)[] =>
      logbook([line(1, { entry: { seat: 0, do: 'use_trans' }, events: [{ event: 'did', seat: 0, action: { do: 'use_trans' } }, { event: 'trans_used', seat: 0, trans: '3 jars' }, ...events] })]).flatMap((item) => item.events.map((event) => event.event));
    expect(use({ event: 'jars', seat: 0, change: 3, now: 3 })).toEqual(['jars']);
    expect(use()).toEqual(['trans_used']);
  });

  it('strikes what was taken back, and only that', () => {
    const items = logbook([did(1, 0, { do: 'pass' }), did(2, 1, { do: 'pass' }), did(3, 1, { do: 'pass' }), line(4, { undone: { seat: 1, entries: 1 } })]);
    expect(items.map((item) => item.undone)).toEqual([false, false, true]);
  });

  it('takes back further when undone twice', () => {
    const undone = { undone: { seat: 1, entries: 1 } };
    const items = logbook([did(1, 1, { do: 'pass' }), did(2, 1, { do: 'pass' }), line(3, undone), line(4, undone)]);
    expect(items.map((item) => item.undone)).toEqual([true, true]);
  });

  it('counts chance entries that show nothing when taking back', () => {
    const items = logbook([did(1, 1, { do: 'pass' }), line(2, { entry: { chance: 'roll', dice: [] }, events: [] }), line(3, { undone: { seat: 1, entries: 1 } })]);
    expect(items.map((item) => item.undone)).toEqual([false]);
  });

  it('knows the own last decision that still stands', () => {
    const items = logbook([did(1, 0, { do: 'pass' }), did(2, 1, { do: 'pass' }), did(3, 0, { do: 'pass' }), line(4, { undone: { seat: 0, entries: 1 } })]);
    expect(lastOwn(items, 0)).toBe(1);
    expect(lastOwn(items, 2)).toBe(0);
  });

  it('names the secret of another seat without its content', () => {
    const [item] = logbook([line(1, { entry: { seat: 1, hidden: 'kept_card' }, events: [{ event: 'kept_card', seat: 1 }] })]);
    expect(item).toMatchObject({ seat: 1, did: null });
  });
});
