// The outcome of a solo order: the space it reaches, and what the player will have when it is checked.
import type { Player, Preview, SoloSpace } from '../net/types';
import { SOLO_MAT } from '../rules/facts';

const ROW = SOLO_MAT[0]!.length;

/** SOLO-6: the last space of a row. */
export const isLast = (cell: number): boolean => cell % ROW === ROW - 1;

/** The space that the marker reaches, counted row by row. */
export function reachedBy({ events }: Pick<Preview, 'events'>): number | null {
  const reached = events.find((event) => event.event === 'solo_reached');
  return reached ? reached.row * ROW + reached.space : null;
}

/** Need against have at the check. Where chance comes before it, nothing but what the order costs changes until then. */
export function heldFor(space: SoloSpace, { events }: Pick<Preview, 'events'>, me: Player): { has: number; met: boolean } {
  const at = events.findIndex((event) => event.event === 'solo_reached');
  const paid = events.slice(0, at).reduce((sum, event) => (event.event === 'jars' ? sum + event.change : sum), 0);
  const has = space.of === 'jars' ? space.has + paid : space.has;
  const checked = events.find((event) => event.event === 'solo_requirement');
  // No card in hand is asked for as yes or no; one thinks of it in cards.
  return { has: space.of === 'empty_hand' ? me.hand : has, met: checked ? checked.met : has >= space.needs };
}
