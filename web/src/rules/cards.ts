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
import { DECK, MARKERS, ROUND_END, SOLO_COINS, type Theme } from './deck';
import { BUILDING, PLAYER_CARD, SOLO_MAT, TRANS } from './facts';

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
  const effects = MARKERS.all.map(
    (trans): Pictured => ({ group: 'effect', id: TRANS[trans] ?? '', symbol: transIcon(trans), title: transText(trans), text: transEffect(trans), data: MARKERS.data }),
  );
  const roundEnds = ROUND_END.map(
    (id, index): Pictured => ({ group: 'round-end', id, symbol: 'i-round-end', title: roundEndText(index + 1), text: '' }),
  );
  const last = SOLO_MAT.map((row) => row.at(-1));
  const solo = SOLO_MAT.flat()
    .map((space) => soloText(space, ctx))
    .filter((text) => text !== null)
    .map(({ space, title, requirement }): Pictured => {
      const symbol = last.includes(space) ? 'i-vp' : SOLO_COINS.includes(space) ? 'i-jar' : 'i-mine';
      return { group: 'solo', id: `SOLO-${space}`, symbol, title: `${space} · ${title}`, text: requirement };
    });
  return [...deck, ...players, ...buildings, ...effects, ...roundEnds, ...solo];
}

/** The chapter whose cards these are. */
export const GROUPS: Record<Group, string> = { deck: 'DECK', player: 'CARD', building: 'BLD', effect: 'TRANS', 'round-end': 'END', solo: 'SOLO' };
