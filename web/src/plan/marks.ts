// What a planned decision is made of, as far as it lies on the table: to draw it in dashes while it waits. The legal
// decisions of that moment are not at hand any more, so its fields are read.
import { cardOf } from '../i18n/names';
import { placedDie } from '../i18n/placed';
import type { Action } from '../net/types';
import { BUILDING, MAT, PLAYER_CARD, REGIONS } from '../rules/facts';
import type { Token } from '../table/tokens';

/** The thing on the table that a decision uses first. */
function thingOf(action: Action): Token {
  const { do: verb } = action;
  const deck = /^card(\d+)/.exec(verb)?.[1];
  if (deck) return `deck:${deck}`;
  if (verb in MAT) return `do:${verb}`;
  if (verb in BUILDING) return `building:${verb}`;
  const card = cardOf(verb);
  if (card) return `card:${card}`;
  return verb === 'use_trans' || verb === 'flip' ? `do:${verb}` : `verb:${verb}`;
}

/** The thing it uses first, then everything on the table that it names. */
export function marksOf(action: Action): Token[] {
  const named = Object.entries(action).flatMap(([field, value]): unknown[] => (field === 'do' ? [] : Array.isArray(value) ? value : [value]));
  return [
    thingOf(action),
    ...named.flatMap((text): Token[] => {
      if (typeof text !== 'string') return [];
      const die = placedDie(text)?.die;
      if (die) return [`die:${die}`];
      if (text in PLAYER_CARD) return [`card:${text}`];
      if (text in BUILDING) return [`building:${text}`];
      return REGIONS.some((region) => region === text) ? [`region:${text}`] : [];
    }),
  ];
}
