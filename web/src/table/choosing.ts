// From what a player has pointed at to the one action that is meant. Picks come in any order; nothing here knows a rule:
// the list of legal actions says what goes together.
import type { Action } from '../net/rules';
import { ingredients, isMany, isOnTable, kind, placed, type Token } from './ingredients';

/** One thing pointed at. `at` tells apart things of one face, such as two dice that both show white 3. */
export interface Pick {
  token: Token;
  at: number;
}

/** chosen; proposed with the choice; fits the choice; fits another choice; fits nothing now. */
export type State = 'chosen' | 'proposed' | 'can' | 'could' | 'cannot';

/** A detail that is still open, and its possible values. */
export interface Open {
  kind: string;
  tokens: Token[];
  /** Several of them may be taken (colours). */
  many: boolean;
}

interface Known {
  action: Action;
  tokens: Token[];
  counts: Map<Token, number>;
  /** How many things it holds that must all be picked or proposed, and which: dice apart from the rest. */
  many: number;
  dice: string;
  rest: string;
  /** What its dice cost: the effect of the turn is dear, high values are. */
  price: number;
}

function count(tokens: Iterable<Token>): Map<Token, number> {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** All legal actions with what they are made of; made once per position. */
export class Offers {
  readonly all: Known[];
  /** The most often a thing occurs in one action. */
  readonly most = new Map<Token, number>();
  /** The question is answered on the board alone: every answer but the plain ones names a region. */
  readonly aboutRegions: boolean;
  /** The question is answered by cards alone: action cards, or player cards. */
  readonly aboutCards: boolean;

  constructor(actions: readonly Action[]) {
    this.all = actions.map((action) => {
      const tokens = ingredients(action);
      const many = tokens.filter(isMany).sort();
      const dice = many.filter((token) => kind(token) === 'die');
      const rest = many.filter((token) => kind(token) !== 'die');
      return { action, tokens, counts: count(tokens), many: many.length, dice: dice.join(), rest: rest.join(), price: price(tokens) };
    });
    for (const known of this.all) raise(this.most, known);
    const answers = this.all.filter((known) => known.tokens.length > 1);
    const every = (is: (tokens: readonly Token[]) => boolean): boolean => answers.length > 0 && answers.every(({ tokens }) => is(tokens));
    this.aboutRegions = every((tokens) => tokens.some((token) => token.startsWith('region:') || token.startsWith('verb:take_back')));
    this.aboutCards = every(([first, ...rest]) => Boolean(first?.startsWith('verb:')) && rest.every((token) => kind(token) === 'deck' || kind(token) === 'card'));
  }

  fitting(picks: readonly Pick[]): Known[] {
    const wanted = [...count(picks.map((pick) => pick.token))];
    return this.all.filter((known) => wanted.every(([token, n]) => (known.counts.get(token) ?? 0) >= n));
  }

  fits(picks: readonly Pick[]): boolean {
    const wanted = [...count(picks.map((pick) => pick.token))];
    return this.all.some((known) => wanted.every(([token, n]) => (known.counts.get(token) ?? 0) >= n));
  }
}

function raise(most: Map<Token, number>, known: Known): void {
  for (const [token, n] of known.counts) if (n > (most.get(token) ?? 0)) most.set(token, n);
}

/** What a set of picks comes to. */
export class Choice {
  readonly fitting: Known[];
  /** The actions still possible once proposals are taken. */
  readonly left: Action[];
  readonly meant: Action | null;
  /** What joins the picks to make the action that is meant. */
  readonly proposed: Map<Token, number>;
  /** Details the answer bar must ask for. */
  readonly open: Open[];
  /** Actions that differ in nothing one can point at: to be listed in words. */
  readonly alike: Action[];
  private readonly picked: Map<Token, number>;
  private readonly more = new Map<Token, number>();
  private readonly instead = new Map<Token, number>();

  constructor(
    readonly offers: Offers,
    readonly picks: readonly Pick[],
  ) {
    this.picked = count(picks.map((pick) => pick.token));
    this.fitting = picks.length ? offers.fitting(picks) : offers.all;
    for (const known of this.fitting) raise(this.more, known);
    const last = picks.at(-1);
    if (last) for (const known of offers.fitting(picks.slice(0, -1))) raise(this.instead, known);

    const { candidates, proposal } = this.narrow();
    this.left = candidates.map((known) => known.action);
    this.open = picks.length || candidates.length <= 40 ? this.details(candidates) : [];
    const plain = candidates.length > 1 ? preferPlain(candidates) : candidates[0];
    this.meant = picks.length && plain && this.settled(candidates, plain) ? plain.action : null;
    this.proposed = this.meant && plain ? this.missing(plain) : proposal;
    this.alike = !this.meant && picks.length && candidates.length > 1 && candidates.length <= 24 && !this.open.length ? this.left : [];
  }

  /** Candidates that hold nothing beyond the picks; if there are none, those that need only dice more, with the cheapest proposed. */
  private narrow(): { candidates: Known[]; proposal: Map<Token, number> } {
    const none = new Map<Token, number>();
    if (!this.picks.length) return { candidates: this.fitting, proposal: none };
    // Everything picked is in each of them, so numbers tell what is left over.
    const picked = this.picks.filter((pick) => isMany(pick.token)).length;
    const exact = this.fitting.filter((known) => known.many === picked);
    if (exact.length) return { candidates: exact, proposal: none };
    const first = this.fitting[0];
    if (!first) return { candidates: [], proposal: none };
    const same = this.fitting.every((known) => known.rest === first.rest);
    const sure = this.picks.some((pick) => kind(pick.token) === 'die') || this.fitting.every((known) => known.dice === first.dice);
    if (!same || !sure) return { candidates: this.fitting, proposal: none };
    const best = this.fitting.reduce((least, known) => (known.price < least.price ? known : least));
    return { candidates: this.fitting.filter((known) => known.dice === best.dice), proposal: this.missing(best) };
  }

  /** Things of the action that are not picked. */
  missing(known: Known): Map<Token, number> {
    const rest = new Map<Token, number>();
    for (const [token, n] of known.counts) {
      const left = n - (this.picked.get(token) ?? 0);
      if (left > 0 && isMany(token)) rest.set(token, left);
    }
    return rest;
  }

  private settled(candidates: Known[], plain: Known): boolean {
    if (candidates.length === 1) return true;
    // Only how a die counts differs: the die as it is was meant, the effect is offered beside it.
    const without = (known: Known): string => known.tokens.filter((token) => kind(token) !== 'as').sort().join();
    return !plain.tokens.some((token) => kind(token) === 'as') && candidates.every((known) => without(known) === without(plain));
  }

  /** The kinds of details in which the candidates differ; options are offered from all that still fits. */
  private details(candidates: Known[]): Open[] {
    const open: Open[] = [];
    const seen = values(candidates);
    if (this.picks.length) {
      const options = values(this.fitting).get('option');
      if (options) seen.set('option', options);
    }
    for (const of of DETAILS) {
      const found = seen.get(of);
      if (!found) continue;
      const among = of === 'option' && this.picks.length ? this.fitting.length : candidates.length;
      const differ = [...found.values()].some((n) => n < among) || (of === 'colour' && among > 1);
      if (differ) open.push({ kind: of, tokens: [...found.keys()].sort(inOrder), many: of === 'colour' });
    }
    if (open.length && !this.picks.length && candidates.some((known) => known.tokens.some(isOnTable))) return [];
    return open;
  }

  state(token: Token, at = 0): State {
    if (this.picks.some((pick) => pick.token === token && pick.at === at)) return 'chosen';
    const picked = this.picked.get(token) ?? 0;
    if ((this.more.get(token) ?? 0) > picked) return this.picks.length ? 'can' : 'could';
    if (this.picks.length && (this.instead.get(token) ?? 0) > picked - (this.picks.at(-1)?.token === token ? 1 : 0)) return 'can';
    return this.offers.most.has(token) ? 'could' : 'cannot';
  }

  /** The picks after pointing at a thing: taken back if chosen, added if it fits, otherwise it replaces what it does not fit with. */
  point(token: Token, at = 0): readonly Pick[] {
    if (this.picks.some((pick) => pick.token === token && pick.at === at)) {
      return this.picks.filter((pick) => pick.token !== token || pick.at !== at);
    }
    if (!this.offers.most.has(token)) return this.picks;
    const next = { token, at };
    // A detail of which there is only one replaces its like; so does a thing that no longer fits beside it.
    const single = !isMany(token);
    const others = single ? this.picks.filter((pick) => kind(pick.token) !== kind(token)) : this.picks;
    if (this.offers.fits([...others, next])) return [...others, next];
    const last = this.picks.at(-1);
    if (last && kind(last.token) === kind(token) && this.offers.fits([...this.picks.slice(0, -1), next])) return [...this.picks.slice(0, -1), next];
    const unlike = this.picks.filter((pick) => kind(pick.token) !== kind(token));
    if (this.offers.fits([...unlike, next])) return [...keep(this.offers, this.picks.filter((pick) => kind(pick.token) === kind(token)), [...unlike, next], next)];
    return keep(this.offers, [...this.picks].reverse(), [next], next);
  }
}

/** Adds those picks that still fit, in this order, and leaves the newest at the end. */
function keep(offers: Offers, picks: readonly Pick[], base: Pick[], newest: Pick): Pick[] {
  let kept = base;
  for (const pick of picks) if (offers.fits([...kept, pick])) kept = [...kept, pick];
  return [...kept.filter((pick) => pick !== newest), newest];
}

/** The order in which details are asked for. */
const DETAILS = ['option', 'goods', 'colour', 'take', 'space', 'to', 'own', 'organizer', 'manipulator', 'give', 'gain', 'medal', 'first', 'with', 'marker', 'mine', 'as'];

/** Which details the actions hold, by kind, and how many of the actions hold each. */
function values(actions: Known[]): Map<string, Map<Token, number>> {
  const seen = new Map<Token, number>();
  for (const known of actions) for (const token of known.counts.keys()) seen.set(token, (seen.get(token) ?? 0) + 1);
  const kinds = new Map<string, Map<Token, number>>();
  for (const [token, n] of seen) {
    const of = kinds.get(kind(token)) ?? new Map<Token, number>();
    kinds.set(kind(token), of.set(token, n));
  }
  return kinds;
}

function inOrder(a: Token, b: Token): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function preferPlain(candidates: Known[]): Known | undefined {
  return candidates.find((known) => !known.tokens.some((token) => kind(token) === 'as')) ?? candidates[0];
}

function price(tokens: Token[]): number {
  let sum = 0;
  for (const token of tokens) {
    if (kind(token) === 'die') sum += Number(token.slice(token.lastIndexOf(' ')));
    else if (kind(token) === 'as' && placed(token).trans) sum += 100;
  }
  return sum;
}
