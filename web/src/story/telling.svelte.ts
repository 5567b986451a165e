// The reports that are being told: one after the other over the board, each as long as it takes to read, or until a click.
import type { Pace } from '../settings.svelte';
import type { Report } from './report';

/** In milliseconds: for a report as such, for each of its rows, and at most for the report of a turn and of a round. */
const BASE = 1800;
const ROW = 400;
const MOST = { turn: 4000, round: 6000 };
const TIMES: Record<Pace, number> = { calm: 1.8, normal: 1, once: 0 };

/** How long a report stays; 0 at the fastest pace. */
export function lasts(report: Report, pace: Pace): number {
  const rows = report.kind === 'turn' ? report.checks.length : report.cards.reduce((sum, { losses }) => sum + 1 + losses.length, 1);
  return TIMES[pace] * Math.min(MOST[report.kind], BASE + ROW * rows);
}

export class Telling {
  private queue: Report[] = $state.raw([]);
  /** Everything told so far, for those who hear the table. */
  told: Report[] = $state.raw([]);

  get now(): Report | null {
    return this.queue[0] ?? null;
  }

  /** Tells these reports; the answer is how long that takes. */
  tell(reports: readonly Report[], pace: Pace): number {
    const fresh = reports.filter(({ seq, kind }) => !this.told.some((one) => one.seq === seq && one.kind === kind));
    this.told = [...this.told, ...fresh];
    const time = fresh.reduce((sum, report) => sum + lasts(report, pace), 0);
    if (time) this.queue = [...this.queue, ...fresh];
    return time;
  }

  /** Goes on to what comes after the report that is shown. */
  skip = (): void => {
    this.queue = this.queue.slice(1);
  };
}
