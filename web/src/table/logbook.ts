// The log: lines of the table as entries one can read, with what was taken back and what is new since the own last go.
import { isQuiet, seatOf } from '../i18n/sentences';
import type { Told } from '../i18n/together';
import type { Action, Event, Line } from '../net/types';
import { factsOf, isSilent } from '../story/facts';

export { isQuiet };

export interface Item {
  seq: number;
  /** Whose piece stands beside it. */
  seat: number | null;
  /** What was decided, if somebody decided. */
  did: Action | null;
  /** What changed and is worth reading, in order. */
  events: Told[];
  /** Everything that changed. */
  all: readonly Event[];
  /** The strength of the attack of this turn. */
  attack: number | null;
  /** The round, if the log goes back to its beginning or to a turn of it. */
  round: number | null;
  chat: { person: string; name: string; text: string } | null;
  table: { what: string; seat: number | null } | null;
  /** A turn begins with this entry. */
  turn: { round: number; turn: number } | null;
  undone: boolean;
}

function itemOf(line: Line, attack: number | null, round: number | null): Item | null {
  const item: Item = { seq: line.seq, seat: null, did: null, events: [], all: [], attack, round, chat: null, table: null, turn: null, undone: false };
  if ('chat' in line) return { ...item, seat: line.chat.seat, chat: line.chat };
  if ('table' in line) return { ...item, seat: line.table.seat, table: line.table };
  if (!('entry' in line)) return null;
  const { entry, events } = line;
  item.all = events;
  for (const event of events) {
    if (event.event === 'did') item.did = event.action;
    if (event.event === 'turn_began') item.turn = { round: event.round, turn: event.turn };
  }
  item.seat = 'seat' in entry ? entry.seat : (events.map(seatOf).find((seat) => seat !== null) ?? null);
  if (!item.did && 'do' in entry) {
    const { seat, ...action } = entry;
    void seat;
    item.did = action as Action;
  }
  item.events = factsOf(item.did, events, attack, round);
  // That somebody ended a go is seen by who comes next.
  return isSilent(item.did, item.events) && !item.turn && (!item.did || item.did.do === 'end_go') ? null : item;
}

/** The entries, oldest first. */
export function logbook(lines: readonly Line[]): Item[] {
  const items: Item[] = [];
  // Entries that can be taken back, counted as the server counts them: also those that show nothing.
  const entries: (Item | null)[] = [];
  let attack: number | null = null;
  let round: number | null = null;
  for (const line of lines) {
    if ('undone' in line) {
      for (const item of entries.splice(Math.max(0, entries.length - line.undone.entries))) if (item) item.undone = true;
      continue;
    }
    if ('events' in line) for (const event of line.events) if (event.event === 'attack_revealed') attack = event.strength;
    const item = itemOf(line, attack, round);
    if (item?.turn) round = item.turn.round;
    if ('entry' in line) entries.push(item);
    if (item) items.push(item);
  }
  return items;
}

/** The number after the last own decision that still stands; everything later is new to this seat. */
export function lastOwn(items: readonly Item[], seat: number | null): number {
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i];
    if (item?.did && !item.undone && item.seat === seat) return item.seq;
  }
  return 0;
}
