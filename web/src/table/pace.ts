// How long a step of another player stays before the next one is shown: long enough to read it.
import type { Pace } from '../settings.svelte';
import { isQuiet, type Item } from './logbook';

/** In milliseconds: for each sign that there is to read, and at least and at most for one step. */
const SIGN = 14;
const LEAST = 1100;
const MOST = 2500;
/** For a pass, and for what changes nothing others need to know. */
const BRIEF = 500;
const TIMES: Record<Pace, number> = { calm: 1.8, normal: 1, once: 0 };

/** `text` is what the log says about an entry. */
export function dwell(items: readonly Item[], seat: number | null, text: (item: Item) => string, pace: Pace): number {
  // The player's own steps and chat need no reading time.
  const theirs = items.filter((item) => item.seat !== null && item.seat !== seat && !item.chat && !item.table);
  if (!theirs.length) return 0;
  const quiet = theirs.every(({ did }) => did && (did.do === 'pass' || isQuiet(did)));
  const signs = theirs.reduce((sum, item) => sum + text(item).length, 0);
  return TIMES[pace] * (quiet ? BRIEF : Math.min(MOST, Math.max(LEAST, SIGN * signs)));
}
