import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_TABLE } from '../i18n/game';
import { speak } from '../i18n/language.svelte';
import type { Event, Line } from '../net/types';
import { logbook } from '../table/logbook';
import samples from './games.samples.json';
import { momentText } from './moments';
import { placeOf, regionsOf } from './place';
import { goesOf, linesOf, type Go } from './story';
import { leftOn, tracesOf } from './trace';

const ctx = { ...NO_TABLE, names: ['Anna', 'Ben', 'Cleo', 'Dirk'], viewer: 0 };
const entry = (seq: number, seat: number, action: object, ...events: object[]): Line => ({ seq, at: 0, entry: { seat, ...action }, events: [{ event: 'did', seat, action }, ...events] }) as unknown as Line;
const chance = (seq: number, ...events: object[]): Line => ({ seq, at: 0, entry: { chance: 'roll' }, events }) as unknown as Line;
const told = (go: Go): string[] => go.parts.flatMap((part) => linesOf(part, go.seat, ctx).flatMap(({ text, small }) => (small ? [text, small] : [text])));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const GAME: Line[] = [
  chance(1, { event: 'turn_began', round: 1, turn: 2 }),
  chance(2, { event: 'attack_revealed', column: 2, value: 4, strength: 5, region: '1/2', trans: 'none' }),
  entry(3, 1, { do: 'attack', dice: ['red 6'] }, { event: 'die_placed', seat: 1, placed: 'red 6', on: 'attack' }, { event: 'strength', seat: 1, change: 6, now: 6 }),
  entry(4, 1, { do: 'end_go' }),
  entry(5, 0, { do: 'marker_on_region', dice: ['white 2', 'white 3'], region: '2/2' }, { event: 'guild_marker', seat: 0, from: 'supply', to: { region: '2/2' } }),
  entry(6, 0, { do: 'use_trans' }, { event: 'trans_used', seat: 0, trans: '3 jars' }, { event: 'jars', seat: 0, change: 3, now: 8 }),
  entry(7, 0, { do: 'end_go' }),
  entry(8, 1, { do: 'pass' }, { event: 'passed', seat: 1, forced: false }),
  entry(9, 0, { do: 'pass' }, { event: 'passed', seat: 0, forced: false }, { event: 'phase_began', phase: 'attack' }, { event: 'attack_checked', seat: 1, strength: 6, attack: 5, ward: false, held: true }, { event: 'combat_points', seat: 1, change: 1, now: 1 }),
  entry(10, 0, { do: 'face_attack' }, { event: 'attack_checked', seat: 0, strength: 0, attack: 5, ward: false, held: false }, { event: 'guild_marker', seat: 0, from: 'supply', to: { attack_card: 2 } }, { event: 'phase_began', phase: 'clean_up' }),
];

