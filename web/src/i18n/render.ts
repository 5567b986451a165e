// From the JSON form of a rules value to a message: its tag names the message, its fields are the arguments.
// So there is no list of all messages in code (crates/text/locales/README.md).
import type { Ask, Building, Colour, Column, Counts, Goods, Guild, Medal, Phase, PlayerCard, Region, Shape, Space } from '../net/types';
import { PLAYER_CARD } from '../rules/facts';
import { cardText } from './cards';
import type { Context } from './context';
import { has, t, type Args } from './language.svelte';
import { placedDie } from './placed';
import {
  buildingText,
  colourDieText,
  colourText,
  columnText,
  countsText,
  goodsText,
  guildText,
  key,
  kindOf,
  listText,
  medalText,
  phaseText,
  placedText,
  playerCardName,
  regionText,
  shapeText,
  soloName,
  soloSpace,
  spaceText,
  transText,
} from './names';

/** A value of the rules as JSON: an object whose tag names it. */
export type Fields = { readonly [field: string]: unknown };

/** The message of a value with its fields as arguments. */
export function tagged(value: object, tag: string, prefix: string, ctx: Context): string {
  const { [tag]: name, ...fields } = value as Fields;
  return t(`${prefix}${key(String(name))}`, argsOf(fields, ctx));
}

/** The question in a few words. */
export function topicText(ask: Ask): string {
  return t(`ask-${key(ask)}.topic`);
}

/** The arguments that tell a player: the name, and whether it is the reader. */
export function player(seat: number, ctx: Context): Args {
  return { you: ctx.viewer === seat ? 'yes' : 'no', player: ctx.names[seat] || t('player-number', { n: seat + 1 }) };
}

/** The arguments for all fields, and for what follows from them. */
export function argsOf(fields: Fields, ctx: Context): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) Object.assign(args, argsFor(name, value, fields, ctx));
  return args;
}

function argsFor(name: string, value: unknown, fields: Fields, ctx: Context): Args {
  const number = typeof value === 'number' ? value : undefined;
  if (number !== undefined) {
    switch (name) {
      case 'seat':
      case 'start_player':
        return player(number, ctx);
      case 'decides':
        return { decides: 'other' };
      case 'change':
        return { sign: number < 0 ? 'minus' : 'plus', change: Math.abs(number) };
      case 'card':
        return { card: number, card_title: cardText(number, ctx).title };
      case 'row':
        return { cell: soloSpace(number, Number(fields.space ?? 0)) };
      case 'least':
        return { least: number, range: fields.most == null ? 'open' : fields.most === number ? 'exact' : 'range' };
    }
  }
  if (typeof value === 'string') {
    switch (name) {
      case 'first':
        return { first: value, second: `${value}I` };
      case 'trans':
        return { trans: transText(value) };
      case 'ask':
        return { ask: topicText(value as Ask) };
      case 'phase':
        return { phase: phaseText(value as Phase) };
    }
    return { ...forms(name, value, fields), [name]: wordText(value, fields, ctx) };
  }
  const argument = asArgument(value, fields, ctx);
  if (argument === undefined) return {};
  return Array.isArray(value) ? { [name]: argument, [`${name}_n`]: value.filter((item) => item !== null).length } : { [name]: argument };
}

/** Other forms of a word that some languages need in a sentence: `$colour_die`, `$goods_many`. */
function forms(name: string, word: string, fields: Fields): Args {
  const kind = kindOf(word);
  if (kind === 'colour') return { [`${name}_die`]: colourDieText(word as Colour) };
  if (kind === 'goods') return { [`${name}_many`]: goodsText(word as Goods, 2) };
  if (kind === 'player-card' && 'has' in fields) {
    return { colours: listText(PLAYER_CARD[word as PlayerCard].colours.map(colourText)) };
  }
  return {};
}

/** A value as an argument: numbers stay numbers, so that they choose the plural. */
function asArgument(value: unknown, fields: Fields, ctx: Context): string | number | undefined {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== null);
    return listText(items.map((item) => (typeof item === 'string' ? wordText(item, fields, ctx) : String(item))));
  }
  const counts = value as Counts;
  return Object.keys(counts).every((colour) => kindOf(colour) === 'colour') ? countsText(counts) : undefined;
}

/** How many of the thing the sentence speaks of. */
function many(fields: Fields): number {
  const n = [fields.change, fields.needs, fields.most].find((n) => typeof n === 'number');
  return n === undefined ? 1 : Math.abs(n as number);
}

/** The text of a word of the rules; a word that is none stays as it is. */
function wordText(word: string, fields: Fields, ctx: Context): string {
  if (/^[1-4]\/[1-4]$/.test(word)) return regionText(word as Region, ctx);
  if (placedDie(word)) return placedText(word);
  switch (kindOf(word)) {
    case 'colour':
      return colourText(word as Colour);
    case 'medal':
      return medalText(word as Medal, many(fields));
    case 'goods':
      return goodsText(word as Goods);
    case 'player-card':
      return playerCardName(word as PlayerCard);
    case 'building':
      return buildingText(word as Building);
    case 'space':
      return spaceText(word as Space);
    case 'column':
      return columnText(word as Column);
    case 'shape':
      return shapeText(word as Shape);
    case 'guild':
      return guildText(word as Guild);
    case undefined:
      return has(`pieces-${key(word)}`) ? t(`pieces-${key(word)}`, { n: many(fields) }) : word;
  }
}

/** Where something comes from or goes to: `"bag"` or `{"region":"2/3"}`, as `from-bag`, `to-region`. */
export function placeText(side: 'from' | 'to', place: unknown, ctx: Context): string {
  const [name, inner] = typeof place === 'string' ? [place, null] : (Object.entries(place as Fields)[0] ?? ['', null]);
  const args: Args = {};
  if (typeof inner === 'number') Object.assign(args, { n: inner, cell: soloName(inner) });
  if (typeof inner === 'string') args[name] = wordText(inner, {}, ctx);
  return t(`${side}-${key(name)}`, args);
}
