// Tables at the server that this page came from: HTTP, and a stream of events.
import { Problem, queryText, type Failure, type Following, type Hear, type Request, type Transport } from './transport';
import type { Update } from './types';

async function ask({ method, path, query, body }: Request): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(path + queryText(query), {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, { error: 'offline', message: 'the server does not answer' });
  }
  if (answer.status === 204) return undefined;
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const failure = content as Failure | null;
    throw new Problem(answer.status, failure?.error ? failure : { error: 'unavailable', message: answer.statusText });
  }
  return content;
}

/** The server says something every 15 seconds. After such a silence the connection is dead, whatever the browser believes. */
const SILENCE = 40_000;
/** Whoever comes back to the tab does not wait so long. */
const SILENCE_ON_RETURN = 20_000;
/** After so long in the background a page says that nobody looks at it: then the player is notified as if it were closed. */
const UNSEEN_AFTER = 60_000;

function follow({ id, as, after, name }: Following, hear: Hear): () => void {
  const isVisible = (): boolean => document.visibilityState === 'visible';
  let known = after;
  let unseen = !isVisible();
  const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);
  let heard = Date.now();
  const alive = (): void => void (heard = Date.now());
  const listen = (most: number): void => {
    if (Date.now() - heard < most) return;
    alive();
    hear.lost();
  };
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const seen = (): void => {
    clearTimeout(leaving);
    if (!isVisible()) {
      leaving = setTimeout(() => again(true), UNSEEN_AFTER);
      return;
    }
    if (unseen) again(false);
    else listen(SILENCE_ON_RETURN);
  };
  const watchdog = setInterval(() => listen(SILENCE), 5_000);
  document.addEventListener('visibilitychange', seen);
  let stream = open();

  function open(): EventSource {
    const stream = new EventSource(`/api/tables/${encodeURIComponent(id)}/stream${queryText({ after: known, name, as, unseen: unseen || undefined })}`);
    for (const kind of ['open', 'ping', 'update']) stream.addEventListener(kind, alive);
    stream.onopen = () => hear.live();
    stream.onerror = () => hear.lost();
    stream.addEventListener('update', (event) => {
      const update = read(event) as Update;
      known = update.seq;
      hear.update(update);
    });
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
    clearTimeout(leaving);
    clearInterval(watchdog);
    document.removeEventListener('visibilitychange', seen);
    stream.close();
  };
}

export const server: Transport = { ask, follow };
