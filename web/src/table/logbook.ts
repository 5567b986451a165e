// The log: lines of the table as entries one can read, with what was taken back and what is new since the own last go.
import { together } from '../i18n/together';
import type { Action, Event } from '../net/rules';
import type { Line } from '../net/types';

export interface Item {
  seq: number;
  /** Whose piece stands beside it. */
  seat: number | null;
  /** What was decided, if somebody decided. */
  did: Action | null;
  /** What changed, in order. */
  events: Event[];
  chat: { name: string; text: string } | null;
  table: { what: string; seat: number | null } | null;
  /** A turn begins with this entry. */
  turn: { round: number; turn: number } | null;
  undone: boolean;
}

/** Whether a decision changes nothing that others need to know. */
export const isQuiet = (did: Action): boolean => ['draw', 'keep_drawn', 'tidy_up', 'end_go'].includes(did.do);

/** Changes that the line of the decision itself already tells. */
export const TOLD = ['did', 'die_placed', 'turn_began'];

function itemOf(line: Line): Item | null {
  const item: Item = { seq: line.seq, seat: null, did: null, events: [], chat: null, table: null, turn: null, undone: false };
  if ('chat' in line) return { ...item, seat: line.chat.seat, chat: line.chat };
  if ('table' in line) return { ...item, seat: line.table.seat, table: line.table };
  if (!('entry' in line)) return null;
  const { entry, events } = line;
  for (const event of events) {
    if (event.event === 'did') item.did = event.action;
    if (event.event === 'turn_began') item.turn = { round: event.round, turn: event.turn };
  }
  if ('seat' in entry) item.seat = entry.seat;
  else item.seat = seatOf(events);
  const changes = events.filter((event) => !TOLD.includes(event.event));
  // What the effect of the turn brings says more than that it is used.
  const brings = item.did?.do === 'use_trans' && changes.length > 1;
  item.events = together(changes.filter((event) => !brings || event.event !== 'trans_used'));
  if (!item.did && 'do' in entry) {
    const { seat, ...action } = entry;
    void seat;
    item.did = action as Action;
  }
  // That somebody ended a go is seen by who comes next.
  if (item.did?.do === 'end_go' && !item.events.length) return null;
  return item.did || item.events.length || item.turn ? item : null;
}

function seatOf(events: Event[]): number | null {
  for (const event of events) if ('seat' in event) return event.seat;
  return null;
}

/** The entries, oldest first. */
export function logbook(lines: readonly Line[]): Item[] {
  const items: Item[] = [];
  // Entries that can be taken back, counted as the server counts them: also those that show nothing.
  const entries: (Item | null)[] = [];
  for (const line of lines) {
    if ('undone' in line) {
      for (const item of entries.splice(Math.max(0, entries.length - line.undone.entries))) if (item) item.undone = true;
      continue;
    }
    const item = itemOf(line);
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
