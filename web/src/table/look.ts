// What the eye reads off the table: small facts that several parts show. No rules, only what the view already says.
import { regionAt } from '../board/board';
import type { Ask, Building, Counts, Die, Guild, MatAction, Player, PlayerCard, Space, Step, Table, View } from '../net/rules';

export type Half = MatAction;

/** The white spaces with their actions, as they lie on the mat. */
export const SPACES: readonly { space: Space; halves: readonly Half[] }[] = [
  { space: 'money', halves: ['plenty', 'little'] },
  { space: 'cards', halves: ['choices', 'no_choice'] },
  { space: 'support', halves: ['marker_on_card', 'reroll'] },
  { space: 'territory', halves: ['marker_on_region', 'explore'] },
  { space: 'works', halves: ['buy_die', 'mine'] },
  { space: 'build', halves: ['build'] },
];
export const SPACE_ORDER: readonly Space[] = SPACES.map(({ space }) => space);

export const HALF_ICON: Record<Half, string> = {
  attack: 'i-attack', plenty: 'i-plenty', little: 'i-little', choices: 'i-choices', no_choice: 'i-nochoice', marker_on_card: 'i-marker-card',
  reroll: 'i-reroll', marker_on_region: 'i-marker-region', explore: 'i-explore', buy_die: 'i-buy-die', mine: 'i-pick', build: 'i-build',
};
export const BUILDING_ICON: Record<Building, string> = {
  civilian_office: 'i-bd-civilian', large_market: 'i-bd-large', little_market: 'i-bd-little', new_market: 'i-bd-new', notarys_office: 'i-bd-notary',
  organization_office: 'i-bd-organization', secret_society: 'i-bd-secret', surveyors_office: 'i-bd-surveyor',
};
export const CARD_ICON: Record<PlayerCard, string> = {
  banker: 'i-pc-banker', steam_dyer: 'i-pc-dyer', ore_digger: 'i-pc-ore', crystallographist: 'i-pc-crystal', cartographer: 'i-pc-cartographer',
  organizer: 'i-pc-organizer', cannoneer: 'i-pc-cannoneer', rumblepoke: 'i-pc-rumblepoke', steam_pressure_plant: 'i-pc-plant', manipulator: 'i-pc-manipulator',
};
/** How many guild markers a card holds. */
export const HOLDS: Partial<Record<PlayerCard, number>> = { organizer: 2, manipulator: 3 };
export const MEDALS = ['combat', 'exploration', 'trade', 'civil'] as const;
export const ROMAN = ['I', 'II', 'III', 'IV'];

/** The symbol of a transformation effect: `red die +-1` is `i-tr-red`. */
export function transIcon(trans: string): string {
  const jars = /^(\d) jars$/.exec(trans);
  const combat = /^combat \+(\d)$/.exec(trans);
  const coloured = /^(\w+) die \+-1$/.exec(trans);
  if (jars) return `i-tr-jars${Number(jars[1]) < 4 ? 3 : 5}`;
  if (combat) return `i-tr-combat${Math.min(Number(combat[1]), 2)}`;
  if (trans === 'any die +1') return 'i-tr-die';
  if (coloured) return coloured[1] === 'white' ? 'i-tr-die' : `i-tr-${coloured[1]}`;
  if (trans === 'white as any colour') return 'i-tr-any';
  return trans === 'flip two white' ? 'i-tr-flip' : 'i-tr-none';
}

/** The clause of an effect. */
export function transClause(trans: string): string {
  const kinds: [RegExp, number][] = [[/ jars$/, 2], [/^combat /, 3], [/^any die /, 4], [/ die \+-1$/, 5], [/^white as /, 6], [/^flip /, 7]];
  return `TRANS-${kinds.find(([kind]) => kind.test(trans))?.[1] ?? 1}`;
}

/** The region attacked this turn, and the one attacked next (in this round or as the first of the next). */
export function attacked(table: Table): { now: number | null; next: number | null } {
  if (table.phase === 'over') return { now: null, next: null };
  const now = (table.round - 1) * 4 + table.turn - 1;
  return { now: table.attack.length >= table.turn ? now : null, next: now + 1 < 16 ? now + 1 : null };
}

/** The strength of an attack card of this round; `null` if it is not turned up. */
export function strengthOf(table: Table, column: number): number | null {
  const card = table.attack[column];
  return card ? card.value + table.round : null;
}

/** What the next attack may bring: the values the deck still holds, with the round added. */
export function nextStrength(table: Table): [number, number] | null {
  const last = table.turn === 4;
  const round = last ? table.round + 1 : table.round;
  // After the fourth turn all attack cards are shuffled back.
  const values = table.attack_deck.map((n, value) => n + (last ? table.attack.filter((card) => card.value === value).length : 0));
  const left = values.flatMap((n, value) => (n > 0 ? [value] : []));
  const [low, high] = [left[0], left.at(-1)];
  return low === undefined || high === undefined || round > 4 ? null : [low + round, high + round];
}

/** What lies on a region, and the strength it is attacked with now or may be next. */
export function onRegion(table: Table, index: number): { ore: boolean; crystal: boolean; markers: Guild[]; mines: Guild[]; strength: number | null; coming: [number, number] | null } {
  const region = regionAt(index);
  const { now, next } = attacked(table);
  const guilds = (has: (player: Player) => boolean): Guild[] => table.players.filter(has).map(({ guild }) => guild);
  return {
    ore: table.ore.includes(region),
    crystal: table.crystals.includes(region),
    markers: guilds(({ guild_markers }) => guild_markers.includes(region)),
    mines: guilds(({ mines }) => mines.includes(region)),
    strength: now === index && table.phase !== 'round_end' ? strengthOf(table, table.turn - 1) : null,
    coming: next === index ? nextStrength(table) : null,
  };
}

export const range = ([low, high]: [number, number]): string => (low === high ? String(low) : `${low}–${high}`);

export function asked(step: Step): { seat: number; ask: Ask } | null {
  return typeof step === 'object' && 'ask' in step ? step.ask : null;
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The dice that lie on a space, a card or the attack space. */
export function usedOn(player: Player, where: 'attack' | { space: Space } | { card: PlayerCard } | { activation: PlayerCard }): Die[] {
  const spot = JSON.stringify(where);
  return player.used.filter((used) => JSON.stringify(used.on) === spot).map((used) => used.die);
}

/** The round-end cards that may still come this round. */
export const roundEndLeft = (table: Table): number[] => table.round_end_deck;

/** The space of the solo mat a start marker would reach: the next of its row, or the first of the next free row. */
export function soloAim({ rows, filled }: Table['solo'], guild: Guild | null): number | null {
  if (!guild) return null;
  const row = rows.indexOf(guild);
  const to = row >= 0 ? row : rows.indexOf(null);
  return to < 0 || (filled[to] ?? 6) > 5 ? null : to * 6 + (filled[to] ?? 0);
}

/** The cards a player may point at: the hand, or those being looked at. */
export const cardsShown = (view: Pick<View, 'hand' | 'looking'>): number[] => (view.looking.length ? view.looking : view.hand);
