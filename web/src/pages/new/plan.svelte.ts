// A new table before it is made: its seats and settings. There is one "you" at most, and every guild is used once: choosing
// what another seat has swaps the two.
import { t } from '../../i18n/language.svelte';
import type { Guild, Level, SeatWish, Settings } from '../../net/types';
import { DEFAULTS, GUILDS } from '../../rules/facts';

export type Kind = SeatWish['kind'];
export interface Planned {
  guild: Guild;
  kind: Kind;
  level: Level;
  name: string;
}

const planned = (guild: Guild, kind: Kind): Planned => ({ guild, kind, level: 'journeyman', name: '' });

export class Plan {
  seats: Planned[] = $state(GUILDS.slice(0, 3).map((guild, i) => planned(guild, i === 0 ? 'me' : 'bot')));
  settings: Settings = $state({
    public: false,
    spectators: true,
    chat: 'players',
    live_vp: true,
    hints: true,
    rated: false,
    start: 'full',
    clock: { kind: 'none' },
    options: { ...DEFAULTS.options },
  });

  get open(): number {
    return this.seats.filter((seat) => seat.kind === 'open').length;
  }

  resize(n: number): void {
    const free = GUILDS.filter((guild) => this.seats.every((seat) => seat.guild !== guild));
    this.seats.push(...free.slice(0, Math.max(0, n - this.seats.length)).map((guild) => planned(guild, 'bot')));
    if (this.seats.length > n) this.seats = this.seats.slice(0, n);
    const first = this.seats[0];
    if (first && (n === 1 || this.seats.every((seat) => seat.kind !== 'me'))) first.kind = 'me';
  }

  setKind(index: number, kind: Kind): void {
    const seat = this.seats[index];
    if (!seat) return;
    const other = kind === 'me' ? this.seats.find((candidate) => candidate.kind === 'me') : undefined;
    if (other) other.kind = seat.kind;
    seat.kind = kind;
    if (kind === 'device' && !seat.name) seat.name = t('player-number', { n: index + 1 });
  }

  setGuild(index: number, guild: Guild): void {
    const seat = this.seats[index];
    if (!seat) return;
    const other = this.seats.find((candidate) => candidate.guild === guild);
    if (other) other.guild = seat.guild;
    seat.guild = guild;
  }

  /** Everybody plays on this device. */
  pass(): void {
    for (const [index, seat] of this.seats.entries()) if (seat.kind === 'bot') this.setKind(index, 'device');
  }

  /** For a table that friends shall find: every bot makes room. */
  invite(): void {
    for (const seat of this.seats) if (seat.kind === 'bot') seat.kind = 'open';
  }

  fill(): void {
    for (const seat of this.seats) if (seat.kind === 'open') seat.kind = 'bot';
  }

  wishes(): SeatWish[] {
    return this.seats.map(({ guild, kind, level, name }): SeatWish => {
      if (kind === 'bot') return { kind, level, guild };
      if (kind === 'device') return { kind, name: name.trim() || t('player-number', { n: 2 }), guild };
      return { kind, guild };
    });
  }
}
