import { describe, expect, it } from 'vitest';
import type { Action, OfferGraph } from '../net/types';
import { Choice, type Pick } from './choosing';
import { Offers } from './offers';
import samples from './offers.samples.json';
import type { Token } from './tokens';

const pick = (...tokens: Token[]): Pick[] => tokens.map((token) => ({ token, at: 0 }));
const offersOf = (name: keyof typeof samples): Offers => new Offers(samples[name].graph as OfferGraph);

describe('the graph of legal decisions', () => {
  it('gives back every decision as it was', () => {
    for (const { offers, graph } of Object.values(samples)) {
      const whole = new Offers(graph as OfferGraph);
      const wanted = offers.filter((offer) => !('dice' in offer && typeof offer.dice === 'object' && 'some_of' in offer.dice)) as unknown as Action[];
      for (const action of wanted) expect(whole.find(action)?.action).toEqual(action);
      const some = whole.all.filter((offer) => offer.some.length);
      expect(whole.all.length).toBe(offers.length);
      expect(some.length).toBe(offers.length - wanted.length);
    }
  });

  it('lists a choice of several dice only when asked to', () => {
    const whole = offersOf('choice');
    expect(whole.all.length).toBe(6);
    expect([...whole.decisions()].length).toBe(whole.count);
    const texts = new Set([...whole.decisions()].map(({ action }) => JSON.stringify(action)));
    expect(texts.size).toBe(whole.count);
    // Of two equal dice one may take none, one or both: with one of seven placed, then of all seven.
    expect(whole.count).toBe(3 * 16 - 1 + (2 * 32 - 1) + (3 * 16 - 1) + (3 * 32 - 1) + 2);
  });
});

describe('choosing', () => {
  const offers = offersOf('go');
  const choose = (...tokens: Token[]): Choice => new Choice(offers, pick(...tokens));

  it('means the action that holds exactly what was picked, and keeps what can join glowing', () => {
    const choice = choose('do:plenty', 'die:white 3');
    expect(choice.meant).toEqual({ do: 'plenty', dice: ['white 3'] });
    expect(choice.state('die:white 1')).toBe('can');
    expect(choice.state('die:white 3', 1)).toBe('can');
    expect(choice.state('die:white 3')).toBe('chosen');
    expect(choice.state('die:yellow 4')).toBe('could');
    expect(choice.state('region:4/4')).toBe('cannot');
  });

  it('does not mind the order', () => {
    for (const tokens of [['region:2/2', 'die:white 1', 'do:marker_on_region'], ['die:white 1', 'do:marker_on_region', 'region:2/2']] satisfies Token[][]) {
      expect(choose(...tokens).meant).toEqual({ do: 'marker_on_region', dice: ['white 1', 'white 3'], region: '2/2' });
    }
  });

  it('proposes the cheapest die that completes the choice', () => {
    const choice = choose('do:marker_on_region', 'region:1/1', 'die:red 5');
    expect(choice.meant).toEqual({ do: 'marker_on_region', dice: ['white 1', 'red 5'], region: '1/1' });
    expect([...choice.proposed]).toEqual([['die:white 1', 1]]);
    expect(choice.state('die:white 3')).toBe('can');
  });

  it('proposes no die before the first one is picked', () => {
    expect(choose('do:little').meant).toBeNull();
    expect(choose('do:marker_on_region', 'region:1/1').meant).toBeNull();
  });

  it('takes a die as it is and offers the effect beside it', () => {
    const choice = choose('do:little', 'die:white 3');
    expect(choice.meant).toEqual({ do: 'little', die: 'white 3' });
    expect(choice.open).toEqual([{ kind: 'as', tokens: ['as:white 3 as white 4 by trans'], many: false }]);
    const with_effect = new Choice(offers, choice.point('as:white 3 as white 4 by trans'));
    expect(with_effect.meant).toEqual({ do: 'little', die: 'white 3 as white 4 by trans' });
  });

  it('asks for details that do not lie on the table', () => {
    const choice = choose('do:build', 'building:new_market', 'die:yellow 4');
    expect(choice.meant).toBeNull();
    expect(choice.open).toEqual([{ kind: 'own', tokens: ['own:false', 'own:true'], many: false }]);
    expect(new Choice(offers, choice.point('own:true')).meant).toMatchObject({ own: true });
  });

  it('offers the options of a card while one of them is already meant', () => {
    const choice = choose('card:organizer');
    expect(choice.meant).toEqual({ do: 'organizer_draw' });
    expect(choice.open[0]?.tokens).toEqual(['option:draw', 'option:reroll']);
  });

  it('swaps what no longer fits', () => {
    const moved = choose('do:marker_on_region', 'region:1/1', 'die:red 5').point('region:2/2');
    expect(moved.map((one) => one.token)).toEqual(['do:marker_on_region', 'region:2/2']);
    const other = choose('do:little', 'die:red 5').point('do:plenty');
    expect(other.map((one) => one.token)).toEqual(['do:plenty']);
  });

  it('takes a pick back when it is pointed at again', () => {
    expect(choose('do:little', 'die:red 5').point('die:red 5')).toEqual(pick('do:little'));
  });

  it('ignores what nothing needs', () => {
    expect(choose('do:little').point('region:4/4')).toEqual(pick('do:little'));
  });

  it('tells what could stand in the place of the last pick from what fits beside it', () => {
    expect(choose('do:marker_on_region', 'region:1/1').state('region:2/2')).toBe('instead');
    expect(choose('region:1/1', 'do:marker_on_region', 'die:red 5').state('region:2/2')).toBe('could');
    expect(choose('die:red 5').state('do:plenty')).toBe('could');
    expect(choose('die:red 5').state('do:little')).toBe('can');
  });

  it('means nothing while nothing is picked', () => {
    const choice = choose();
    expect(choice.meant).toBeNull();
    expect(choice.state('die:red 5')).toBe('could');
  });
});

