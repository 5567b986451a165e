// What a turn's attack and the end of a round came to, read off the lines of the game.
import type { Told } from '../i18n/together';
import type { Event, Line, Region } from '../net/types';
import { factsOf } from './facts';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** How one seat met the attack. */
export interface Check {
  seat: number;
  held: boolean;
  ward: boolean;
  strength: number;
  /** What it won or lost by it. */
  facts: Told[];
  /** How many attack cards cost this seat something at the round end. */
  stakes: number;
}
export interface TurnReport {
  kind: 'turn';
  /** The line that ends it. */
  seq: number;
  round: number;
  turn: number;
  region: Region;
  strength: number;
  checks: Check[];
}
/** What a round end card took: nothing, if `facts` is empty. */
export interface Loss {
  seat: number;
  facts: Told[];
}
export interface RoundReport {
  kind: 'round';
  seq: number;
  round: number;
  cards: { column: number; card: number; losses: Loss[] }[];
  /** Who turned combat points into a medal. */
  medals: number[];
}
export type Report = TurnReport | RoundReport;

/** The reports that end after line `after`, oldest first. */
export function reportsOf(lines: readonly Line[], after: number): Report[] {
  const found: Report[] = [];
  const teller = new Teller();
  for (const line of standing(lines)) {
    for (const event of line.events) {
      const report = teller.hear(event, line.seq);
      if (report && report.seq > after) found.push(report);
    }
  }
  return found;
}

/** Whether a report may end with this change. */
export const endsReport = (event: Event): boolean => event.event === 'round_ended' || (event.event === 'phase_began' && event.phase === 'clean_up');

type Entry = Extract<Line, { events: unknown }>;

/** The entries that were not taken back. */
function standing(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    if ('undone' in line) entries.splice(Math.max(0, entries.length - line.undone.entries));
    else if ('events' in line) entries.push(line);
  }
  return entries;
}

/** Hears the changes of a game one by one and says what an attack or a round came to when it is over. */
class Teller {
  private at = { round: 1, turn: 1 };
  private attack: Of<'attack_revealed'> | null = null;
  private checks: Check[] | null = null;
  private end: Omit<RoundReport, 'seq' | 'kind'> | null = null;
  /** The columns on whose attack card each seat has a marker. */
  private marked: { seat: number; column: number }[] = [];

  hear(event: Event, seq: number): Report | null {
    if (event.event === 'turn_began') this.at = { round: event.round, turn: event.turn };
    if (event.event === 'attack_revealed') this.attack = event;
    if (event.event === 'guild_marker') this.move(event);
    if (event.event === 'phase_began') return this.phase(event.phase, seq);
    if (this.checks) this.check(event, this.checks);
    if (this.end) return this.lose(event, this.end, seq);
    return null;
  }

  private phase(phase: Of<'phase_began'>['phase'], seq: number): Report | null {
    const { checks, attack } = this;
    this.checks = phase === 'attack' ? [] : null;
    this.end = phase === 'round_end' ? { round: this.at.round, cards: [], medals: [] } : null;
    if (!checks?.length || !attack) return null;
    for (const check of checks) check.stakes = this.marked.filter(({ seat }) => seat === check.seat).length;
    return { kind: 'turn', seq, ...this.at, region: attack.region, strength: attack.strength, checks };
  }

  private move({ seat, from, to }: Of<'guild_marker'>): void {
    if (typeof to === 'object' && 'attack_card' in to) this.marked.push({ seat, column: to.attack_card });
    if (typeof from === 'object' && 'attack_card' in from) this.marked = this.marked.filter((one) => one.seat !== seat || one.column !== from.attack_card);
  }

  private check(event: Event, checks: Check[]): void {
    if (event.event === 'attack_checked') {
      const { seat, held, ward, strength } = event;
      checks.push({ seat, held, ward, strength, facts: [], stakes: 0 });
      return;
    }
    if (event.event !== 'guild_marker' && event.event !== 'mine' && event.event !== 'combat_points') return;
    // What came before the check, such as a combat point paid for strength, is no consequence of it.
    const check = checks.find(({ seat }) => seat === event.seat);
    if (check) check.facts = factsOf(null, [...check.facts, event], null);
  }

  private lose(event: Event, end: NonNullable<Teller['end']>, seq: number): Report | null {
    const card = end.cards.at(-1);
    switch (event.event) {
      case 'round_end_card':
        end.cards.push({ column: event.column, card: event.card, losses: [] });
        return null;
      case 'no_loss':
        card?.losses.push({ seat: event.seat, facts: [] });
        return null;
      case 'medal':
        if (event.change > 0) end.medals.push(event.seat);
        else this.loss(event.seat, event, card);
        return null;
      case 'jars':
      case 'mine':
      case 'guild_marker':
      case 'player_card':
        this.loss(event.seat, event, card);
        return null;
      case 'action_card':
        if (typeof event.from === 'object' && 'hand' in event.from) this.loss(event.from.hand, event, card);
        return null;
      case 'round_ended':
        this.end = null;
        return { kind: 'round', seq, ...end };
      default:
        return null;
    }
  }

  private loss(seat: number, event: Event, card: RoundReport['cards'][number] | undefined): void {
    const facts = factsOf(null, [event], null);
    if (!card || !facts.length) return;
    const known = card.losses.find((loss) => loss.seat === seat);
    if (known) known.facts = factsOf(null, [...known.facts, event], null);
    else card.losses.push({ seat, facts });
  }
}
