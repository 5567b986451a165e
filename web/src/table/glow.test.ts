// What glows is true, over positions of random games: whatever is shown as possible leads to a legal decision that keeps
// everything picked, and no decision needs a thing that is shown as impossible. The decisions are read off the graph by a
// walker of its own, so that a fault of `offers.ts` cannot hide itself.
import { describe, expect, it } from 'vitest';
import type { Action, Label, OfferGraph } from '../net/types';
import { Choice, type Pick } from './choosing';
import { Offers } from './offers';
import samples from './positions.samples.json';
import { isMany, kind, type Token } from './tokens';

type Packed = { labels: number[]; nodes: number[][] };
const { labels, ...asks } = samples as unknown as { labels: Label[] } & Record<string, Packed[]>;
const positions = Object.entries(asks as Record<string, Packed[]>).flatMap(([ask, all]) => all.map(({ labels: used, nodes }, i) => ({ name: `${ask} ${i}`, graph: { labels: used.map((n) => labels[n]!), nodes } as OfferGraph })));

/** A legal decision: what it is made of, and the dice of which it takes any. */
interface Legal {
  fixed: Token[];
  some: Token[];
}

function walk({ labels, nodes }: OfferGraph): Legal[] {
  const found: Legal[] = [];
  const step = (at: number, fixed: Token[], some: Token[]): void => {
    const node = nodes[at]!;
    if (!node.length) found.push({ fixed, some });
    for (let i = 0; i < node.length; i += 2) {
      const label = labels[node[i]! - 1];
      const tokens = label?.tokens ?? [];
      if (label?.form === 'some_of') step(node[i + 1]!, fixed, [...some, ...tokens]);
      else step(node[i + 1]!, [...fixed, ...tokens], some);
    }
  };
  step(nodes.length - 1, [], []);
  return found;
}

const number = (tokens: readonly Token[], token: Token): number => tokens.filter((one) => one === token).length;
/** Whether a legal decision holds all of these. */
const holds = ({ fixed, some }: Legal, wanted: readonly Token[]): boolean => [...new Set(wanted)].every((token) => number(fixed, token) + number(some, token) >= number(wanted, token));

/** The same numbers on every run. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

const tokensOf = (picks: readonly Pick[]): Token[] => picks.map(({ token }) => token);
/** Everything one could point at, equal things by their place. */
const things = (offers: Offers): Pick[] => [...offers.most].flatMap(([token, n]) => Array.from({ length: isMany(token) ? n : 1 }, (_, at) => ({ token, at })));
const shuffled = <T>(list: readonly T[], below: (n: number) => number): T[] => {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const to = below(i + 1);
    [all[i], all[to]] = [all[to]!, all[i]!];
  }
  return all;
};

/** Whether every thing that the picks come to is shown as what it is. */
function isTrue(offers: Offers, legal: readonly Legal[], picks: readonly Pick[], where: string): void {
  const choice = new Choice(offers, picks);
  const last = picks.at(-1);
  for (const thing of things(offers)) {
    const state = choice.state(thing.token, thing.at);
    const what = `${where}: ${tokensOf(picks).join(' + ')}, ${thing.token} ${thing.at} is ${state}`;
    if (state === 'chosen') continue;
    const fits = legal.some((one) => holds(one, [...tokensOf(picks), thing.token]));
    const kept = tokensOf(choice.point(thing.token, thing.at));
    if (picks.length) expect(state === 'can', what).toBe(fits);
    else expect(state, what).toBe('could');
    if (fits && isMany(thing.token)) expect(kept, what).toEqual([...tokensOf(picks), thing.token]);
    if (state === 'instead') {
      // Of its like one makes room, and nothing else.
      const like = isMany(thing.token) ? [last!.token] : tokensOf(picks).filter((token) => kind(token) === kind(thing.token));
      expect(like.every((token) => kind(token) === kind(thing.token)), what).toBe(true);
      expect(kept.length, what).toBe(picks.length);
      expect(legal.some((one) => holds(one, kept)), what).toBe(true);
      expect(tokensOf(picks).filter((token) => !like.includes(token)).every((token) => kept.includes(token)), what).toBe(true);
    }
  }
}

const same = (a: Action, b: Action): boolean => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

describe('over positions of random games', () => {
  it('there are some of every question', () => {
    expect(positions.length).toBeGreaterThan(300);
    expect(Object.keys(asks).length).toBeGreaterThan(22);
  });

  it('what glows leads to a legal decision with all picks kept, and nothing that does is dark', () => {
    positions.forEach(({ name, graph }, n) => {
      const [offers, legal, below] = [new Offers(graph), walk(graph), generator(n + 1)];
      isTrue(offers, legal, [], name);
      for (let round = 0; round < 3; round++) {
        let picks: readonly Pick[] = [];
        for (let step = 0; step < 4; step++) {
          const choice = new Choice(offers, picks);
          const glowing = things(offers).filter(({ token, at }) => choice.state(token, at) === (picks.length ? 'can' : 'could'));
          const next = glowing[below(glowing.length)];
          if (!next) break;
          picks = choice.point(next.token, next.at);
          isTrue(offers, legal, picks, name);
        }
      }
    });
  }, 60_000);

  it('every decision is reached by its parts, in any order', () => {
    positions.forEach(({ name, graph }, n) => {
      const [offers, below] = [new Offers(graph), generator(n + 77)];
      const all = [...offers.decisions()];
      for (let round = 0; round < 8; round++) {
        const decision = all[below(all.length)]!;
        let choice = new Choice(offers, []);
        for (const token of shuffled(decision.tokens, below)) {
          const at = choice.picks.filter((pick) => pick.token === token).length;
          expect(choice.state(token, at), `${name}: ${token} of ${JSON.stringify(decision.action)}`).toBe(choice.picks.length ? 'can' : 'could');
          choice = new Choice(offers, choice.point(token, at));
        }
        const reached = choice.meant ? [choice.meant] : choice.alike;
        expect(reached.some((action) => same(action, decision.action)), `${name}: ${JSON.stringify(decision.action)}, but ${JSON.stringify(reached)}`).toBe(true);
      }
    });
  }, 60_000);
});
