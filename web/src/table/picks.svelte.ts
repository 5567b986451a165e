// What a player has pointed at, and what it comes to. It knows the legal decisions of a position and the picks; it plays
// nothing and opens nothing.
import type { Mark } from '../board/board';
import type { Action } from '../net/rules';
import type { Position } from '../net/types';
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
}

const TAB_OF: Partial<Record<TokenKind, string>> = { deck: 'hand', card: 'cards', store: 'cards', building: 'blds', do: 'mat' };
/** Answers that end something: they are never offered as the one way on. */
const ENDS: readonly string[] = ['enough', 'decline', 'keep_order'];

export class Choosing {
  picks: readonly Pick[] = $state.raw([]);
  /** Whether the picks from before a reload have been looked for. */
  private looked = false;

  /** `onpick` is called after the picks have changed. */
  constructor(
    private readonly asked: Asked,
    private readonly onpick: () => void = () => undefined,
  ) {}

  offers = $derived.by(() => new Offers(this.asked.position?.legal ?? NO_OFFERS));
  choice = $derived(new Choice(this.offers, this.picks));
  /** Answers that need no pointing, passing apart. */
  plain = $derived(this.offers.plain.filter((action) => action.do !== 'pass'));
  /** The one plain answer that goes on, offered by the large button while nothing is picked. */
  easy = $derived.by(() => (this.asked.mine && !this.picks.length && this.plain.length === 1 && !ENDS.includes(this.plain[0]!.do) ? this.plain[0]! : null));

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
        if (this.offers.aboutRegions) return state === 'could' ? 'can' : state;
        // Before anything is picked the board rests, unless the question is about regions alone.
        return state === 'cannot' && !this.picks.length ? 'idle' : state;
      // Asked for alone, cards that may be picked glow at once.
      case 'deck': case 'card': return state === 'could' && this.offers.aboutCards ? 'can' : state;
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

  pick(picks: readonly Pick[]): void {
    this.keep(picks);
    this.onpick();
  }

  /** Picks everything an action names. */
  propose(action: Action): void {
    const seen = new Map<Token, number>();
    this.pick(
      this.offers.tokensOf(action).filter((token) => kind(token) !== 'verb').map((token) => {
        const at = seen.get(token) ?? 0;
        seen.set(token, at + 1);
        return { token, at };
      }),
    );
  }

  /** Another position: picks that still fit stay, at first those from before a reload. */
  settle(): void {
    const { position, seat, table } = this.asked;
    if (position && this.offers.count && seat !== null) {
      let kept: Pick[] = [];
      const before = this.looked ? this.picks : keptPicks(table, seat, position.entries);
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
    if (seat !== null && position) keepPicks(table, seat, position.entries, picks);
  }
}
