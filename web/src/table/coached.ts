// Which tables are played with a coach, what was said there and what came of it; kept on this device.

/** How much the coach says: all in round 1 and then what is pressing, all in every round, only what costs much, or nothing. */
export type Mode = 'all' | 'every' | 'matters' | 'off';

export interface Coached {
  mode: Mode;
  said: { id: string; turn: number }[];
  /** Suggestions made, and those that were followed. */
  made: number;
  followed: number;
}

const KEY = 'tharos-coach';
/** Older games are forgotten, and so is what was said long ago in a game. */
const MOST = 30;
const SAID = 100;

type Kept = Record<string, Coached>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** What is kept of a table; null if it has no coach. */
export const coachOf = (table: string): Coached | null => read()[table] ?? null;

export function keepCoach(table: string, coached: Coached): void {
  const { [table]: _, ...others } = read();
  const all = [...Object.entries(others), [table, { ...coached, said: coached.said.slice(-SAID) }] as const];
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
}

/** A game with a coach begins. */
export const beginCoach = (table: string): void => keepCoach(table, { mode: 'all', said: [], made: 0, followed: 0 });
