import { expect, test } from 'vitest';
import type { Action, Label, OfferGraph } from '../net/types';
import { Offers } from '../table/offers';
import samples from '../table/positions.samples.json';
import { marksOf } from './marks';

test('a planned decision is drawn where its parts lie', () => {
  const marks = (action: unknown): string[] => marksOf(action as Action);
  expect(marks({ do: 'little', die: 'red 5' })).toEqual(['do:little', 'die:red 5']);
  expect(marks({ do: 'attack', dice: ['red 4', 'white 3 as red 3 by trans'] })).toEqual(['do:attack', 'die:red 4', 'die:white 3']);
  expect(marks({ do: 'mine', die: 'white 6', region: '2/3' })).toEqual(['do:mine', 'die:white 6', 'region:2/3']);
  expect(marks({ do: 'build', die: 'yellow 3', building: 'new_market', own: true })).toEqual(['do:build', 'die:yellow 3', 'building:new_market']);
  expect(marks({ do: 'cannoneer_ward', dice: ['red 1', 'red 2'] })).toEqual(['card:cannoneer', 'die:red 1', 'die:red 2']);
  expect(marks({ do: 'card19_combat' })).toEqual(['deck:19']);
  expect(marks({ do: 'pass' })).toEqual(['verb:pass']);
});

const { labels, ...asks } = samples as unknown as { labels: Label[] } & Record<string, { labels: number[]; nodes: number[][] }[]>;

// The graph of legal decisions names the same things.
test('what lies on the table is found for every decision of real goes', () => {
  let compared = 0;
  for (const { labels: used, nodes } of asks['go']!) {
    for (const { action, tokens } of new Offers({ labels: used.map((n) => labels[n]!), nodes } as OfferGraph).decisions()) {
      const found = marksOf(action);
      for (const token of tokens) if (/^(do|die|region|building):/.test(token)) expect(found, JSON.stringify(action)).toContain(token);
      compared += 1;
      if (compared > 3000) return;
    }
  }
  expect(compared).toBeGreaterThan(50);
});
