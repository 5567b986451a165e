// What the page and the worker of this device say to each other.
import type { Failure, Following, Request } from '../transport';
import type { GameRecord, Update } from '../types';
import type { Doc, Line } from './store';

/** Everything that is kept on this device, as a file. */
export interface Chest {
  tharos: 1;
  tables: { id: string; doc: Doc; lines: Line[] }[];
  /** Choices of this device by their names in the browser's storage. */
  choices: Record<string, string>;
}

/** How much of a chest was taken in, was here already or newer, could not be read. */
export interface Unpacked {
  taken: number;
  here: number;
  damaged: number;
}

/** The game that a branch leaves, and after which entry. */
export interface Left {
  of: GameRecord;
  at: number;
}

export type Wish =
  | { kind: 'ask'; request: Request; name: string; entropy: Uint8Array }
  | { kind: 'pack'; record: GameRecord; left?: Left }
  | { kind: 'open_link'; link: string; name: string }
  | { kind: 'export' }
  | { kind: 'import'; chest: Chest }
  | { kind: 'clear' }
  | { kind: 'state' };

export type ToWorker =
  | { number: number; wish: Wish }
  | { follow: number; what: Following; name: string }
  | { unfollow: number };

export type FromWorker =
  | { number: number; content: unknown }
  | { number: number; status: number; failure: Failure }
  | { follow: number; update: Update }
  | { follow: number; lost: { status: number; failure: Failure } }
  | { follow: number; live: true };

/** What is kept here. */
export interface State {
  games: number;
  damaged: string[];
}
