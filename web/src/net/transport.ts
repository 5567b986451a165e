// How the client reaches its tables: a server, or this device itself. Both answer the same paths with the same bodies; which of
// them a request goes to is decided in one place (`where.ts`), and no page knows.
import type { ErrorCode, Problem as Told, Update } from './types';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Request {
  method: Method;
  /** With its parts filled in, without what follows the question mark. */
  path: string;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** The callbacks of a subscription to a table. */
export interface Hear {
  /** The first answer is on its way. */
  live(): void;
  update(update: Update): void;
  /** It ended for good. */
  gone(reason: string): void;
  /** It broke off. A server does not say why; an ordinary request does. */
  lost(problem?: Problem): void;
}

/** A table, and with whose eyes from which line on. Requests name the stream, so that it leaves out what their answers bring. */
export interface Following {
  id: string;
  as: number | null;
  after: number;
  name?: string | undefined;
}

export interface Transport {
  /** The content of a good answer; every other one is thrown as a Problem. */
  ask(request: Request): Promise<unknown>;
  /** Tells every change of a table until the returned function is called. */
  follow(what: Following, hear: Hear): () => void;
}

/** What goes wrong on this device, where no server could say so. */
export type DeviceCode = 'storage_full' | 'storage_refused' | 'storage_broken' | 'damaged' | 'no_device' | 'bad_link';

/** What the other side says, or that it says nothing. */
export type Failure = Omit<Told, 'error'> & { error: ErrorCode | 'offline' | DeviceCode; rules?: number };

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message);
  }
}

/** Wraps an unexpected error in a problem. */
export const asProblem = (error: unknown): Problem => (error instanceof Problem ? error : new Problem(500, { error: 'internal', message: String(error) }));

/** The query string with its question mark; parameters without a value are left out. */
export function queryText(query: Record<string, unknown> = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = said.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return text && `?${text}`;
}
