// How far somebody has come with the lessons, kept on this device.
import type { Action } from '../net/types';

/** The steps that were taken, and whether the lesson was ever finished. */
export interface Kept {
  taken: (Action | null)[];
  done: boolean;
}

const KEY = 'tharos-lessons';

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

class Progress {
  private kept: Record<string, Kept> = $state.raw(read());

  constructor() {
    addEventListener('storage', () => (this.kept = read()));
  }

  /** Somebody who has finished a lesson is no stranger. */
  get any(): boolean {
    return Object.values(this.kept).some(({ done }) => done);
  }

  get all(): Record<string, Kept> {
    return this.kept;
  }

  /** What this device and the server know together. */
  take(kept: Record<string, Kept>): void {
    this.kept = kept;
    this.write();
  }

  of(lesson: string): Kept {
    return this.kept[lesson] ?? { taken: [], done: false };
  }

  keep(lesson: string, taken: (Action | null)[]): void {
    this.put(lesson, { ...this.of(lesson), taken });
  }

  /** The lesson is finished; it begins anew when it is opened again. */
  finish(lesson: string): void {
    this.put(lesson, { taken: [], done: true });
  }

  private put(lesson: string, kept: Kept): void {
    this.kept = { ...this.kept, [lesson]: kept };
    this.write();
  }

  private write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A device without room still teaches.
    }
  }
}

export const progress = new Progress();
