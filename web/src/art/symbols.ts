// The words of the rules that pictures hang on, and how the symbol library calls them.
import type { Colour, Guild } from '../net/types';

export { COLOURS } from '../rules/facts';

/** The region type of a colour: its class in the styles, and its name in the symbols. */
export const LAND: Record<Colour, string> = {
  white: 'wasteland',
  yellow: 'plain',
  blue: 'mountain',
  red: 'hill',
  green: 'forest',
};

/** The short name of a guild in the symbols and colours. */
export const CREST: Record<Guild, string> = {
  power_and_torsion: 'pt',
  cogwheel_trust: 'ct',
  crystal_and_ore: 'co',
  future_horizon: 'fh',
};

/** Rounds, rows and start spaces are numbered so on the printed board. */
export const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV'];

/** `"white 3"` taken apart. */
export function die(text: string): { colour: Colour; value: number } {
  const [colour, value] = text.split(' ');
  return { colour: colour as Colour, value: Number(value) };
}
