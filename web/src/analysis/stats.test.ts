import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { GameRecord, TableInfo } from '../net/types';
import type { Analysed } from './kept';
import { byCategory, csv, groups, meanAccuracy, meanLuck, openingOf, playedOf, type Played } from './stats';

const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 'a', phase: 'over', updated: 0, branch: null, same_deal_as: null,
    seats: [{ mine: true, guild: 'power_tools', level: null }, { mine: false, guild: 'crystal_and_ore', level: 'foreman' }, { mine: false, guild: 'crystal_and_ore', level: 'apprentice' }],
    result: { totals: [50, 61, 50], winners: [1], taken_back: 0, solo: null },
    ...more,
  }) as unknown as TableInfo;

test('what counts, and as what', () => {
  const game = playedOf(table(), [])!;
  expect(game).toMatchObject({ players: 3, level: 'foreman', vp: 50, place: 2, won: 0, luck: null });
  expect(playedOf(table({ phase: 'running' }), [])).toBeNull();
  expect(playedOf(table({ branch: { of: 'b', at: 3, round: 1, turn: 1, same_luck: true, note: '' } }), [])).toBeNull();
  expect(playedOf(table({ same_deal_as: 'b' }), [])).toBeNull();
});

test('luck and accuracy come from the thorough analysis, if it is finished', () => {
  const analysed = (depth: string, dice: number, done = 9): Analysed =>
    ({ table: 'a', depth, report: { done, entries: 9, seats: [{ luck: { dice: { vp: dice }, cards: { vp: 1 } }, accuracy: 0.8 }] } }) as unknown as Analysed;
  expect(playedOf(table(), [analysed('engineer', 2), analysed('director', 4)])).toMatchObject({ luck: 5, accuracy: 0.8, depth: 'director' });
  expect(playedOf(table(), [analysed('director', 4, 5)])).toMatchObject({ luck: null, accuracy: null, depth: null });
  const open = analysed('engineer', 2);
  open.report.eyes = 'open';
  expect(playedOf(table(), [open])).toMatchObject({ luck: null });
});

test('groups, categories, mean luck and the file', () => {
  const score = (combat: number): Played['scores'] => [{ combat_medals: combat }, { combat_medals: 4 }].map((one) => ({ exploration_medals: 0, trade_medals: 0, civil_medals: 0, medal_sets: 0, jars: 0, buildings: 0, player_cards: 0, mines: 0, last_spaces: 0, solo_losses: 0, total: 0, ...one })) as Played['scores'];
  const games = [1, 2, 3, 4, 5, 6].map((n): Played => ({ ...playedOf(table({ id: `g${n}`, updated: n }), [])!, luck: n % 2 ? 2 : -2, won: n % 2, scores: score(n) }));
  expect(groups(games, ({ players }) => String(players))).toEqual([{ key: '3', games: 6, won: 0.5, vp: 50 }]);
  expect(byCategory(games)).toEqual([{ category: 'combat_medals', own: 3.5, others: 4 }]);
  expect(meanLuck(games)?.mean).toBe(0);
  expect(meanLuck(games.slice(0, 4))).toBeNull();
  const lines = csv(games).trim().split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[1]).toBe('g1,1970-01-01T00:00:00.001Z,3,power_tools,foreman,50,2,1,2,,,,1,0,0,0,0,0,0,0,0,0,0');
});

test('accuracy is compared within one depth', () => {
  const game = (depth: Played['depth'], accuracy: number | null): Played => ({ ...playedOf(table(), [])!, depth, accuracy });
  expect(meanAccuracy([game('director', 0.6), game('director', 0.8), game('engineer', 1), game(null, null)])).toEqual([
    { depth: 'director', games: 2, mean: 0.7 },
    { depth: 'engineer', games: 1, mean: 1 },
  ]);
});

test('an opening is what a seat did first: cards and spaces of the mat, no cards from the hand', () => {
  const record = JSON.parse(readFileSync(new URL('../../../records/v1/2-players.json', import.meta.url), 'utf8')) as GameRecord;
  expect(openingOf(record, 0)).toBe('manipulator+choices');
  expect(openingOf(record, 1)).toBe('manipulator+rumblepoke');
  expect(openingOf({ ...record, start: {} } as unknown as GameRecord, 0)).toBeNull();
  expect(openingOf({ ...record, entries: record.entries.slice(0, 9) }, 0)).toBeNull();
});
