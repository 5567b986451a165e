// The puzzles there are, as crates/lessons knows them, and which one belongs to a day.
import file from './puzzles.json';

export interface Puzzle {
  id: string;
  stage: string;
  /** From 1 to 5. */
  difficulty: number;
  clauses: string[];
}

export const PUZZLES: readonly Puzzle[] = file;
export const HARDEST = 5;

const DAY = 24 * 60 * 60 * 1000;
/** The number of a day, the same for everybody: days begin at midnight UTC. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** The puzzle of a day: all in turn, those that follow one another far apart. */
export function puzzleOf(day: number): Puzzle {
  const step = PUZZLES.length % 7 ? 7 : 11;
  return PUZZLES[(((day * step) % PUZZLES.length) + PUZZLES.length) % PUZZLES.length]!;
}
