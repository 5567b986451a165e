// The live game against a server that is played by the test: what is shown, in which order, and what is asked for again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, Position, TableInfo, Update } from './types';

class Stream {
  static last: Stream;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly heard = new Map<string, (event: { data: string }) => void>();
  constructor(readonly address: string) {
    Stream.last = this;
  }
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    this.heard.set(name, listener);
  }
  send(update: Update): void {
    this.heard.get('update')!({ data: JSON.stringify(update) });
  }
  ping(): void {
    this.heard.get('ping')!({ data: '{}' });
  }
  close(): void {
    this.closed = true;
  }
  closed = false;
}

const table = (watching: number): TableInfo => ({ phase: 'running', watching, settings: { clock: { kind: 'none' } }, seats: [] }) as unknown as TableInfo;
const position = (entries: number): Position => ({ entries, view: { viewer: 0 } }) as unknown as Position;
const line = (seq: number): Line => ({ seq, at: 0, table: { what: 'changed', seat: null } });
const lines = (from: number, to: number): Line[] => Array.from({ length: to - from + 1 }, (_, i) => line(from + i));

/** Requests in order, and what is answered to them. */
let asked: { path: string; body: unknown }[];
let answers: (() => Promise<Response>)[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(init.body as string) : undefined });
    const answer = answers.shift();
    if (!answer) throw new Error(`nobody answers ${path}`);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const says = (update: Update) => () => Promise.resolve(new Response(JSON.stringify(update)));
const settled = () => new Promise((done) => setTimeout(done, 0));

async function opened() {
  const { Game } = await import('./game.svelte');
  const game = new Game('t', 0);
  game.open();
  await settled();
  Stream.last.send({ seq: 5, table: table(0), position: position(3), lines: lines(1, 5) });
  return game;
}

test('what is left out of an update stays as it is', async () => {
  const game = await opened();
  expect(game.position?.entries).toBe(3);
  Stream.last.send({ seq: 5, table: table(1), lines: [] });
  expect([game.table?.watching, game.position?.entries, game.seq, game.lines.length]).toEqual([1, 3, 5, 5]);
  Stream.last.send({ seq: 6, lines: lines(6, 6) });
  expect([game.table?.watching, game.position?.entries, game.seq]).toEqual([1, 3, 6]);
});

test('the answer to a decision is shown at once, and what the stream brought meanwhile comes after it', async () => {
  const game = await opened();
  let answer: (response: Response) => void = () => undefined;
  answers.push(() => new Promise((done) => (answer = done)));
  const played = game.play({ do: 'pass' } as never);
  await settled();
  const name = new URL(Stream.last.address, 'http://host').searchParams.get('name');
  expect(asked.at(-1)).toMatchObject({ path: '/api/tables/t/play', body: { seat: 0, seq: 5, stream: name } });
  // The bot after us was quicker than our own answer.
  Stream.last.send({ seq: 8, table: table(0), position: position(6), lines: lines(8, 8) });
  expect(game.seq).toBe(5);
  answer(new Response(JSON.stringify({ seq: 7, table: table(0), position: position(5), lines: lines(6, 7) })));
  await played;
  expect([game.seq, game.position?.entries, game.lines.map(({ seq }) => seq)]).toEqual([8, 6, [1, 2, 3, 4, 5, 6, 7, 8]]);
  expect(game.busy).toBe(false);
});

test('a line that is missing is asked for, and no line is shown twice', async () => {
  const game = await opened();
  answers.push(says({ seq: 8, table: table(0), position: position(6), lines: lines(6, 8) }));
  Stream.last.send({ seq: 8, table: table(0), position: position(6), lines: lines(8, 8) });
  expect(game.seq).toBe(5);
  await settled();
  await settled();
  expect(asked.at(-1)?.path).toBe('/api/tables/t/game?after=5&as=0');
  Stream.last.send({ seq: 9, table: table(0), position: position(7), lines: lines(7, 9) });
  expect(game.lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('after a refusal for being late the page catches up', async () => {
  const game = await opened();
  answers.push(() => Promise.resolve(new Response(JSON.stringify({ error: 'stale', message: '', seq: 6 }), { status: 409 })));
  answers.push(says({ seq: 6, table: table(0), position: position(4), lines: lines(6, 6) }));
  await expect(game.play({ do: 'pass' } as never)).rejects.toMatchObject({ failure: { error: 'stale' } });
  expect([game.seq, game.position?.entries, game.busy]).toEqual([6, 4, false]);
});

test('a stream that is opened again goes on from the last line', async () => {
  const game = await opened();
  const before = Stream.last;
  answers.push(says({ seq: 5, table: table(2), lines: [] }));
  vi.useFakeTimers();
  before.onerror!();
  expect([game.connection, before.closed]).toEqual(['lost', true]);
  await vi.advanceTimersByTimeAsync(1100);
  vi.useRealTimers();
  expect(game.table?.watching).toBe(2);
  expect(Stream.last).not.toBe(before);
  expect(Stream.last.address).toContain('after=5&');
  Stream.last.onopen!();
  expect(game.connection).toBe('live');
  game.close();
  expect(Stream.last.closed).toBe(true);
});

test('a hurry stops at what is worth a stop, and what comes after waits for as long as that is read', async () => {
  const game = await opened();
  game.reading = (lines) => (lines.some(({ seq }) => seq === 8) ? 60_000 : 1000);
  game.stops = (lines) => lines.some(({ seq }) => seq === 8);
  for (const seq of [6, 7, 8, 9, 10]) Stream.last.send({ seq, position: position(seq), lines: lines(seq, seq) });
  expect([game.seq, game.waiting]).toEqual([6, 4]);
  game.hurry();
  expect([game.seq, game.waiting]).toEqual([8, 2]);
  game.hurry();
  expect([game.seq, game.waiting]).toEqual([10, 0]);
  game.close();
});

test('a stream that says nothing any more is noticed, and what was missed is asked for', async () => {
  const game = await opened();
  const before = Stream.last;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    // A new stream, so that its watchdog goes by the same clock.
    game.sit(null);
    const silent = Stream.last;
    silent.onopen?.();
    expect(silent).not.toBe(before);
    vi.advanceTimersByTime(35_000);
    silent.ping();
    vi.advanceTimersByTime(35_000);
    expect(silent.closed).toBe(false);
    answers.push(says({ seq: 6, table: table(0), position: position(4), lines: lines(1, 6) }));
    vi.advanceTimersByTime(10_000);
    expect(silent.closed).toBe(true);
    expect(game.connection).toBe('lost');
    await settled();
    expect(asked.at(-1)?.path).toContain('/game');
  } finally {
    game.close();
    vi.useRealTimers();
  }
});
