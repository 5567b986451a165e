// Changes that read better as one: dice, markers, mines, ore and crystals that go the same way one after the other.
import type { Colour, Counts, Event } from '../net/types';
import { COLOURS } from '../art/symbols';

/** A change as the log tells it: `n` and `colours` of several like it, the `attack` that a strength is for, the `round` of a loss. */
export type Told = Event & { n?: number; colours?: Colour[]; attack?: number; round?: number };

type Of<Name extends Event['event']> = Extract<Told, { event: Name }>;

/** The kind of place, whatever the space or card: `used` for `{ used: ... }`. */
const kindOf = (place: object | string): string => (typeof place === 'string' ? place : (Object.keys(place)[0] ?? ''));

const sum = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(COLOURS.flatMap((colour) => (a[colour] || b[colour] ? [[colour, (a[colour] ?? 0) + (b[colour] ?? 0)]] : []))) as Counts;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Two changes as one, or null if they must be told apart. */
function both(a: Told, b: Told): Told | null {
  if (a.event !== b.event) return null;
  switch (a.event) {
    case 'dice_moved': {
      const [one, two] = [a, b as Of<'dice_moved'>];
      return one.seat === two.seat && kindOf(one.from) === kindOf(two.from) && kindOf(one.to) === kindOf(two.to) ? { ...one, dice: sum(one.dice, two.dice) } : null;
    }
    case 'guild_marker':
    case 'mine': {
      const two = b as Of<'mine'>;
      return a.seat === two.seat && same([a.from, a.to], [two.from, two.to]) ? { ...a, n: (a.n ?? 1) + 1 } : null;
    }
    case 'goods': {
      const two = b as Of<'goods'>;
      const alike = a.goods === two.goods && kindOf(a.from) === kindOf(two.from) && kindOf(a.to) === kindOf(two.to);
      return alike ? { ...a, colours: [...(a.colours ?? [a.colour]), two.colour] } : null;
    }
    default:
      return null;
  }
}

/** The same changes, with neighbours that go the same way told as one. */
export function together(events: readonly Told[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const one = last && both(last, event);
    if (one) told.splice(-1, 1, one);
    else told.push(event);
  }
  return told;
}
