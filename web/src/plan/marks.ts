// What a planned decision is made of, as far as it lies on the table: to draw it in dashes while it waits. The legal
// decisions of that moment are not at hand any more, so its fields are read.
import { placedDie } from '../i18n/placed';
import type { Action } from '../net/types';
import { BUILDING_ICON, CARD_ICON, HALF_ICON } from '../table/look';
import type { Token } from '../table/tokens';

/** The thing on the table that a decision uses first. */
function thingOf(action: Action): Token {
  const { do: verb } = action;
  const deck = /^card(\d+)/.exec(verb)?.[1];
  if (deck) return `deck:${deck}`;
  if (verb in HALF_ICON) return `do:${verb}`;
  if (verb in BUILDING_ICON) return `building:${verb}`;
  const card = Object.keys(CARD_ICON).find((name) => verb === name || verb.startsWith(`${name}_`));
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
      if (/^\d\/\d$/.test(text)) return [`region:${text}`];
      if (text in BUILDING_ICON) return [`building:${text}`];
      return text in CARD_ICON ? [`card:${text}`] : [];
    }),
  ];
}
