// A moment of a finished game as a question at the real table: find the better go. Every try is judged by the figures of the
// analysis, and nothing is carried out.
import { device } from '../net/device/device';
import { Game } from '../net/game.svelte';
import type { Action, AnalysedDecision, Because, Depth, GameRecord, Odds, Prospect, Size, Token, Tried, Update, Worth } from '../net/types';

export interface Judgement {
  tried: Prospect | null;
  best: Prospect | null;
  loss: Worth;
  size: Size;
}

export class ExerciseGame extends Game {
  /** What is said to the last try. */
  judged: Judgement | null = $state.raw(null);
  /** The exercise could not be read. */
  failed = $state(false);

  constructor(
    readonly record: GameRecord,
    readonly decision: AnalysedDecision,
    readonly depth: Depth,
    /** Which of how many, and the ways on. */
    readonly place: { n: number; of: number; leave: string; next: () => void },
  ) {
    super('exercise', decision.seat);
  }

  get solved(): boolean {
    return this.judged?.size === 'good';
  }

  private async about<Answer>(what: string, more: object = {}): Promise<Answer> {
    const { record, depth, decision } = this;
    return (await device.ask({ method: 'post', path: `/api/exercises/${what}`, body: { record, depth, at: decision.entry, seat: decision.seat, ...more } })) as Answer;
  }

  override open(): void {
    this.connection = 'live';
    this.about<Update>('look').then(
      ({ table, position, ...update }) =>
        this.receive({
          ...update,
          // Nothing is taken back or hinted at here, and it is no branch that could be played on.
          ...(table ? { table: { ...table, branch: null, settings: { ...table.settings, hints: false } } } : {}),
          ...(position ? { position: { ...position, undo: { steps: 0, stop: null } } } : {}),
        }),
      () => (this.failed = true),
    );
  }

  override sit(): void {}

  override async play(action: Action): Promise<void> {
    if (this.busy || this.solved) return;
    this.busy = true;
    try {
      this.judged = await this.about<Judgement>('try', { action });
    } finally {
      this.busy = false;
    }
  }

  override async undo(): Promise<void> {}
  override async askUndo(): Promise<void> {}

  override preview(action: Action): Promise<Tried> {
    return this.about('preview', { action });
  }

  override why(picks: Token[], thing: Token): Promise<Because> {
    return this.about('why', { picks, thing });
  }

  override odds(): Promise<Odds> {
    return this.about('odds');
  }
}
