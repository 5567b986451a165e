// The explanation beside a thing: what it is, why it cannot be used, and when it goes away again.
import { api } from '../net/api';
import type { Refusal, Thing, WhyNot } from '../net/rules';
import type { Desk } from './desk.svelte';
import type { Token } from './tokens';

/** The thing somebody asks about, and where it stands on the page. */
export interface Asked {
  token: Token;
  title: string;
  box: DOMRect;
  /** The pointer only rests on it; nobody has asked on purpose. */
  hovered: boolean;
}

const tokenOf = (thing: Thing): Token =>
  thing.thing === 'mat' ? `do:${thing.action}` : thing.thing === 'building' ? `building:${thing.building}` : thing.thing === 'action_card' ? `deck:${thing.card}` : `card:${thing.card}`;

/** The reasons the server gives, by the thing they are about. */
export function reasonsOf(whyNot: readonly WhyNot[]): Map<Token, WhyNot[]> {
  const reasons = new Map<Token, WhyNot[]>();
  for (const reason of whyNot) {
    const token = tokenOf(reason.thing);
    reasons.set(token, [...(reasons.get(token) ?? []), reason]);
  }
  return reasons;
}

/** How long it stays after pointer or focus have left. */
const LEAVE = 220;

export class Explaining {
  asked: Asked | null = $state.raw(null);
  /** What the server said to the very attempt. */
  refusal: Refusal | null = $state.raw(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  /** Explains why a thing cannot be used, or does not go with what is chosen. */
  async open(token: Token, title: string, at: Element, hovered = false): Promise<void> {
    const { desk } = this;
    // A pointer that merely rests somewhere does not take away what was asked for.
    if (hovered && this.asked && !this.asked.hovered) return;
    this.stay();
    this.asked = { token, title, box: at.getBoundingClientRect(), hovered };
    this.refusal = null;
    if (hovered || !desk.mine || desk.whyNot.has(token) || desk.seat === null) return;
    if (!desk.choosing.picks.length) return;
    try {
      const { refusal } = await api.why(desk.game.id, desk.seat, desk.choosing.picks.map((pick) => pick.token), token);
      if (this.asked?.token === token) this.refusal = refusal;
    } catch {
      // What is known without the server stays on the page.
    }
  }

  close(): void {
    this.asked = null;
  }

  /** It closes a moment after pointer or focus have left, unless they moved into it. */
  leave(): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.close(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.leaving);
  }
}
