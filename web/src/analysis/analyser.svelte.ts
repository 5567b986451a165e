// Analyses that run on this device: one at a time, also while the visitor looks at something else. A browser that cannot do it asks
// the server. What is found is kept.
import { slim } from './account';
import { api } from '../net/api';
import { edition } from '../net/edition';
import { code } from '../net/errors';
import { isHere } from '../net/where';
import { session } from '../net/session.svelte';
import type { Depth, Eyes } from '../net/types';
import { keep, keyOf, read } from './kept';
import type { FromAnalyser, Told, ToAnalyser } from './messages';

/** How many analyses stay in memory; one of them runs. */
const REMEMBERED = 4;

/** How often to ask the server for progress, in milliseconds. */
const PACE = 1000;

export class Job {
  state: 'reading' | 'running' | 'stopped' | 'done' | 'failed' = $state('reading');
  report: Told | null = $state.raw(null);
  done = $state(0);
  entries = $state(0);
  /** How many games are before this one in the server's queue. */
  before = $state(0);
  /** The code of what went wrong. */
  wrong = $state('');
  /** The server makes it. */
  asks = $state(false);
  private worker: Worker | undefined;

  constructor(
    readonly table: string,
    readonly depth: Depth,
    readonly eyes: Eyes,
  ) {
    void this.begin();
  }

  /** Shows what is kept, or begins. What was stopped waits until somebody wants it. */
  private async begin(): Promise<void> {
    const kept = await read(this.table, this.depth, this.eyes);
    if (!kept) return this.start();
    this.report = kept.report;
    this.done = kept.report.done;
    this.entries = kept.report.entries;
    this.state = this.done < this.entries ? 'stopped' : 'done';
  }

  /** From the first entry; what was known before stays in view until more is known. */
  private async start(): Promise<void> {
    for (const job of jobs.values()) if (job !== this) job.drop();
    this.state = 'running';
    this.wrong = '';
    this.asks = false;
    try {
      if (!edition.device) return await this.ask();
      const record = await session.load(() => api.record(this.table));
      if (this.state !== 'running') return;
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tharos-analysis' });
      this.worker = worker;
      worker.onmessage = ({ data }: MessageEvent<FromAnalyser>) => void this.hear(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.unable();
      };
      this.say({ record, depth: this.depth, eyes: this.eyes });
    } catch (error) {
      this.fail(code(error));
    }
  }

  /** Lets the server do it; the server drops analyses that nobody polls. */
  private async ask(): Promise<void> {
    this.asks = true;
    while (this.state === 'running') {
      const { done, entries, before, report } = await session.load(() => api.analysis(this.table, this.depth, this.eyes));
      if (this.state !== 'running') return;
      this.before = before;
      await this.hear({ done, entries, ...(report ? { report: slim(report) } : {}) });
      await new Promise((rest) => setTimeout(rest, PACE));
    }
  }

  private say(message: ToAnalyser): void {
    this.worker?.postMessage(message);
  }

  private async hear(said: FromAnalyser): Promise<void> {
    if ('failure' in said) return this.unable();
    if (said.done < this.done && said.done < said.entries) return;
    this.done = said.done;
    this.entries = said.entries;
    if (said.report) this.report = said.report;
    const isDone = said.report !== undefined && this.done === this.entries;
    if (isDone) this.end();
    // What was stopped is kept as far as it came; what is done is kept before the page says so.
    if (this.report && (isDone || this.state !== 'running')) await keep(this.table, this.depth, this.report);
    if (isDone) this.state = 'done';
  }

  /** This device cannot do it: the server may, if it has the game. */
  private unable(): void {
    this.end();
    if (this.state !== 'running' || !edition.server || isHere(this.table)) return this.fail('no_device');
    this.ask().catch((error: unknown) => this.fail(code(error)));
  }

  private fail(wrong: string): void {
    this.wrong = wrong;
    this.state = 'failed';
    this.end();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  stop(): void {
    if (this.state !== 'running') return;
    this.state = 'stopped';
    this.say('stop');
  }

  goOn(): void {
    if (this.state === 'stopped' && this.worker) {
      for (const job of jobs.values()) if (job !== this) job.drop();
      this.state = 'running';
      this.say('go');
    } else if (this.state === 'stopped' || this.state === 'failed') void this.start();
  }

  /** Stops, because another analysis runs now. */
  drop(): void {
    if (this.state === 'running') {
      this.state = 'stopped';
      if (this.report) void keep(this.table, this.depth, this.report);
    }
    this.end();
  }
}

const jobs = new Map<string, Job>();

/** The analysis of a finished game; it begins by itself unless it is there. */
export function analysisOf(table: string, depth: Depth, eyes: Eyes): Job {
  const key = keyOf(table, depth, eyes);
  const found = jobs.get(key) ?? new Job(table, depth, eyes);
  // The newest request goes to the end.
  jobs.delete(key);
  jobs.set(key, found);
  for (const [old, job] of jobs) {
    if (jobs.size <= REMEMBERED) break;
    job.drop();
    jobs.delete(old);
  }
  return found;
}
