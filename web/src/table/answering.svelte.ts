// What the table answers for a player where only one answer is possible, and the wish to be asked all the same. If the
// answer does not come, the question is an ordinary one.
import { api } from '../net/api';
import { settings } from '../settings.svelte';
import type { Answers, OwnAnswers } from '../net/types';
import type { Desk } from './desk.svelte';

const NOTHING: OwnAnswers = { hold: false, ask: false, keep_effect: false, keep_order: false, soon: false, can_keep_effect: false };
/** Longer than the table ever takes, in milliseconds. */
export const PATIENCE = 4000;

export class Answering {
  /** The tick to keep the effect, by turn; it goes with the next decision. */
  private kept = $state.raw<{ turn: string; on: boolean } | null>(null);
  /** The tick to keep the order of the start markers, alone; it goes with the next decision. */
  private ordered: boolean | null = $state(null);
  /** The answer of the table has not come: the player is asked. */
  late = $state(false);

  constructor(private readonly desk: Desk) {}

  private get now(): OwnAnswers {
    return this.desk.chair?.answers ?? NOTHING;
  }
  private get turn(): string {
    const { board } = this.desk;
    return `${board?.round}/${board?.turn}`;
  }

  /** The player wants to be asked. */
  get held(): boolean {
    return this.now.hold || this.now.ask;
  }

  /** Only the effect of the turn stands between this question and a single answer: it can be kept for later. */
  get keepable(): boolean {
    return this.desk.mine && this.now.can_keep_effect;
  }

  get keeps(): boolean {
    return this.kept?.turn === this.turn ? this.kept.on : this.now.keep_effect;
  }
  set keeps(on: boolean) {
    this.kept = { turn: this.turn, on };
  }

  get keepsOrder(): boolean {
    return this.ordered ?? this.now.keep_order;
  }
  set keepsOrder(on: boolean) {
    this.ordered = on;
  }

  get soon(): boolean {
    return this.desk.mine && this.now.soon;
  }

  get goesOn(): boolean {
    return this.soon && !this.late;
  }

  /** Whether the player may ask to think first: with any hand, so that it tells nothing. */
  get canHold(): boolean {
    return Boolean(this.desk.chair?.answers) && this.desk.called && !this.held && (this.soon || Boolean(this.desk.board?.go.acted));
  }

  /** What goes with a decision, if it differs from what holds. */
  wish(): Answers | undefined {
    const { now } = this;
    const wish = { hold: now.hold, ask: settings.ask, keep_effect: this.keeps, keep_order: this.keepsOrder };
    return wish.ask === now.ask && wish.keep_effect === now.keep_effect && wish.keep_order === now.keep_order ? undefined : wish;
  }

  async hold(): Promise<void> {
    const { game, seat } = this.desk;
    if (seat !== null) await api.hold(game.id, seat).catch((problem: unknown) => this.desk.tell(problem));
  }
}
