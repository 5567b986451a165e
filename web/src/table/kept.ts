// What a reload or the curtain must not lose: what is picked but not yet played, and who wants no warning before a pass.
// It is kept by table and seat, so that several people at one device do not meet in it.
import type { Pick } from './choosing';

const place = (what: string, table: string, seat: number): string => `tharos-${what}-${table}-${seat}`;

/** Keeps the picks of a position for this tab, as long as it is open; no picks, nothing kept. */
export function keepPicks(table: string, seat: number, entries: number, picks: readonly Pick[]): void {
  const at = place('picks', table, seat);
  if (picks.length) sessionStorage.setItem(at, JSON.stringify({ entries, picks }));
  else sessionStorage.removeItem(at);
}

/** The picks that were kept at this very position. */
export function keptPicks(table: string, seat: number, entries: number): Pick[] {
  const kept = JSON.parse(sessionStorage.getItem(place('picks', table, seat)) ?? 'null') as { entries: number; picks: Pick[] } | null;
  return kept?.entries === entries ? kept.picks : [];
}

const SILENT = 'tharos-no-pass-warning';
/** Older games are forgotten, so that the device does not remember every table it ever saw. */
const MOST = 30;

const silent = (): string[] => JSON.parse(localStorage.getItem(SILENT) ?? '[]') as string[];

/** Whether a pass is warned of at this table. */
export const warns = (table: string, seat: number): boolean => !silent().includes(`${table} ${seat}`);

export function setWarns(table: string, seat: number, on: boolean): void {
  const others = silent().filter((one) => one !== `${table} ${seat}`);
  localStorage.setItem(SILENT, JSON.stringify((on ? others : [...others, `${table} ${seat}`]).slice(-MOST)));
}
