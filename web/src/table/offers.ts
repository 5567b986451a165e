// The legal decisions of a position, read from the graph the server sends: a path through it is a decision, each step a
// field or an item of a list with the things one can point at for it. A choice of several dice is one step, so nothing
// here lists every set of dice.
import type { Action, Label, OfferGraph } from '../net/types';
import type { Pick } from './choosing';
import { isMany, kind, name, placedBy, type Token } from './tokens';

export function count(tokens: Iterable<Token>): Map<Token, number> {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

export function raise(most: Map<Token, number>, counts: ReadonlyMap<Token, number>): void {
  for (const [token, n] of counts) if (n > (most.get(token) ?? 0)) most.set(token, n);
}

/** One decision, with what it is made of. */
export class Decision {
  readonly tokens: readonly Token[];
  readonly counts: Map<Token, number>;
  /** How many things it holds that must all be picked or proposed, and which: dice apart from the rest. */
  readonly many: number;
  readonly dice: string;
  readonly rest: string;
  /** What its dice cost: the effect of the turn is dear, high values are. */
  readonly price: number;
  /** Whether it uses the effect of the turn on a die. */
  readonly effect: boolean;
  private made: Action | undefined;

  constructor(
    private readonly path: readonly Label[],
    /** The dice taken of a choice. */
    private readonly chosen: readonly Token[] = [],
    /** How many decisions this one stands for: those with more dice chosen. */
    readonly ways = 1,
  ) {
    this.tokens = [...fixed(path), ...chosen];
    this.counts = count(this.tokens);
    const many = this.tokens.filter(isMany).sort();
    this.many = many.length;
    this.dice = many.filter((token) => kind(token) === 'die').join();
    this.rest = many.filter((token) => kind(token) !== 'die').join();
    this.price = this.tokens.reduce((sum, token) => sum + price(token), 0);
    this.effect = this.tokens.some((token) => placedBy(token)?.trans);
  }

  get action(): Action {
    if (this.made) return this.made;
    const fields: Record<string, unknown> = {};
    for (const { field, value, form } of this.path) {
      const list = fields[field];
      if (form === 'some_of') fields[field] = this.chosen.map(name);
      else if (form !== 'item') fields[field] = value;
      else if (Array.isArray(list)) list.push(value);
      else fields[field] = [value];
    }
    return (this.made = fields as unknown as Action);
  }
}

const fixed = (path: readonly Label[]): Token[] => path.flatMap((label) => (label.form === 'some_of' ? [] : (label.tokens ?? [])));

function price(token: Token): number {
  if (kind(token) === 'die') return Number(token.slice(token.lastIndexOf(' ')));
  return placedBy(token)?.trans ? 100 : 0;
}

/** One decision, or all that differ only in the dice they choose. */
export class Offer {
  readonly verb: Action['do'];
  /** The most often a thing occurs in one of them. */
  readonly most: Map<Token, number>;
  /** The dice of which at least one is chosen; none for a single decision. */
  readonly some: readonly Token[];
  private readonly only: Decision | null;

  constructor(private readonly path: readonly Label[]) {
    this.verb = path[0]?.value as Action['do'];
    this.some = path.find((label) => label.form === 'some_of')?.tokens ?? [];
    this.only = this.some.length ? null : new Decision(path);
    this.most = this.only?.counts ?? count([...fixed(path), ...this.some]);
  }

  /** How many decisions it is. */
  get ways(): number {
    return this.only ? 1 : choices(this.some) - 1;
  }

  fits(wanted: ReadonlyMap<Token, number>): boolean {
    for (const [token, n] of wanted) if ((this.most.get(token) ?? 0) < n) return false;
    return true;
  }

  /** The least of its decisions that holds all these picks, which fit; it stands for all that do. */
  with(picked: ReadonlyMap<Token, number>): Decision {
    if (this.only) return this.only;
    const { chosen, rest } = this.share(picked);
    if (chosen.length) return new Decision(this.path, chosen, choices(rest));
    const cheapest = this.some.reduce((least, die) => (price(die) < price(least) ? die : least));
    return new Decision(this.path, [cheapest], this.ways);
  }

  /** All its decisions that hold these picks, which fit. */
  *holding(picked: ReadonlyMap<Token, number>): Generator<Decision> {
    if (this.only) return yield this.only;
    const { chosen, rest } = this.share(picked);
    const inOrder = (a: Token, b: Token): number => this.some.indexOf(a) - this.some.indexOf(b);
    if (chosen.length) yield new Decision(this.path, chosen);
    for (const more of subsets(rest, 0)) yield new Decision(this.path, [...chosen, ...more].sort(inOrder));
  }

  /** The dice to choose from: those that the picks take, and the rest. */
  private share(picked: ReadonlyMap<Token, number>): { chosen: Token[]; rest: Token[] } {
    const own = count(fixed(this.path));
    const left = new Map([...picked].map(([token, n]) => [token, n - (own.get(token) ?? 0)]));
    const chosen: Token[] = [];
    const rest: Token[] = [];
    for (const die of this.some) {
      const n = left.get(die) ?? 0;
      (n > 0 ? chosen : rest).push(die);
      left.set(die, n - 1);
    }
    return { chosen, rest };
  }

  /** Its decision that chooses as this action does. */
  like(action: Action): Decision {
    if (this.only) return this.only;
    const field = this.path.find((label) => label.form === 'some_of')?.field ?? '';
    const dice = (action as unknown as Record<string, string[]>)[field] ?? [];
    return new Decision(this.path, dice.map((die): Token => `die:${die}`));
  }

  /** All its decisions, one after the other. */
  *decisions(): Generator<Decision> {
    yield* this.holding(new Map());
  }
}

/** How many choices of any number of these dice there are; equal ones stand side by side. */
function choices(dice: readonly Token[]): number {
  let ways = 1;
  for (const n of count(dice).values()) ways *= n + 1;
  return ways;
}

/** Every choice of at least one of the dice from a place on, in the order of the dictionary. */
function* subsets(dice: readonly Token[], from: number, chosen: readonly Token[] = []): Generator<readonly Token[]> {
  for (let i = from; i < dice.length; i++) {
    if (i > from && dice[i] === dice[i - 1]) continue;
    const more = [...chosen, dice[i]!];
    yield more;
    yield* subsets(dice, i + 1, more);
  }
}

/** The paths of a graph. Node 0 is the end, the last node the beginning; label 0 is no step. */
function paths({ labels, nodes }: OfferGraph): readonly Label[][] {
  const all: Label[][] = [];
  const walk = (at: number, begun: Label[]): void => {
    const node = nodes[at] ?? [];
    if (!node.length && begun.length) all.push(begun);
    for (let i = 0; i < node.length; i += 2) {
      const label = labels[node[i]! - 1];
      walk(node[i + 1]!, label ? [...begun, label] : begun);
    }
  };
  walk(nodes.length - 1, []);
  return all;
}

/** An action as text, whatever the order of its fields. */
const written = (action: Action): string =>
  JSON.stringify(action, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** Decisions that a pass takes from nobody. */
const KEPT: readonly Action['do'][] = ['pass', 'end_go', 'use_trans'];

export const NO_OFFERS: OfferGraph = { labels: [], nodes: [[]] };

/** All legal decisions with what they are made of; made once per position. */
export class Offers {
  readonly all: readonly Offer[];
  /** How many decisions there are. */
  readonly count: number;
  /** The most often a thing occurs in one decision. */
  readonly most = new Map<Token, number>();
  /** The question is answered on the board alone: every answer but the plain ones names a region. */
  readonly aboutRegions: boolean;
  /** The question is answered by cards alone: action cards, or player cards. */
  readonly aboutCards: boolean;

  constructor(graph: OfferGraph) {
    this.all = paths(graph).map((path) => new Offer(path));
    this.count = this.all.reduce((sum, offer) => sum + offer.ways, 0);
    for (const offer of this.all) raise(this.most, offer.most);
    const answers = this.all.map(({ most }) => [...most.keys()]).filter((tokens) => tokens.length > 1);
    const every = (is: (tokens: readonly Token[]) => boolean): boolean => answers.length > 0 && answers.every(is);
    this.aboutRegions = every((tokens) => tokens.some((token) => kind(token) === 'region' || token === 'verb:take_back_card'));
    this.aboutCards = every(([first, ...rest]) => first !== undefined && kind(first) === 'verb' && rest.every((token) => kind(token) === 'deck' || kind(token) === 'card'));
  }

  fitting(picks: readonly Pick[]): readonly Offer[] {
    const wanted = count(picks.map((pick) => pick.token));
    return picks.length ? this.all.filter((offer) => offer.fits(wanted)) : this.all;
  }

  fits(picks: readonly Pick[]): boolean {
    const wanted = count(picks.map((pick) => pick.token));
    return this.all.some((offer) => offer.fits(wanted));
  }

  /** The answers one cannot point at: nothing but their name. */
  get plain(): Action[] {
    return this.all.filter(({ most }) => most.size === 1 && [...most.keys()].every((token) => kind(token) === 'verb')).map((offer) => offer.with(new Map()).action);
  }

  /** What a pass would leave undone, one decision of each kind; the effect of the turn stays to be used at the attack. */
  get undone(): Decision[] {
    const first = new Map<Token | undefined, Decision>();
    for (const offer of this.all) {
      if (KEPT.includes(offer.verb)) continue;
      const decision = offer.with(new Map());
      const [of, what] = decision.tokens;
      const key = of && kind(of) === 'verb' ? what : of;
      if (!first.has(key)) first.set(key, decision);
    }
    return [...first.values()];
  }

  /** The decision of this name, where there is one. */
  named(verb: Action['do']): Action | null {
    return this.all.find((offer) => offer.verb === verb)?.with(new Map()).action ?? null;
  }

  /** All decisions, one after the other: there may be very many. */
  *decisions(): Generator<Decision> {
    for (const offer of this.all) yield* offer.decisions();
  }

  /** The legal decision that is this action. */
  find(action: Action): Decision | null {
    const text = written(action);
    for (const offer of this.all) {
      const decision = offer.verb === action.do ? offer.like(action) : null;
      if (decision && written(decision.action) === text) return decision;
    }
    return null;
  }

  /** What an action of this position is made of. */
  tokensOf(action: Action): readonly Token[] {
    return this.find(action)?.tokens ?? [];
  }
}
