// The pages for those who do not know the game yet. Their words stand in locales/*/guide.ftl under `guide-KEY`: the
// heading, `.text`, and `.p1`, `.p2` for its points. Every figure in them stands in a clause or picture named here.
import type { Source } from './worth';

/** A heading with its words; rows and places of its picture are written as in `examples.ts`. */
export interface Part {
  key: string;
  clauses: readonly string[];
  columns?: number;
  places?: readonly string[];
  rows?: readonly string[];
  /** One row, perhaps an empty one, for each point. */
  points?: readonly string[];
}

export type PageName = 'two-minutes' | 'first-round' | 'points' | 'glossary';

const TWO_MINUTES: readonly Part[] = [
  { key: 'goal', clauses: ['VP-1', 'VP-2', 'VP-3', 'VP-4'], rows: ['medal-trade medal-exploration medal-combat medal-civil > i-vp'] },
  {
    key: 'course',
    clauses: ['WORDS', 'PREP-1'],
    columns: 4,
    places: [
      'green ore crystal attacked 1', 'white ore crystal 2', 'red ore crystal 3', 'blue ore crystal 4',
      'yellow ore crystal', 'green ore crystal', 'blue ore crystal', 'white ore crystal',
      'red ore crystal', 'yellow ore crystal', 'white ore crystal', 'green ore crystal',
      'white ore crystal', 'blue ore crystal', 'yellow ore crystal', 'red ore crystal',
    ],
  },
  { key: 'dice', clauses: ['PREP-3', 'PREP-4', 'SET-9', 'WORDS'], rows: ['i-bag > white:4 white:2 red:5 yellow:3 white:6'] },
  {
    key: 'go',
    clauses: ['GO-1', 'GO-2', 'GO-5', 'MAT', 'ACT-1', 'BLD-0'],
    points: ['white:5 + white:3 > =8 i-jar', 'white:6 + blue:2 > i-pc-ore', 'blue:3 + red:2 > ore-mountain ore-hill', '=5 i-jar > i-bd-new'],
  },
  { key: 'extras', clauses: ['GO-3', 'GO-11', 'PREP-2', 'TRANS'], rows: ['i-nochoice', 'i-tr-die i-tr-jars3 i-tr-combat2'] },
  { key: 'attack', clauses: ['PREP-1', 'MAT-7', 'ATK-3', 'ATK-4'], points: ['red:3 + red:4 =≥ =6 i-attack-card > i-combat-point', 'red:5 =< =6 i-attack-card > marker-pt'] },
  { key: 'round-end', clauses: ['END-1', 'END-3', 'END-4'], rows: ['i-attack-card marker-pt > i-round-end', '=4 i-combat-point > medal-combat'] },
];

const FIRST_ROUND: readonly Part[] = [
  { key: 'look', clauses: ['PREP-1', 'PREP-2'], rows: ['i-attack-card =3 + =1 > =4'] },
  { key: 'roll', clauses: ['PREP-3', 'PREP-4'], rows: ['i-bag > white:5 white:3 white:2 yellow:4 red:3'] },
  { key: 'money', clauses: ['MAT-1', 'GO-6'], rows: ['white:5 + white:3 > =8 i-jar'] },
  { key: 'buy', clauses: ['GO-5', 'MAT-5', 'ACT-3'], rows: ['white:2 + =6 i-jar > blue:? i-depot'] },
  { key: 'marker', clauses: ['MAT-4'], columns: 3, places: ['green ore crystal', 'yellow ore crystal marker:pt 1', 'red ore crystal 2', 'white ore crystal', 'red ore crystal 2', 'blue ore crystal'], rows: ['yellow:4 + red:3 > marker-pt'] },
  { key: 'pass', clauses: ['GO-1'], rows: ['i-pass'] },
  { key: 'lost', clauses: ['ATK-1', 'ATK-3', 'ATK-4'], rows: ['=0 =< =4 i-attack-card > marker-pt'] },
  { key: 'tidy', clauses: ['CLEAN-1', 'CLEAN-2', 'PREP-3'], rows: ['white:5 white:3 white:2 yellow:4 red:3 > i-depot'] },
  { key: 'three-more', clauses: ['PREP-1', 'ACT-1', 'ACT-3', 'MAT-4', 'CARD-3', 'END-R4'], points: ['white:6 + blue:2 > i-pc-ore', 'marker-pt marker-pt marker-pt marker-pt > medal-exploration', 'ore-mountain crystal-hill', 'i-attack-card'] },
  { key: 'bill', clauses: ['END-1', 'END-R4', 'END-R5', 'END-3'], rows: ['i-round-end', '=4 i-combat-point > medal-combat'] },
];

/** After the table of what brings points. */
const POINTS: readonly Part[] = [
  {
    key: 'roads',
    clauses: ['CARD-3', 'CARD-4', 'BLD-4', 'MAT-4', 'CARD-5', 'DECK-37', 'DECK-32'],
    points: ['ore-mountain ore-hill crystal-plain crystal-forest > i-bd-new medal-trade medal-trade', 'marker-pt marker-pt marker-pt marker-pt > medal-exploration', 'mine-pt mine-pt mine-pt + i-card > medal-exploration'],
    columns: 4,
    places: ['green ore crystal marker:pt can', 'white ore crystal marker:pt can', 'red ore crystal', 'blue ore crystal', 'yellow ore crystal marker:pt can', 'red ore crystal marker:pt can', 'white ore crystal', 'green ore crystal'],
  },
  { key: 'late-losses', clauses: ['END-1', 'END-R1', 'END-R2', 'END-R3', 'END-R4', 'END-R5', 'END-R6'], rows: ['i-attack-card marker-pt > i-round-end'] },
  { key: 'alone', clauses: ['SOLO-6', 'SOLO-7', 'SOLO-5'], rows: ['=A6 + =B6 > i-vp'] },
];

