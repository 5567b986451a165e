// What server and client say to each other (the values of the rules themselves are in rules.ts).
import type { Action, Event, Guild, Options, Refusal, Score, SeenEntry, UndoStop, View, WhyNot } from './rules';

export type Person = { id: string; name: string; kind: 'guest' | 'account' | 'bot' };
export type Level = 'apprentice' | 'journeyman' | 'foreman' | 'engineer' | 'director';
export type SeatWish = ({ kind: 'me' } | { kind: 'device'; name: string } | { kind: 'bot'; level: Level } | { kind: 'open' }) & {
  guild?: Guild;
};
export type Clock = { kind: 'none' } | { kind: 'move'; seconds: number } | { kind: 'budget'; seconds: number; refill: number };
export type Settings = {
  public: boolean;
  spectators: boolean;
  live_vp: boolean;
  hints: boolean;
  start: 'full' | 'host';
  clock: Clock;
  options: Options;
};
export type Seat = {
  guild: Guild;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level: Level | null;
  mine: boolean;
  device: boolean;
  online: boolean;
  away: boolean;
  contributed: boolean;
  clock_ms: number | null;
};
export type Vote = ({ about: 'replace'; seat: number } | { about: 'undo'; seat: number; entries: number }) & {
  yes: number[];
  needed: number[];
};
export type TableInfo = {
  id: string;
  code: string | null;
  phase: 'waiting' | 'running' | 'over' | 'closed';
  host: boolean;
  seats: Seat[];
  settings: Settings;
  commitment: string;
  created: number;
  updated: number;
  seq: number;
  round: number;
  turn: number;
  asked: number | null;
  watching: number;
  next: string | null;
  votes: Vote[];
  result: { totals: number[]; winners: number[] } | null;
};
export type Position = {
  view: View;
  legal: Action[];
  why_not: WhyNot[];
  undo: { steps: number; stop: UndoStop | null };
  scores: Score[] | null;
  entries: number;
  hash: string | null;
};
export type Line = { seq: number; at: number } & (
  | { entry: SeenEntry; events: Event[] }
  | { undone: { seat: number; entries: number } }
  | { chat: { seat: number | null; name: string; text: string } }
  | { table: { what: TableChange; seat: number | null } }
);
export type TableChange =
  | 'sat' | 'stood' | 'started' | 'left' | 'returned' | 'bot_took_over' | 'flagged' | 'vote' | 'voted' | 'rematch' | 'closed';
export type Update = { seq: number; table: TableInfo; position: Position | null; lines: Line[] };
export type Preview = { events: Event[]; scores: Score[]; view: View };
export type Suggestion = { action: Action; vp: number; win: number; share: number };
export type ReplayStep = {
  entry: number;
  round: number;
  turn: number;
  phase: string;
  seat: number | null;
  kind: string;
  totals: number[];
};

export type ErrorCode =
  | 'bad_request' | 'no_session' | 'not_yours' | 'no_spectators' | 'not_host' | 'no_hints' | 'no_table' | 'stale' | 'seat_taken'
  | 'wrong_phase' | 'login_taken' | 'wrong_password' | 'too_large' | 'refused' | 'undo_stopped' | 'record' | 'bad_name' | 'weak_password'
  | 'slow_down' | 'unavailable' | 'offline';
export type Failure = {
  error: ErrorCode;
  message: string;
  seq?: number;
  refusal?: Refusal;
  stop?: UndoStop;
  possible?: number;
  retry_after?: number;
};
