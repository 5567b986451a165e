// The words of the game. The lists below tell what kind of word each one is; they do not overlap.
import type {
  Building,
  Colour,
  Column,
  Counts,
  Die,
  Goods,
  Guild,
  MatAction,
  Medal,
  Phase,
  Placed,
  PlayerCard,
  Region,
  Shape,
  Space,
  Trans,
} from '../net/types';
import { die as parts } from '../art/symbols';
import { BUILDINGS, COLOURS, COLUMNS, GOODS, GUILDS, MEDALS, PLAYER_CARDS, REGIONS, SHAPES, SOLO_MAT, SPACES } from '../rules/facts';
import type { Context } from './context';
import { placedDie } from './placed';
import { t } from './language.svelte';

const LISTS = {
  colour: COLOURS,
  guild: GUILDS,
  medal: MEDALS,
  column: COLUMNS,
  goods: GOODS,
  space: SPACES,
  building: BUILDINGS,
  'player-card': PLAYER_CARDS,
  shape: SHAPES,
};

type Kind = keyof typeof LISTS;

export { BUILDINGS, GUILDS, MEDALS, PLAYER_CARDS, SPACES };

const KINDS = new Map<string, Kind>();
for (const kind of Object.keys(LISTS) as Kind[]) for (const word of LISTS[kind]) KINDS.set(word, kind);

/** What kind of word this is, if it is one of the lists. */
export function kindOf(word: string): Kind | undefined {
  return KINDS.get(word);
}

/** `marker_on_card` becomes `marker-on-card`. */
export function key(name: string): string {
  return name.replaceAll('_', '-');
}

/** The player card whose own action this verb is: `organizer_draw` is the Organizer's. */
export function cardOf(verb: string): PlayerCard | undefined {
  return PLAYER_CARDS.find((card) => verb === card || verb.startsWith(`${card}_`));
}

export const guildText = (guild: Guild): string => t(`guild-${key(guild)}`);
export const colourText = (colour: Colour): string => t(`colour-${colour}`);
/** A die of this colour, without a value: "red die". */
export const colourDieText = (colour: Colour): string => t(`colour-${colour}.die`);
export const regionTypeText = (colour: Colour): string => t(`region-type-${colour}`);
/** The kind of medal, in the form for `n` of them. */
export const medalText = (medal: Medal, n = 1): string => t(`medal-${medal}`, { n });
export const goodsText = (goods: Goods, n = 1): string => t(`goods-${goods}`, { n });
export const columnText = (column: Column): string => t(`column-${column}`);
export const spaceText = (space: Space): string => t(`space-${space}`);
export const matActionText = (action: MatAction): string => t(`mat-${key(action)}`);
export const shapeText = (shape: Shape): string => t(`shape-${shape}`);
export const buildingText = (building: Building): string => t(`building-${key(building)}`);
/** The name on the printed card in this language's edition, which owners of the box know. */
export const buildingPrinted = (building: Building): string => t(`building-${key(building)}.printed`);
export const playerCardName = (card: PlayerCard): string => t(`player-card-${key(card)}`);
export const phaseText = (phase: Phase): string => t(`phase-${key(phase)}`);

/** `"2/3"` as numbers, counted from 1. */
function place(region: Region): { row: number; column: number } {
  return { row: Number(region[0]), column: Number(region[2]) };
}

/** Row and column, with the type of the region where the table is known. */
export function regionText(region: Region, ctx: Context): string {
  const { row, column } = place(region);
  const colour = ctx.regions?.[REGIONS.indexOf(region)];
  return colour ? t('region.typed', { row, column, type: regionTypeText(colour) }) : t('region', { row, column });
}

/** The region in words, for those who hear the board. */
export function regionInWords(region: Region, colour: Colour): string {
  return t('region.long', { ...place(region), type: regionTypeText(colour) });
}

export function dieText(die: Die): string {
  const { colour, value } = parts(die);
  return t(`die-${colour}`, { value });
}

/** A die as it is placed, with what it counts as if that is something else: `"white 3 as blue 3 by trans"`. */
export function placedText(placed: Placed): string {
  const parts = placedDie(placed);
  if (!parts) return placed;
  const counts = dieText(parts.counts);
  if (parts.die === null) return t('placed-card', { counts });
  const die = dieText(parts.die);
  if (parts.trans) return t('placed-trans', { die, counts });
  return parts.die === parts.counts ? die : t('placed-as', { die, counts });
}

/** How many dice of each colour. */
export function countsText(counts: Counts): string {
  return listText(COLOURS.filter((colour) => counts[colour]).map((colour) => t(`colour-${colour}.count`, { n: counts[colour] ?? 0 })));
}

/** "a, b and c" */
export function listText(items: readonly string[]): string {
  if (items.length === 0) return t('list-nothing');
  const last = items[items.length - 1] ?? '';
  if (items.length === 1) return last;
  const first = items.slice(0, -1).reduce((first, last) => t('list-comma', { first, last }));
  return t('list-and', { first, last });
}

/** A transformation effect in a few words: `"3 jars"`, `"red die +-1"`. */
export const transText = (trans: Trans): string => transAs(trans, '');
/** What a transformation effect does. */
export const transEffect = (trans: Trans): string => transAs(trans, '-text');

function transAs(trans: Trans, form: string): string {
  const n = Number(/\d/.exec(trans)?.[0]);
  if (trans === 'none') return t(`trans-none${form}`);
  if (trans.endsWith('jars')) return t(`trans-jars${form}`, { n });
  if (trans.startsWith('combat')) return t(`trans-combat${form}`, { n });
  if (trans === 'any die +1') return t(`trans-any-die${form}`);
  if (trans === 'white as any colour') return t(`trans-white-as-any${form}`);
  if (trans === 'flip two white') return t(`trans-flip-white${form}`);
  return t(`trans-coloured-die${form}`, { colour_die: colourDieText(trans.split(' ')[0] as Colour) });
}

/** `B4` for a space of the solo mat, counted row by row. */
export const soloName = (cell: number): string => SOLO_MAT.flat()[cell] ?? '?';
/** The same by row and space, both from 0. */
export const soloSpace = (row: number, space: number): string => SOLO_MAT[row]?.[space] ?? '?';
