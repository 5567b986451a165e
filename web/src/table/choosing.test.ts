import { describe, expect, it } from 'vitest';
import type { Action } from '../net/rules';
import { Choice, Offers, type Pick } from './choosing';
import { ingredients } from './ingredients';

const act = (text: string): Action => JSON.parse(text) as Action;
const a = (fields: Record<string, unknown>): Action => fields as unknown as Action;
const pick = (...tokens: string[]): Pick[] => tokens.map((token) => ({ token, at: 0 }));

describe('what an action is made of', () => {
  it('is read from its JSON', () => {
    expect(ingredients(act('{"do":"marker_on_region","dice":["white 5 as blue 5 by trans","yellow 4"],"region":"2/4"}'))).toEqual([
      'do:marker_on_region', 'die:white 5', 'as:white 5 as blue 5 by trans', 'die:yellow 4', 'region:2/4',
    ]);
    expect(ingredients(act('{"do":"card19_store","column":"left","colour":"green"}'))).toEqual(['deck:19', 'option:store', 'store:left green']);
    expect(ingredients(act('{"do":"surveyors_office","from":"2/3","to":"1/3"}'))).toEqual(['building:surveyors_office', 'region:2/3', 'region:1/3']);
    expect(ingredients(act('{"do":"organization_office","card":7}'))).toEqual(['building:organization_office', 'take:7']);
    expect(ingredients(act('{"do":"keep","card":7}'))).toEqual(['verb:keep', 'deck:7']);
    expect(ingredients(act('{"do":"card1","dice":{"white":2,"red":1}}'))).toEqual(['deck:1', 'colour:white', 'colour:white', 'colour:red']);
    expect(ingredients(act('{"do":"new_market","ore":["white","red"],"crystals":["white","blue"]}'))).toEqual([
      'building:new_market', 'colour:ore white', 'colour:ore red', 'colour:crystals white', 'colour:crystals blue',
    ]);
    expect(ingredients(act('{"do":"organizer_swap","dice":["red 5","red 5"],"give":"organizer","take":"banker"}'))).toEqual([
      'card:organizer', 'option:swap', 'die:red 5', 'die:red 5', 'card:organizer', 'card:banker',
    ]);
  });
});

const GO: Action[] = [
  a({ do: 'little', die: 'white 3' }),
  a({ do: 'little', die: 'white 3 as white 4 by trans' }),
  a({ do: 'little', die: 'red 5' }),
  a({ do: 'plenty', dice: ['white 3'] }),
  a({ do: 'plenty', dice: ['white 1'] }),
  a({ do: 'plenty', dice: ['white 1', 'white 3'] }),
  a({ do: 'plenty', dice: ['white 3', 'white 3'] }),
  a({ do: 'marker_on_region', dice: ['white 3', 'red 5'], region: '1/1' }),
  a({ do: 'marker_on_region', dice: ['white 1', 'red 5'], region: '1/1' }),
  a({ do: 'marker_on_region', dice: ['white 1', 'white 3'], region: '2/2' }),
  a({ do: 'build', die: 'yellow 4', building: 'new_market', own: false }),
  a({ do: 'build', die: 'yellow 4', building: 'new_market', own: true }),
  a({ do: 'card17', region: '1/1' }),
  a({ do: 'organizer_draw' }),
  a({ do: 'organizer_reroll', die: 'red 5' }),
  a({ do: 'pass' }),
];

describe('choosing', () => {
  const offers = new Offers(GO);
  const choose = (...tokens: string[]): Choice => new Choice(offers, pick(...tokens));

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
    for (const tokens of [['region:2/2', 'die:white 1', 'do:marker_on_region'], ['die:white 1', 'do:marker_on_region', 'region:2/2']]) {
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

  it('glows alternatives to the last pick', () => {
    expect(choose('do:marker_on_region', 'region:1/1').state('region:2/2')).toBe('can');
    expect(choose('region:1/1', 'do:marker_on_region', 'die:red 5').state('region:2/2')).toBe('could');
  });

  it('means nothing while nothing is picked', () => {
    const choice = choose();
    expect(choice.meant).toBeNull();
    expect(choice.state('die:red 5')).toBe('could');
  });
});

describe('choosing dice to roll again', () => {
  const offers = new Offers([
    a({ do: 'reroll', die: 'white 1', dice: ['white 2'] }),
    a({ do: 'reroll', die: 'white 2', dice: ['white 1'] }),
    a({ do: 'reroll', die: 'white 1', dice: ['red 3'] }),
    a({ do: 'reroll', die: 'white 1 as white 2 by trans', dice: ['red 3'] }),
    a({ do: 'reroll', die: 'white 1', dice: ['white 2', 'red 3'] }),
  ]);
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
  const offers = new Offers([
    a({ do: 'card1', dice: { white: 5 } }),
    a({ do: 'card1', dice: { white: 4, red: 1 } }),
    a({ do: 'card1', dice: { white: 3, red: 2 } }),
    a({ do: 'draw' }),
  ]);
  it('are picked one after the other until one action is left', () => {
    let choice = new Choice(offers, pick('deck:1'));
    expect(choice.meant).toBeNull();
    expect(choice.open).toEqual([{ kind: 'colour', tokens: ['colour:red', 'colour:white'], many: true }]);
    choice = new Choice(offers, [...choice.picks, { token: 'colour:red', at: 0 }, { token: 'colour:red', at: 1 }]);
    expect(choice.meant).toEqual({ do: 'card1', dice: { white: 3, red: 2 } });
  });
});

describe('many actions', () => {
  it('highlights two thousand of them well within 50 ms', () => {
    const dice = ['white 1', 'white 2', 'white 3', 'white 4', 'red 5', 'yellow 2', 'blue 3', 'green 6'];
    const many: Action[] = [];
    for (let n = 0; many.length < 2000; n++) {
      const [one = '', two = ''] = [dice[n % 8], dice[(n * 3 + 1) % 8]];
      many.push(a({ do: 'marker_on_region', dice: [one, `${two} as blue 3 by trans`], region: `${(n % 4) + 1}/${((n >> 2) % 4) + 1}` }));
    }
    const offers = new Offers(many);
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
