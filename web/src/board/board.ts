// The board as a widget. It knows geometry, marks and pointing; rules, network and wording stay outside: what is drawn and
// every word of it come as a `Scene`, and how things are marked and what a click does come as an `Act`.
//
//   <script lang="ts">
//     import Board from '../board/Board.svelte';
//     import { sceneOf } from '../table/scene';
//     let picked = $state('');
//     const act: Act = {
//       mark: (thing) => (thing === picked ? 'chosen' : 'can'),
//       pointing: (thing) => ({ point: () => (picked = thing) }),
//     };
//   </script>
//   <Board scene={sceneOf(position, names)} size="desk" {act} />
//
// The board fills the box around it. Without `act` it rests: it can still be walked over by keyboard and heard, but nothing
// is marked. `still` makes it a picture: only its regions, as wide as the box, without a tab stop. A scene with a label is
// then heard as one picture; without, each region is heard by its own label.
import type { Colour, Guild, Token } from '../net/types';
import type { Pointing } from './pointing';

/** How a thing looks: at rest; fits another choice; fits the choice; fits in the place of its last part; joins it; is chosen; fits nothing now. */
export type Mark = 'idle' | 'could' | 'can' | 'instead' | 'proposed' | 'chosen' | 'cannot';

/** Things are named as decisions name them; those of the board are `region:2/3` and `attack:4`. */
export type Thing = Token;

/** How the things on the board react to the pointer. */
export interface Act {
  /** `at` tells apart things of one face, such as two dice that both show white 3. */
  mark(thing: Thing, at?: number): Mark;
  /** `name` is what the thing is called. Nothing that changes may be read before a handler is called. */
  pointing(thing: Thing, name: string, at?: number): Pointing;
  /** The mark as it is spoken after the name of a thing; `blocked`: it was used this turn. */
  spoken?(mark: Mark | 'blocked'): string;
  /** The symbol of the piece that a chosen region would receive. */
  ghost?(region: string): string | null;
}

/** Nothing is marked and nothing answers. */
export const AT_REST: Act = { mark: () => 'idle', pointing: () => ({}) };

/** One region with everything that lies on it. */
export interface Tile {
  /** Row and column, counted from 1: `2/3`. */
  region: string;
  colour: Colour;
  /** What it is called, and what is spoken: the name with all that lies there. */
  name: string;
  label: string;
  ore?: boolean;
  crystal?: boolean;
  markers?: readonly Guild[];
  mines?: readonly Guild[];
  /** The sign of its effect; `land` gives it the colours of the region. */
  effect?: { icon: string; title: string; state: 'past' | 'now' | 'later'; land: boolean };
  /** Who was here last, and what they did, in words. */
  traces?: readonly { guild: Guild; text: string }[];
  /** It is attacked, and with which strength if that is to be read. */
  attacked?: boolean;
  strength?: number | null;
  /** It is attacked next: the word for that, and the strength to be expected. */
  coming?: { word: string; strength: string } | null;
  /** A number to speak about it, in drawings. */
  number?: string;
}

/** The card over a column. */
export interface Attack {
  label: string;
  turn: string;
  strength: string;
  state: 'past' | 'now' | 'next';
  /** Who lost against it. */
  losers: readonly { guild: Guild; label: string }[];
  /** How far one's own strength reaches. */
  gauge: { has: number; needs: number; text: string; label: string } | null;
}

/** Everything the board shows. */
export interface Scene {
  label: string;
  tiles: readonly Tile[];
  /** How many regions stand side by side. */
  columns: number;
  attacks: readonly Attack[];
  /** The rows: what stands beside them, what is spoken, and whether it is the row of this round. */
  rows: readonly { title: string; label: string; now: boolean }[];
}

export type Size = 'wide' | 'desk' | 'laptop' | 'phone';

/** The place of the n-th region, counted from 0 in the order of reading, and back. */
export const regionAt = (index: number, columns: number): `${number}/${number}` => `${Math.floor(index / columns) + 1}/${(index % columns) + 1}`;
export function indexOf(region: string, columns: number): number {
  const [row, column] = region.split('/').map(Number);
  return (row! - 1) * columns + column! - 1;
}

/** Which regions show the second drawing of their type: every second one of it, in the order of reading. */
export function others(colours: readonly Colour[]): boolean[] {
  return colours.map((colour, i) => colours.slice(0, i).filter((before) => before === colour).length % 2 === 1);
}

/** Where a key leads from a region: arrows stop at the edges, Home and End are the ends of the row. `null`: no such key. */
export function step(key: string, at: number, columns: number, all: number): number | null {
  const [row, column] = [Math.floor(at / columns), at % columns];
  switch (key) {
    case 'ArrowLeft': return column ? at - 1 : at;
    case 'ArrowRight': return column < columns - 1 && at + 1 < all ? at + 1 : at;
    case 'ArrowUp': return row ? at - columns : at;
    case 'ArrowDown': return at + columns < all ? at + columns : at;
    case 'Home': return row * columns;
    case 'End': return Math.min(all, (row + 1) * columns) - 1;
    default: return null;
  }
}
