// The daily challenge where there is no server: what came of each day is kept on this device.
import { tablesHere } from '../net/games';
import { DAILY_OPEN } from '../net/facts';
import type { Daily } from '../net/types';
import { DAY } from './days';

const KEY = 'tharos-daily';
type Kept = Record<string, { table: string; vp: number | null; won: boolean }>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A device without room still deals.
  }
}

/** The first table of a day is the one that counts. */
export function begun(day: number, table: string): void {
  const kept = read();
  if (kept[day]) return;
  write(Object.fromEntries([...Object.entries(kept), [String(day), { table, vp: null, won: false }]].filter(([other]) => Number(other) >= day - DAILY_OPEN)) as Kept);
}

/** As the server would tell it, but for what only a server knows. */
export async function dailyHere(day: number | undefined): Promise<Daily> {
  const now = Date.now();
  const today = Math.floor(now / DAY);
  const which = day ?? today;
  const kept = read();
  const tables = await tablesHere();
  for (const one of Object.values(kept)) {
    const result = tables.find(({ id }) => id === one.table)?.result;
    if (result) [one.vp, one.won] = [result.totals[0] ?? 0, result.winners.length > 0];
  }
  write(kept);
  const own = kept[which];
  return {
    day: which, today, next_ms: (today + 1) * DAY - now,
    mine: own && tables.some(({ id }) => id === own.table) ? { table: own.table, ranked: false, result: null, place: null, percent: null } : null,
    people: null, spread: null, median: null, best: [],
    calendar: Object.entries(kept).map(([of, { vp, won }]) => ({ day: Number(of), vp, won, ranked: false })),
  };
}
