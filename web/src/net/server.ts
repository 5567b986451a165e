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

function follow({ id, as, after, name }: Following, hear: Hear): () => void {
  const stream = new EventSource(`/api/tables/${encodeURIComponent(id)}/stream${queryText({ after, name, as })}`);
  const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);
  let heard = Date.now();
  const alive = (): void => void (heard = Date.now());
  const listen = (most: number): void => {
    if (Date.now() - heard < most) return;
    alive();
    hear.lost();
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') listen(SILENCE_ON_RETURN);
  };
  const watchdog = setInterval(() => listen(SILENCE), 5_000);
  document.addEventListener('visibilitychange', seen);
  for (const kind of ['open', 'ping', 'update']) stream.addEventListener(kind, alive);
  stream.onopen = () => hear.live();
  stream.onerror = () => hear.lost();
  stream.addEventListener('update', (event) => hear.update(read(event) as Update));
  stream.addEventListener('gone', (event) => hear.gone((read(event) as { reason: string }).reason));
  return () => {
    clearInterval(watchdog);
    document.removeEventListener('visibilitychange', seen);
    stream.close();
  };
}

export const server: Transport = { ask, follow };
