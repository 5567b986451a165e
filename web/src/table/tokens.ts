// The things and details that decisions name, as the server names them: `do:plenty` half of a space, `die:red 5`,
// `region:2/3`, `deck:17` an action card, `card:banker` a player card, `to:5`, `goods:ore`.
import { placedDie, type PlacedDie } from '../i18n/placed';
import type { Token, TokenKind } from '../net/types';

export type { Token, TokenKind };

interface Sort {
  /** Lies on the table itself; the other kinds are asked for in the answer bar. */
  onTable: boolean;
  /** A decision may hold several, and none may be left over when a choice is complete. */
  many: boolean;
}
const THING: Sort = { onTable: true, many: true };
const SEVERAL: Sort = { onTable: false, many: true };
const DETAIL: Sort = { onTable: false, many: false };

const SORT: Record<TokenKind, Sort> = {
  do: THING, die: THING, region: THING, building: THING, card: THING, deck: THING, store: THING, attack: THING,
  colour: SEVERAL, take: SEVERAL,
  option: DETAIL, goods: DETAIL, space: DETAIL, to: DETAIL, own: DETAIL, organizer: DETAIL, manipulator: DETAIL, give: DETAIL, gain: DETAIL,
  medal: DETAIL, first: DETAIL, with: DETAIL, marker: DETAIL, mine: DETAIL, as: DETAIL, verb: DETAIL,
};

export const kind = (token: Token): TokenKind => token.slice(0, token.indexOf(':')) as TokenKind;
export const name = (token: Token): string => token.slice(token.indexOf(':') + 1);
export const isMany = (token: Token): boolean => SORT[kind(token)].many;
export const isOnTable = (token: Token): boolean => SORT[kind(token)].onTable;

/** How a die of an `as` detail is placed. */
export function placedBy(token: Token): PlacedDie | null {
  return kind(token) === 'as' ? placedDie(name(token)) : null;
}
