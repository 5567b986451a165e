// The live game of one seat (or of a spectator): one stream of changes, gaps closed by number, and what is sent up.
//
// Nothing is guessed: the page shows what the server confirmed. What others did is shown step by step, so that no go
// rushes past; a click hurries the rest.
import { api, newKey, Problem } from './api';
import type { Action, Answers, Because, Line, Odds, Position, TableInfo, Token, Tried, Update, WishedStep } from './types';
import { session } from './session.svelte';
import { firstUpdate } from './first';
import { isHere, transportOf } from './where';

const BACK_OFF = [1000, 2000, 4000, 8000, 15000];
/** After these answers the game may stand elsewhere than this page thinks. */
const UNSURE: readonly string[] = ['stale', 'offline', 'unavailable', 'internal'];

/** What only the person at this device can do something about. */
const STUCK: readonly string[] = ['storage_full', 'storage_refused', 'storage_broken', 'damaged', 'no_device'];

export type Connection = 'opening' | 'live' | 'lost';
/** Why the page cannot go on by itself. */
export type Gone = 'signed_out' | 'closed' | 'no_table' | 'not_yours' | 'other_rules';

export class Game {
  table: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** The lines of the update shown last, for motion and for the live region. */
  fresh: Line[] = $state.raw([]);
  seq = $state(0);
  connection: Connection = $state('opening');
  tries = $state(0);
  gone: Gone | null = $state(null);
  /** Why this device cannot go on with the game; nothing is tried before somebody wants it. */
  stuck: string | null = $state(null);
  /** Updates received but not yet shown. */
  waiting = $state(0);
  busy = $state(false);

  /** How long what is shown stays before the next update, in milliseconds. Not asked about what is hurried past. */
  reading: (lines: readonly Line[]) => number = () => 0;

  /** Whether these lines are worth a stop also to somebody in a hurry. */
  stops: (lines: readonly Line[]) => boolean = () => false;

  private stream: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  protected showing: ReturnType<typeof setTimeout> | undefined;
  protected queue: Update[] = [];
  /** What the stream brought while the answer to a request, which comes before it, was on its way. */
  private held: Update[] = [];
  /** What requests call the stream by, so that it leaves out what their answers bring. */
  private readonly name = newKey();
  protected received = 0;
  /** Somebody else has sat down: what comes next replaces everything that is shown. */
  protected anew = false;
  private closed = false;

  constructor(
    readonly id: string,
    public seat: number | null,
  ) {}

  open(): void {
    this.closed = false;
    void this.begin();
    addEventListener('online', this.retry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.seen);
  }

