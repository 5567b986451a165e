import { describe, expect, it } from 'vitest';
import type { Action, Label, OfferGraph, Preview } from '../net/types';
import { Offers } from './offers';
import samples from './positions.samples.json';
import { beginnings, isAlone, oneByOne, safeAnswer, wanted, type Asked } from './questions';
import { heldFor, reachedBy } from './solo';

const { labels, ...asks } = samples as unknown as { labels: Label[] } & Record<string, { labels: number[]; nodes: number[][] }[]>;
const offersOf = (ask: string): Offers[] => asks[ask]!.map(({ labels: used, nodes }) => new Offers({ labels: used.map((n) => labels[n]!), nodes } as OfferGraph));
const plain = (...verbs: string[]): Offers => new Offers({ labels: verbs.map((verb) => ({ field: 'do', value: verb, tokens: [verb === 'use_trans' ? 'do:use_trans' : `verb:${verb}`] })), nodes: [[], verbs.flatMap((_, i) => [i + 1, 0])] } as OfferGraph);

const asked = (ask: string, trans: string, held: boolean, round = 1): Asked => ({ ask, trans, seat: 0, looking: 0, table: { round }, outlook: { seats: [{ held, group: 0 }] } }) as unknown as Asked;
const unknown = (): null => null;
const checked = (held: boolean) => (): Preview => ({ events: [{ event: 'attack_checked', seat: 0, strength: 7, attack: 9, ward: false, held }] }) as unknown as Preview;

describe('the safe answer', () => {
  const both = plain('use_trans', 'face_attack');
  it('takes Jars that would lapse, and strength that could help', () => {
    expect(safeAnswer(asked('check', '5 jars', false), both, unknown)).toEqual({ do: 'use_trans' });
    expect(safeAnswer(asked('check', '5 jars', true), both, unknown)).toEqual({ do: 'use_trans' });
    expect(safeAnswer(asked('check', 'combat +2', false), both, unknown)).toEqual({ do: 'use_trans' });
    expect(safeAnswer(asked('check', 'combat +2', true), both, unknown)).toEqual({ do: 'face_attack' });
  });
  it('neither pays a point nor loses a marker where the point would suffice', () => {
    const pay = plain('pay_combat_point', 'face_attack');
    expect(safeAnswer(asked('check', 'none', false), pay, unknown)).toBeNull();
    expect(safeAnswer(asked('check', 'none', false), pay, checked(true))).toBeNull();
    expect(safeAnswer(asked('check', 'none', false), pay, checked(false))).toEqual({ do: 'face_attack' });
    expect(safeAnswer(asked('check', 'none', true), pay, unknown)).toEqual({ do: 'face_attack' });
  });
  it('is the only one there is, also a pass', () => {
    expect(safeAnswer(asked('go', 'none', false), plain('pass'), unknown)).toEqual({ do: 'pass' });
    expect(safeAnswer(asked('go', 'none', false), plain('pass', 'use_trans'), unknown)).toBeNull();
  });
  it('never loses, declines, stops or reorders for the player', () => {
    const loses: readonly Action['do'][] = ['decline', 'enough', 'keep_order', 'swap', 'keep_points', 'pass'];
    for (const ask of Object.keys(asks)) {
      for (const offers of offersOf(ask)) {
        const safe = safeAnswer(asked(ask, 'none', false), offers, unknown);
        if (safe && offers.count > 1) expect(loses.includes(safe.do) || safe.do.startsWith('lose'), `${ask}: ${safe.do}`).toBe(false);
      }
    }
  });
  it('takes the medal once points are worth nothing any more', () => {
    const medal = plain('take_medal', 'keep_points');
    expect(safeAnswer(asked('medal', 'none', false, 4), medal, unknown)).toEqual({ do: 'take_medal' });
    expect(safeAnswer(asked('medal', 'none', false, 3), medal, unknown)).toBeNull();
  });
});

describe('the answers of a question', () => {
  it('stand one by one, or begin with things to put together, in every position', () => {
    for (const ask of Object.keys(asks).filter((one) => one !== 'go')) {
      for (const offers of offersOf(ask)) expect((oneByOne(offers)?.length ?? 0) + beginnings(offers).size + offers.plain.length, ask).toBeGreaterThan(0);
    }
  });
  it('say how many things they want', () => {
    for (const offers of offersOf('lose_player_card')) expect(wanted(offers)).toBeNull();
    for (const ask of ['free_use', 'further', 'check']) for (const offers of offersOf(ask)) expect(wanted(offers), ask).toBeNull();
    expect(offersOf('lose_mines').some((offers) => (wanted(offers) ?? 0) > 1)).toBe(true);
  });
  it('are no question where there is only one and the table gives it', () => {
    expect(isAlone('draw', plain('draw'))).toBe(true);
    expect(isAlone('draw', plain('draw', 'card1'))).toBe(false);
    expect(isAlone('go', plain('pass'))).toBe(false);
  });
});

describe('a solo order', () => {
  const reached = { event: 'solo_reached', row: 1, space: 3, guild: 'cogwheel_trust' };
  const jars = { cell: 9, of: 'jars', needs: 14, has: 16 } as const;
  const held = (events: unknown[], space: Parameters<typeof heldFor>[0] = jars): ReturnType<typeof heldFor> => heldFor(space, { events } as unknown as Preview, { hand: 2 } as never);
  it('reaches a space', () => {
    expect(reachedBy({ events: [reached] } as unknown as Preview)).toBe(9);
    expect(reachedBy({ events: [] } as unknown as Preview)).toBeNull();
  });
  it('is held against what is left after paying for it, also where chance comes first', () => {
    expect(held([reached])).toEqual({ has: 16, met: true });
    expect(held([{ event: 'jars', seat: 0, change: -3, now: 13 }, reached])).toEqual({ has: 13, met: false });
  });
  it('counts cards in hand where none may be held', () => {
    expect(held([reached], { cell: 3, of: 'empty_hand', needs: 1, has: 0 })).toEqual({ has: 2, met: false });
  });
});
