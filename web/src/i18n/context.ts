// Who reads a line, and what a table adds to it: the colours of its regions, its options and the values of its data.
import type { Colour, Options, Shape, View } from '../net/types';
import { DEFAULTS } from '../rules/facts';

export interface Context {
  /** The colours of the 16 regions; without them regions are only numbered. */
  regions: readonly Colour[] | null;
  /** The players by seat. */
  names: readonly string[];
  /** The seat that is spoken to as "you". */
  viewer: number | null;
  /** DATA-3 */
  mine_colours: readonly (readonly Colour[])[];
  /** DATA-4 */
  shapes: readonly Shape[];
  options: Options;
}

/** Texts that belong to no table: default options and values. */
export const NO_TABLE: Context = {
  regions: null,
  names: [],
  viewer: null,
  ...DEFAULTS,
};

/** The context of a view; `names` are the players by seat. */
export function contextOf(view: View, names: readonly string[]): Context {
  const { board, mine_colours, shapes, options } = view.table;
  return { regions: board, names, viewer: view.viewer, mine_colours, shapes, options };
}
