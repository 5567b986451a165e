// The calls of the server. What goes wrong is thrown as a Problem with the server's code, never as a bare text.
import type { Action, GameRecord, Guild, Token } from './rules';
import type {
  Because,
  CastVote, ErrorCode, Failure as Told, Hints, Me, Moment, NewToken, Opening, Person, Position, SeatWish, Seq, Settings, Steps, TableId, TableInfo, Tables, Tokens,
  Tried, Update,
} from './types';

/** What the server says, or that it says nothing. */
export type Failure = Omit<Told, 'error'> & { error: ErrorCode | 'offline' };

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, { error: 'offline', message: 'the server does not answer' });
  }
  if (answer.status === 204) return undefined as T;
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const failure = content as Failure | null;
    throw new Problem(answer.status, failure?.error ? failure : { error: 'unavailable', message: answer.statusText });
  }
  return content as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const eyes = (as: number | null | 'all') => (as === null ? '' : `as=${as}`);

/** A key that makes a repeated request harmless. */
export const newKey = (): string => hex(16);

/** What this device adds to the luck of a table. */
export const newContribution = (): string => hex(32);

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  me: () => get<Me>('/me'),
  guest: (name: string) => post<Person>('/guest', { name }),
  rename: (name: string) => call<Person>('PATCH', '/me', { name }),
  register: (login: string, password: string) => post<Person>('/account', { login, password }),
  signIn: (login: string, password: string) => post<Person>('/sign-in', { login, password }),
  signOut: () => post<void>('/sign-out'),
  signOutEverywhere: () => post<void>('/sign-out-everywhere'),
  deleteAccount: (password: string) => call<void>('DELETE', '/account', { password }),
  tokens: () => get<Tokens>('/tokens'),
  newToken: (name: string) => post<NewToken>('/tokens', { name }),
  dropToken: (id: string) => call<void>('DELETE', `/tokens/${id}`),

  lobby: () => get<Tables>('/tables'),
  mine: () => get<Tables>('/tables/mine'),
  create: (seats: SeatWish[], settings?: Settings) =>
    post<TableInfo>('/tables', { seats, contribution: newContribution(), ...(settings ? { settings } : {}) }),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  byCode: (code: string) => get<TableId>(`/codes/${encodeURIComponent(code)}`),
  sit: (id: string, seat?: number, guild?: Guild) =>
    post<TableInfo>(`/tables/${id}/sit`, { contribution: newContribution(), ...(seat === undefined ? {} : { seat }), ...(guild ? { guild } : {}) }),
  stand: (id: string) => post<TableInfo>(`/tables/${id}/stand`),
  kick: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/kick`, { seat }),
  setSeat: (id: string, seat: number, wish: SeatWish) => post<TableInfo>(`/tables/${id}/seat`, { seat, wish }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  close: (id: string) => post<TableInfo>(`/tables/${id}/close`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  comeBack: (id: string) => post<TableInfo>(`/tables/${id}/return`),
  vote: (id: string, about: CastVote['about'], seat: number, yes: boolean) =>
    post<TableInfo>(`/tables/${id}/vote`, { about, seat, yes }),
  chat: (id: string, text: string, seat?: number) =>
    post<Seq>(`/tables/${id}/chat`, { text, ...(seat === undefined ? {} : { seat }) }),

  opening: (id: string) => get<Opening>(`/tables/${id}/opening`),
  game: (id: string, as: number | null, after = 0) => get<Update>(`/tables/${id}/game?after=${after}&${eyes(as)}`),
  /** The position without the log, whatever the page has seen: behind all lines there is nothing new but the position. */
  position: async (id: string, as: number | null): Promise<Position | null> =>
    (await get<Update>(`/tables/${id}/game?after=${Number.MAX_SAFE_INTEGER}&${eyes(as)}`)).position ?? null,
  streamAddress: (id: string, as: number | null, after: number, name?: string) =>
    `/api/tables/${id}/stream?after=${after}${name ? `&name=${name}` : ''}&${eyes(as)}`,
  play: (id: string, seat: number, seq: number, key: string, action: Action, stream: string) =>
    post<Update>(`/tables/${id}/play`, { seat, seq, key, action, stream }),
  undo: (id: string, seat: number, seq: number, key: string, steps: number, stream: string) =>
    post<Update>(`/tables/${id}/undo`, { seat, seq, key, steps, stream }),
  askUndo: (id: string, seat: number, seq: number, entries: number, stream: string) =>
    post<Update>(`/tables/${id}/undo-request`, { seat, seq, entries, stream }),
  why: (id: string, seat: number, picks: Token[], thing: Token) => post<Because>(`/tables/${id}/why`, { seat, picks, thing }),
  preview: (id: string, seat: number, action: Action) => post<Tried>(`/tables/${id}/preview`, { seat, action }),
  hint: (id: string, seat: number) => post<Hints>(`/tables/${id}/hint`, { seat }),

  record: (id: string) => get<GameRecord>(`/tables/${id}/record`),
  upload: (record: unknown) => post<TableInfo>('/records', record),
  steps: (id: string) => get<Steps>(`/tables/${id}/steps`),
  at: (id: string, entries: number, as: number | null | 'all') =>
    get<Moment>(`/tables/${id}/at/${entries}?${eyes(as)}`),
};
