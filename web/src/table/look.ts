// What the eye reads off the table: small facts that several parts show. No rules, only what the server already says.
import type { Ask, Building, Counts, Die, Guild, MatAction, NextAttack, Outlook, Player, PlayerCard, Space, Step, Table, View } from '../net/types';
import { MAT, REGIONS, SPACES as SPACE_ORDER } from '../rules/facts';

export type Half = MatAction;

/** The white spaces with their actions, as they lie on the mat. */
export const SPACES: readonly { space: Space; halves: readonly Half[] }[] = SPACE_ORDER.map((space) => ({
  space,
  halves: (Object.keys(MAT) as Half[]).filter((half) => MAT[half].space === space),
}));

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

/** The symbol of a transformation effect: `red die +-1` is `i-tr-red`. */
export function transIcon(trans: string): string {
  const jars = /^(\d) jars$/.exec(trans);
  const combat = /^combat \+(\d)$/.exec(trans);
  const coloured = /^(\w+) die \+-1$/.exec(trans);
  if (jars) return `i-tr-jars${jars[1]}`;
  if (combat) return `i-tr-combat${combat[1]}`;
  if (trans === 'any die +1') return 'i-tr-die';
  if (coloured) return coloured[1] === 'white' ? 'i-tr-die' : `i-tr-${coloured[1]}`;
  if (trans === 'white as any colour') return 'i-tr-any';
  return trans === 'flip two white' ? 'i-tr-flip' : 'i-tr-none';
}

/** What lies on a region, and the strength it is attacked with now or may be next. */
export function onRegion(table: Table, { attack, next }: Outlook, index: number): { ore: boolean; crystal: boolean; markers: Guild[]; mines: Guild[]; strength: number | null; coming: string | null } {
  const region = REGIONS[index]!;
  const guilds = (has: (player: Player) => boolean): Guild[] => table.players.filter(has).map(({ guild }) => guild);
  return {
    ore: table.ore.includes(region),
    crystal: table.crystals.includes(region),
    markers: guilds(({ guild_markers }) => guild_markers.includes(region)),
    mines: guilds(({ mines }) => mines.includes(region)),
    strength: attack?.region === region && table.phase !== 'round_end' ? attack.strength : null,
    coming: next?.region === region ? range(next) : null,
  };
}

export const range = ({ least, most }: NextAttack): string => (least === most ? String(least) : `${least}–${most}`);

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

/** The cards a player may point at: the hand, or those being looked at. */
export const cardsShown = (view: Pick<View, 'hand' | 'looking'>): number[] => (view.looking.length ? view.looking : view.hand);
