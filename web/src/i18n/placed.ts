// A die as it is placed, taken apart: the one reader of `white 3 as blue 3 by trans` and `card as red 5`.
import type { Colour, Die, Placed } from '../net/types';

export interface PlacedDie {
  /** The die itself; null for the card that is a die. */
  die: Die | null;
  /** What it counts as. */
  counts: Die;
  /** Whether the effect of the turn makes it so. */
  trans: boolean;
}

const FORM = /^(?:(card)|(\w+ \d+))(?: as (\w+ \d+))?( by trans)?$/;
const COLOUR: Record<Colour, true> = { white: true, yellow: true, blue: true, red: true, green: true };

/** Null for a text that is no die. */
export function placedDie(text: Placed): PlacedDie | null {
  const [, card, die, as, trans] = FORM.exec(text) ?? [];
  const counts = as ?? die;
  if (!counts || !(counts.slice(0, counts.indexOf(' ')) in COLOUR)) return null;
  return { die: card ? null : (die as Die), counts: counts as Die, trans: Boolean(trans) };
}
