// The board of a view as the widget draws it, with every word of it.
import type { Attack, Scene, Tile } from '../board/board';
import { ROMAN } from '../art/symbols';
import { regionInWords, transText } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import type { Outlook, Player, Position, Table } from '../net/types';
import { REGIONS, ROUNDS, TURNS } from '../rules/facts';
import { onRegion, range, transIcon } from './look';
import { leftOn, type Traces } from '../story/trace';
import { regionFacts } from './wording';

/** `names` are the players by seat, `traces` what they did last. */
export function sceneOf({ view: { table, viewer }, outlook }: Pick<Position, 'view' | 'outlook'>, names: readonly string[], traces: Traces = {}): Scene {
  const me = viewer === null ? null : (table.players[viewer] ?? null);
  return {
    label: t('table-board'),
    columns: TURNS,
    tiles: table.board.map((_, index) => tileOf(table, outlook, index, me, traces)),
    attacks: Array.from({ length: TURNS }, (_, column) => attackOf(table, outlook, column, me, names)),
    rows: ROMAN.slice(0, ROUNDS).map((title, row) => ({ title, label: t('table-row', { n: row + 1 }), now: table.round === row + 1 })),
  };
}

/** The board as a small picture, without its attacks and effects. */
export function pictureOf({ view: { table }, outlook }: Pick<Position, 'view' | 'outlook'>, label: string): Scene {
  const tiles = table.board.map((colour, index): Tile => {
    const { ore, crystal, markers, mines, strength } = onRegion(table, outlook, index);
    return { region: REGIONS[index]!, colour, name: '', label: '', ore, crystal, markers, mines, attacked: strength !== null };
  });
  return { label, columns: TURNS, tiles, attacks: [], rows: [] };
}

function tileOf(table: Table, outlook: Outlook, index: number, me: Player | null, traces: Traces): Tile {
  const [region, colour, trans] = [REGIONS[index]!, table.board[index]!, table.trans[index]!];
  const { coming, strength, ...lies } = onRegion(table, outlook, index);
  const now = outlook.attack && REGIONS.indexOf(outlook.attack.region);
  const hit = strength !== null;
  const past = now !== null && (index < now || (hit && Boolean(me?.trans_used)));
  const name = regionInWords(region, colour);
  const left = leftOn(traces, region).map(({ seat, text }) => ({ guild: table.players[seat]!.guild, text }));
  return {
    ...lies,
    region,
    colour,
    name,
    label: [name, ...(trans === 'none' ? [] : [t('region-effect', { effect: transText(trans) })]), ...regionFacts(table, outlook, index), ...left.map(({ text }) => text)].join(', '),
    traces: left,
    effect: { icon: transIcon(trans), title: transText(trans), state: past ? 'past' : hit ? 'now' : 'later', land: trans.endsWith('+-1') },
    attacked: hit,
    strength,
    coming: coming === null ? null : { word: t('table-next'), strength: coming },
  };
}

function attackOf(table: Table, outlook: Outlook, column: number, me: Player | null, names: readonly string[]): Attack {
  const strength = outlook.attacks[column] ?? null;
  const next = strength === null && outlook.next?.region === REGIONS[(table.round - 1) * TURNS + column] ? outlook.next : null;
  const now = column === table.turn - 1 && strength !== null;
  const turn = column + 1;
  const losers = (table.attack[column]?.markers ?? []).map((seat) => ({ guild: table.players[seat]!.guild, label: t('table-lost-here', { player: names[seat] ?? '' }) }));
  return {
    label: strength !== null ? t('table-attack-card', { turn, n: strength }) : next ? t('table-attack-next', { turn, n: range(next) }) : t('table-attack-later', { turn }),
    turn: t('table-turn', { n: turn }),
    strength: strength !== null ? String(strength) : next ? range(next) : '–',
    state: now ? 'now' : strength === null ? 'next' : 'past',
    losers,
    // Once the attack is over, who lost against it lies there.
    gauge: now && me && table.phase !== 'clean_up' && table.phase !== 'round_end' ? gaugeOf(me, strength) : null,
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
