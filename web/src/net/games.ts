// Games without other people need no server: they are played on this device, unless the person wants it otherwise
// (docs/decisions/0011). What is played here is in the list of own games like everything else.
import { api, Problem, type Place } from './api';
import { edition } from './edition';
import { session } from './session.svelte';
import type { GameRecord, SeatWish, Settings, TableInfo } from './types';

const WHERE = 'tharos-where';
/** Set once there is a table here, so that the start page fetches nothing where there is none. */
const ANY = 'tharos-here';
/** The tables at the server as they were last seen. */
const SEEN = 'tharos-seen';

/** Whether there has ever been a table here. */
export const anyHere = (): boolean => localStorage.getItem(ANY) !== null;

/** What this device cannot do; a server may be able to. */
const UNABLE: readonly string[] = ['no_device', 'storage_full', 'storage_refused', 'storage_broken'];

/** Where games without other people are played. */
export function where(): Place {
  if (!edition.server) return 'device';
  if (!edition.device) return 'server';
  if (session.gone) return 'device';
  const chosen = localStorage.getItem(WHERE);
  if (chosen === 'device' || chosen === 'server') return chosen;
  return session.person?.kind === 'account' ? 'server' : 'device';
}

export function chooseWhere(place: Place): void {
  localStorage.setItem(WHERE, place);
}

/** A table with these seats. */
export async function newGame(seats: SeatWish[], settings?: Settings): Promise<TableInfo> {
  await session.know();
  return begin(settings?.rated || seats.some(({ kind }) => kind === 'open') ? 'server' : where(), (place) => api.create(seats, settings, place));
}

/** A record as a finished game that can be looked at. */
export async function openRecord(record: GameRecord): Promise<TableInfo> {
  await session.know();
  return begin(where(), (place) => api.upload(record, place));
}

async function begin(place: Place, make: (place: Place) => Promise<TableInfo>): Promise<TableInfo> {
  if (place === 'device') {
    try {
      const table = await make(place);
      note();
      return table;
    } catch (problem) {
      if (!edition.server || session.gone || !(problem instanceof Problem) || !UNABLE.includes(problem.failure.error)) throw problem;
    }
  }
  await session.someone();
  return make('server');
}

/** There is something worth keeping now: the browser is asked not to throw it away when it needs room. */
export function note(): void {
  if (anyHere()) return;
  localStorage.setItem(ANY, 'yes');
  void navigator.storage?.persist?.().catch(() => false);
  void import('../offline/register').then(({ keepOffline }) => keepOffline());
}

/** The tables of this device. */
export async function tablesHere(): Promise<TableInfo[]> {
  return anyHere() ? (await api.mine('device')).tables : [];
}

/** The own tables at the server; remembered, so that they can be named while it is away. */
export async function tablesThere(): Promise<TableInfo[]> {
  if (!edition.server || !session.person) return [];
  const { tables } = await session.load(() => api.mine('server'));
  const waiting = tables.filter(({ phase }) => phase === 'running' || phase === 'waiting').slice(0, 12);
  localStorage.setItem(SEEN, JSON.stringify({ at: Date.now(), tables: waiting } satisfies Seen));
  return tables;
}

export interface Seen {
  at: number;
  tables: TableInfo[];
}

export function lastSeen(): Seen {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '') as Seen;
  } catch {
    return { at: 0, tables: [] };
  }
}
