// Changes that read better as one: dice that go the same way one after the other, as all of them do when a player cleans up.
import type { Counts, Event } from '../net/rules';
import { COLOURS } from '../art/symbols';

type DiceMoved = Extract<Event, { event: 'dice_moved' }>;

/** The kind of place, whatever the space or card: `used` for `{ used: ... }`. */
const kindOf = (place: DiceMoved['from']): string => (typeof place === 'string' ? place : (Object.keys(place)[0] ?? ''));

const sameWay = (a: DiceMoved, b: DiceMoved): boolean => a.seat === b.seat && kindOf(a.from) === kindOf(b.from) && kindOf(a.to) === kindOf(b.to);

const sum = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(COLOURS.flatMap((colour) => (a[colour] || b[colour] ? [[colour, (a[colour] ?? 0) + (b[colour] ?? 0)]] : []))) as Counts;

/** The same changes, with neighbours that move dice the same way told as one. */
export function together(events: readonly Event[]): Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.event === 'dice_moved' && last?.event === 'dice_moved' && sameWay(last, event)) told.splice(-1, 1, { ...last, dice: sum(last.dice, event.dice) });
    else told.push(event);
  }
  return told;
}
