// What the page and the worker that analyses say to each other.
import type { AnalysisReport, Depth, Eyes, GameRecord } from '../net/types';

/** A report without what no page shows: decisions that lost nothing and rolls that changed little. */
export interface Told extends AnalysisReport {
  /** How many decisions were judged. */
  judged: number;
}

export type ToAnalyser = { record: GameRecord; depth: Depth; eyes: Eyes } | 'go' | 'stop';

export type FromAnalyser = { done: number; entries: number; report?: Told } | { failure: string };
