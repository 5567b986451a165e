import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Label, OfferGraph, Position } from '../net/types';
import samples from './offers.samples.json';
import positions from './positions.samples.json';
import { Choosing, type Asked } from './picks.svelte';
import { Shell } from './shell.svelte';
import type { Token } from './tokens';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => kept.clear());

const position = (entries: number, of: keyof typeof samples = 'go'): Position => ({ entries, legal: samples[of].graph as OfferGraph }) as unknown as Position;
const asked = (more: Partial<Asked> = {}): { -readonly [Of in keyof Asked]: Asked[Of] } => ({ table: 't', seat: 0, position: position(7), mine: true, safe: null, ...more });
/** So many decisions of one position are proposed. */
const MOST = 4;
const picks = (choosing: Choosing): Token[] => choosing.picks.map(({ token }) => token);
const point = (choosing: Choosing, ...tokens: Token[]): void => tokens.forEach((token) => choosing.pick(choosing.choice.point(token)));

describe('Choosing', () => {
  it('comes to the action that is meant, and tells that the picks changed', () => {
    const changed = vi.fn();
    const choosing = new Choosing(asked(), changed);
    point(choosing, 'do:plenty', 'die:white 3');
    expect(choosing.choice.meant).toEqual({ do: 'plenty', dice: ['white 3'] });
    expect(choosing.meantHas('die:white 3')).toBe(true);
    expect(choosing.meantHas('die:white 1')).toBe(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('marks nothing while somebody else decides', () => {
    const choosing = new Choosing(asked({ mine: false }));
    expect((['do:plenty', 'die:white 3', 'region:2/2', 'attack:1'] satisfies Token[]).map((token) => choosing.mark(token))).toEqual(['idle', 'idle', 'idle', 'idle']);
    expect(choosing.isOpen('to')).toBe(false);
    expect(choosing.easy).toBeNull();
  });

  it('lets the board rest until something is picked, and attack cards that nothing asks for', () => {
    const choosing = new Choosing(asked());
    expect(choosing.mark('region:4/4')).toBe('idle');
    expect(choosing.mark('attack:1')).toBe('idle');
    expect(choosing.mark('do:plenty')).toBe('could');
    point(choosing, 'do:plenty', 'die:white 3');
    expect(choosing.mark('die:white 3')).toBe('chosen');
    expect(choosing.mark('die:white 3', 1)).toBe('can');
  });

  it('marks what joins the picks as proposed, of equal things the first ones that are free', () => {
    const choosing = new Choosing(asked());
    point(choosing, 'do:marker_on_region', 'region:2/2', 'die:white 1');
    expect(choosing.choice.meant).toMatchObject({ do: 'marker_on_region', region: '2/2' });
    expect(choosing.mark('die:white 3')).toBe('proposed');
    expect(choosing.mark('die:white 3', 1)).not.toBe('proposed');
  });

  it('picks everything that an action names', () => {
    const choosing = new Choosing(asked());
    const meant = choosing.offers.find({ do: 'plenty', dice: ['white 3'] })!.action;
    choosing.propose(meant);
    expect(choosing.choice.meant).toEqual(meant);
    expect(picks(choosing)).toEqual(['do:plenty', 'die:white 3']);
  });

  it('takes an answer that is only a name as one that can be confirmed', () => {
    const choosing = new Choosing(asked());
    choosing.propose({ do: 'pass' });
    expect(picks(choosing)).toEqual(['verb:pass']);
    expect(choosing.choice.meant).toEqual({ do: 'pass' });
  });

  it('offers the safe answer while nothing is picked', () => {
    const choosing = new Choosing(asked({ safe: { do: 'end_go' } }));
    expect(choosing.easy).toEqual({ do: 'end_go' });
    point(choosing, 'do:plenty');
    expect(choosing.easy).toBeNull();
  });

  it('dims regions only where they are part of the choice', () => {
    const choosing = new Choosing(asked());
    point(choosing, 'do:plenty', 'die:white 3');
    expect(choosing.mark('region:4/4')).toBe('idle');
    choosing.pick([]);
    point(choosing, 'do:marker_on_region');
    expect(choosing.mark('region:2/2')).toBe('can');
    expect(choosing.mark('region:4/4')).toBe('cannot');
  });

  it('keeps the picks over a reload of the same position, and over no other', () => {
    point(new Choosing(asked()), 'do:plenty', 'die:white 3');
    const again = new Choosing(asked());
    again.settle();
    expect(picks(again)).toEqual(['do:plenty', 'die:white 3']);
    const later = new Choosing(asked({ position: position(8) }));
    later.settle();
    expect(picks(later)).toEqual([]);
    const other = new Choosing(asked({ seat: 1 }));
    other.settle();
    expect(picks(other)).toEqual([]);
  });

  it('keeps in another position what still fits', () => {
    const now = asked();
    const choosing = new Choosing(now);
    choosing.settle();
    point(choosing, 'do:plenty', 'die:white 3');
    now.position = position(9);
    choosing.settle();
    expect(picks(choosing)).toEqual(['do:plenty', 'die:white 3']);
    now.position = { ...position(10), legal: { labels: [], nodes: [[]] } };
    choosing.settle();
    expect(choosing.offers.fits(choosing.picks)).toBe(false);
  });

  it('has nothing picked once it was played, or when somebody else sits down', () => {
    const choosing = new Choosing(asked());
    point(choosing, 'do:plenty');
    choosing.done();
    expect(picks(choosing)).toEqual([]);
    expect(kept.size).toBe(0);
    point(choosing, 'do:plenty');
    choosing.leave();
    expect(picks(choosing)).toEqual([]);
  });
});

/** Recorded positions of every kind of question. */
const { labels, ...asks } = positions as unknown as { labels: Label[] } & Record<string, { labels: number[]; nodes: number[][] }[]>;

describe('a decision that a hint proposes', () => {
  it.each(Object.keys(asks))('becomes the one that is meant: %s', (ask) => {
    for (const { labels: used, nodes } of asks[ask]!) {
      const choosing = new Choosing(asked({ position: { entries: 7, legal: { labels: used.map((n) => labels[n]!), nodes } } as unknown as Position }));
      const proposed = (action: Action): Action | null => {
        choosing.propose(action);
        return choosing.choice.meant;
      };
      const { all } = choosing.offers;
      for (let n = 0; n < all.length; n += Math.ceil(all.length / MOST)) {
        const { action } = all[n]!.with(new Map());
        expect(proposed(action)).toEqual(action);
      }
    }
  }, 60_000);

  it('also where another decision is made of the same things', () => {
    const item = (field: string): Label => ({ field, value: '1/1', form: 'item', tokens: ['region:1/1'] }) as Label;
    const legal = { labels: [{ field: 'do', value: 'card39', tokens: ['deck:39'] }, item('ore'), item('crystals')], nodes: [[], [2, 0, 3, 0], [1, 1]] };
    const choosing = new Choosing(asked({ position: { entries: 7, legal } as unknown as Position }));
    point(choosing, 'deck:39', 'region:1/1');
    expect(choosing.choice.meant).toBeNull();
    choosing.propose({ do: 'card39', crystals: ['1/1'] } as unknown as Action);
    expect(choosing.choice.meant).toEqual({ do: 'card39', crystals: ['1/1'] });
    point(choosing, 'region:1/1');
    expect(choosing.choice.meant).toBeNull();
  });
});

describe('Shell', () => {
  it('reveals a part by sheet on a phone, by tab on a laptop, and not where all is in view', () => {
    const shell = new Shell();
    shell.reveal('blds', 'desk');
    expect([shell.sheet, shell.tab]).toEqual(['', 'mat']);
    shell.reveal('blds', 'phone');
    expect([shell.sheet, shell.tab]).toEqual(['blds', 'mat']);
    shell.reveal('cards', 'laptop');
    expect([shell.sheet, shell.tab]).toEqual(['blds', 'cards']);
  });
  it('closes everything when somebody else sits down', () => {
    const shell = new Shell();
    shell.panel = { show: 'player', seat: 1 };
    shell.reveal('log', 'phone');
    shell.reveal('log', 'laptop');
    shell.clear();
    expect([shell.panel, shell.tab, shell.sheet]).toEqual([null, 'mat', '']);
  });
});
