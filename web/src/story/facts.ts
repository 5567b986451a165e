// What of the changes a decision made is worth a line beside it: cause once, consequence once.
import { isQuiet, isTold } from '../i18n/sentences';
import { together, type Told } from '../i18n/together';
import type { Action, Event } from '../net/types';

/** Changes that the words of a decision already tell. */
const TOLD: Partial<Record<Action['do'], readonly Event['event'][]>> = {
  activate: ['player_card'],
  build: ['built'],
  buy_die: ['dice_moved'],
  explore: ['guild_marker'],
  flip: ['die_changed'],
  keep: ['kept_card'],
  marker_on_card: ['guild_marker'],
  marker_on_region: ['guild_marker'],
  mine: ['mine'],
  place_mine: ['mine'],
  set_aside: ['dice_moved'],
  take_medal: ['combat_points', 'medal'],
};

/** Changes that stand elsewhere: as the decision itself, as a heading, on the solo mat. */
const ELSEWHERE: readonly Event['event'][] = ['did', 'turn_began', 'solo_markers'];

/** Changes that are no news, such as the marker on a building that one owns. */
function follows(event: Event): boolean {
  switch (event.event) {
    case 'guild_marker':
      // END-2: all markers on attack cards return.
      return (typeof event.to === 'object' && 'building' in event.to) || (typeof event.from === 'object' && 'attack_card' in event.from && event.to === 'supply');
    case 'jars':
      return event.change === 0;
    case 'die_changed':
      return event.from === event.to;
    default:
      return false;
  }
}

/** The changes to tell with a decision, or without one. `attack` is the strength of this turn's attack. */
export function factsOf(did: Action | null, events: readonly Event[], attack: number | null, round: number | null = null): Told[] {
  const told = (did && TOLD[did.do]) ?? [];
  const left = events.filter((event) => isTold(event) && !ELSEWHERE.includes(event.event) && !follows(event) && !(told.includes(event.event) && isFirst(did, event)));
  // What the effect of the turn brings says more than that it is used; with a die it is told there.
  const only = did?.do === 'use_trans' && left.every((event) => event.event === 'trans_used');
  return together(left.filter((event) => only || event.event !== 'trans_used').map((event) => addTo(event, attack, round)));
}

/** What a change does not say itself. */
function addTo(event: Event, attack: number | null, round: number | null): Told {
  if (event.event === 'strength' && attack !== null) return { ...event, attack };
  return event.event === 'round_end_card' && round !== null ? { ...event, round } : event;
}

/** A marker that comes from elsewhere than the supply is news. */
const isFirst = (did: Action | null, event: Event): boolean => event.event !== 'guild_marker' || did?.do === 'explore' || event.from === 'supply';

/** Whether an entry has nothing to read. */
export const isSilent = (did: Action | null, facts: readonly Told[]): boolean => (!did || isQuiet(did)) && !facts.length;
