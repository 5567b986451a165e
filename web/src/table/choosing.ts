// From what a player has pointed at to the one action that is meant. Picks come in any order; nothing here knows a rule:
// the legal decisions say what goes together.
import type { Action, TokenKind } from '../net/types';
import { count, Offers, raise, type Decision } from './offers';
import { isMany, isOnTable, kind, placedBy, type Token } from './tokens';

/** One thing pointed at. `at` tells apart things of one face, such as two dice that both show white 3. */
export interface Pick {
  token: Token;
  at: number;
}

/** chosen; proposed with the choice; fits all of the choice; could stand in the place of its last part; fits another choice; fits nothing now. */
export type State = 'chosen' | 'proposed' | 'can' | 'instead' | 'could' | 'cannot';

/** A detail that is still open, and its possible values. */
export interface Open {
  kind: TokenKind;
  tokens: Token[];
  /** Several of them may be taken (colours). */
  many: boolean;
}

/** Up to this many decisions are checked one by one; beyond that, choices of several dice stay grouped. */
const FEW = 40;
/** How many are listed in words. */
const LISTED = 24;

/** What a set of picks comes to. */
export class Choice {
  /** What still fits: of decisions that differ only in dice one may choose, the least that holds the picks. */
  readonly fitting: readonly Decision[];
  /** How many decisions fit. */
  readonly count: number;
  /** The decisions still possible once proposals are taken. */
  readonly left: readonly Decision[];
  readonly meant: Action | null;
  /** What joins the picks to make the action that is meant. */
  readonly proposed: Map<Token, number>;
  /** Details the answer bar must ask for. */
  readonly open: Open[];
  /** Actions that differ in nothing one can point at: to be listed in words. */
  readonly alike: Action[];
  /** What the action that is meant is made of. */
  readonly made: readonly Token[];
  private readonly picked: Map<Token, number>;
  private readonly more = new Map<Token, number>();
  /** What fits the choice without its last part, or without the detail of this kind; looked up once it is asked for. */
  private readonly without = new Map<TokenKind | 'last', ReadonlyMap<Token, number>>();

  constructor(
    readonly offers: Offers,
    readonly picks: readonly Pick[],
    /** Meant where the picks leave the choice between it and others of the same things. */
    wished: Action | null = null,
  ) {
    this.picked = count(picks.map((pick) => pick.token));
    const fitting = offers.fitting(picks);
    for (const offer of fitting) raise(this.more, offer.most);
    const least = fitting.map((offer) => offer.with(this.picked));
    this.count = least.reduce((sum, decision) => sum + decision.ways, 0);
    this.fitting = this.count <= FEW ? fitting.flatMap((offer) => [...offer.holding(this.picked)]) : least;

    const { candidates, proposal } = this.narrow(this.plainly());
    this.left = candidates;
    this.open = picks.length || this.offers.count <= FEW ? this.details(candidates) : [];
    const plain = candidates.length > 1 ? preferPlain(candidates) : candidates[0];
    const wish = wished && candidates.find(({ action }) => JSON.stringify(action) === JSON.stringify(wished));
    const meant = wish ?? (picks.length && plain && this.settled(candidates, plain) ? plain : null);
    this.meant = meant?.action ?? null;
    this.made = meant?.tokens ?? [];
    this.proposed = meant ? this.missing(meant) : proposal;
    this.alike = !meant && picks.length && candidates.length > 1 && candidates.length <= LISTED && !this.open.length ? candidates.map((decision) => decision.action) : [];
  }

  /** What fits without the effect of the turn, unless only the effect makes it fit or it was picked: nobody spends it unasked. */
  private plainly(): readonly Decision[] {
    if (!this.picks.length || this.picks.some((pick) => kind(pick.token) === 'as')) return this.fitting;
    const plain = this.fitting.filter((decision) => !decision.effect);
    return plain.length ? plain : this.fitting;
  }

  /** Candidates that hold nothing beyond the picks; if there are none, those that need only dice more, with the cheapest proposed. */
  private narrow(fitting: readonly Decision[]): { candidates: readonly Decision[]; proposal: Map<Token, number> } {
    const none = new Map<Token, number>();
    if (!this.picks.length) return { candidates: fitting, proposal: none };
    // Everything picked is in each of them, so numbers tell what is left over.
    const picked = this.picks.filter((pick) => isMany(pick.token)).length;
    const exact = fitting.filter((decision) => decision.many === picked);
    if (exact.length) return { candidates: exact, proposal: none };
    const first = fitting[0];
    if (!first) return { candidates: [], proposal: none };
    const same = fitting.every((decision) => decision.rest === first.rest);
    const sure = this.picks.some((pick) => kind(pick.token) === 'die') || fitting.every((decision) => decision.ways === 1 && decision.dice === first.dice);
    if (!same || !sure) return { candidates: fitting, proposal: none };
    const best = fitting.reduce((least, decision) => (decision.price < least.price ? decision : least));
    return { candidates: fitting.filter((decision) => decision.dice === best.dice), proposal: this.missing(best) };
  }

