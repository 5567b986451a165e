// The way to the server when it is slow, silent or gone.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from './server';
import type { Hear } from './transport';
import type { Update } from './types';

class Stream {
  static last: Stream;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard = new Map<string, (event: { data: string }) => void>();
  constructor() {
    Stream.last = this;
  }
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    this.heard.set(name, listener);
  }
  send(update: Update): void {
    this.heard.get('update')!({ data: JSON.stringify(update) });
  }
  close(): void {}
}

let asked: string[];
let answer: () => Promise<Response>;
let comeBack: () => void;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: (_: string, seen: () => void) => (comeBack = seen), removeEventListener: () => undefined });
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    const aborted = new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
    return Promise.race([answer(), aborted]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<Response>(() => undefined);
const outcome = async (path: string, wait: number) => {
  let error: unknown = 'none yet';
  server.ask({ method: 'post', path, body: {} }).catch((problem: unknown) => (error = problem));
  await vi.advanceTimersByTimeAsync(wait);
  return error;
};

test('a request whose answer does not come is given up, later where the server thinks', async () => {
  answer = never;
  const offline = { failure: { error: 'offline' } };
  expect(await outcome('/api/tables/t/play', 19_000)).toBe('none yet');
  expect(await outcome('/api/tables/t/play', 21_000)).toMatchObject(offline);
  expect(await outcome('/api/tables/t/hint', 59_000)).toBe('none yet');
  expect(await outcome('/api/tables/t/hint', 61_000)).toMatchObject(offline);
});

test('an answer that breaks off is none', async () => {
  const broken = () => new ReadableStream({ start: (body) => body.error(new Error('cut')) });
  answer = () => Promise.resolve(new Response(broken()));
  expect(await outcome('/api/tables/t/play', 0)).toMatchObject({ failure: { error: 'offline' } });
});

function following() {
  const told: unknown[] = [];
  const hear: Hear = { live: () => undefined, update: ({ seq }) => told.push(seq), gone: (reason) => told.push(reason), lost: () => told.push('lost') };
  const stop = server.follow({ id: 't', as: 0, after: 0 }, hear);
  return { told, stop };
}

const update = (seq: number) => ({ seq, lines: [] }) as unknown as Update;
const says = (seq: number) => () => Promise.resolve(new Response(JSON.stringify(update(seq))));

test('whoever comes back to the tab asks what is new, however alive the stream seems', async () => {
  const { told, stop } = following();
  Stream.last.send(update(5));
  answer = says(7);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/tables/t/game?after=5&as=0']);
  expect(told).toEqual([5, 7]);
  // What the stream brought meanwhile is newer.
  answer = says(7);
  comeBack();
  Stream.last.send(update(8));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([5, 7, 8]);
  answer = never;
  comeBack();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(told.at(-1)).toBe('lost');
  stop();
});

test('nobody hears anything once the table is left', async () => {
  const { told, stop } = following();
  Stream.last.send(update(5));
  answer = says(6);
  comeBack();
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([5]);
});
