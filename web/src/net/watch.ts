// Follows what happens at a table outside the game itself: the waiting room and the end screen.
import { api } from './api';
import { session } from './session.svelte';
import type { Update } from './types';
import { transportOf } from './where';

/** Calls `onupdate` for every change until the returned function is called. */
export function watch(id: string, as: number | null, after: number, onupdate: (update: Update) => void): () => void {
  let close: (() => void) | undefined;
  let seq = after;
  let stopped = false;

  function open(): void {
    close = transportOf(id).follow(
      { id, as, after: seq },
      {
        live: () => undefined,
        update: (update) => {
          seq = update.seq;
          onupdate(update);
        },
        // It ended for good, for example because the table was closed: what holds now says the table itself.
        gone: () => void again(),
        lost: () => void again(),
      },
    );
  }

  async function again(): Promise<void> {
    close?.();
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
    close?.();
  };
}