export const PAGES: Readonly<Record<PageName, readonly Part[]>> = { 'two-minutes': TWO_MINUTES, 'first-round': FIRST_ROUND, points: POINTS, glossary: [] };
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** The symbol of each source of VP, and the clauses that tell the ways to it. */
export const SOURCES: Readonly<Record<Source, { symbol: string; clauses: readonly string[] }>> = {
  combat_medals: { symbol: 'medal-combat', clauses: ['END-3', 'ATK-3', 'MAT-7'] },
  exploration_medals: { symbol: 'medal-exploration', clauses: ['MAT-4', 'CARD-5', 'DECK-15', 'DECK-32', 'DECK-35', 'DATA-4'] },
  trade_medals: { symbol: 'medal-trade', clauses: ['BLD-2', 'BLD-3', 'BLD-4', 'CARD-3', 'CARD-4', 'DECK-3'] },
  civil_medals: { symbol: 'medal-civil', clauses: ['MAT-6', 'DECK-39'] },
  medal_sets: { symbol: 'i-set4', clauses: ['VP-1', 'DECK-31'] },
  jars: { symbol: 'i-jar', clauses: ['MAT-1', 'CARD-1', 'VP-2'] },
  buildings: { symbol: 'i-bd-new', clauses: ['MAT-6', 'BLD-0'] },
  player_cards: { symbol: 'i-pc-ore', clauses: ['ACT-1', 'ACT-3', 'DECK-30'] },
  mines: { symbol: 'mine-pt', clauses: ['MAT-5', 'DECK-23', 'DECK-32'] },
};

/** The terms of the glossary, `gl-TERM` in guide.ftl, and the clauses that settle them. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  goal: ['VP-4', 'END-4'],
  vp: ['VP-1', 'VP-2', 'VP-3'],
  round: ['WORDS', 'END-4'],
  turn: ['WORDS', 'PREP-1'],
  go: ['GO-1'],
  action: ['GO-2'],
  pass: ['GO-1'],
  'start-player': ['SET-10', 'CLEAN-2'],
  preparation: ['PREP-3', 'PREP-4'],
  'clean-up': ['CLEAN-1'],
  guild: ['SET-1'],
  region: ['SET-2', 'WORDS'],
  adjacent: ['WORDS'],
  connected: ['MAT-4'],
  die: ['SET-9', 'WORDS'],
  'active-die': ['PREP-4', 'GO-6'],
  'bound-die': ['GO-17'],
  reroll: ['MAT-3', 'GO-8'],
  bag: ['PREP-3', 'SET-9'],
  depot: ['CLEAN-1', 'PREP-3'],
  store: ['MAT-5', 'SET-9'],
  jar: ['WORDS', 'MAT-1', 'VP-2'],
  mat: ['MAT', 'GO-5'],
  'attack-space': ['MAT-7'],
  'guild-marker': ['SET-8', 'MAT-4', 'GO-9'],
  mine: ['MAT-5', 'VP-3'],
  supply: ['WORDS', 'GO-9'],
  'general-supply': ['BLD-9', 'DECK-39'],
  ore: ['SET-3', 'CARD-3', 'CARD-4', 'GO-10'],
  'player-card': ['SET-8', 'ACT-1'],
  activate: ['ACT-1', 'ACT-2'],
  permanent: ['ACT-2', 'CARD'],
  symbol: ['ACT-3', 'VP-2'],
  'action-card': ['GO-3', 'MAT-2', 'SET-6'],
  'hand-limit': ['GO-11'],
  'discard-pile': ['GO-12', 'GO-16'],
  building: ['MAT-6', 'BLD-0'],
  owner: ['MAT-6', 'BLD-0', 'VP-2'],
  market: ['BLD-2', 'BLD-3', 'BLD-4'],
  transformation: ['PREP-2', 'TRANS'],
  trust: ['PREP-1', 'ATK'],
  'attack-card': ['PREP-1', 'SET-5'],
  'attack-strength': ['PREP-1'],
  'combat-strength': ['ATK-1', 'MAT-7', 'ATK-5'],
  'ward-off': ['ATK-3', 'CARD-7'],
  'attack-lost': ['ATK-4'],
  'combat-point': ['ATK-3', 'END-3', 'SET-11'],
  'round-end': ['END-1', 'END-3'],
  'round-end-card': ['END-1', 'SET-5'],
  medal: ['VP-1'],
  'combat-medal': ['END-3', 'VP-1'],
  'exploration-medal': ['MAT-4', 'VP-1'],
  'trade-medal': ['BLD-4', 'VP-1'],
  'civil-medal': ['MAT-6', 'VP-1'],
  set: ['VP-1'],
  explore: ['MAT-4', 'CARD-5'],
  solo: ['SOLO-1', 'SOLO-7'],
  'solo-mat': ['SOLO-1', 'SOLO-4'],
  'last-space': ['SOLO-6'],
  'loss-box': ['SOLO-5', 'SOLO-7'],
  'own-value': ['DATA', 'DATA-5'],
};
