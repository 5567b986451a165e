// Drawn examples: small boards and rows of dice with numbered places. The words stand in locales/*/rules.ftl under
// `ex-CLAUSE`: the situation, and as `.p1`, `.p2` what holds at each number.
//
// A place is written as its colour, what lies there (`marker:pt`, `mine:pt`, `ore`, `crystal`), how it looks (`can`,
// `cannot`, `attacked`) and its number. You are the guild `pt`. A row of things is written with spaces: `white:3` is a
// die, `>` leads to what follows, `i-jar` a symbol, `=8` a number.

export interface Point {
  /** Yes, no, or one step after the other. */
  is: 'yes' | 'no' | 'step';
  row?: string;
}

export interface Example {
  /** How many places stand side by side. */
  columns?: number;
  places?: readonly string[];
  row?: string;
  points: readonly Point[];
  /** Clauses that explain why. */
  see?: readonly string[];
}

const yes = (row?: string): Point => (row ? { is: 'yes', row } : { is: 'yes' });
const no = (row?: string): Point => (row ? { is: 'no', row } : { is: 'no' });
const step = (row?: string): Point => (row ? { is: 'step', row } : { is: 'step' });

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'PREP-1': {
    columns: 4,
    places: [
      'green cannot', 'white cannot', 'red cannot', 'blue cannot',
      'yellow cannot', 'green cannot', 'blue attacked 1', 'white 2',
    ],
    row: 'i-attack-card =4',
    points: [step('=4 + =2 > =6'), step()],
    see: ['ATK-3', 'PREP-2', 'DATA-1'],
  },
  'PREP-3': {
    row: 'i-bag white:? red:?',
    points: [step('i-bag > white:? red:?'), step('i-depot > i-bag'), step('i-bag > white:? white:? yellow:?')],
    see: ['PREP-4'],
  },
  'GO-7': {
    row: 'i-mine',
    points: [yes('blue:6'), no('blue:7'), yes('yellow:7')],
    see: ['MAT-5', 'CARD-3', 'GO-8'],
  },
  'GO-9': {
    columns: 4,
    places: ['green marker:pt can 1', 'red 2 cannot', 'blue marker:co cannot', 'yellow marker:pt can'],
    row: 'i-marker =0',
    points: [yes('marker-pt > i-marker'), no(), no('i-attack-card'), no('i-bd-large')],
    see: ['MAT-4', 'ATK-4', 'DECK-11'],
  },
  'GO-10': {
    columns: 3,
    places: ['green marker:co can 1', 'red marker:pt cannot 2', 'blue marker:pt can 3'],
    row: 'marker-pt mine-pt',
    points: [yes(), no(), yes('mine-pt')],
    see: ['MAT-4', 'MAT-5'],
  },
  'TRANS-4': {
    row: 'i-tr-die',
    points: [yes('blue:5 > blue:6 i-mine'), no('white:7'), yes('white:3 > white:4')],
    see: ['TRANS-8', 'MAT-5'],
  },
  'TRANS-5': {
    row: 'i-tr-red',
    points: [yes('red:5 > red:6'), yes('red:4 > red:3'), no('red:1'), no('white:5')],
    see: ['TRANS-8'],
  },
  'TRANS-7': {
    row: 'i-tr-flip',
    points: [yes('white:2 > white:5'), yes('white:6 > white:1'), no('white:7'), no('red:2')],
    see: ['GO-8'],
  },
  'MAT-1': {
    row: 'white:2 + white:3 + white:5',
    points: [step('=10 > =8 i-jar'), step('=8 + =2 > =10 i-pc-banker'), step('=10 + =10 > =20 i-jar')],
    see: ['CARD-1', 'DECK-24', 'OPT-3'],
  },
  'MAT-2': {
    row: 'white:5',
    points: [step('i-card i-card i-card'), step('i-card > i-players'), step('white:5 > i-card')],
    see: ['GO-11', 'GO-12'],
  },
  'MAT-4': {
    columns: 4,
    places: [
      'green marker:pt can 1', 'white marker:pt can', 'red cannot', 'blue marker:pt cannot 2',
      'yellow marker:pt can', 'red marker:pt can', 'white marker:co cannot', 'green cannot',
    ],
    row: 'red:1',
    points: [yes('medal-exploration'), no()],
    see: ['DECK-35', 'CARD-5', 'VP-1'],
  },
  'MAT-5': {
    columns: 3,
    places: ['red mine:pt', 'blue can 1', 'yellow cannot', 'green cannot', 'blue cannot 2', 'white marker:co cannot'],
    row: 'blue:6',
    points: [yes(), no()],
    see: ['GO-7', 'GO-10', 'VP-3'],
  },
  'MAT-6': {
    row: 'yellow:4 + =10 i-jar',
    points: [step('i-bd-large medal-civil'), step('+ =2 i-jar > marker-pt'), step('i-use-building')],
    see: ['BLD-0', 'GO-15', 'VP-2'],
  },
  'BLD-0': {
    row: 'i-bd-civilian =4 i-jar',
    points: [step('=2 i-jar > marker-co'), step('=4 i-jar > i-seal'), no()],
    see: ['MAT-8', 'SOLO-8'],
  },
  'BLD-8': {
    columns: 3,
    places: ['green cannot', 'blue can 1', 'red cannot 2', 'yellow marker:pt cannot 3', 'white marker:pt', 'green marker:co can 4'],
    row: 'i-bd-surveyor marker-pt',
    points: [yes(), no(), no(), yes()],
    see: ['GO-10'],
  },
  'ACT-1': {
    row: 'i-pc-rumblepoke white red =8',
    points: [yes('white:3 + red:5'), no('white:3 + red:4'), no('red:6 + red:6')],
    see: ['ACT-3', 'ACT-4', 'VP-2'],
  },
  'CARD-2': {
    row: 'white:4 i-pc-dyer',
    points: [yes('white:6 > blue:6 i-mine'), yes('white:3 > red:3 i-attack'), no('i-pc-cartographer')],
    see: ['GO-15', 'TRANS-8'],
  },
  'CARD-3': {
    columns: 3,
    places: ['blue ore can 1', 'red ore can 1', 'green ore cannot', 'white ore cannot', 'yellow ore cannot', 'blue ore 2'],
    row: 'blue:3 red:2 i-pc-ore',
    points: [yes('ore-mountain ore-hill'), no(), yes('ore-mountain')],
    see: ['GO-7', 'GO-10', 'CARD-4'],
  },
  'CARD-10': {
    row: 'i-pc-manipulator marker-pt',
    points: [yes('white:6 > white:7'), no('white:1'), no('blue:7 i-mine')],
    see: ['OPT-1', 'GO-7', 'GO-8'],
  },
  'DECK-18': {
    columns: 4,
    places: ['green cannot 1', 'blue marker:pt cannot', 'red can 2', 'white can 2'],
    points: [no(), yes('marker-pt marker-pt')],
    see: ['GO-9', 'GO-10'],
  },
  'DECK-25': {
    points: [yes('red:6 > red:8'), no('red:7'), yes('white:2 > white:1'), no('white:1')],
    see: ['GO-8', 'CARD-10'],
  },
  'DECK-32': {
    columns: 3,
    places: ['yellow mine:pt can 1', 'green mine:pt can 1', 'blue mine:pt can 1'],
    points: [yes('medal-exploration'), no()],
    see: ['DATA-3', 'VP-3'],
  },
  'DECK-37': {
    columns: 4,
    places: [
      'green marker:pt can 1', 'white cannot', 'red marker:pt cannot 2', 'blue marker:pt cannot 2',
      'yellow marker:pt can 1', 'red cannot', 'white cannot', 'green cannot',
      'blue marker:pt can 1', 'white marker:pt can 1', 'yellow cannot', 'red cannot',
    ],
    points: [yes('medal-exploration medal-exploration'), no()],
    see: ['DATA-4', 'MAT-4'],
  },
  'ATK-3': {
    row: 'i-attack-card =6',
    points: [yes('red:3 + red:4 > =7'), yes('=6'), no('red:5'), yes('i-pc-cannoneer')],
    see: ['MAT-7', 'CARD-7', 'CARD-8', 'PREP-1'],
  },
  'ATK-4': {
    columns: 3,
    places: ['green marker:pt', 'red attacked marker:pt mine:pt 2', 'blue marker:co'],
    row: 'i-attack-card',
    points: [step('marker-pt > i-attack-card'), step('marker-pt mine-pt > i-marker')],
    see: ['GO-9', 'END-1', 'DECK-27'],
  },
  'VP-1': {
    row: 'medal-combat medal-exploration medal-trade medal-civil',
    points: [step('=3 + =4 + =4 + =2 > =13 i-vp'), step('=13 + =2 > =15 i-vp'), no('medal-trade medal-trade')],
    see: ['END-3'],
  },
  'VP-3': {
    points: [no('mine-pt mine-pt > =0 i-vp'), yes('mine-pt mine-pt mine-pt > =3 i-vp')],
    see: ['MAT-5', 'DECK-23'],
  },
  'SET-3': {
    columns: 4,
    places: ['green ore crystal 1', 'white ore crystal', 'red ore crystal', 'blue ore crystal'],
    row: 'ore-forest crystal-forest',
    points: [step(), step('=16 + =16')],
    see: ['SET-2', 'INV-2', 'CARD-3'],
  },
  'SET-9': {
    row: 'i-bag white:? red:? yellow:?',
    points: [step('i-bag > white:? =8 + red:? =2 + yellow:? =2'), step('i-jar =2 > red:? yellow:?'), step('i-jar =4 > green:? green:?'), step('i-jar =6 > blue:? blue:?')],
    see: ['PREP-3', 'MAT-5', 'INV-1'],
  },
  'INFO-2': {
    row: 'i-card i-card i-bag',
    points: [no('i-card'), yes('=2'), no('i-bag'), yes('i-discard')],
    see: ['INFO-1', 'INFO-3'],
  },
  'INV-1': {
    columns: 3,
    places: ['green marker:pt', 'red marker:pt', 'blue marker:pt'],
    row: 'marker-pt',
    points: [step('=3'), step('i-pc-manipulator =2'), step('i-attack-card =1'), step('=6 > =12')],
    see: ['SET-8', 'GO-9', 'INV-2'],
  },
  'CLEAN-1': {
    row: 'i-depot',
    points: [step('white:5 red:3 > i-depot'), step('yellow:2 > i-depot'), step('i-bag')],
    see: ['PREP-3', 'DECK-22', 'CLEAN-2'],
  },
  'SOLO-3': {
    row: 'marker-ct marker-fh marker-co',
    points: [step('i-jar =3 > marker-fh marker-ct marker-co'), step('marker-fh > i-arrow'), step('marker-ct marker-co i-bag')],
    see: ['SOLO-4', 'SOLO-5'],
  },
  'SOLO-4': {
    row: 'marker-ct marker-ct marker-fh',
    points: [step('marker-ct > =A1'), step('marker-ct > =A2'), step('marker-fh > =B1')],
    see: ['SOLO-1', 'SOLO-6'],
  },
  'SOLO-5': {
    columns: 3,
    places: ['green mine:pt', 'red can 1', 'blue cannot 2'],
    row: 'marker-ct mine-pt =A2',
    points: [yes('i-jar =7 > mine-pt'), no(), no('i-jar =6 > i-loss')],
    see: ['SOLO-2', 'SOLO-7', 'SOLO-A2'],
  },
  'SOLO-6': {
    row: '=A6 i-jar =20',
    points: [no('i-jar =19'), step('i-jar =21'), yes('=A6 + =C6')],
    see: ['SOLO-A6', 'SOLO-C6', 'SOLO-7'],
  },
};
