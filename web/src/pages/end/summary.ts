// What the end screen tells, computed from the steps of a finished game and its last position.
import type { Medal, ReplayStep, Score, Table } from '../../net/types';
import { MEDALS } from '../../rules/facts';

export type Category = Exclude<keyof Score, 'total'>;

export const ICONS: Record<Category, string> = {
  combat_medals: 'medal-combat',
  exploration_medals: 'medal-exploration',
  trade_medals: 'medal-trade',
  civil_medals: 'medal-civil',
  medal_sets: 'i-set4',
  player_cards: 'i-pc-organizer',
  mines: 'i-mine',
  jars: 'i-jar',
  buildings: 'i-use-building',
  last_spaces: 'i-start',
  solo_losses: 'i-loss',
};

/** Seven kinds for the bars: few enough for a pattern each. */
export const KINDS: { kind: string; of: Category[] }[] = [
  { kind: 'combat', of: ['combat_medals'] },
  { kind: 'exploration', of: ['exploration_medals'] },
  { kind: 'trade', of: ['trade_medals'] },
  { kind: 'civil', of: ['civil_medals', 'medal_sets'] },
  { kind: 'cards', of: ['player_cards'] },
  { kind: 'mines', of: ['mines'] },
  { kind: 'rest', of: ['jars', 'buildings'] },
  { kind: 'solo', of: ['last_spaces'] },
];

/** How many pieces a category counts, where that says more than the points. */
export function pieces(table: Table, seat: number, category: Category): number | null {
  const player = table.players[seat];
  if (!player) return null;
  switch (category) {
    case 'combat_medals':
    case 'exploration_medals':
    case 'trade_medals':
    case 'civil_medals':
      return player.medals[MEDALS.indexOf(category.slice(0, -'_medals'.length) as Medal)] ?? null;
    case 'medal_sets':
      return Math.min(...player.medals);
    case 'mines':
      return player.mines.length;
    case 'jars':
      return player.jars;
    default:
      return null;
  }
}

export interface Place {
  seat: number;
  place: number;
  total: number;
}

/** The seats by points; equal points share a place. */
export function places(totals: readonly number[]): Place[] {
  const order = totals.map((total, seat) => ({ seat, total })).sort((a, b) => b.total - a.total);
  return order.map((entry) => ({ ...entry, place: order.findIndex((other) => other.total === entry.total) + 1 }));
}

/** The points of every seat at the end of each turn. */
export function byTurn(steps: readonly ReplayStep[], final: readonly number[]): number[][] {
  const ends: number[][] = [];
  let at = '';
  for (const step of steps) {
    const turn = `${step.round}/${step.turn}`;
    // The first step of a new turn shows what the one before came to.
    if (at && turn !== at) ends.push(step.totals);
    at = turn;
  }
  if (at) ends.push([...final]);
  return ends;
}

export interface Moment {
  /** How many entries lie behind it: the step of the replay that shows it. */
  step: number;
  seat: number;
  change: number;
  lead: boolean;
  round: number;
  turn: number;
}

/** The decisions that moved the most points, later ones weighing more: at most `n`, in the order of time. */
export function moments(steps: readonly ReplayStep[], n = 3): Moment[] {
  const found: (Moment & { weight: number })[] = [];
  const seats = steps[0]?.totals.length ?? 0;
  let before = Array.from({ length: seats }, () => 0);
  for (const [i, step] of steps.entries()) {
    const changes = step.totals.map((total, seat) => total - (before[seat] ?? 0));
    const seat = changes.reduce((best, change, other) => (Math.abs(change) > Math.abs(changes[best] ?? 0) ? other : best), 0);
    const change = changes[seat] ?? 0;
    if (i > 0 && change !== 0) {
      const lead = seats > 1 && leads(step.totals, seat) && !leads(before, seat);
      const weight = Math.abs(change) * (1 + i / steps.length) + (lead ? 3 : 0);
      found.push({ step: i + 1, seat, change, lead, round: step.round, turn: step.turn, weight });
    }
    before = step.totals;
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, n)
    .sort((a, b) => a.step - b.step);
}

function leads(totals: readonly number[], seat: number): boolean {
  return totals.every((total, other) => other === seat || total < (totals[seat] ?? 0));
}