  /** Things of the decision that are not picked. */
  missing(decision: Decision): Map<Token, number> {
    const rest = new Map<Token, number>();
    for (const [token, n] of decision.counts) {
      const left = n - (this.picked.get(token) ?? 0);
      if (left > 0 && isMany(token)) rest.set(token, left);
    }
    return rest;
  }

  private settled(candidates: readonly Decision[], plain: Decision): boolean {
    // Which dice of several is nobody's guess: the first must be picked.
    if (plain.ways > 1 && !this.picks.some((pick) => kind(pick.token) === 'die')) return false;
    if (candidates.length === 1) return true;
    // Only how a die counts differs: the die as it is was meant, the effect is offered beside it.
    const without = (decision: Decision): string => decision.tokens.filter((token) => kind(token) !== 'as').sort().join();
    const asItIs = candidates.filter((decision) => !decision.tokens.some((token) => kind(token) === 'as'));
    return asItIs.length === 1 && candidates.every((decision) => without(decision) === without(plain));
  }

  /** The kinds of details in which the candidates differ; options are offered from all that still fits. */
  private details(candidates: readonly Decision[]): Open[] {
    const open: Open[] = [];
    const seen = values(candidates);
    if (this.picks.length) {
      const options = values(this.fitting).get('option');
      if (options) seen.set('option', options);
      const effects = this.effects(candidates);
      if (effects.size) seen.set('as', effects);
    }
    for (const of of DETAILS) {
      const found = seen.get(of);
      if (!found) continue;
      const among = of === 'option' && this.picks.length ? this.fitting.length : candidates.length;
      const differ = [...found.values()].some((n) => n < among) || (of === 'colour' && among > 1);
      if (differ) open.push({ kind: of, tokens: [...found.keys()].sort(inOrder), many: of === 'colour' });
    }
    if (open.length && !this.picks.length && candidates.some((decision) => decision.tokens.some(isOnTable))) return [];
    return open;
  }

  /** Where one thing is left to be done, the ways in which the effect of the turn would do it too. */
  private effects(candidates: readonly Decision[]): Map<Token, number> {
    const found = new Map<Token, number>();
    const first = candidates[0];
    if (!first || candidates.some((decision) => decision.effect || decision.rest !== first.rest || decision.dice !== first.dice)) return found;
    const same = this.fitting.filter((decision) => decision.effect && decision.rest === first.rest);
    for (const decision of same) for (const token of decision.tokens) if (placedBy(token)?.trans) found.set(token, 0);
    return found;
  }

  state(token: Token, at = 0): State {
    if (this.picks.some((pick) => pick.token === token && pick.at === at)) return 'chosen';
    if ((this.more.get(token) ?? 0) > (this.picked.get(token) ?? 0)) return this.picks.length ? 'can' : 'could';
    if (this.replaces(token)) return 'instead';
    return this.offers.most.has(token) ? 'could' : 'cannot';
  }

  /** Whether a thing fits all other picks in the place of its like: of the last pick, or of the detail of its kind. */
  private replaces(token: Token): boolean {
    const [of, last] = [kind(token), this.picks.at(-1)];
    const place = last && kind(last.token) === of ? 'last' : isMany(token) || !this.picks.some((pick) => kind(pick.token) === of) ? null : of;
    if (!place) return false;
    const others = place === 'last' ? this.picks.slice(0, -1) : this.picks.filter((pick) => kind(pick.token) !== of);
    let most = this.without.get(place);
    if (!most) {
      const found = new Map<Token, number>();
      for (const offer of this.offers.fitting(others)) raise(found, offer.most);
      this.without.set(place, (most = found));
    }
    return (most.get(token) ?? 0) > others.filter((pick) => pick.token === token).length;
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
const DETAILS: readonly TokenKind[] = ['option', 'goods', 'colour', 'take', 'space', 'to', 'own', 'organizer', 'manipulator', 'give', 'gain', 'medal', 'first', 'with', 'marker', 'mine', 'as'];

/** Which details the decisions hold, by kind, and how many of them hold each. */
function values(decisions: readonly Decision[]): Map<TokenKind, Map<Token, number>> {
  const seen = new Map<Token, number>();
  for (const decision of decisions) for (const token of decision.counts.keys()) seen.set(token, (seen.get(token) ?? 0) + 1);
  const kinds = new Map<TokenKind, Map<Token, number>>();
  for (const [token, n] of seen) {
    const of = kinds.get(kind(token)) ?? new Map<Token, number>();
    kinds.set(kind(token), of.set(token, n));
  }
  return kinds;
}

function inOrder(a: Token, b: Token): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function preferPlain(candidates: readonly Decision[]): Decision | undefined {
  return candidates.find((decision) => !decision.tokens.some((token) => kind(token) === 'as')) ?? candidates[0];
}
