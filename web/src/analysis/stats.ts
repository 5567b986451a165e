// What a person's finished games come to. No words here.
import type { Depth, GameRecord, Guild, Level, Score, TableInfo } from '../net/types';
import { MAT, SOLO_CATEGORIES } from '../rules/facts';
import { LEVELS } from '../net/facts';
import { tenths } from './account';
import type { Analysed } from './kept';

export interface Played {
  table: string;
  at: number;
  players: number;
  guild: Guild;
  /** The strongest bot that sat there; `null` if all others were people, or there were none. */
  level: Level | null;
  vp: number;
  place: number;
  /** 1, or its part of a shared victory. */
  won: number;
  /** From an analysis that is kept. */
  luck: number | null;
  accuracy: number | null;
  /** How deeply that analysis looked, on which accuracy depends. */
  depth: Depth | null;
  /** The first actions of the game, as `openingOf` tells them. */
  opening: string | null;
  scores: readonly Score[] | null;
  seat: number;
}

/** A game counts if one person played one seat to the end, from the set-up and with luck that nobody knew. */
export function playedOf(table: TableInfo, analysed: readonly Analysed[]): Played | null {
  const seat = table.seats.findIndex(({ mine }) => mine);
  const { result } = table;
  if (table.phase !== 'over' || !result || seat < 0 || table.branch || table.same_deal_as) return null;
  if (table.seats.filter(({ mine }) => mine).length > 1) return null;
  const levels = table.seats.flatMap(({ level }) => level ?? []);
  const vp = result.totals[seat] ?? 0;
  // The thorough one counts if both are there.
  const done = analysed.filter((one) => one.table === table.id && one.report.eyes !== 'open' && one.report.done === one.report.entries);
  const counts = done.find(({ depth }) => depth === 'director') ?? done[0];
  const own = counts?.report.seats[seat];
  const luck = own && Object.values(own.luck).reduce((sum, { vp }) => sum + vp, 0);
  return {
    table: table.id,
    at: table.updated,
    players: table.seats.length,
    guild: table.seats[seat]!.guild,
    level: [...LEVELS].reverse().find((level) => levels.includes(level)) ?? null,
    vp,
    place: 1 + result.totals.filter((other) => other > vp).length,
    won: result.winners.includes(seat) ? 1 / result.winners.length : 0,
    luck: luck === undefined ? null : tenths(luck),
    accuracy: own?.accuracy ?? null,
    depth: (own && counts?.depth) ?? null,
    opening: null,
    scores: null,
    seat,
  };
}

export interface Group {
  key: string;
  games: number;
  won: number;
  vp: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Games by something, the most frequent first. */
export function groups(games: readonly Played[], by: (game: Played) => string | null): Group[] {
  const keys = [...new Set(games.flatMap((game) => by(game) ?? []))];
  const of = (key: string): Group => {
    const all = games.filter((game) => by(game) === key);
    return { key, games: all.length, won: mean(all.map(({ won }) => won)), vp: mean(all.map(({ vp }) => vp)) };
  };
  return keys.map(of).sort((a, b) => b.games - a.games);
}

/** By category, own VP and those of opponents on average; nothing of games alone. */
export function byCategory(games: readonly Played[]): { category: (typeof SOLO_CATEGORIES)[number]; own: number; others: number }[] {
  const known = games.flatMap(({ scores, seat }) => (scores && scores.length > 1 ? [{ scores, seat }] : []));
  if (!known.length) return [];
  return SOLO_CATEGORIES.map((category) => ({
    category,
    own: mean(known.map(({ scores, seat }) => scores[seat]![category])),
    others: mean(known.flatMap(({ scores, seat }) => scores.filter((_, other) => other !== seat).map((score) => score[category]))),
  })).filter(({ own, others }) => own !== 0 || others !== 0);
}

/** The number of actions in an opening. */
const OPENING = 2;

/** The cards that a seat activates and the spaces of its mat that it uses first: `manipulator+choices`. */
export function openingOf({ entries, start }: GameRecord, seat: number): string | null {
  if (start) return null;
  const first: string[] = [];
  for (const entry of entries) {
    if (!('do' in entry) || entry.seat !== seat) continue;
    if (entry.do === 'activate') first.push(entry.card);
    else if (entry.do in MAT) first.push(entry.do);
    if (first.length === OPENING) return first.join('+');
  }
  return null;
}

/** Mean accuracy by depth of analysis: values from different depths cannot be compared. */
export function meanAccuracy(games: readonly Played[]): { depth: Depth; games: number; mean: number }[] {
  return (['director', 'engineer'] as const).flatMap((depth) => {
    const known = games.flatMap((game) => (game.depth === depth ? (game.accuracy ?? []) : []));
    return known.length ? [{ depth, games: known.length, mean: mean(known) }] : [];
  });
}

/** Mean luck, and half of its 95 % range, from 5 games on. */
export function meanLuck(games: readonly Played[]): { mean: number; half: number } | null {
  const lucks = games.flatMap(({ luck }) => luck ?? []);
  if (lucks.length < 5) return null;
  const average = mean(lucks);
  const variance = lucks.reduce((sum, luck) => sum + (luck - average) ** 2, 0) / (lucks.length - 1);
  return { mean: average, half: 1.96 * Math.sqrt(variance / lucks.length) };
}

/** One line a game, the oldest first; commas, a point in numbers, as programs read it. */
export function csv(games: readonly Played[]): string {
  const cell = (value: unknown): string => (value === null || value === undefined ? '' : /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));
  const head = ['game', 'ended', 'players', 'guild', 'level', 'vp', 'place', 'won', 'luck', 'accuracy', 'depth', 'opening', ...SOLO_CATEGORIES];
  const rows = [...games].sort((a, b) => a.at - b.at).map((game) => {
    const own = game.scores?.[game.seat];
    return [game.table, new Date(game.at).toISOString(), game.players, game.guild, game.level, game.vp, game.place, game.won, game.luck, game.accuracy?.toFixed(3), game.depth, game.opening, ...SOLO_CATEGORIES.map((category) => own?.[category])];
  });
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}
