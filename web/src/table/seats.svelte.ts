// What is to be said about the seats: who plays for whom, who is waited for, and what is voted about.
import { actionText } from '../i18n/game';
import { language, t } from '../i18n/language.svelte';
import type { Seat, TableInfo, Vote } from '../net/types';
import type { Desk } from './desk.svelte';
import { sentence } from './wording';

export interface SeatNews {
  /** A bot plays for the user. */
  readonly bot: Seat['played_by'];
  readonly paused: boolean;
  /** Votes that want an answer from this seat. */
  readonly votes: Vote[];
  /** Votes that were called for this seat, or by it, and are not over. */
  readonly own: Vote[];
  /** Until when the own clock stands still, in ms since 1970. */
  readonly off: number | null;
  /** The game is over for its players, and bots play to the end. */
  readonly ending: boolean;
  /** Seats that a vote could hand to a bot. */
  readonly replaceable: number[];
  readonly any: boolean;
  /** Not now. */
  wait: (seat: number) => void;
}

/** The seat that a vote is about, if it is about one. */
export const voteSeat = (vote: Vote): number | null => ('seat' in vote ? vote.seat : null);

/** Bots play to the end, and nobody comes back. */
const handedOver = (table: TableInfo | null): boolean => Boolean(table?.agreed_end ?? table?.cup?.late);

/** A day and an hour as the visitor's clock shows them. */
export const untilText = (at: number): string => new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(at);

export function seatNews(desk: Desk): SeatNews {
  let waited: number[] = $state.raw([]);
  let now = $state(Date.now());
  const table = $derived(desk.game.table);
  const running = $derived(table?.phase === 'running');
  const seats = $derived(running ? (table?.seats ?? []) : []);
  const [seated, mine] = $derived([desk.seat !== null, handedOver(table) ? undefined : seats.find((seat) => seat.mine && seat.played_by)]);
  const off = $derived(seats.find((seat) => seat.mine && seat.days_off?.until)?.days_off?.until ?? null);
  const ending = $derived(running && handedOver(table));
  const needs = (vote: Vote): boolean => desk.seat !== null && vote.needed.includes(desk.seat);
  const votes = $derived(running ? (table?.votes ?? []) : []);
  const open = $derived(votes.filter((vote) => needs(vote) && !vote.yes.includes(desk.seat!)));
  const own = $derived(votes.filter((vote) => !open.includes(vote) && (vote.about === 'replace' || vote.about === 'end' ? needs(vote) : seats[vote.seat]?.mine)));
  const later = $derived(seats.flatMap((seat, i) => (!seat.mine && seat.replace_from !== null && !votes.some((vote) => vote.about === 'replace' && vote.seat === i) ? [{ seat: i, from: seat.replace_from }] : [])));
  const replaceable = $derived(seated && !table?.paused ? later.filter(({ seat, from }) => from <= now && !waited.includes(seat)).map(({ seat }) => seat) : []);
  $effect(() => {
    const next = Math.min(...later.map(({ from }) => from).filter((from) => from > Date.now()));
    now = Date.now();
    // The longest delay that setTimeout takes; by then there has been news.
    if (next === Infinity || next - Date.now() > 2 ** 31 - 1) return undefined;
    const timer = setTimeout(() => (now = Date.now()), next - Date.now() + 50);
    return () => clearTimeout(timer);
  });
  return {
    get bot() {
      return mine?.played_by ?? null;
    },
    get paused() {
      return Boolean(running && table?.paused);
    },
    get votes() {
      return open;
    },
    get own() {
      return own;
    },
    get off() {
      return off;
    },
    get ending() {
      return ending;
    },
    get replaceable() {
      return replaceable;
    },
    get any() {
      return Boolean(this.paused || mine || off || ending || open.length || own.length || replaceable.length);
    },
    wait: (seat) => (waited = [...waited, seat]),
  };
}

/** How far back somebody wants to go. */
export function backText(desk: Desk, vote: Vote): string {
  if (vote.about !== 'undo') return '';
  const item = desk.log.find(({ seq }) => seq === vote.to.seq);
  return t('seats-undo-to', { round: vote.to.round, turn: vote.to.turn, what: item?.did ? sentence(actionText(item.did, desk.ctx)) : '…' });
}
