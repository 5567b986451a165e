// Planning the next goes: what is drafted on the table as it would stand then, and the plan that the table keeps. While a
// draft is being made, the desk shows the position that the server foresees after its steps.
import { t } from '../i18n/language.svelte';
import { api, Problem } from '../net/api';
import { PLAN_STEPS } from '../net/facts';
import type { Action, Because, Foreseen, OnlyIf, Otherwise, OwnPlan, PlanEnd, Position, Token, Tried } from '../net/types';
import type { Desk } from '../table/desk.svelte';
import Buttons from './Buttons.svelte';
import Panel from './Panel.svelte';

export interface Draft {
  action: Action;
  only_if: OnlyIf;
  otherwise: Otherwise;
}

const NOTHING: OnlyIf = { attack: false, dice: false, target: false };
const actions = (draft: readonly Draft[]): Action[] => draft.map(({ action }) => action);

export class Planning {
  readonly Panel = Panel;
  readonly Buttons = Buttons;
  /** What is being planned; null while nothing is. */
  draft: readonly Draft[] | null = $state.raw(null);
  private ahead: Foreseen | null = $state.raw(null);
  /** The panel was closed; the plan goes on. */
  hidden = $state(false);
  private drawn = 0;

  constructor(private readonly desk: Desk) {}

  get making(): boolean {
    return this.draft !== null;
  }

  /** What the table keeps. */
  get kept(): OwnPlan | null {
    return this.desk.chair?.plan ?? null;
  }

  get runs(): boolean {
    return this.kept !== null && this.kept.ended === null;
  }

  /** Whether the panel stands beside the table: not in the way of a go that the player decides. */
  get shows(): boolean {
    return this.making || (this.kept !== null && !this.hidden && (this.runs || !this.desk.called));
  }

  /** Why the plan ended; the player must decide now. */
  get told(): string {
    const { kept } = this;
    return this.desk.called && kept?.ended ? endText(kept.ended) : '';
  }

  /** The position after the steps of the draft; null if nothing more can be planned. */
  get position(): Position | null {
    return this.making ? (this.ahead?.position ?? null) : null;
  }

  get full(): boolean {
    return (this.draft?.length ?? 0) >= PLAN_STEPS || (this.ahead !== null && this.ahead.position === null);
  }

  stepOf(at: number): Foreseen['steps'][number] | undefined {
    return this.ahead?.steps[at];
  }

  /** Looks how things would stand after these steps; false if one of them is not possible. */
  private async look(draft: readonly Draft[]): Promise<boolean> {
    const { game, seat } = this.desk;
    if (seat === null) return false;
    try {
      const ahead = await api.foresee(game.id, seat, actions(draft));
      // No two of them are the same position, whatever the game has come to.
      this.drawn -= 1;
      this.ahead = { ...ahead, position: ahead.position && { ...ahead.position, entries: this.drawn } };
      this.draft = draft;
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.failure.error !== 'refused') this.desk.tell(problem);
      return false;
    }
  }

  async begin(): Promise<void> {
    this.hidden = false;
    if (this.making) return;
    const { kept } = this;
    const left = kept && this.runs ? kept.steps.filter(({ played }) => !played).map(({ action, only_if, otherwise }) => ({ action, only_if, otherwise })) : [];
    this.desk.clear();
    if (!(await this.look(left)) && left.length) await this.look([]);
  }

  /** The game has gone on: what was drafted is foreseen anew, as far as it is still possible. */
  async renew(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    if (!this.desk.canPlan) return this.stop();
    for (let n = draft.length; n >= 0; n--) {
      if (await this.look(draft.slice(0, n))) {
        if (n < draft.length) this.desk.shell.notice = t('plan-shortened', { n: n + 1 });
        return;
      }
      if (!this.making) return;
    }
    this.stop();
  }

  async add(action: Action): Promise<void> {
    const { draft } = this;
    if (!draft || this.full) return;
    const before = this.desk.shell;
    before.notice = before.note = '';
    if (!(await this.look([...draft, { action, only_if: NOTHING, otherwise: 'wake' }]))) return;
    const step = this.stepOf(draft.length);
    this.desk.choosing.done();
    this.change(draft.length, { only_if: { attack: step?.attacks ?? false, dice: false, target: step?.has_target ?? false } });
  }

  change(at: number, change: Partial<Draft>): void {
    this.draft = this.draft?.map((step, i) => (i === at ? { ...step, ...change } : step)) ?? null;
  }

  async remove(at: number): Promise<void> {
    const rest = this.draft?.filter((_, i) => i !== at);
    if (rest && !(await this.look(rest))) this.desk.shell.notice = t('plan-needed');
  }

  /** Moves a step before the one above it. */
  async raise(at: number): Promise<void> {
    const draft = [...(this.draft ?? [])];
    if (at < 1 || at >= draft.length) return;
    draft.splice(at - 1, 2, draft[at]!, draft[at - 1]!);
    if (!(await this.look(draft))) this.desk.shell.notice = t('plan-not-in-this-order');
  }

  private stop(): void {
    this.draft = null;
    this.ahead = null;
    this.desk.clear();
  }

  private async send(steps: readonly Draft[]): Promise<boolean> {
    this.desk.shell.notice = '';
    try {
      await this.desk.game.plan(steps);
      return true;
    } catch (problem) {
      this.desk.tell(problem);
      return false;
    }
  }

  async set(): Promise<void> {
    if (this.draft?.length && (await this.send(this.draft))) this.stop();
  }

  async onlyPass(): Promise<void> {
    if (await this.send([{ action: { do: 'pass' }, only_if: NOTHING, otherwise: 'wake' }])) this.stop();
  }

  /** One tap, and there is no plan. */
  async cancel(): Promise<void> {
    this.stop();
    if (this.kept) await this.send([]);
  }

  preview(action: Action): Promise<Tried> {
    return api.preview(this.desk.game.id, this.desk.seat ?? 0, action, actions(this.draft ?? []));
  }

  why(picks: Token[], thing: Token): Promise<Because> {
    return api.why(this.desk.game.id, this.desk.seat ?? 0, picks, thing, actions(this.draft ?? []));
  }
}

/** Why a plan ended, in a sentence. */
export function endText(end: PlanEnd): string {
  return end.why === 'stopped' ? t('plan-end-stopped', { n: end.step + 1 }) : t(`plan-end-${end.why}`);
}
