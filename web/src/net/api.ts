// The calls of the server. What goes wrong is thrown as a Problem with the server's code, never as a bare text.
import { call } from './call';
import { edition } from './edition';
import type { Action, Answers, AskCoach, CastVote, Depth, Eyes, GameRecord, Guild, ListKind, Me, Position, RatingKind, SeatWish, Settings, ShownParts, TableWish, Token, WishedStep } from './types';

export { Problem, type Failure } from './call';

/** Where something is kept that is not at a table yet. */
export type Place = 'server' | 'device';

/** A key that makes a repeated request harmless. */
export const newKey = (): string => hex(16);

/** What this device adds to the luck of a table. */
export const newContribution = (): string => hex(32);

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  /** Without a server nobody is known by more than the name that this device keeps. */
  me: async (): Promise<Me> => (edition.server ? call('get', '/api/me', {}) : { person: null, build: __BUILD__, rules: 0 }),
  guest: (name: string) => call('post', '/api/guest', { body: { name } }),
  rename: (name: string) => call('patch', '/api/me', { body: { name } }),
  register: (login: string, password: string) => call('post', '/api/account', { body: { login, password } }),
  signIn: (login: string, password: string) => call('post', '/api/sign-in', { body: { login, password } }),
  changePassword: (before: string, after: string, dropPasskeys: boolean) => call('post', '/api/password', { body: { old: before, new: after, drop_passkeys: dropPasskeys } }),
  resetPassword: (token: string, password: string) => call('post', '/api/password-reset', { body: { token, password } }),
  signOut: () => call('post', '/api/sign-out', {}),
  signOutEverywhere: () => call('post', '/api/sign-out-everywhere', {}),
  deleteAccount: (password: string) => call('delete', '/api/account', { body: { password } }),
  tokens: () => call('get', '/api/tokens', {}),
  newToken: (name: string) => call('post', '/api/tokens', { body: { name } }),
  dropToken: (id: string) => call('delete', '/api/tokens/{id}', { id }),

  ladder: (kind: RatingKind, from = 0) => call('get', '/api/ladder', { query: { kind, from } }),
  profile: (id: string, kind?: RatingKind) => call('get', '/api/people/{id}', { id, query: kind ? { kind } : {} }),
  show: (shown: ShownParts) => call('post', '/api/profile', { body: shown }),
  lists: () => call('get', '/api/lists', {}),
  report: (table: string, seq: number, text: string) => call('post', '/api/reports', { body: { table, seq, text } }),
  invitations: () => call('get', '/api/invitations', {}),
  invite: (id: string, name: string) => call('post', '/api/tables/{id}/invite', { id, body: { who: { name } } }),
  wish: () => call('get', '/api/wish', {}),
  setWish: (wish: TableWish | null) => call('post', '/api/wish', { body: { wish } }),
  decline: (id: string) => call('post', '/api/tables/{id}/decline', { id }),
  setList: (person: string, list: ListKind, on: boolean) => call('post', '/api/lists', { body: { who: { person }, list, on } }),

  lobby: () => call('get', '/api/tables', {}),
  mine: (by: Place) => call('get', '/api/tables/mine', {}, by),
  create: (seats: SeatWish[], settings: Settings | undefined, by: Place) =>
    call('post', '/api/tables', { body: { seats, contribution: newContribution(), ...(settings ? { settings } : {}) } }, by),
  table: (id: string) => call('get', '/api/tables/{id}', { id }),
  byCode: (code: string) => call('get', '/api/codes/{code}', { code }),
  sit: (id: string, seat?: number, guild?: Guild) =>
    call('post', '/api/tables/{id}/sit', { id, body: { contribution: newContribution(), ...(seat === undefined ? {} : { seat }), ...(guild ? { guild } : {}) } }),
  stand: (id: string) => call('post', '/api/tables/{id}/stand', { id }),
  kick: (id: string, seat: number) => call('post', '/api/tables/{id}/kick', { id, body: { seat } }),
  setSeat: (id: string, seat: number, wish: SeatWish) => call('post', '/api/tables/{id}/seat', { id, body: { seat, wish } }),
  start: (id: string) => call('post', '/api/tables/{id}/start', { id }),
  close: (id: string) => call('post', '/api/tables/{id}/close', { id }),
  rematch: (id: string) => call('post', '/api/tables/{id}/rematch', { id }),
  again: (id: string) => call('post', '/api/tables/{id}/again', { id }),
  leave: (id: string) => call('post', '/api/tables/{id}/leave', { id }),
  comeBack: (id: string) => call('post', '/api/tables/{id}/return', { id }),
  daysOff: (id: string, days: number) => call('post', '/api/tables/{id}/days-off', { id, body: { days } }),
  vote: (id: string, about: CastVote['about'], seat: number | null, yes: boolean) => call('post', '/api/tables/{id}/vote', { id, body: { about, yes, ...(seat === null ? {} : { seat }) } }),
  chat: (id: string, text: string, seat?: number) => call('post', '/api/tables/{id}/chat', { id, body: { text, ...(seat === undefined ? {} : { seat }) } }),

  opening: (id: string) => call('get', '/api/tables/{id}/opening', { id }),
  game: (id: string, as: number | null, after = 0) => call('get', '/api/tables/{id}/game', { id, query: { after, as } }),
  /** The position without the log, whatever the page has seen: behind all lines there is nothing new but the position. */
  position: async (id: string, as: number | null): Promise<Position | null> => (await api.game(id, as, Number.MAX_SAFE_INTEGER)).position ?? null,
  play: (id: string, seat: number, seq: number, key: string, action: Action, stream: string, answers?: Answers) =>
    call('post', '/api/tables/{id}/play', { id, body: { seat, seq, key, action, stream, ...(answers ? { answers } : {}) } }),
  hold: (id: string, seat: number) => call('post', '/api/tables/{id}/hold', { id, body: { seat } }),
  undo: (id: string, seat: number, seq: number, key: string, steps: number, stream: string) =>
    call('post', '/api/tables/{id}/undo', { id, body: { seat, seq, key, steps, stream } }),
  askUndo: (id: string, seat: number, seq: number, goes: number, stream: string) =>
    call('post', '/api/tables/{id}/undo-request', { id, body: { seat, seq, goes, stream } }),
  why: (id: string, seat: number, picks: Token[], thing: Token, planned?: Action[]) => call('post', '/api/tables/{id}/why', { id, body: { seat, picks, thing, ...(planned && { planned }) } }),
  preview: (id: string, seat: number, action: Action, planned?: Action[]) => call('post', '/api/tables/{id}/preview', { id, body: { seat, action, ...(planned && { planned }) } }),
  foresee: (id: string, seat: number, steps: Action[]) => call('post', '/api/tables/{id}/foresee', { id, body: { seat, steps } }),
  plan: (id: string, seat: number, seq: number, steps: readonly WishedStep[]) => call('post', '/api/tables/{id}/plan', { id, body: { seat, seq, steps: [...steps] } }),
  hint: (id: string, seat: number, longer: number) => call('post', '/api/tables/{id}/hint', { id, body: { seat, longer } }),
  coach: (id: string, body: AskCoach) => call('post', '/api/tables/{id}/coach', { id, body }),
  odds: (id: string, as: number) => call('get', '/api/tables/{id}/odds', { id, query: { as } }),

  record: (id: string) => call('get', '/api/tables/{id}/record', { id }),
  /** Made by the server, for a browser that cannot. */
  analysis: (id: string, depth: Depth, eyes: Eyes) => call('post', '/api/tables/{id}/analysis', { id, body: { depth, eyes } }),
  upload: (record: GameRecord, by: Place) => call('post', '/api/records', { body: record }, by),
  steps: (id: string) => call('get', '/api/tables/{id}/steps', { id }),
  at: (id: string, entries: number, as: number | null | 'all') => call('get', '/api/tables/{id}/at/{entries}', { id, entries, query: { as: as === null ? null : String(as) } }),
};
