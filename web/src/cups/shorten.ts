/** How many of the best are shown, and how many on either side of me. */
const BEST = 5;
const AROUND = 2;

/** The best rows, how many are left out, and those around me. Where little would be left out, nothing is. */
export function shorten<T>(rows: T[], isMine: (row: T) => boolean): { first: T[]; gap: number; rest: T[] } {
  const mine = rows.findIndex(isMine);
  const from = mine < 0 ? rows.length : Math.max(BEST, mine - AROUND);
  const until = mine < 0 ? rows.length : mine + AROUND + 1;
  const first = rows.slice(0, Math.max(BEST, from === BEST ? until : BEST));
  const rest = from > BEST ? rows.slice(from, until) : [];
  const gap = rows.length - first.length - rest.length;
  return gap < 3 ? { first: rows, gap: 0, rest: [] } : { first, gap, rest };
}
