// Progress of somebody with an account: what this device knows and what the server keeps become one, of everything the further one.
import { call } from '../net/call';
import { edition } from '../net/edition';
import { session } from '../net/session.svelte';
import { results } from '../puzzles/results.svelte';
import { progress } from './progress.svelte';

let under: Promise<void> | null = null;
let again = false;

async function exchange(): Promise<void> {
  await session.know();
  if (session.person?.kind !== 'account') return;
  const { results: puzzles, streak } = results.kept;
  const known = { lessons: progress.all, puzzles, streak };
  const both = await call('post', '/api/progress', { body: known });
  // What was done meanwhile is told with the next exchange, and not lost here.
  if (again) return;
  progress.take(both.lessons);
  results.put({ results: both.puzzles, streak: both.streak });
}

/** Tells the server and hears from it. One request at a time; where there is no account or no server, nothing happens. */
export function sync(): Promise<void> {
  if (!edition.server) return Promise.resolve();
  if (under) {
    again = true;
    return under;
  }
  under = exchange()
    .catch(() => undefined)
    .finally(() => {
      under = null;
      if (!again) return;
      again = false;
      void sync();
    });
  return under;
}
