// What cards, buildings, round end cards and solo spaces do.
import type { Building, Counts, PlayerCard } from '../net/types';
import { BUILDING, MINE_CARDS, PLAYER_CARD, SHAPE_CARDS } from '../rules/facts';
import type { Context } from './context';
import { has, t } from './language.svelte';
import { colourText, countsText, key, listText, playerCardName, shapeText } from './names';

const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no');

/** An action card: its effect in a few words, and the whole text. */
export function cardText(card: number, ctx: Context): { title: string; text: string } {
  const args: Record<string, string> = { bonus: yesNo(!ctx.options.banker_bonus_not_doubled) };
  const colours = ctx.mine_colours[MINE_CARDS.indexOf(card)];
  const shape = ctx.shapes[SHAPE_CARDS.indexOf(card)];
  if (colours) args.colours = listText(colours.map(colourText));
  if (shape) args.shape = shapeText(shape);
  return { title: t(`deck-${card}`, args), text: t(`deck-${card}.text`, args) };
}

export function activationText(card: PlayerCard): string {
  const { colours, total } = PLAYER_CARD[card];
  const counts: Counts = {};
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return t('activation-cost', { n: colours.length, colours: countsText(counts), total });
}

export interface PlayerCardText {
  name: string;
  /** The name on the printed card in this language's edition. */
  printed: string;
  /** ACT-3 */
  cost: string;
  /** The action paid with dice or Jars. */
  action: string | null;
  /** The action paid with a guild marker from the card. */
  marker: string | null;
  permanent: string | null;
}

/** A player card with all that is written on it. */
export function playerCardText(card: PlayerCard, ctx: Context): PlayerCardText {
  const limit = yesNo(ctx.options.manipulator_at_most_7);
  const part = (part: string): string | null => {
    const name = `${key(card)}-${part}`;
    return has(name) ? t(name, { limit }) : null;
  };
  return {
    name: playerCardName(card),
    printed: t(`player-card-${key(card)}.printed`),
    cost: activationText(card),
    action: part('action'),
    marker: part('marker'),
    permanent: part('permanent'),
  };
}

/** What a building does; its price stands apart. */
export function buildingEffect(building: Building): string {
  return t(`${key(building)}-effect`);
}

/** The price of a use. */
export function buildingPrice(building: Building, n = BUILDING[building].jars): string {
  return t('building-price', { n });
}

/** What round end card `card`, from 1, hits. */
export function roundEndText(card: number): string {
  return t(`round-end-${card}`);
}

/** The loss that round end card `card` brings in this round, both from 1. */
export function roundEndLoss(card: number, round: number): string {
  return t(`round-end-${card}.round-${round}`);
}

export interface SoloText {
  /** Row and space, such as `B4`. */
  space: string;
  /** The requirement in a few words. */
  title: string;
  general: string | null;
  requirement: string;
  negative: string | null;
}

/** A space of the solo mat by its name; null if nothing happens there. */
export function soloText(space: string, ctx: Context): SoloText | null {
  const message = `solo-${space.toLowerCase()}`;
  if (!has(message)) return null;
  const part = (part: string): string | null => (has(`${message}.${part}`) ? t(`${message}.${part}`) : null);
  const option = (of: string): string | null => (ctx.options.solo_b2_combat_points ? part(of) : null);
  return {
    space,
    title: option('option-title') ?? t(message),
    general: part('general'),
    requirement: option('option') ?? part('requirement') ?? '',
    negative: part('negative'),
  };
}
