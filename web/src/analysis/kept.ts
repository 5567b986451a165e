// Analyses that were made on this device. The oldest are deleted when there are too many.
import type { Depth, Eyes } from '../net/types';
import type { Told } from './messages';

/** How many analyses are kept. */
export const MOST = 100;

export interface Analysed {
  /** The table, the depth, and the eyes if they are open. */
  key: string;
  table: string;
  depth: Depth;
  at: number;
  report: Told;
}

const STORE = 'analyses';

const told = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

// Without the library of the device's tables, which would become part of the first load.
function database(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open('tharos-analyses', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at');
    const db = await told(request);
    // A later version of the client wants to change the form.
    db.onversionchange = () => {
      db.close();
      opened = undefined;
    };
    return db;
  })();
  // A browser that keeps nothing is asked again the next time.
  opened.catch(() => (opened = undefined));
  return opened;
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE);
}

export const keyOf = (table: string, depth: Depth, eyes: Eyes): string => `${table}/${depth}${eyes === 'open' ? '/open' : ''}`;

/** What is kept of this analysis; nothing in a browser that keeps nothing. */
export async function read(table: string, depth: Depth, eyes: Eyes = 'own'): Promise<Analysed | undefined> {
  try {
    return await told<Analysed | undefined>((await store('readonly')).get(keyOf(table, depth, eyes)));
  } catch {
    return undefined;
  }
}

export async function keep(table: string, depth: Depth, report: Told): Promise<void> {
  try {
    const kept = await store('readwrite');
    await told(kept.put({ key: keyOf(table, depth, report.eyes), table, depth, at: Date.now(), report } satisfies Analysed));
    const keys = await told(kept.index('at').getAllKeys());
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => told(kept.delete(key))));
  } catch {
    // It is shown all the same, and made again the next time.
  }
}

/** Everything that is kept, the oldest first. */
export async function all(): Promise<Analysed[]> {
  try {
    return await told<Analysed[]>((await store('readonly')).index('at').getAll());
  } catch {
    return [];
  }
}
