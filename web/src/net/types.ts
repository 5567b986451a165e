// Made from the Rust types by `UPDATE=1 cargo test -p tharos types`. Do not edit.
import type { Action, DeckCard, Event, Guild, OfferGraph, Options, Phase, Refusal, Score, SeenEntry, Token, UndoStop, View, WhyNot } from './rules';

export type AskWhy = { seat: number, 
/**
 * What was pointed at, as the labels of the legal decisions name it.
 */
picks: Array<Token>, 
/**
 * What does not go with it.
 */
thing: Token, };

export type Because = { 
/**
 * The clause and its numbers; null where no decision of the picks names anything like it.
 */
refusal: Refusal | null, };

export type CastVote = { about: VoteAbout, 
/**
 * The seat it is about, for `replace`; for `undo` it may be left out.
 */
seat?: number, yes: boolean, };

export type ChangeSeat = { seat: number, wish: SeatWish, };

export type Chat = { seat: number | null, name: string, text: string, };

export type Clock = { "kind": "none" } | { "kind": "move", seconds: number, } | { "kind": "budget", seconds: number, refill: number, };

export type Credentials = { 
/**
 * 3 to 64 letters, digits and `._-@+`; capitals do not matter.
 */
login: string, 
/**
 * 10 to 200 characters.
 */
password: string, };

export type ErrorCode = "bad_request" | "no_session" | "wrong_password" | "wrong_origin" | "not_yours" | "no_spectators" | "not_host" | "needs_account" | "no_hints" | "not_over" | "no_table" | "not_found" | "method" | "stale" | "seat_taken" | "wrong_phase" | "not_asked" | "no_vote" | "still_there" | "others_play" | "nobody_seated" | "no_change" | "not_a_guest" | "too_many_bots" | "login_taken" | "too_large" | "refused" | "undo_stopped" | "record" | "other_rules" | "bad_name" | "weak_password" | "slow_down" | "unavailable" | "internal";

export type Failure = { error: ErrorCode, 
/**
 * For developers; never shown to players.
 */
message: string, 
/**
 * `stale`: the last line.
 */
seq?: number, 
/**
 * `refused`: the clause and its numbers.
 */
refusal?: Refusal, 
/**
 * `undo_stopped`: by what, and how many decisions can be taken back.
 */
stop?: UndoStop, possible?: number, 
/**
 * `record`: the first wrong entry, if it is one.
 */
entry?: number, 
/**
 * `slow_down` and `unavailable`: in seconds.
 */
retry_after?: number, };

export type Hints = { suggestions: Array<Suggestion>, };

export type Level = "apprentice" | "journeyman" | "foreman" | "engineer" | "director";

export type Line = { seq: number, at: number, } & ({ entry: SeenEntry, events: Array<Event>, } | { undone: Undone, } | { chat: Chat, } | { table: TableLine, });

export type Me = { person: Person | null, 
/**
 * The version of the program.
 */
build: string, 
/**
 * The version of the rules.
 */
rules: number, };

export type Moment = { position: Position, 
/**
 * The last of these entries; null before the first.
 */
line: Line | null, };

export type Name = { 
/**
 * 1 to 32 characters.
 */
name: string, };

export type NewTable = { 
/**
 * 1 to 4 seats.
 */
seats: Array<SeatWish>, settings?: Settings, 
/**
 * 64 hexadecimal digits: what the caller's first seat adds to the luck.
 */
contribution?: string, };

export type NewToken = { id: string, name: string, token: string, };

export type Opening = { table: TableInfo, 
/**
 * The running game with the eyes of the caller's seat, without the table; null for whoever has none there, or
 * several.
 */
game: Update | null, };

export type Password = { password: string, };

export type Person = { id: string, 
/**
 * Empty for somebody who deleted the account.
 */
name: string, kind: PersonKind, };

export type PersonKind = "guest" | "account" | "bot";

export type Play = { seat: number, 
/**
 * What the page had seen when the player decided.
 */
seq: number, 
/**
 * Any text of at most 64 characters; the same one with every repetition of this request.
 */
key: string, action: Action, 
/**
 * The name of the page's own stream, which then leaves out what the answer brings.
 */
stream?: string, };

export type Position = { view: View, 
/**
 * The legal decisions of the viewer, as a graph.
 */
legal: OfferGraph, why_not: Array<WhyNot>, undo: Undoable, 
/**
 * If the table shows them, or the game is over.
 */
scores: Array<Score> | null, 
/**
 * How many entries the record has.
 */
entries: number, 
/**
 * The digest of the last state, when the game is over.
 */
hash: string | null, 
/**
 * All hands by seat: only in a finished game, looked at with the eyes of all.
 */
hands?: Array<Array<DeckCard>>, };

export type Preview = { events: Array<Event>, scores: Array<Score>, view: View, };

