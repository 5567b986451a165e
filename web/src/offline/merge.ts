// What two devices have kept as one: of everything the further one, as the server does with the progress of an account.
import { better, type Result } from '../puzzles/rank';
import type { Kept as Lesson } from '../learn/progress.svelte';
import type { Kept as Puzzles } from '../puzzles/results.svelte';

type By<Kept> = Record<string, Kept>;

/** Both, and where both have something what is made of the two. */
function both<Kept>(own: By<Kept>, other: By<Kept>, one: (own: Kept, other: Kept) => Kept): By<Kept> {
  const shared = Object.entries(other).map(([id, kept]) => [id, own[id] ? one(own[id], kept) : kept] as const);
  return { ...own, ...Object.fromEntries(shared) };
}

const lesson = (own: Lesson, other: Lesson): Lesson => ({ done: own.done || other.done, taken: other.taken.length > own.taken.length ? other.taken : own.taken });
const result = (own: Result, other: Result): Result => (better(other, own) ? other : own);
/** What is kept of a table or a day is never older here. */
const mine = <Kept>(own: Kept): Kept => own;

const MERGED: Record<string, (own: never, other: never) => unknown> = {
  'tharos-lessons': (own: By<Lesson>, other: By<Lesson>) => both(own, other, lesson),
  'tharos-puzzles': (own: Puzzles, other: Puzzles) => {
    const later = other.streak.last - own.streak.last || other.streak.length - own.streak.length;
    return { results: both(own.results, other.results, result), streak: later > 0 ? other.streak : own.streak };
  },
  'tharos-coach': (own: By<unknown>, other: By<unknown>) => both(own, other, mine),
  'tharos-daily': (own: By<unknown>, other: By<unknown>) => both(own, other, mine),
};

/** What is to be kept under this name, given what is here and what a file brings. What was chosen here stays chosen. */
export function merged(name: string, own: string | null, other: string): string {
  const merge = MERGED[name];
  if (own === null || !merge) return own ?? other;
  try {
    return JSON.stringify(merge(JSON.parse(own) as never, JSON.parse(other) as never));
  } catch {
    // One of the two is no such thing: what is here stays.
    return own;
  }
}
