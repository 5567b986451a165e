// Tables of this device: a worker that answers like a server. It is fetched when somebody first needs it, and not before.
import { Problem, type Hear, type Request, type Transport } from '../transport';
import type { GameRecord, Hints, TableInfo, View } from '../types';
import type { Chest, FromWorker, Left, State, ToWorker, Unpacked, Wish } from './messages';

/** Random bytes that come with a request: a seed and the id of a new table. */
const ENTROPY = 64;

type Waiting = { done: (content: unknown) => void; fail: (problem: Problem) => void };

let worker: Worker | undefined;
let numbers = 0;
const waiting = new Map<number, Waiting>();
const following = new Map<number, Hear>();

/** Returns the name of the user. */
let called: () => string = () => '';
export function callMe(name: () => string): void {
  called = name;
}

function start(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tharos' });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  // It could not be fetched, or it crashed: all pending requests fail, and the next one starts a new worker.
  made.onerror = (event) => {
    event.preventDefault();
    made.terminate();
    worker = undefined;
    const lost = [...following.values()];
    const problem = new Problem(0, { error: 'no_device', message: event.message });
    for (const { fail } of waiting.values()) fail(problem);
    waiting.clear();
    following.clear();
    for (const hear of lost) hear.lost(problem);
  };
  return made;
}

function hear(said: FromWorker): void {
  if ('number' in said) {
    const { done, fail } = waiting.get(said.number) ?? {};
    waiting.delete(said.number);
    if ('failure' in said) fail?.(new Problem(said.status, said.failure));
    else done?.(said.content);
  } else if ('update' in said) following.get(said.follow)?.update(said.update);
  else if ('live' in said) following.get(said.follow)?.live();
  else following.get(said.follow)?.lost(new Problem(said.lost.status, said.lost.failure));
}

function send(message: ToWorker): void {
  worker ??= start();
  worker.postMessage(message);
}

function wish<Content>(wish: Wish): Promise<Content> {
  return new Promise((done, fail) => {
    const number = ++numbers;
    waiting.set(number, { done: done as (content: unknown) => void, fail });
    send({ number, wish });
  });
}

export const device = {
  // As over a wire: what a page holds may be more than plain data.
  ask: (request: Request) =>
    wish({ kind: 'ask', request: JSON.parse(JSON.stringify(request)) as Request, name: called(), entropy: crypto.getRandomValues(new Uint8Array(ENTROPY)) }),
  follow(what, hear) {
    const follow = ++numbers;
    following.set(follow, hear);
    send({ follow, what, name: called() });
    return () => {
      if (following.delete(follow)) send({ unfollow: follow });
    };
  },
  /** A hint for a game that is played elsewhere. */
  hint: (view: View, longer: number) => wish<Hints>({ kind: 'ask', request: { method: 'post', path: '/api/hints', body: JSON.parse(JSON.stringify({ view, longer })) as unknown }, name: called(), entropy: new Uint8Array() }),
  /** A finished game as text for a link; one that leaves another with luck of its own needs that as well. */
  pack: async (record: GameRecord, left?: Left) => (await wish<{ link: string }>({ kind: 'pack', record, ...(left ? { left } : {}) })).link,
  /** The game of a link as a table of this device. */
  openLink: (link: string) => wish<TableInfo>({ kind: 'open_link', link, name: called() }),
  export: () => wish<Omit<Chest, 'choices'>>({ kind: 'export' }),
  import: (chest: Chest) => wish<Unpacked>({ kind: 'import', chest }),
  clear: () => wish<void>({ kind: 'clear' }),
  state: () => wish<State>({ kind: 'state' }),
} satisfies Transport & Record<string, unknown>;
