// Everything with a picture of its own: cards, buildings, effects, spaces. Each belongs to one clause.
import {
  BUILDINGS,
  NO_TABLE,
  PLAYER_CARDS,
  buildingEffect,
  buildingPrinted,
  buildingText,
  cardText,
  playerCardText,
  roundEndText,
  soloText,
  transEffect,
  transText,
} from '../i18n/game';
import { BUILDING_ICON, CARD_ICON, transIcon } from '../table/look';
import { DECK, type Theme } from './deck';
import { BUILDING, DEFAULTS, PLAYER_CARD, TRANS } from './facts';

export type Group = 'deck' | 'player' | 'building' | 'effect' | 'round-end' | 'solo';

export interface Pictured {
  group: Group;
  /** The clause. */
  id: string;
  /** The symbol; the pictures of action cards are wide. */
  symbol: string;
  title: string;
  text: string;
  /** The name on the printed card, where it differs. */
  printed?: string;
  themes?: readonly Theme[];
  /** The clause of the project's own value that is on it. */
  data?: string;
}

const COINS = ['A5', 'B2'];

/** In the language of the page. */
export function pictured(): Pictured[] {
  const ctx = NO_TABLE;
  const deck = DECK.map(({ clause, ...about }, index): Pictured => {
    const n = index + 1;
    return { group: 'deck', id: clause, symbol: `deck-${n}`, ...cardText(n, ctx), ...about };
  });
  const players = PLAYER_CARDS.map((card): Pictured => {
    const { name, printed, action, marker, permanent } = playerCardText(card, ctx);
    const text = [permanent, action, marker].filter(Boolean).join(' ');
    return { group: 'player', id: PLAYER_CARD[card].clause, symbol: CARD_ICON[card], title: name, text, printed };
  });
  const buildings = BUILDINGS.map(
    (building): Pictured => ({
      group: 'building',
      id: BUILDING[building].clause,
      symbol: BUILDING_ICON[building],
      title: buildingText(building),
      text: buildingEffect(building),
      printed: buildingPrinted(building),
    }),
  );
  const effects = DEFAULTS.trans.map(
    (trans): Pictured => ({ group: 'effect', id: TRANS[trans] ?? '', symbol: transIcon(trans), title: transText(trans), text: transEffect(trans), data: 'DATA-2' }),
  );
  const roundEnds = [1, 2, 3, 4, 5, 6].map(
    (card): Pictured => ({ group: 'round-end', id: `END-R${card}`, symbol: 'i-round-end', title: roundEndText(card), text: '' }),
  );
  const solo = Array.from({ length: 18 }, (_, cell) => soloText(Math.floor(cell / 6), cell % 6, ctx))
    .filter((space) => space !== null)
    .map((space): Pictured => {
      const symbol = space.space.endsWith('6') ? 'i-vp' : COINS.includes(space.space) ? 'i-jar' : 'i-mine';
      return { group: 'solo', id: `SOLO-${space.space}`, symbol, title: `${space.space} · ${space.title}`, text: space.requirement };
    });
  return [...deck, ...players, ...buildings, ...effects, ...roundEnds, ...solo];
}

/** The chapter whose cards these are. */
export const GROUPS: Record<Group, string> = { deck: 'DECK', player: 'CARD', building: 'BLD', effect: 'TRANS', 'round-end': 'END', solo: 'SOLO' };
