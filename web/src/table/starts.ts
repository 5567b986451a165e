// Two or three good ways to begin, for the idle answer bar and for the warning before a pass. Not a bot: a rule of thumb
// that prefers what holds against the attack, then what brings most for the dice.
import type { Action, Table } from '../net/rules';
import { ingredients, kind } from './ingredients';
import { strengthOf } from './look';

const WORTH: Record<string, number> = {
  explore: 60, cartographer: 58, build: 50, activate: 46, large_market: 70, little_market: 62, new_market: 68, mine: 34, ore_digger: 30,
  crystallographist: 30, marker_on_region: 26, choices: 22, plenty: 20, banker: 18, attack: 14, buy_die: 12, marker_on_card: 8, little: 6, no_choice: 10,
};

function worth(action: Action, table: Table, seat: number): number {
  const dice = ingredients(action).filter((token) => kind(token) === 'die');
  const pips = dice.reduce((sum, token) => sum + Number(token.slice(token.lastIndexOf(' '))), 0);
  const base = WORTH[action.do] ?? 0;
  if (!base) return 0;
  const needs = strengthOf(table, table.turn - 1) ?? 0;
  const has = table.players[seat]?.strength ?? 0;
  if (action.do === 'attack') return has < needs && has + pips >= needs ? 55 - (has + pips - needs) - dice.length : has < needs ? base : 0;
  if (action.do === 'plenty') return base + Math.min(pips, 8) - 2 * dice.length - Math.max(0, pips - 8);
  if (action.do === 'little' || action.do === 'no_choice' || action.do === 'marker_on_region') return base - pips / 4;
  // Of equal actions the one with the lowest dice, without the effect of the turn.
  const trans = JSON.stringify(action).includes('by trans') ? 6 : 0;
  return base - pips / 4 - trans;
}

/** The best action of each of the most useful kinds. */
export function starts(legal: readonly Action[], table: Table, seat: number, n = 3): Action[] {
  const best = new Map<string, { action: Action; worth: number }>();
  for (const action of legal) {
    const value = worth(action, table, seat);
    if (value > (best.get(action.do)?.worth ?? 0)) best.set(action.do, { action, worth: value });
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth).slice(0, n).map(({ action }) => action);
}
