// Which tables come first, and which seats are one's own.
import { OVER_DAYS } from '../net/facts';
import type { TableInfo } from '../net/types';

/** The seats of this device. */
export const ownSeats = (table: TableInfo): number[] => table.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));

export function waitsForMe(table: TableInfo): boolean {
  return table.phase === 'running' && table.asked !== null && (table.seats[table.asked]?.mine ?? false);
}

/** Whether a table is for play over days; null without a clock, which goes either way. */
export function isOverDays({ settings: { clock } }: TableInfo): boolean | null {
  return clock.kind === 'none' ? null : clock.seconds >= OVER_DAYS;
}

const ORDER = { running: 1, waiting: 2, over: 3, closed: 4 };

/** The one that waits for me first, finished ones last. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (waitsForMe(table) ? 0 : ORDER[table.phase]);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}
