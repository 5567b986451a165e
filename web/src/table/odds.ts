// The odds of the next draw from a bag, exact: without replacement, with the depot refilling an empty bag (PREP-3).
import type { Colour, Counts, Player } from '../net/rules';
import { COLOURS } from '../art/symbols';

/** For each colour the probability of drawing at least one, and how many to expect. */
export type Odds = Record<Colour, { atLeastOne: number; expected: number; chances: number[] }>;

const sum = (counts: Counts): number => COLOURS.reduce((all, colour) => all + (counts[colour] ?? 0), 0);

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** The chances of 0, 1, 2, ... marked ones among `draw` out of `all`, of which `marked` are. */
export function hypergeometric(all: number, marked: number, draw: number): number[] {
  return Array.from({ length: draw + 1 }, (_, k) => (choose(marked, k) * choose(all - marked, draw - k)) / choose(all, draw));
}

/** How many dice a draw really brings, and whether the depot is needed for it. */
export function drawn(bag: Counts, depot: Counts, n: number): { dice: number; refill: boolean } {
  const refill = sum(bag) < n && sum(depot) > 0;
  return { dice: Math.min(n, sum(bag) + sum(depot)), refill };
}

/** The depot as it will be at the next preparation: clean-up puts the dice of this turn on it (CLEAN-1). */
export function depotAfterTurn(player: Pick<Player, 'depot' | 'active' | 'used' | 'drawn'>): Counts {
  const depot: Counts = { ...player.depot };
  const add = (colour: Colour, n: number): void => void (depot[colour] = (depot[colour] ?? 0) + n);
  for (const die of [...player.active, ...player.used.map((used) => used.die)]) add(die.split(' ')[0] as Colour, 1);
  for (const colour of COLOURS) add(colour, player.drawn[colour] ?? 0);
  return depot;
}

export function odds(bag: Counts, depot: Counts, n: number): Odds {
  const [inBag, inDepot] = [sum(bag), sum(depot)];
  const result = {} as Odds;
  for (const colour of COLOURS) {
    // A short bag is drawn empty, then the depot becomes the bag and the rest comes from it.
    const sure = n > inBag ? (bag[colour] ?? 0) : 0;
    const chances =
      n > inBag ? hypergeometric(inDepot, depot[colour] ?? 0, Math.min(n - inBag, inDepot)) : hypergeometric(inBag, bag[colour] ?? 0, n);
    const all = [...Array.from({ length: sure }, () => 0), ...chances];
    result[colour] = {
      chances: all,
      atLeastOne: 1 - (all[0] ?? 0),
      expected: all.reduce((mean, chance, k) => mean + k * chance, 0),
    };
  }
  return result;
}