  /** With what the page has asked for already; the stream goes on from there. */
  private async begin(): Promise<void> {
    const update = await firstUpdate(this.id, this.seat);
    if (this.closed || this.stream) return;
    if (update) this.receive(update);
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.drop();
    clearTimeout(this.showing);
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.seen);
  }

  /** Hotseat: the same table through another seat's eyes. */
  sit(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.drop();
    this.queue = [];
    this.held = [];
    clearTimeout(this.showing);
    this.showing = undefined;
    this.waiting = 0;
    this.received = 0;
    // The table stays in view until it is there with the other eyes.
    this.anew = true;
    this.connect();
  }

  /** Tries again at once. */
  retry = (): void => {
    if (this.connection === 'lost' && !this.gone) this.connect();
  };

  /** The device has no network: a stream that is open would notice only much later. */
  private cut = (): void => {
    if (!this.gone && !isHere(this.id)) void this.lost();
  };

  private seen = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  private drop(): void {
    clearTimeout(this.timer);
    this.stream?.();
    this.stream = null;
  }

  private connect(): void {
    this.drop();
    let stop: (() => void) | null = null;
    /** Only the stream that was opened last is listened to; it may speak before it is at hand. */
    const now = (): boolean => stop === null || stop === this.stream;
    stop = transportOf(this.id).follow(
      { id: this.id, as: this.seat, after: this.received, name: this.name },
      {
        live: () => {
          if (!now()) return;
          this.connection = 'live';
          this.tries = 0;
          this.stuck = null;
        },
        update: (update) => {
          if (!now()) return;
          if (this.busy) this.held.push(update);
          else this.receive(update);
        },
        gone: (reason) => {
          if (!now()) return;
          this.drop();
          if (reason === 'signed_out') this.signedOut();
          else this.gone = reason === 'closed' ? 'closed' : 'not_yours';
        },
        lost: (problem) => {
          if (now()) void this.lost(problem);
        },
      },
    );
    this.stream = stop;
  }

  /** The stream does not say why it ended; an ordinary request does. */
  private async lost(problem?: Problem): Promise<void> {
    this.drop();
    this.connection = 'lost';
    if (problem && STUCK.includes(problem.failure.error)) {
      this.stuck = problem.failure.error;
      return;
    }
    const wait = BACK_OFF[Math.min(this.tries, BACK_OFF.length - 1)] ?? 15000;
    this.tries += 1;
    try {
      await this.catchUp();
    } catch (problem) {
      if (problem instanceof Problem && this.fail(problem)) return;
    }
    if (!this.closed) this.timer = setTimeout(() => this.connect(), wait);
  }

  private fail(problem: Problem): boolean {
    const { error } = problem.failure;
    if (error === 'no_session') this.signedOut();
    else if (error === 'no_table' || error === 'other_rules') this.gone = error;
    else if (error === 'not_yours' || error === 'no_spectators') this.gone = 'not_yours';
    else return false;
    return true;
  }

  /** Nobody is signed in here any more: the way on is to sign in, on the page that says who is here. */
  private signedOut(): void {
    this.gone = 'signed_out';
    session.expire();
  }

  protected receive(update: Update): void {
    // The page went on to something else while this was on its way.
    if (this.closed) return;
    const first = this.received === 0;
    const begins = update.lines[0]?.seq ?? this.received + 1;
    // A line is missing in between: the table tells everything from where this page is.
    if (!first && begins > this.received + 1) {
      void this.catchUp();
      return;
    }
    if (update.seq <= this.received && !first) {
      this.retable(update);
      return;
    }
    this.received = update.seq;
    this.queue.push(update);
    this.waiting = this.queue.length;
    if (first || document.visibilityState === 'hidden' || this.queue.length > 40) this.showAll();
    else if (this.showing === undefined) this.next();
  }

  /** Nothing happened, but names or presence have changed: what is shown last says so. */
  private retable({ seq, table }: Update): void {
    if (!table || seq < this.received) return;
    const last = this.queue.at(-1);
    if (last) last.table = table;
    else this.setTable(table);
  }

  private setTable(table: TableInfo): void {
    this.table = table;
    if (table.phase === 'closed') this.gone = 'closed';
  }

  private async catchUp(): Promise<void> {
    this.receive(await api.game(this.id, this.seat, this.received));
  }

  /** Shows the next update, if there is one. */
  next = (): void => {
    clearTimeout(this.showing);
    this.showing = undefined;
    const update = this.queue.shift();
    this.waiting = this.queue.length;
    if (!update) return;
    this.show(update);
    const wait = this.reading(update.lines);
    if (wait) this.showing = setTimeout(this.next, this.pressed() ? wait / 3 : wait);
    else if (this.queue.length) this.next();
  };

  /** The own clock runs already, while others are still being read. */
  private pressed(): boolean {
    const last = this.queue.at(-1)?.table;
    return this.seat !== null && last?.asked === this.seat && last.settings.clock.kind !== 'none';
  }

  /** Shows what has come in, as far as the next stop. */
  hurry = (): void => {
    const stop = this.queue.findIndex(({ lines }) => this.stops(lines));
    if (stop < 0) return this.showAll();
    this.showFirst(stop);
    this.next();
  };

  protected showAll(): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    this.showFirst(this.queue.length);
  }

  /** The first updates of the queue as one. */
  private showFirst(n: number): void {
    const updates = this.queue.splice(0, n);
    this.waiting = this.queue.length;
    if (updates.length) this.show(updates.reduce((sum, update) => ({ ...sum, ...update, lines: [...sum.lines, ...update.lines] })));
  }

  private show(update: Update): void {
    const before = this.anew ? [] : this.lines;
    const known = before.at(-1)?.seq ?? 0;
    const fresh = update.lines.filter((line) => line.seq > known);
    this.lines = [...before, ...fresh];
    this.fresh = this.anew ? [] : fresh;
    this.anew = false;
    if (update.table) this.setTable(update.table);
    if (update.position) this.position = update.position;
    this.seq = update.seq;
  }

  /** Sends one request at a time. The answer is what comes of it, and is shown at once; what the others do after it comes step by step. */
  private async send(request: (seat: number, key: string) => Promise<Update>): Promise<void> {
    const { seat } = this;
    if (seat === null) throw new Problem(403, { error: 'not_yours', message: 'spectators do not decide' });
    this.busy = true;
    try {
      const answer = await request(seat, newKey());
      if (this.closed) return;
      if (seat === this.seat) this.receive(answer);
      this.showAll();
      const wait = this.reading(answer.lines);
      if (wait) this.showing = setTimeout(this.next, wait);
    } catch (problem) {
      if (problem instanceof Problem && !this.fail(problem) && UNSURE.includes(problem.failure.error)) await this.catchUp().catch(() => undefined);
      throw problem;
    } finally {
      this.busy = false;
      for (const update of this.held.splice(0)) this.receive(update);
    }
  }

  /** A decision. If the connection breaks on the way it is sent again with the same key, so it counts once. */
  play(action: Action, answers?: Answers): Promise<unknown> {
    return this.send((seat, key) => again(() => api.play(this.id, seat, this.seq, key, action, this.name, answers)));
  }

  /** Plans the next goes of this seat; without steps there is no plan any more. */
  plan(steps: readonly WishedStep[]): Promise<unknown> {
    return this.send((seat) => api.plan(this.id, seat, this.seq, steps));
  }

  /** What a decision of this seat would do. */
  preview(action: Action): Promise<Tried> {
    return api.preview(this.id, this.seat ?? 0, action);
  }

  /** Why a thing does not go with what was pointed at. */
  why(picks: Token[], thing: Token): Promise<Because> {
    return api.why(this.id, this.seat ?? 0, picks, thing);
  }

  /** What the next draws of this seat may bring. */
  odds(): Promise<Odds> {
    return api.odds(this.id, this.seat ?? 0);
  }

  undo(steps: number): Promise<unknown> {
    return this.send((seat, key) => again(() => api.undo(this.id, seat, this.seq, key, steps, this.name)));
  }

  askUndo(goes: number): Promise<unknown> {
    return this.send((seat) => api.askUndo(this.id, seat, this.seq, goes, this.name));
  }
}

/** Server or database may be away for a moment: then the same request is sent again, a few times. */
async function again<T>(request: () => Promise<T>): Promise<T> {
  for (const wait of [800, 2000, 3000]) {
    try {
      return await request();
    } catch (problem) {
      if (!(problem instanceof Problem) || !['offline', 'unavailable'].includes(problem.failure.error)) throw problem;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return request();
}
