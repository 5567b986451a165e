// What an action is made of, as things a player can point at: derived from its JSON, not from a list of actions.
//
// A thing is a token, `kind:name`: `do:plenty` half of a space, `die:red 5`, `region:2/3`, `deck:17` an action card,
// `card:banker` a player card, `building:new_market`, `store:left green`, and details such as `to:5` or `goods:ore`.
import { BUILDINGS, PLAYER_CARDS } from '../i18n/names';
import type { Action, MatAction } from '../net/rules';

export type Token = string;

/** The actions of the mat. */
export const MAT: readonly MatAction[] = [
  'attack', 'plenty', 'little', 'choices', 'no_choice', 'marker_on_card', 'reroll', 'marker_on_region', 'explore', 'buy_die', 'mine', 'build',
];

/** Kinds of which an action may hold several, and of which nothing may be left over when a choice is complete. */
const MANY = new Set(['do', 'die', 'region', 'building', 'card', 'deck', 'store', 'attack', 'colour', 'take']);
/** Kinds that lie on the table itself; the others are asked for in the answer bar. */
const ON_TABLE = new Set(['do', 'die', 'region', 'building', 'card', 'deck', 'store', 'attack']);

export const kind = (token: Token): string => token.slice(0, token.indexOf(':'));
export const name = (token: Token): string => token.slice(token.indexOf(':') + 1);
export const isMany = (token: Token): boolean => MANY.has(kind(token));
export const isOnTable = (token: Token): boolean => ON_TABLE.has(kind(token));

const isMat = new Set<string>([...MAT, 'use_trans', 'flip']);
const isBuilding = new Set<string>(BUILDINGS);
const isRegion = (text: string): boolean => /^\d\/\d$/.test(text);
const isPlayerCard = new Set<string>(PLAYER_CARDS);

/** A die as it is placed, taken apart: `white 3 as blue 3 by trans`. */
export function placed(text: string): { die: string; counts: string; trans: boolean; card: boolean } {
  const trans = text.endsWith(' by trans');
  const [die = '', counts] = (trans ? text.slice(0, -9) : text).split(' as ');
  return { die, counts: counts ?? die, trans, card: die === 'card' };
}

/** What an action uses first of all, and the option of it: `organizer_draw` is the Organizer, `draw`. */
function what(verb: string): Token[] {
  if (isMat.has(verb)) return [`do:${verb}`];
  if (isBuilding.has(verb)) return [`building:${verb}`];
  const deck = /^card(\d+)(?:_(\w+))?$/.exec(verb);
  if (deck) return deck[2] ? [`deck:${deck[1]}`, `option:${deck[2]}`] : [`deck:${deck[1]}`];
  const card = PLAYER_CARDS.find((card) => verb === card || verb.startsWith(`${card}_`));
  if (card) return verb === card ? [`card:${card}`] : [`card:${card}`, `option:${verb.slice(card.length + 1)}`];
  return [`verb:${verb}`];
}

function word(key: string, text: string, out: Token[]): void {
  if (isRegion(text)) {
    out.push(`region:${text}`);
    if (key === 'marker' || key === 'mine') out.push(`${key}:${text}`);
  } else if (/ \d/.test(text) || text.startsWith('card as ')) {
    const { die, counts, trans, card } = placed(text);
    if (!card) out.push(`die:${die}`);
    if (card || trans || counts !== die) out.push(`as:${text}`);
  } else if (isBuilding.has(text)) out.push(`building:${text}`);
  else if (isPlayerCard.has(text)) out.push(`card:${text}`);
  else if (key === 'colours' || key === 'ore' || key === 'crystals') out.push(key === 'colours' ? `colour:${text}` : `colour:${key} ${text}`);
  else out.push(`${key}:${text}`);
}

/** Everything an action names; a thing named twice stands twice. */
export function ingredients(action: Action): Token[] {
  const { do: verb, ...fields } = action as unknown as { do: string } & Record<string, unknown>;
  const out = what(verb);
  const inPlay = out[0]?.startsWith('building:') || out[0]?.startsWith('card:');
  if ('column' in fields && 'colour' in fields) {
    out.push(`store:${String(fields.column)} ${String(fields.colour)}`);
    delete fields.column;
    delete fields.colour;
  }
  if ('die' in fields && 'dice' in fields) out.push(`with:${placed(String(fields.die)).die}`);
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string') word(key, value, out);
    else if (typeof value === 'number' && key === 'card') out.push(`${inPlay ? 'take' : 'deck'}:${value}`);
    else if (typeof value === 'number' && key === 'column') out.push(`attack:${value}`);
    else if (Array.isArray(value)) for (const item of value) typeof item === 'number' ? out.push(`deck:${item}`) : word(key, String(item), out);
    else if (value && typeof value === 'object') {
      for (const [colour, n] of Object.entries(value)) for (let i = 0; i < Number(n); i++) out.push(`colour:${colour}`);
    } else if (value !== null && value !== undefined) out.push(`${key}:${String(value)}`);
  }
  return out;
}
