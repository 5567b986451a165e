import { expect, it } from 'vitest';
import type { Action } from '../net/rules';
import { attempt } from './attempt';
import { Offers } from './choosing';

const offers = new Offers([
  { do: 'marker_on_region', dice: ['white 3', 'red 5'], region: '1/1' },
  { do: 'little', die: 'white 3 as white 4 by trans' },
] as Action[]);
const pick = (...tokens: string[]) => tokens.map((token) => ({ token, at: 0 }));

it('puts the thing asked about into an action that fits the picks', () => {
  expect(attempt(offers, pick('do:marker_on_region', 'die:red 5'), 'region:2/3')).toEqual({ do: 'marker_on_region', dice: ['white 3', 'red 5'], region: '2/3' });
  expect(attempt(offers, pick('do:marker_on_region', 'die:red 5'), 'die:blue 1')).toEqual({ do: 'marker_on_region', dice: ['blue 1', 'red 5'], region: '1/1' });
  expect(attempt(offers, pick('do:little'), 'die:blue 1')).toEqual({ do: 'little', die: 'blue 1' });
});

it('gives up where nothing of the kind is used', () => {
  expect(attempt(offers, pick('do:little'), 'region:2/3')).toBeNull();
  expect(attempt(offers, [], 'region:2/3')).toBeNull();
});