export type ReplayStep = { 
/**
 * Its number, from 0.
 */
entry: number, 
/**
 * Where the game stands after it.
 */
round: number, turn: number, phase: Phase, 
/**
 * Who decided; null for chance.
 */
seat: number | null, 
/**
 * The name of the decision (`do`) or of the outcome (`chance`).
 */
kind: string, 
/**
 * The VP of every seat after it.
 */
totals: Array<number>, 
/**
 * How many events it has.
 */
events: number, };

export type Say = { 
/**
 * 1 to 500 characters.
 */
text: string, 
/**
 * Which of the own seats speaks.
 */
seat?: number, };

export type Seat = { guild: Guild, kind: SeatKind, 
/**
 * Empty for somebody who deleted the account; null for bots and open seats.
 */
name: string | null, 
/**
 * Of the bot that sits here, or that stands in for a person who is away.
 */
level: Level | null, 
/**
 * The caller decides for this seat.
 */
mine: boolean, 
/**
 * A further seat of the same person on the same device.
 */
device: boolean, 
/**
 * Somebody looks at the table with the eyes of this seat.
 */
online: boolean, 
/**
 * The person has left; nobody decides until the person returns or the others let a bot stand in.
 */
left: boolean, 
/**
 * A bot decides for the person, who may return.
 */
away: boolean, 
/**
 * The seat has added a seed of its own to the luck of the game.
 */
contributed: boolean, 
/**
 * The time left on this seat's clock, as of the moment this was sent.
 */
clock_ms: number | null, };

export type SeatKind = "person" | "bot" | "open";

export type SeatWish = { "kind": "me", guild?: Guild, } | { "kind": "device", name: string, guild?: Guild, } | { "kind": "bot", level: Level, guild?: Guild, } | { "kind": "open", guild?: Guild, };

export type Seq = { seq: number, };

export type Settings = { 
/**
 * Shown in the lobby.
 */
public: boolean, spectators: boolean, 
/**
 * VP are shown during the game.
 */
live_vp: boolean, hints: boolean, start: StartWhen, clock: Clock, 
/**
 * OPT-1 to OPT-3.
 */
options: Options, };

export type Sit = { 
/**
 * Left out: the first open seat. An own seat: only guild and contribution change.
 */
seat?: number, guild?: Guild, contribution?: string, };

export type StartWhen = "full" | "host";

export type Steps = { steps: Array<ReplayStep>, };

export type Suggestion = { action: Action, 
/**
 * The VP to be expected at the end.
 */
vp: number, 
/**
 * How likely the seat is to win.
 */
win: number, 
/**
 * How much of the search went into it.
 */
share: number, };

export type TableChange = "sat" | "stood" | "started" | "left" | "returned" | "bot_took_over" | "flagged" | "vote" | "voted" | "rematch" | "closed" | "changed";

export type TableId = { id: string, };

export type TableInfo = { id: string, 
/**
 * Six letters and digits to sit down by, while the table waits.
 */
code: string | null, phase: TablePhase, 
/**
 * The caller may change, start and close the table.
 */
host: boolean, seats: Array<Seat>, settings: Settings, 
/**
 * SHA-256 of the server's seed.
 */
commitment: string, created: number, updated: number, 
/**
 * Counts every line of the table.
 */
seq: number, round: number, turn: number, 
/**
 * The seat that must decide now.
 */
asked: number | null, 
/**
 * How many look on without a seat.
 */
watching: number, 
/**
 * The table of the rematch.
 */
next: string | null, votes: Array<Vote>, result: TableResult | null, };

export type TableLine = { what: TableChange, seat: number | null, };

export type TablePhase = "waiting" | "running" | "over" | "closed";

export type TableResult = { totals: Array<number>, winners: Array<number>, };

export type Tables = { tables: Array<TableInfo>, };

export type TokenInfo = { id: string, name: string, created: number, };

export type Tokens = { tokens: Array<TokenInfo>, };

export type Tried = Preview | { 
/**
 * The clause and its numbers.
 */
refusal: Refusal, };

export type Try = { seat: number, action: Action, };

export type Undo = { seat: number, seq: number, key: string, steps: number, 
/**
 * As for a decision.
 */
stream?: string, };

export type UndoRequest = { seat: number, seq: number, entries: number, 
/**
 * As for a decision.
 */
stream?: string, };

export type Undoable = { steps: number, stop: UndoStop | null, };

export type Undone = { seat: number, entries: number, };

export type Update = { 
/**
 * The last line; with it as `after` a viewer goes on from here.
 */
seq: number, table?: TableInfo, 
/**
 * Left out while the table waits, and if the game has not moved.
 */
position?: Position, lines: Array<Line>, };

export type Vote = { yes: Array<number>, needed: Array<number>, } & ({ "about": "replace", seat: number, } | { "about": "undo", seat: number, entries: number, });

export type VoteAbout = "replace" | "undo";

export type WhichSeat = { seat: number, };
