// A lesson as a game at a table: the real position, in which only what is right is carried out, and everything else is answered.
import { refusalText, type Context } from '../i18n/game';
import { has, t } from '../i18n/language.svelte';
import type { Action, Because, LessonNow, Odds, Token, Tried } from '../net/types';
import { ask, Prepared } from './prepared.svelte';
import { progress } from './progress.svelte';
import { sync } from './sync';

/** The hints of a step; after the last one the solution is shown. */
const HINTS = 2;

export class LessonGame extends Prepared {
  now: LessonNow | null = $state.raw(null);
  /** What is said to the last try. */
  said = $state('');
  /** Wrong tries in this step. */
  misses = $state(0);
  /** The decision is taken, or the question answered: what follows is read first. */
  settled = $state(false);
  private taken: (Action | null)[];
  private decided: Action | null = null;

  constructor(id: string) {
    super(id);
    this.taken = progress.of(id).taken;
  }

  /** The text of this step, or one of its parts. */
  text(part = ''): string {
    const key = `${this.id}-${this.now?.key}${part && `.${part}`}`;
    return this.now?.key && has(key) ? t(key) : '';
  }

  /** Reads the step that is reached. `anew`: without the way that led there. */
  protected async look(anew = false): Promise<void> {
    if (anew) this.forget();
    try {
      const now = await ask('post', '/api/lessons/{id}', { id: this.id, body: { taken: this.taken, after: this.received } });
      // A lesson may have changed since: what does not fit any more is forgotten.
      this.taken = this.taken.slice(0, now.step);
      this.failed = false;
      this.said = '';
      this.misses = 0;
      this.settled = false;
      this.decided = null;
      this.now = now;
      this.bring(now.updates, anew);
      if (now.task === 'done') {
        progress.finish(this.id);
        void sync();
      } else progress.keep(this.id, this.taken);
    } catch {
      this.failed = true;
    }
  }

  override async play(action: Action): Promise<void> {
    if (this.busy || this.settled) return;
    this.busy = true;
    try {
      const tried = await ask('post', '/api/lessons/{id}/try', { id: this.id, body: { taken: this.taken, after: this.received, action } });
      if (tried.verdict === 'right') {
        this.said = '';
        this.decided = action;
        this.settled = Boolean(this.text('then'));
        this.bring(tried.updates, false);
        if (!this.settled) await this.goOn();
        return;
      }
      this.misses += 1;
      if (tried.verdict === 'refused') this.said = refusalText(tried.refusal, this.context());
      else if (tried.verdict === 'not_now') this.said = t('learn-not-now');
      else this.said = (tried.text && this.text(`wrong-${tried.text}`)) || this.hint;
    } finally {
      this.busy = false;
    }
  }

  /** Names for the reasons of the engine; the table hands them in. */
  context: () => Context = () => {
    throw new Error('no table yet');
  };

  /** The hint for as many wrong tries. */
  get hint(): string {
    return this.text(`hint-${Math.min(Math.max(this.misses, 1), HINTS)}`);
  }

  /** Answers a question; the first choice is right. */
  choose(choice: number): void {
    this.said = this.text(`reply-${choice}`);
    this.settled = choice === 1;
    if (choice !== 1) this.misses += 1;
  }

  /** The next step. */
  async goOn(): Promise<void> {
    this.taken = [...this.taken, this.decided];
    await this.look();
  }

  /** Does what the step asks for and goes on. */
  async skip(): Promise<void> {
    this.decided ??= this.now?.show ?? null;
    await this.goOn();
  }

  /** Back to the beginning of this step, if something was done in it, or of the one before. */
  async back(): Promise<void> {
    if (!this.settled) this.taken = this.taken.slice(0, -1);
    await this.look(true);
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.taken = [];
    await this.look(true);
  }

  get canGoBack(): boolean {
    return this.settled || Boolean(this.now?.step);
  }

  override undo(): Promise<void> {
    return this.back();
  }

  override askUndo(): Promise<void> {
    return this.back();
  }

  override preview(action: Action): Promise<Tried> {
    return ask('post', '/api/lessons/{id}/preview', { id: this.id, body: { taken: this.taken, action } });
  }

  override why(picks: Token[], thing: Token): Promise<Because> {
    return ask('post', '/api/lessons/{id}/why', { id: this.id, body: { taken: this.taken, picks, thing } });
  }

  override odds(): Promise<Odds> {
    return ask('post', '/api/lessons/{id}/odds', { id: this.id, body: { taken: this.taken } });
  }
}
