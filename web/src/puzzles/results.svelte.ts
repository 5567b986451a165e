// How somebody did on the puzzles, kept on this device.
import { better, inARow, solvedOn, type Result, type Streak } from './rank';

export interface Kept {
  results: Record<string, Result>;
  streak: Streak;
}

const KEY = 'tharos-puzzles';
const NONE: Kept = { results: {}, streak: { last: 0, length: 0 } };

function read(): Kept {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NONE;
  }
}

class Results {
  kept: Kept = $state.raw(read());

  constructor() {
    addEventListener('storage', () => (this.kept = read()));
  }

  of(puzzle: string): Result | undefined {
    return this.kept.results[puzzle];
  }

  get solved(): number {
    return Object.values(this.kept.results).filter(({ solved }) => solved > 0).length;
  }

  streak(today: number): number {
    return inARow(this.kept.streak, today);
  }

  /** The better result stays. */
  keep(puzzle: string, result: Result): void {
    const before = this.of(puzzle);
    if (before && !better(result, before)) return;
    this.put({ ...this.kept, results: { ...this.kept.results, [puzzle]: result } });
  }

  /** The puzzle of the day is solved. */
  solvedToday(today: number): void {
    this.put({ ...this.kept, streak: solvedOn(this.kept.streak, today) });
  }

  put(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A device without room still asks.
    }
  }
}

export const results = new Results();
