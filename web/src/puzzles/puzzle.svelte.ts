// A puzzle as a game at a table: whatever is legal can be done and taken back; what counts is the try that is handed in.
import { ask, Prepared } from '../learn/prepared.svelte';
import { sync } from '../learn/sync';
import { PUZZLE_TRIES } from '../net/facts';
import type { Action, Because, Odds, PuzzleNow, PuzzleResult, PuzzleSolution, Token, Tried } from '../net/types';
import { dayOf, puzzleOf } from './list';
import { results } from './results.svelte';

export class PuzzleGame extends Prepared {
  now: PuzzleNow | null = $state.raw(null);
  /** The tries that were handed in. */
  counted: PuzzleResult[] = $state.raw([]);
  /** Known once it is solved or all tries are used up, or somebody wants to see it. */
  solution: PuzzleSolution | null = $state.raw(null);
  /** The first decision of the solution. */
  clue: Action | null = $state.raw(null);
  private taken: Action[] = [];

  get solved(): boolean {
    return this.counted.at(-1)?.solved ?? false;
  }

  /** Nothing more is to be tried. */
  get done(): boolean {
    return this.solution !== null;
  }

  protected async look(anew = false): Promise<void> {
    if (anew) this.forget();
    try {
      const now = await ask('post', '/api/puzzles/{id}', { id: this.id, body: { taken: this.taken, after: this.received } });
      this.taken = now.taken;
      this.failed = false;
      this.now = now;
      this.bring(now.updates, anew);
    } catch {
      this.failed = true;
    }
  }

  override async play(action: Action): Promise<void> {
    if (this.busy || this.done || this.now?.over) return;
    this.busy = true;
    try {
      this.taken = [...this.taken, action];
      await this.look();
    } finally {
      this.busy = false;
    }
  }

  override async undo(): Promise<void> {
    if (this.done) return;
    this.taken = this.taken.slice(0, -1);
    await this.look(true);
  }

  override askUndo(): Promise<void> {
    return this.undo();
  }

  get canUndo(): boolean {
    return !this.done && Boolean(this.now?.taken.length);
  }

  /** Hands in the try. */
  async count(): Promise<void> {
    if (this.busy || this.done || !this.taken.length) return;
    this.busy = true;
    try {
      const result = await ask('post', '/api/puzzles/{id}/count', { id: this.id, body: { taken: this.taken } });
      this.counted = [...this.counted, result];
      const clue = this.clue !== null;
      if (result.solved) {
        results.keep(this.id, { solved: this.counted.length, clue });
        const today = dayOf(Date.now());
        if (puzzleOf(today).id === this.id) results.solvedToday(today);
      } else if (this.counted.length === PUZZLE_TRIES) results.keep(this.id, { solved: 0, clue });
      if (result.solved || this.counted.length === PUZZLE_TRIES) {
        void sync();
        this.solution = await this.solve();
      }
      if (!result.solved) {
        this.taken = [];
        await this.look(true);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Names the first action. */
  async giveClue(): Promise<void> {
    this.clue ??= (await this.solve()).line.actions[0] ?? null;
  }

  private solve(): Promise<PuzzleSolution> {
    return ask('get', '/api/puzzles/{id}/solution', { id: this.id });
  }

  /** From the beginning, with all tries. */
  async again(): Promise<void> {
    this.counted = [];
    this.solution = null;
    this.clue = null;
    this.taken = [];
    await this.look(true);
  }

  override preview(action: Action): Promise<Tried> {
    return ask('post', '/api/puzzles/{id}/preview', { id: this.id, body: { taken: this.taken, action } });
  }

  override why(picks: Token[], thing: Token): Promise<Because> {
    return ask('post', '/api/puzzles/{id}/why', { id: this.id, body: { taken: this.taken, picks, thing } });
  }

  override odds(): Promise<Odds> {
    return ask('post', '/api/puzzles/{id}/odds', { id: this.id, body: { taken: this.taken } });
  }
}
