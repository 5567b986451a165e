// Tables at the server that this page came from: HTTP, and a stream of events.
import { Problem, queryText, type Failure, type Following, type Hear, type Request, type Transport } from './transport';
import type { Update } from './types';

/** An answer that takes longer does not come: a connection may die without a word. */
const PATIENCE = 20_000;
/** Where the server thinks, or much is sent. */
const MUCH_PATIENCE = 60_000;
const LONG = /\/(hint|coach|analysis|records)$/;

async function ask({ method, path, query, body }: Request): Promise<unknown> {
  let answer: Response;
  let text: string;
  const end = new AbortController();
  const patience = setTimeout(() => end.abort(), LONG.test(path) ? MUCH_PATIENCE : PATIENCE);
  try {
    answer = await fetch(path + queryText(query), {
      method: method.toUpperCase(),
      signal: end.signal,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new Problem(0, { error: 'offline', message: 'the server does not answer' });
  } finally {
    clearTimeout(patience);
  }
  if (answer.status === 204) return undefined;
  const content = read(text);
  if (!answer.ok) {
    const failure = content as Failure | null;
    throw new Problem(answer.status, failure?.error ? failure : { error: 'unavailable', message: answer.statusText });
  }
  return content;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server says something every 15 seconds. After such a silence the connection is dead, whatever the browser believes. */
const SILENCE = 40_000;
/** The same after the user returns to the tab. */
const SILENCE_ON_RETURN = 20_000;
/** A page in the background for this long reports that nobody looks at it, so the player is notified as if it were closed. */
const UNSEEN_AFTER = 60_000;

function follow({ id, as, after, name }: Following, hear: Hear): () => void {
  const isVisible = (): boolean => document.visibilityState === 'visible';
  let known = after;
  let unseen = !isVisible();
  let stopped = false;
  const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);
  let heard = Date.now();
  const alive = (): void => void (heard = Date.now());
  const listen = (most: number): void => {
    if (Date.now() - heard < most) return;
    alive();
    hear.lost();
  };
  const update = (update: Update): void => {
    known = update.seq;
    hear.update(update);
  };
  /** A stream that broke while the device slept may look alive for a while: on return to the tab the page asks what is new. */
  const catchUp = async (): Promise<void> => {
    try {
      const now = (await ask({ method: 'get', path: `/api/tables/${encodeURIComponent(id)}/game`, query: { after: known, as } })) as Update;
      if (!stopped && now.seq >= known) update(now);
    } catch {
      if (!stopped) hear.lost();
    }
  };
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const seen = (): void => {
    clearTimeout(leaving);
    if (!isVisible()) {
      leaving = setTimeout(() => again(true), UNSEEN_AFTER);
      return;
    }
    if (unseen) again(false);
    else if (Date.now() - heard >= SILENCE_ON_RETURN) listen(SILENCE_ON_RETURN);
    else if (known > 0) void catchUp();
  };
  const watchdog = setInterval(() => listen(SILENCE), 5_000);
  document.addEventListener('visibilitychange', seen);
  let stream = open();

  function open(): EventSource {
    const stream = new EventSource(`/api/tables/${encodeURIComponent(id)}/stream${queryText({ after: known, name, as, unseen: unseen || undefined })}`);
    for (const kind of ['open', 'ping', 'update']) stream.addEventListener(kind, alive);
    stream.onopen = () => hear.live();
    stream.onerror = () => hear.lost();
    stream.addEventListener('update', (event) => update(read(event) as Update));
    stream.addEventListener('gone', (event) => hear.gone((read(event) as { reason: string }).reason));
    return stream;
  }

  /** The same from the last known line on; the server learns whether somebody looks. */
  function again(now: boolean): void {
    stream.close();
    unseen = now;
    alive();
    stream = open();
  }

  return () => {
    stopped = true;
    clearTimeout(leaving);
    clearInterval(watchdog);
    document.removeEventListener('visibilitychange', seen);
    stream.close();
  };
}

export const server: Transport = { ask, follow };
