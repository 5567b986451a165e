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

export type Group = 'deck' | 'player' | 'building' | 'effect' | 'round-end' | 'solo';
export type Theme = 'dice' | 'combat' | 'markers' | 'mines' | 'goods' | 'medals' | 'jars' | 'cards';

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

const THEMES: Record<Theme, readonly number[]> = {
  dice: [1, 8, 9, 10, 12, 16, 19, 22, 25, 26, 28],
  combat: [7, 19, 20, 27],
  markers: [2, 4, 11, 15, 17, 18, 21, 27, 35, 36, 37, 38, 40],
  mines: [23, 32, 33, 34, 40],
  goods: [3, 13, 14, 39],
  medals: [3, 6, 14, 15, 29, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40],
  jars: [2, 6, 20, 24, 30],
  cards: [5, 28, 29, 30],
};
export const THEME_NAMES = Object.keys(THEMES) as Theme[];

const PLAYER_SYMBOLS = ['banker', 'dyer', 'ore', 'crystal', 'cartographer', 'organizer', 'cannoneer', 'rumblepoke', 'plant', 'manipulator'];
const BUILDING_SYMBOLS = ['civilian', 'large', 'little', 'new', 'notary', 'organization', 'secret', 'surveyor'];
/** The markers of each effect, in the order of the clauses. */
const EFFECTS: readonly (readonly [trans: string, symbol: string, n: number])[] = [
  ['none', 'none', 1],
  ['3 jars', 'jars3', 2],
  ['5 jars', 'jars5', 2],
  ['combat +1', 'combat1', 3],
  ['combat +2', 'combat2', 3],
  ['any die +1', 'die', 4],
  ['red die +-1', 'red', 5],
  ['yellow die +-1', 'yellow', 5],
  ['green die +-1', 'green', 5],
  ['blue die +-1', 'blue', 5],
  ['white as any colour', 'any', 6],
  ['flip two white', 'flip', 7],
];
const COINS = ['A5', 'B2'];

/** In the language of the page. */
export function pictured(): Pictured[] {
  const ctx = NO_TABLE;
  const deck = Array.from({ length: Math.max(...Object.values(THEMES).flat()) }, (_, index): Pictured => {
    const n = index + 1;
    const themes = THEME_NAMES.filter((theme) => THEMES[theme].includes(n));
    const own = n >= 32 && n <= 38 ? { data: n <= 34 ? 'DATA-3' : 'DATA-4' } : {};
    return { group: 'deck', id: `DECK-${n}`, symbol: `deck-${n}`, ...cardText(n, ctx), themes, ...own };
  });
  const players = PLAYER_CARDS.map((card, index): Pictured => {
    const { name, printed, action, marker, permanent } = playerCardText(card, ctx);
    const text = [permanent, action, marker].filter(Boolean).join(' ');
    return { group: 'player', id: `CARD-${index + 1}`, symbol: `i-pc-${PLAYER_SYMBOLS[index]}`, title: name, text, printed };
  });
  const buildings = BUILDINGS.map(
    (building, index): Pictured => ({
      group: 'building',
      id: `BLD-${index + 1}`,
      symbol: `i-bd-${BUILDING_SYMBOLS[index]}`,
      title: buildingText(building),
      text: buildingEffect(building),
      printed: buildingPrinted(building),
    }),
  );
  const effects = EFFECTS.map(
    ([trans, symbol, n]): Pictured => ({ group: 'effect', id: `TRANS-${n}`, symbol: `i-tr-${symbol}`, title: transText(trans), text: transEffect(trans), data: 'DATA-2' }),
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
