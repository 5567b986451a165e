// Follows what happens at a table outside the game itself: the waiting room and the end screen.
import { api } from './api';
import { session } from './session.svelte';
import type { Update } from './types';

/** Calls `onupdate` for every change until the returned function is called. */
export function watch(id: string, as: number | null, after: number, onupdate: (update: Update) => void): () => void {
  let stream: EventSource | undefined;
  let seq = after;
  let stopped = false;

  function open(): void {
    stream = new EventSource(api.streamAddress(id, as, seq));
    stream.addEventListener('update', (event) => {
      const update = JSON.parse(event.data as string) as Update;
      seq = update.seq;
      onupdate(update);
    });
    // The server closed it for good, for example because the table was closed: what holds now says the table itself.
    stream.addEventListener('gone', () => void again());
    stream.onerror = () => void again();
  }

  async function again(): Promise<void> {
    stream?.close();
    try {
      const update = await session.load(() => api.game(id, as, seq));
      if (stopped) return;
      seq = update.seq;
      onupdate(update);
      if (update.table?.phase !== 'closed') setTimeout(() => !stopped && open(), 1000);
    } catch {
      // Not ours any more (kicked, signed out): the next look at the table says so.
    }
  }

  open();
  return () => {
    stopped = true;
    stream?.close();
  };
}
