// What a player has pointed at, and what it comes to. It knows the legal decisions of a position and the picks; it plays
// nothing and opens nothing.
import type { Mark } from '../board/board';
import type { Action, Position } from '../net/types';
import { Choice, type Pick, type State } from './choosing';
import { keepPicks, keptPicks } from './kept';
import { NO_OFFERS, Offers } from './offers';
import { kind, type Token, type TokenKind } from './tokens';

/** Whose decisions they are, and where. */
export interface Asked {
  readonly table: string;
  readonly seat: number | null;
  readonly position: Position | null;
  /** It is this seat that decides. */
  readonly mine: boolean;
  /** The answer by which nothing of value is given away, if there is one. */
  readonly safe: Action | null;
}

const TAB_OF: Partial<Record<TokenKind, string>> = { deck: 'hand', card: 'cards', store: 'cards', building: 'blds', do: 'mat' };
export class Choosing {
  picks: readonly Pick[] = $state.raw([]);
  /** The action that was proposed, where pointing alone cannot tell it from others. */
  private wished: Action | null = $state.raw(null);
  /** Whether the picks from before a reload have been looked for. */
  private looked = false;

  /** `onpick` is called after the picks have changed. */
  constructor(
    private readonly asked: Asked,
    private readonly onpick: () => void = () => undefined,
  ) {}

  offers = $derived.by(() => new Offers(this.asked.position?.legal ?? NO_OFFERS));
  choice = $derived(new Choice(this.offers, this.picks, this.wished));
  /** Answers that need no pointing, passing apart. */
  plain = $derived(this.offers.plain.filter((action) => action.do !== 'pass'));
  /** The safe answer, offered by the large button while nothing is picked. */
  easy = $derived.by(() => (this.asked.mine && !this.picks.length ? this.asked.safe : null));
  /** Whether regions are part of what can still be chosen. */
  private readonly aboutBoard = $derived.by(() => this.offers.aboutRegions || (this.picks.length > 0 && this.choice.fitting.some(({ tokens }) => tokens.some((token) => kind(token) === 'region'))));

  /** The tabs and sheets that hold what is still to be picked, where not everything is in view. */
  calling = $derived.by(() => {
    const tabs = new Set<string>();
    if (!this.asked.mine || !this.picks.length || this.choice.meant) return tabs;
    for (const decision of this.choice.fitting) for (const token of this.choice.missing(decision).keys()) tabs.add(TAB_OF[kind(token)] ?? '');
    return tabs;
  });

  /** How a thing is marked. */
  mark(token: Token, at = 0): Mark {
    if (!this.asked.mine) return 'idle';
    const state = this.state(token, at);
    switch (kind(token)) {
      case 'region':
        // Where no region is part of the choice, the board rests.
        if (state === 'cannot' && !this.aboutBoard) return 'idle';
        return state === 'could' && this.offers.aboutRegions && !this.picks.length ? 'can' : state;
      // Asked for alone, cards that may be picked glow at once.
      case 'deck': case 'card': return state === 'could' && this.offers.aboutCards && !this.picks.length ? 'can' : state;
      // They are buttons only where they can be used.
      case 'attack': case 'store': return this.offers.most.has(token) ? state : 'idle';
      default: return state;
    }
  }

  state(token: Token, at = 0): State {
    const state = this.choice.state(token, at);
    if (state === 'chosen' || state === 'cannot') return state;
    return this.isProposed(token, at) ? 'proposed' : state;
  }

  /** Of equal things the first ones not picked are proposed. */
  private isProposed(token: Token, at: number): boolean {
    let left = this.choice.proposed.get(token) ?? 0;
    for (let i = 0; left > 0 && i <= at; i++) {
      if (this.picks.some((pick) => pick.token === token && pick.at === i)) continue;
      if (i === at) return true;
      left -= 1;
    }
    return false;
  }

  /** Whether a detail of this kind is asked for. */
  isOpen(of: TokenKind): boolean {
    return this.asked.mine && this.choice.open.some((open) => open.kind === of);
  }

  /** Whether the action that is meant has this detail. */
  meantHas(token: Token): boolean {
    return this.choice.made.includes(token);
  }

  pick(picks: readonly Pick[], wished: Action | null = null): void {
    this.keep(picks);
    this.wished = wished;
    this.onpick();
  }

  /** Picks everything an action names; its bare name only where nothing else tells it from others. */
  propose(action: Action): void {
    const seen = new Map<Token, number>();
    const all = this.offers.tokensOf(action).map((token) => {
      const at = seen.get(token) ?? 0;
      seen.set(token, at + 1);
      return { token, at };
    });
    const things = all.filter(({ token }) => kind(token) !== 'verb');
    const { meant } = new Choice(this.offers, things);
    if (meant && JSON.stringify(meant) === JSON.stringify(this.offers.find(action)?.action)) this.pick(things);
    else this.pick(all, action);
  }

  /** Another position: picks that still fit stay, at first those from before a reload. */
  settle(): void {
    const { position, seat, table } = this.asked;
    if (position && this.offers.count && seat !== null) {
      let kept: Pick[] = [];
      // The bare name of an answer is meant for its own question only.
      const before = this.looked ? this.picks.filter(({ token }) => kind(token) !== 'verb') : keptPicks(table, seat, position.entries);
      for (const pick of before) if (this.offers.fits([...kept, pick])) kept = [...kept, pick];
      this.keep(kept);
    }
    this.looked ||= position !== null;
  }

  /** What was picked has been played. */
  done(): void {
    this.keep([]);
  }

  /** Somebody else sits down, whose picks from before are still to be looked for. */
  leave(): void {
    this.keep([]);
    this.looked = false;
  }

  /** The picks are kept as they change, so that a reload does not lose them. */
  private keep(picks: readonly Pick[]): void {
    const { position, seat, table } = this.asked;
    this.picks = picks;
    this.wished = null;
    if (seat !== null && position) keepPicks(table, seat, position.entries, picks);
  }
}
