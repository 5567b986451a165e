// The explanation beside a thing: what it is, why it cannot be used, and when it goes away again.
import type { Action, Refusal, Thing, WhyNot } from '../net/types';
import type { Desk } from './desk.svelte';
import type { Token } from './tokens';

/** The thing somebody asks about, and where it stands on the page. */
export interface Asked {
  token: Token;
  title: string;
  box: DOMRect;
  /** The pointer only rests on it; nobody has asked on purpose. */
  hovered: boolean;
  /** What is said about a part of the table that no decision names. */
  said?: Said;
}

export interface Said {
  lines: string[];
  clauses: string[];
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
  /** A decision after which the thing could be used. */
  wayOut: Action | null = $state.raw(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  /** Explains why a thing cannot be used, or does not go with what is chosen. */
  async open(token: Token, title: string, at: Element, hovered = false): Promise<void> {
    const { desk } = this;
    // A pointer that merely rests somewhere does not take away what was asked for.
    if (hovered && this.asked && !this.asked.hovered) return;
    this.stay();
    this.asked = { token, title, box: at.getBoundingClientRect(), hovered };
    this.refusal = this.wayOut = null;
    if (!desk.mine || desk.seat === null) return;
    // What cannot be used at all has its reason already, but perhaps a way out; other things do not go with the picks.
    const known = desk.whyNot.has(token);
    if (!known && (hovered || !desk.choosing.picks.length)) return;
    try {
      const { refusal, way_out: way } = await (desk.planning?.making ? desk.planning : desk.game).why(known ? [] : desk.choosing.picks.map((pick) => pick.token), token);
      if (this.asked?.token !== token) return;
      if (!known) this.refusal = refusal;
      this.wayOut = way ?? null;
    } catch {
      // What is known without the server stays on the page.
    }
  }

  /** Says what a part of the table is. */
  tell(title: string, said: Said, at: Element, hovered = false): void {
    if (hovered && this.asked && !this.asked.hovered) return;
    this.stay();
    this.asked = { token: 'verb:help', title, box: at.getBoundingClientRect(), hovered, said };
    this.refusal = this.wayOut = null;
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
