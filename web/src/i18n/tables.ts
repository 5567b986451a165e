// What the pages say about tables, in words that hold for every one of them.
import { LEVELS } from '../net/facts';
import type { Seat, Settings, TableInfo } from '../net/types';
import { language, t } from './language.svelte';
import { guildText } from './names';

/** A bot in a record: its level and, in newer records, its name. The level may not exist here. */
const RECORDED_BOT = /^bot: (\w+)(?:, (.+))?$/;

/** The bot in a seat: its level in words, and its name, which older games lack. */
function botAt(seat: Seat): { name: string | undefined; level: string } | undefined {
  const [, recorded, called] = RECORDED_BOT.exec(seat.name ?? '') ?? [];
  const level = seat.level ?? recorded;
  if (!level) return undefined;
  return { name: seat.level ? (seat.name ?? undefined) : called, level: LEVELS.some((known) => known === level) ? t(`level-${level}`) : t('new-kind-bot') };
}

/** The name of the player in a seat. Bots without a name are called by their level. */
export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return t('seat-open');
  const bot = botAt(seat);
  return bot ? (bot.name ?? bot.level) : (seat.name ?? guildText(seat.guild));
}

/** The level of a bot, for beside its name; nothing for people, and where the level is the name. */
export function seatLevel(seat: Seat): string {
  const bot = botAt(seat);
  return bot?.name ? bot.level : '';
}

/** "Ottilie Brandt, Director" */
export function seatTitle(seat: Seat): string {
  const level = seatLevel(seat);
  return level ? t('seat-bot', { name: seatName(seat), level }) : seatName(seat);
}

/** As `seatName`, but "you" for the only seat of the reader. */
export function seatNameForMe(table: TableInfo, index: number): string {
  const seat = table.seats[index];
  if (!seat) return '';
  return seat.mine && table.seats.filter((other) => other.mine).length === 1 ? t('seat-you') : seatName(seat);
}

/** Names by seat, all different: equal names are replaced by the guild. */
export function distinctNames(table: TableInfo): string[] {
  const names = table.seats.map(seatName);
  return table.seats.map((seat, i) => (names.filter((name) => name === names[i]).length > 1 ? guildText(seat.guild) : (names[i] ?? '')));
}

export function host(table: TableInfo): string {
  const seat = table.seats.find((other) => other.kind === 'person');
  return seat ? seatName(seat) : '';
}

/** "a, b and c" in the language of the page. */
export function list(words: string[]): string {
  return new Intl.ListFormat(language()).format(words);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago" */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, ms] of UNITS) if (now - at >= ms) return words.format(-Math.floor((now - at) / ms), unit);
  return words.format(0, 'minute');
}

/** "1 h 24 min" */
export function duration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return minutes < 60 ? t('duration-minutes', { n: minutes }) : t('duration-hours', { hours: Math.floor(minutes / 60), n: minutes % 60 });
}

export function clockText(clock: Settings['clock']): string {
  if (clock.kind === 'none') return t('clock-none');
  const time = timeText(clock.seconds);
  return clock.kind === 'move' ? t('clock-per-move', { time }) : t('clock-budget', { time, refill: clock.refill });
}

/** "3 min", "2 days" */
export function timeText(seconds: number): string {
  if (seconds < 60) return t('time-seconds', { n: seconds });
  if (seconds < 86_400) return t('time-minutes', { n: seconds / 60 });
  return t('time-days', { n: seconds / 86_400 });
}

export function rulesText(settings: Settings): string {
  const changed = Object.values(settings.options).filter(Boolean).length;
  return changed ? t('rules-changed', { n: changed }) : t('rules-usual');
}

/** What was agreed at a table, as icons with words. */
export function agreed(settings: Settings): { icon: string; text: string }[] {
  return [
    settings.public ? { icon: 'i-globe', text: t('fact-public') } : { icon: 'i-lock', text: t('fact-private') },
    { icon: 'i-hour', text: clockText(settings.clock) },
    { icon: 'i-eye', text: settings.spectators ? t('fact-spectators') : t('fact-no-spectators') },
    { icon: 'i-vp', text: settings.live_vp ? t('fact-live-vp') : t('fact-no-live-vp') },
    { icon: 'i-hint', text: settings.hints ? t('fact-hints') : t('fact-no-hints') },
    { icon: 'i-rules', text: rulesText(settings) },
  ];
}