describe('choosing dice to roll again', () => {
  const offers = offersOf('reroll');
  it('asks which die pays when both could', () => {
    const choice = new Choice(offers, pick('do:reroll', 'die:white 1', 'die:white 2'));
    expect(choice.meant).toBeNull();
    expect(choice.open).toEqual([{ kind: 'with', tokens: ['with:white 1', 'with:white 2'], many: false }]);
    expect(new Choice(offers, choice.point('with:white 2')).meant).toMatchObject({ die: 'white 2' });
  });
  it('needs no question when only one can', () => {
    expect(new Choice(offers, pick('do:reroll', 'die:white 1', 'die:red 3')).meant).toEqual({ do: 'reroll', die: 'white 1', dice: ['red 3'] });
  });
});

describe('colours in numbers', () => {
  const offers = offersOf('colours');
  it('are picked one after the other until one action is left', () => {
    let choice = new Choice(offers, pick('deck:1'));
    expect(choice.meant).toBeNull();
    expect(choice.open).toEqual([{ kind: 'colour', tokens: ['colour:red', 'colour:white'], many: true }]);
    choice = new Choice(offers, [...choice.picks, { token: 'colour:red', at: 0 }, { token: 'colour:red', at: 1 }]);
    expect(choice.meant).toEqual({ do: 'card1', dice: { white: 3, red: 2 } });
  });
});

describe('any of several dice', () => {
  const offers = offersOf('choice');
  const choose = (...picks: Pick[]): Choice => new Choice(offers, picks);
  it('are picked one after the other, and none is guessed', () => {
    let choice = new Choice(offers, pick('deck:12'));
    expect(choice.meant).toBeNull();
    expect(choice.proposed.size).toBe(0);
    expect(choice.state('die:green 5')).toBe('can');
    choice = new Choice(offers, choice.point('die:green 5'));
    expect(choice.meant).toEqual({ do: 'card12', dice: ['green 5'] });
    choice = new Choice(offers, choice.point('die:white 2'));
    expect(choice.meant).toEqual({ do: 'card12', dice: ['white 2', 'green 5'] });
    expect(choice.state('die:white 2', 1)).toBe('can');
    expect(choice.count).toBe(2 * 2 * 2 * 2 * 2);
    choice = new Choice(offers, choice.point('die:white 2', 1));
    expect(choice.meant).toEqual({ do: 'card12', dice: ['white 2', 'white 2', 'green 5'] });
  });
  it('come with the cheapest die that pays', () => {
    const choice = choose(...pick('do:reroll', 'die:red 3'));
    expect(choice.meant).toEqual({ do: 'reroll', die: 'white 1', dice: ['red 3'] });
    expect([...choice.proposed]).toEqual([['die:white 1', 1]]);
    expect(choose(...pick('do:reroll', 'die:white 6', 'die:red 3', 'with:white 6')).meant).toEqual({ do: 'reroll', die: 'white 6', dice: ['red 3'] });
  });
  it('are all chosen when all are picked', () => {
    const all = (samples.choice.offers[3]!.dice as { some_of: string[] }).some_of;
    const picks = [...pick('deck:12'), ...all.map((die, i) => ({ token: `die:${die}` as const, at: all.indexOf(die) === i ? 0 : 1 }))];
    const choice = choose(...picks);
    expect(choice.meant).toEqual({ do: 'card12', dice: all });
    expect(choice.count).toBe(1);
  });
  it('are listed in words where there are few', () => {
    const choice = new Choice(offersOf('few'), pick('deck:12'));
    expect(choice.meant).toBeNull();
    expect(choice.alike).toEqual([{ do: 'card12', dice: ['white 1'] }, { do: 'card12', dice: ['white 1', 'red 3'] }, { do: 'card12', dice: ['red 3'] }]);
  });
});

describe('many actions', () => {
  it('highlights hundreds of them, and hundreds of choices, well within 25 ms', () => {
    const offers = offersOf('many');
    expect(offers.count).toBeGreaterThan(1000);
    const dice = ['white 1', 'white 2', 'white 3', 'red 5', 'blue 3'];
    // The best of several: the test machine may be busy with something else.
    const times = dice.map((die) => {
      const start = performance.now();
      const choice = new Choice(offers, pick('do:marker_on_region', `die:${die}`));
      for (let row = 1; row <= 4; row++) for (let column = 1; column <= 4; column++) choice.state(`region:${row}/${column}`);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(25);
  });
});
