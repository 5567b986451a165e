// The places of a drawn example as a board; `examples.ts` says how they are written.
import { CREST } from '../art/symbols';
import { AT_REST, regionAt, type Act, type Mark, type Scene, type Tile } from '../board/board';
import { GUILDS, regionTypeText } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import type { Colour, Guild } from '../net/types';

/** You, in every example. */
const OWN: Guild = 'power_and_torsion';

export function drawing(places: readonly string[], columns: number): { scene: Scene; act: Act } {
  const written = places.map((place) => place.split(' '));
  const marks = new Map(written.map((words, index) => [`region:${regionAt(index, columns)}`, words.find((word): word is Mark => word === 'can' || word === 'cannot') ?? 'idle']));
  return {
    scene: { label: '', columns, tiles: written.map((words, index) => tileOf(words, regionAt(index, columns))), attacks: [], rows: [] },
    act: { ...AT_REST, mark: (thing) => marks.get(thing) ?? 'idle' },
  };
}

function tileOf(words: readonly string[], region: string): Tile {
  const colour = words[0] as Colour;
  const number = words.find((word) => /^\d$/.test(word));
  const attacked = words.includes('attacked');
  const pieces = words.filter((word) => word.includes(':')).map((word) => {
    const [piece = '', crest = ''] = word.split(':');
    return { piece, guild: GUILDS.find((guild) => CREST[guild] === crest) ?? OWN };
  });
  const guilds = (of: string): Guild[] => pieces.filter(({ piece }) => piece === of).map(({ guild }) => guild);
  const name = regionTypeText(colour);
  const told = pieces.map(({ piece, guild }) => t(`drawn-${guild === OWN ? 'your' : 'their'}-${piece}`));
  return {
    region,
    colour,
    name,
    label: [name, ...told, ...(attacked ? [t('drawn-attacked')] : []), ...(number ? [t('drawn-number', { number })] : [])].join(', '),
    ore: words.includes('ore'),
    crystal: words.includes('crystal'),
    markers: guilds('marker'),
    mines: guilds('mine'),
    attacked,
    ...(number ? { number } : {}),
  };
}