describe('the log by goes', () => {
  it('tells a go in the order of time: the decision, then what it changed and only that', () => {
    const goes = goesOf(logbook(GAME));
    expect(goes.map(({ kind, seat }) => [kind, seat])).toEqual([['turn', null], ['go', 1], ['go', 0], ['go', 1], ['go', 0], ['attack', null]]);
    expect(goes.map(told)).toEqual([
      ['Attack 5 on 1/2'],
      ['Raised combat strength with red 6', '6 of 5'],
      ['Placed a guild marker on 2/2', 'Used the transformation effect', '+3\u00a0Jars (8)'],
      ['Passed'],
      ['Passed'],
      ['Ben: Warded off: 6 of 5 · +1\u00a0combat point (1)', 'You: Lost: 0 of 5'],
    ]);
  });

  it('keeps what was taken back, marked', () => {
    const goes = goesOf(logbook([...GAME.slice(0, 3), { seq: 4, at: 0, undone: { seat: 1, entries: 1 } } as unknown as Line]));
    expect(goes.at(-1)!.parts.map(({ undone }) => undone)).toEqual([true]);
    expect(tracesOf(goes, 0, ctx)).toEqual({});
  });

  it('knows what the others did last in this turn, and where', () => {
    const goes = goesOf(logbook(GAME.slice(0, 6)));
    expect(tracesOf(goes, 1, ctx)).toEqual({ 0: { text: 'Placed a guild marker on 2/2 · Used the transformation effect', spoken: 'You: Placed a guild marker on 2/2 · Used the transformation effect', regions: ['2/2'] } });
    expect(tracesOf(goes, 0, ctx)[1]).toMatchObject({ text: 'Raised combat strength with red 6', regions: [] });
    expect(tracesOf([...goes, { ...goes[0]!, kind: 'turn' }], 0, ctx), 'a new turn is a clean board').toEqual({});
  });

  it('names everybody who met an attack in recorded games', () => {
    for (const lines of Object.values(samples) as unknown as Line[][]) {
      const entries = lines.map((line) => ({ ...line, entry: { chance: 'roll' } }) as unknown as Line);
      const texts = goesOf(logbook(entries)).flatMap((go) => go.parts.flatMap((part) => linesOf(part, null, ctx)));
      const checked = lines.flatMap((line) => ('events' in line ? line.events : [])).filter(({ event }) => event === 'attack_checked');
      expect(texts.filter(({ text, small }) => /^(You|Ben|Cleo|Dirk): .*(Warded off|Lost): /.test(`${text} ${small}`))).toHaveLength(checked.length);
      for (const { text } of texts) expect(text).not.toMatch(/undefined|null|event-|did-/);
    }
  });
});

describe('places', () => {
  it('are found in decisions and changes', () => {
    expect(placeOf({ do: 'mine', die: 'white 6', region: '2/3' })).toEqual({ what: 'region', name: '2/3' });
    expect(placeOf({ do: 'large_market', goods: 'ore' })).toEqual({ what: 'building', name: 'large_market' });
    expect(placeOf({ event: 'guild_marker', seat: 0, from: 'supply', to: { attack_card: 2 } })).toEqual({ what: 'attack', name: '2' });
    expect(placeOf({ do: 'pass' })).toBeNull();
    expect(regionsOf({ do: 'surveyors_office', from: '1/3', to: '1/2' })).toEqual(['1/3', '1/2']);
  });
});

describe('moments', () => {
  const moment = (seat: number, change: number, lead: boolean, action: object | null, ...events: object[]): string =>
    momentText({ seq: 1, at: 0, entry: {}, events: [...(action ? [{ event: 'did', seat, action } as unknown as Event] : []), ...(events as Event[])] } as never, { seat, change, lead }, ctx);

  it('are told as sentences', () => {
    const ore = (colour: string): object => ({ event: 'goods', goods: 'ore', colour, from: { player: 1 }, to: 'supply' });
    expect(moment(1, 8, true, { do: 'large_market', goods: 'ore' }, ...['white', 'yellow', 'blue', 'red', 'green'].map(ore))).toBe('Ben turns in 5\u00a0ore at the Large Market, and takes the lead');
    expect(moment(0, 2, false, { do: 'build', die: 'yellow 5', building: 'new_market', own: true })).toBe('You build the New Market');
    expect(moment(0, -4, false, null, { event: 'round_end_card', column: 2, card: 4 }, { event: 'jars', seat: 0, change: -22, now: 0 })).toBe('The round end costs you: −22\u00a0Jars (0)');
    expect(moment(1, 3, false, { do: 'take_medal' })).toBe('Ben turns 4\u00a0combat points into a medal');
  });
});

describe('the trace of a go', () => {
  it('is told on the regions it touched, and nowhere else', () => {
    const traces = { 1: { text: 'Marker on 2/2', spoken: 'Ben: Marker on 2/2', regions: ['2/2'] } };
    expect(leftOn(traces, '2/2')).toEqual([{ seat: 1, text: 'Just now: Ben: Marker on 2/2' }]);
    expect(leftOn(traces, '2/3')).toEqual([]);
  });
});
