// The log told by goes: who did what, in the order of time, with the attack and the round end as chapters of their own.
import { actionText, byText, didText, eventText, isQuiet, seatOf, type Context } from '../i18n/game';
import type { Told } from '../i18n/together';
import type { Action, Event } from '../net/types';
import type { Item } from '../table/logbook';
import { factsOf } from './facts';
import { placeOf, type Place } from './place';

/** `turn` begins a turn; `attack` and `round_end` concern everybody. */
export type Kind = 'turn' | 'go' | 'attack' | 'round_end' | 'table' | 'chat';

/** A decision with what it changed, or changes without one. */
export interface Part {
  seq: number;
  seat: number | null;
  did: Action | null;
  facts: Told[];
  undone: boolean;
}
export interface Go {
  /** Its first entry, and which chapter of it. */
  key: string;
  kind: Kind;
  seat: number | null;
  parts: Part[];
  item: Item;
}

/** The goes of these entries, oldest first. */
export function goesOf(items: readonly Item[]): Go[] {
  const goes: Go[] = [];
  let open: Go | null = null;
  let phase: 'attack' | 'round_end' | null = null;
  /** The pass or the end of a go is the last that belongs to it. */
  let ended = true;
  const begin = (item: Item, kind: Kind, seat: number | null): Go => {
    const go: Go = { key: `${item.seq}${kind}${goes.length}`, kind, seat, parts: [], item };
    goes.push(go);
    return go;
  };
  for (const item of items) {
    if (item.chat || item.table) {
      begin(item, item.chat ? 'chat' : 'table', item.seat);
      continue;
    }
    let did = item.did;
    for (const { events, at } of chapters(item.all)) {
      if (at?.event === 'phase_began') phase = at.phase === 'attack' || at.phase === 'round_end' ? at.phase : null;
      if (at?.event === 'turn_began') phase = null;
      const kind: Kind = at?.event === 'turn_began' ? 'turn' : (phase ?? 'go');
      const facts = factsOf(did, events, item.attack, item.round).filter((fact) => kind !== 'attack' || !isPrice(fact));
      if (!did && !facts.length && kind !== 'turn') continue;
      const seat: number | null = kind === 'go' ? (item.seat ?? open?.seat ?? null) : null;
      const on: boolean = open?.kind === kind && kind !== 'turn' && (kind !== 'go' || (open.seat === seat && !ended));
      const revealed: boolean = open?.kind === 'turn' && !did && events.some(({ event }) => event === 'attack_revealed');
      if (!open || !(on || revealed)) open = begin(item, kind, seat);
      open.parts.push({ seq: item.seq, seat: did ? item.seat : null, did, facts, undone: item.undone });
      ended = did?.do === 'pass';
      did = null;
    }
  }
  return goes.filter((go) => go.kind === 'turn' || go.item.chat || go.item.table || go.parts.some((part) => part.facts.length || (part.did && !isQuiet(part.did))));
}

/** The marker on the attack card of a player who lost. */
const isPrice = (fact: Told): boolean => fact.event === 'guild_marker' && fact.from === 'supply';

/** The changes of one entry, cut where a turn or another phase begins. */
function chapters(events: readonly Event[]): { at: Event | null; events: Event[] }[] {
  const found: { at: Event | null; events: Event[] }[] = [{ at: null, events: [] }];
  for (const event of events) {
    if (event.event === 'phase_began' || event.event === 'turn_began') found.push({ at: event, events: [] });
    else found.at(-1)!.events.push(event);
  }
  return found;
}

/** One thing to read: what was done, or what changed, with the place where one can see it. */
export interface Line {
  /** The entry that it tells. */
  seq: number;
  text: string;
  /** What followed. */
  small: string;
  /** The decision in full, with its dice. */
  title: string;
  seat: number | null;
  undone: boolean;
  place: Place | null;
}

/** What parts of a line of changes are joined by. */
const DOT = ' · ';

/** The lines of a part; those of another seat than `of` name it. */
export function linesOf(part: Part, of: number | null, ctx: Context): Line[] {
  const did = part.did && didText(part.did, ctx);
  const lines: Line[] = did ? [{ seq: part.seq, text: did, small: '', title: actionText(part.did!, ctx), seat: part.seat, undone: part.undone, place: placeOf(part.did) }] : [];
  let last = part.seat;
  for (const fact of part.facts) {
    const text = eventText(fact, ctx);
    if (text === null) continue;
    const seat = seatOf(fact) ?? (part.did ? part.seat : null);
    const line = lines.at(-1);
    if (line && seat === last) {
      if (did && line === lines[0]) line.small = line.small ? line.small + DOT + text : text;
      else line.text += DOT + text;
      line.place ??= placeOf(fact);
    } else lines.push({ seq: part.seq, text, small: '', title: '', seat, undone: part.undone, place: placeOf(fact) });
    last = seat;
  }
  for (const line of lines) if (line.seat !== null && line.seat !== of) line.text = byText(line.seat, line.text, ctx);
  return lines;
}
