// Every sample value reads the same here as in the program: game.samples.json holds its lines.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Building, Colour, Goods, Medal, Region, Score } from '../net/rules';
import { BUILDING } from '../rules/facts';
import * as game from './game';
import samples from './game.samples.json';
import { LANGUAGES, speak, type Language } from './language.svelte';

type Call = (value: never, ctx: game.Context) => unknown;
type Pair<A, B> = [A, B];

const CALLS: Record<string, Call> = {
  action: game.actionText,
  event: game.eventText,
  refusal: game.refusalText,
  chance: game.chanceText,
  question: game.questionText,
  topic: game.topicText,
  undo: game.undoText,
  score: ([score, solo]: Pair<Score, boolean>) => game.scoreRows(score, solo).map(({ label, points }) => [label, points]),
  points: game.pointsText,
  result: game.resultText,
  guild: game.guildText,
  colour: game.colourText,
  'colour die': game.colourDieText,
  'region type': game.regionTypeText,
  region: game.regionText,
  'region in words': (region: Region) => game.regionInWords(region, 'red'),
  die: game.dieText,
  placed: game.placedText,
  counts: game.countsText,
  list: game.listText,
  medal: ([medal, n]: Pair<Medal, number>) => game.medalText(medal, n),
  goods: ([goods, n]: Pair<Goods, number>) => game.goodsText(goods, n),
  column: game.columnText,
  space: game.spaceText,
  shape: game.shapeText,
  building: game.buildingText,
  'building printed': game.buildingPrinted,
  phase: game.phaseText,
  trans: game.transText,
  'trans effect': game.transEffect,
  thing: game.thingText,
  card: game.cardText,
  'player card': game.playerCardText,
  'building effect': game.buildingEffect,
  'building price': ([building, doubled]: Pair<Building, boolean>) => game.buildingPrice(building, BUILDING[building].jars * (doubled ? 2 : 1)),
  'round end': game.roundEndText,
  'round end loss': ([card, round]: Pair<number, number>) => game.roundEndLoss(card, round),
  solo: ([row, space]: Pair<number, number>, ctx) => game.soloText(row, space, ctx),
};

/** As in crates/text/src/tests: at no table for seat 0, and for spectators at a table with all rule options. */
const COLOURS: Colour[] = ['white', 'yellow', 'blue', 'red', 'green'];
const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
const WAYS: game.Context[] = [
  { ...game.NO_TABLE, names, viewer: 0 },
  {
    ...game.NO_TABLE,
    names,
    regions: Array.from({ length: 16 }, (_, region) => COLOURS[region % 5] as Colour),
    options: { manipulator_at_most_7: true, solo_b2_combat_points: true, banker_bonus_not_doubled: true },
  },
];

type Sample = { call: string; value: unknown } & Record<Language, unknown[]>;

describe.each(LANGUAGES)('%s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
  });

  test.each(Object.keys(CALLS))('%s', (call) => {
    const mine = (samples as Sample[]).filter((sample) => sample.call === call);
    expect(mine).not.toHaveLength(0);
    for (const { value, [language]: expected } of mine) {
      WAYS.forEach((ctx, way) => {
        const text = (CALLS[call] as Call)(value as never, ctx);
        expect({ value, text }).toEqual({ value, text: expected?.[way] ?? expected?.[0] });
      });
    }
  });
});

test('every sample is compared', () => {
  expect(samples.filter((sample) => !(sample.call in CALLS))).toEqual([]);
});
