// The lessons there are, as crates/lessons knows them.
import file from './lessons.json';

export interface Lesson {
  id: string;
  core: boolean;
  /** How long it takes with all texts read. */
  minutes: number;
  clauses: string[];
}

export const LESSONS: readonly Lesson[] = file.lessons;
export const CORE = LESSONS.filter(({ core }) => core);
export const FURTHER = LESSONS.filter(({ core }) => !core);
/** The areas of the table that lessons point out, besides its things. */
export const PARTS: readonly string[] = file.parts;

/** The minutes of these lessons together. */
export const minutes = (...lessons: readonly Lesson[]): number => Math.max(1, Math.round(lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)));

/** The answers of a question in the order in which they are shown: the right one, which is the first, has no fixed place. */
export function mixed(choices: number, step: number): number[] {
  return Array.from({ length: choices }, (_, i) => ((i + step) % choices) + 1);
}
