import { describe, expect, it } from 'vitest';
import type { Outlook, Player, Preview, Score, View } from '../net/types';
import { effects, foremost } from './effects';
import { gainOf, vpBetween } from './prices';

const player = (fields: Partial<Player> = {}): Player =>
  ({
    guild: 'power_and_torsion', jars: 3, active: ['white 3', 'red 5'], drawn: {}, store: [['red'], ['yellow']], guild_supply: 3, guild_markers: [], mine_supply: 8, mines: [],
    ore: [], crystals: [], medals: [0, 0, 0, 0], combat_points: 0, active_cards: [], used_cards: [], used_buildings: [], uses: [0, 0, 0, 0, 0, 0], strength: 0, ward: false, hand: 0, ...fields,
  }) as unknown as Player;
const seen = (fields: Partial<Player>, total: number, other: Partial<Player> = {}): { view: View; outlook: Outlook; scores: Score[] } => ({
  view: {
    viewer: 0, hand: [], looking: [],
    table: {
      phase: 'actions', round: 1, turn: 2,
      buildings: Array.from({ length: 8 }, () => 'available'), players: [player(fields), player({ guild: 'cogwheel_trust', ...other })],
    },
  } as unknown as View,
  outlook: {
    attack: { region: '1/2', strength: 5 }, next: { region: '1/3', least: 2, most: 4 },
    seats: [{ group: fields.guild_markers?.length ?? 0, held: (fields.strength ?? 0) >= 5 }, { group: 0, held: false }],
  } as unknown as Outlook,
  scores: [{ total } as Score, { total: 0 } as Score],
});

describe('what an action would do', () => {
  it('says numbers before and after, pieces first, VP last', () => {
    const lines = effects(seen({}, 5), seen({ jars: 6, guild_supply: 2, active: ['red 5'], uses: [1, 0, 0, 0, 0, 0] }, 6), 0);
    expect(lines.map((line) => line.key)).toEqual(['effect-markers', 'effect-jars', 'effect-dice', 'effect-space', 'effect-vp']);
    expect(lines[1]).toEqual({ icon: 'i-jar', key: 'effect-jars', args: { from: 3, to: 6 }, tone: 'good' });
  });

  it('says whether the strength holds', () => {
    const grow = (strength: number) => effects(seen({}, 0), seen({ strength }, 0), 0)[0];
    expect(grow(5)).toMatchObject({ key: 'effect-strength-holds', args: { from: 0, to: 5, needs: 5 }, tone: 'good' });
    expect(grow(4)).toMatchObject({ key: 'effect-strength' });
  });

  it('tells how many markers hang together, and when they are enough to explore', () => {
    const grow = (...regions: string[]) => effects(seen({}, 0), seen({ guild_markers: regions as never[] }, 0), 0).find(({ key }) => key === 'effect-linked');
    expect(grow('3/1')).toBeUndefined();
    expect(grow('3/1', '3/2', '3/3')).toEqual({ icon: 'i-explore', key: 'effect-linked', args: { from: 0, to: 3 } });
    expect(grow('3/1', '3/2', '3/3', '3/4')).toMatchObject({ args: { to: 4 }, tone: 'good' });
  });

  it('warns of a piece where the attack comes now or next', () => {
    const place = (region: string) => effects(seen({}, 0), seen({ guild_markers: [region as never] }, 0), 0).filter((line) => line.tone === 'warn');
    expect(place('1/2')).toMatchObject([{ key: 'effect-attacked', args: { n: 5 } }]);
    expect(place('1/3')).toMatchObject([{ key: 'effect-attacked-next', args: { n: '2–4' } }]);
    expect(place('3/3')).toEqual([]);
  });

  it('says what gets blocked, and which face a die turns to', () => {
    const keys = (fields: Partial<Player>) => effects(seen({}, 0), seen(fields, 0), 0).filter(({ key }) => key !== 'effect-vp-stays');
    expect(keys({ used_buildings: ['civilian_office'], active: ['white 6', 'red 5'] })).toMatchObject([
      { key: 'effect-turned', args: { die: 'white 3', to: 'white 6' } },
      { key: 'effect-used', args: { building: 'civilian_office' } },
    ]);
    expect(keys({ used_cards: ['banker'], trans_used: true })).toMatchObject([{ key: 'effect-used', args: { card: 'banker' } }, { key: 'effect-free-used' }]);
  });

  it('counts dice that are about to be rolled as dice one has', () => {
    const lines = effects(seen({ active: ['white 3', 'white 5', 'red 5'] }, 0), seen({ active: [], drawn: { white: 1, red: 1 } }, 0), 0);
    expect(lines).toMatchObject([{ key: 'effect-rolled', args: { n: 2 } }, { key: 'effect-dice', args: { from: 3, to: 2 } }, { key: 'effect-vp-stays' }]);
  });

  it('leaves out what one knows anyway where room is short, never VP and risk', () => {
    const lines = effects(seen({}, 5), seen({ jars: 6, guild_supply: 2, guild_markers: ['1/2'], active: ['red 5'], uses: [1, 0, 0, 0, 0, 0], hand: 1, ore: ['red'] }, 6), 0);
    expect(foremost(lines, lines.length)).toEqual(lines);
    expect(foremost(lines, 5).map(({ key }) => key)).toEqual(['effect-jars', 'effect-ore', 'effect-space', 'effect-attacked', 'effect-vp']);
    expect(foremost(lines, 2).map(({ key }) => key)).toEqual(['effect-jars', 'effect-vp']);
  });

  it('names the owner who is paid', () => {
    expect(effects(seen({}, 0), seen({ jars: 1 }, 0, { jars: 5 }), 0)).toContainEqual({ icon: 'marker-ct', key: 'effect-owner', args: { seat: 1, n: 2 }, tone: 'warn' });
  });
});

describe('what is lost by putting things together', () => {
  const before = seen({}, 9);
  const after = (total: number): Preview => seen({}, total) as unknown as Preview;
  it('is said from the dearest answer to the cheapest', () => {
    expect(vpBetween(before, [after(8), after(6), after(7)], 0)).toEqual({ least: -3, most: -1 });
    expect(vpBetween(before, [after(9)], 0)).toEqual({ least: 0, most: 0 });
  });
  it('is not said before all of it is known', () => {
    expect(vpBetween(before, [after(8), null], 0)).toBeNull();
    expect(vpBetween(before, [], 0)).toBeNull();
  });
});

describe('the large number of a preview', () => {
  const gain = (fields: Partial<Player>, total: number): ReturnType<typeof gainOf>['gain'] => gainOf(effects(seen({}, 5), seen(fields, total), 0)).gain;
  it('is VP before combat strength before Jars', () => {
    expect(gain({ jars: 6, strength: 6 }, 7)).toMatchObject({ key: 'price-vp', args: { n: 2, change: '+2' } });
    expect(gain({ jars: 6, strength: 6 }, 5)).toMatchObject({ key: 'price-reaches', args: { n: 6 } });
    expect(gain({ jars: 6, strength: 3 }, 5)).toMatchObject({ key: 'price-only' });
    expect(gain({ jars: 6 }, 5)).toMatchObject({ key: 'price-jars', args: { n: 3, change: '+3' } });
  });
  it('is nothing that gets less, and stands in no line below', () => {
    expect(gain({ jars: 1 }, 4)).toBeNull();
    const { rest } = gainOf(effects(seen({}, 5), seen({ jars: 6 }, 5), 0));
    expect(rest.some(({ key }) => key === 'effect-jars')).toBe(false);
  });
});
