// The board of a view as the widget draws it, with every word of it.
import type { Attack, Scene, Tile } from '../board/board';
import { indexOf, regionAt } from '../board/board';
import { regionInWords, transText } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import type { Outlook, Player, Position, Table } from '../net/rules';
import { onRegion, range, ROMAN, transIcon } from './look';
import { regionFacts } from './wording';

const COLUMNS = 4;

/** `names` are the players by seat. */
export function sceneOf({ view: { table, viewer }, outlook }: Pick<Position, 'view' | 'outlook'>, names: readonly string[]): Scene {
  const me = viewer === null ? null : (table.players[viewer] ?? null);
  return {
    label: t('table-board'),
    columns: COLUMNS,
    tiles: table.board.map((_, index) => tileOf(table, outlook, index, me)),
    attacks: Array.from({ length: COLUMNS }, (_, column) => attackOf(table, outlook, column, me, names)),
    rows: ROMAN.map((title, row) => ({ title, label: t('table-row', { n: row + 1 }), now: table.round === row + 1 })),
  };
}

/** The board as a small picture, without its attacks and effects. */
export function pictureOf({ view: { table }, outlook }: Pick<Position, 'view' | 'outlook'>, label: string): Scene {
  const tiles = table.board.map((colour, index): Tile => {
    const { ore, crystal, markers, mines, strength } = onRegion(table, outlook, index);
    return { region: regionAt(index), colour, name: '', label: '', ore, crystal, markers, mines, attacked: strength !== null };
  });
  return { label, columns: COLUMNS, tiles, attacks: [], rows: [] };
}

function tileOf(table: Table, outlook: Outlook, index: number, me: Player | null): Tile {
  const [region, colour, trans] = [regionAt(index), table.board[index]!, table.trans[index]!];
  const { coming, strength, ...lies } = onRegion(table, outlook, index);
  const now = outlook.attack && indexOf(outlook.attack.region);
  const hit = strength !== null;
  const past = now !== null && (index < now || (hit && Boolean(me?.trans_used)));
  const name = regionInWords(region, colour);
  return {
    ...lies,
    region,
    colour,
    name,
    label: [name, transText(trans), ...regionFacts(table, outlook, index)].join(', '),
    effect: { icon: transIcon(trans), title: transText(trans), state: past ? 'past' : hit ? 'now' : 'later', land: trans.endsWith('+-1') },
    attacked: hit,
    strength,
    coming: coming === null ? null : { word: t('table-next'), strength: coming },
  };
}

function attackOf(table: Table, outlook: Outlook, column: number, me: Player | null, names: readonly string[]): Attack {
  const strength = outlook.attacks[column] ?? null;
  const next = strength === null && outlook.next?.region === regionAt((table.round - 1) * COLUMNS + column) ? outlook.next : null;
  const now = column === table.turn - 1 && strength !== null;
  const turn = column + 1;
  const losers = (table.attack[column]?.markers ?? []).map((seat) => ({ guild: table.players[seat]!.guild, label: t('table-lost-here', { player: names[seat] ?? '' }) }));
  return {
    label: strength !== null ? t('table-attack-card', { turn, n: strength }) : next ? t('table-attack-next', { turn, n: range(next) }) : t('table-attack-later', { turn }),
    turn: t('table-turn', { n: turn }),
    strength: strength !== null ? String(strength) : next ? range(next) : '–',
    state: now ? 'now' : strength === null ? 'next' : 'past',
    losers,
    gauge: now && me && table.phase !== 'round_end' ? gaugeOf(me, strength) : null,
  };
}

function gaugeOf(me: Player, needs: number): Attack['gauge'] {
  return {
    has: me.ward ? needs : me.strength,
    needs,
    text: me.ward ? t('table-warded') : t('table-you-strength', { n: me.strength }),
    label: t('table-strength', { has: me.strength, needs }),
  };
}
