// A finished game as a film: where its goes, turns and rounds begin, and how to step through it.
// A place in the film is a number of entries: 0 is before the first, `length` after the last.
import type { Line, ReplayStep } from '../../net/types';

export type Unit = 'entry' | 'go' | 'turn' | 'round';

export interface Go {
  /** The entries of the go: from `start` (included) to `end` (excluded). */
  start: number;
  end: number;
  seat: number | null;
}
export interface Turn {
  round: number;
  turn: number;
  start: number;
  end: number;
  goes: Go[];
}

export class Film {
  readonly length: number;
  readonly turns: Turn[];
  readonly goes: Go[];

  constructor(readonly steps: readonly ReplayStep[]) {
    this.length = steps.length;
    this.turns = turnsOf(steps);
    this.goes = this.turns.flatMap((turn) => turn.goes);
  }

  /** The places where a unit ends, in order. */
  stops(unit: Unit): number[] {
    if (unit === 'entry') return this.steps.map((_, i) => i + 1);
    if (unit === 'go') return this.goes.map((go) => go.end);
    const ends = this.turns.filter((turn, i) => unit === 'turn' || this.turns[i + 1]?.round !== turn.round);
    return ends.map((turn) => turn.end);
  }

  on(at: number, unit: Unit): number {
    return this.stops(unit).find((stop) => stop > at) ?? this.length;
  }

  back(at: number, unit: Unit): number {
    return this.stops(unit).filter((stop) => stop < at).at(-1) ?? 0;
  }

  /** The turn being shown at a place. */
  turnAt(at: number): Turn | undefined {
    return this.turns.find((turn) => at <= turn.end) ?? this.turns.at(-1);
  }

  goAt(at: number): Go | undefined {
    return this.goes.find((go) => at <= go.end);
  }
}

function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  for (const [i, step] of steps.entries()) {
    // A step tells the turn after it, so the turn it belongs to is told by the one before.
    const { round, turn } = steps[i - 1] ?? { round: 1, turn: 1 };
    let now = turns.at(-1);
    if (!now || now.round !== round || now.turn !== turn) {
      now = { round, turn, start: i, end: i, goes: [] };
      turns.push(now);
    }
    now.end = i + 1;
    const go = now.goes.at(-1);
    const same = go && (step.seat === null || go.seat === null || (go.seat === step.seat && !step.begins_go));
    if (same) {
      go.end = i + 1;
      go.seat ??= step.seat;
    } else {
      now.goes.push({ start: i, end: i + 1, seat: step.seat });
    }
  }
  return turns;
}

/** The entries of a game in order, without what was taken back. */
export function entriesOf(lines: readonly Line[]): (Line & { entry: unknown })[] {
  const entries: (Line & { entry: unknown })[] = [];
  for (const line of lines) {
    if ('undone' in line) entries.splice(Math.max(0, entries.length - line.undone.entries));
    else if ('entry' in line) entries.push(line);
  }
  return entries;
}
