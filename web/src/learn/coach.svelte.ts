// The coach of one table: asks the table what matters, keeps what was said, and counts what was followed.
import { api, Problem } from '../net/api';
import type { Action, CoachNow, Volume } from '../net/types';
import type { Desk } from '../table/desk.svelte';
import { TURNS } from '../rules/facts';
import { coachOf, keepCoach, type Coached, type Mode } from '../table/coached';

/** Two decisions are one idea if they do the same with the same card or building. */
function sameIdea(a: Action, b: Action): boolean {
  const thing = (action: Action): string => JSON.stringify([action.do, 'card' in action ? action.card : null, 'building' in action ? action.building : null]);
  return thing(a) === thing(b);
}

/** How long the coach rests if the server does not say it, in seconds. */
const REST = 5;

export class Coach {
  now: CoachNow | null = $state.raw(null);
  thinking = $state(false);
  /** The server has been asked too often and wants to be left alone for a while. */
  resting = $state(false);
  /** Whether the reasons are open, and whether what is meant is drawn. */
  why = $state(false);
  shows = $state(false);
  kept: Coached = $state.raw({ mode: 'all', said: [], made: 0, followed: 0 });
  private asked = '';
  private warned = '';
  /** What was said about the position before anything was chosen: it holds where there is nothing to say about a choice. */
  private told: { entries: number | undefined; now: CoachNow } | null = null;

  constructor(private readonly desk: Desk) {
    this.kept = coachOf(desk.game.id) ?? this.kept;
    desk.played = (action) => this.played(action);
    desk.beforePass = (pass) => this.beforePass(pass);
  }

  get remark(): CoachNow['remark'] {
    return this.now?.remark ?? null;
  }

  get off(): boolean {
    return this.kept.mode === 'off';
  }

  private keep(change: Partial<Coached>): void {
    this.kept = { ...this.kept, ...change };
    keepCoach(this.desk.game.id, this.kept);
  }

  setMode(mode: Mode): void {
    this.keep({ mode });
    this.clear();
  }

  clear(): void {
    this.now = this.told = null;
    this.asked = '';
    this.why = this.shows = false;
  }

  private get volume(): Volume {
    if (this.kept.mode === 'matters') return 'losses';
    return this.kept.mode === 'every' || (this.desk.board?.round ?? 1) === 1 ? 'all' : 'pressing';
  }

  private get turn(): number {
    const { board } = this.desk;
    return board ? (board.round - 1) * TURNS + board.turn : 1;
  }

  /** Looks at the position and the decision at hand, once for each. */
  async look(proposal: Action | null): Promise<void> {
    const { desk } = this;
    if (this.off || !desk.called || desk.seat === null || desk.game.busy) return;
    const at = JSON.stringify([desk.position?.entries, proposal]);
    if (at === this.asked) return;
    this.asked = at;
    const { volume } = this;
    const entries = desk.position?.entries;
    const told = this.told?.entries === entries ? this.told?.now : undefined;
    if (!proposal && told) {
      this.show(told);
      return;
    }
    // While nothing is chosen there is nothing to warn of.
    if (!proposal && (volume === 'losses' || desk.ask?.ask !== 'go')) {
      this.now = null;
      return;
    }
    if (this.resting) {
      if (told) this.show(told);
      else this.now = null;
      return;
    }
    this.thinking = true;
    try {
      const now = await api.coach(desk.game.id, { seat: desk.seat, said: this.kept.said, volume, ...(proposal ? { proposal } : {}) });
      if (this.asked !== at) return;
      if (!proposal) this.told = { entries, now };
      this.show(now.remark ? now : (told ?? now));
      if (now.remark) {
        this.keep({ said: [...this.kept.said, { id: now.remark.id, turn: this.turn }], made: this.kept.made + Number(now.remark.show !== null) });
      }
    } catch (problem) {
      // The game has gone on, or the table is busy: then there is nothing to say.
      if (!(problem instanceof Problem)) throw problem;
      if (problem.failure.error === 'slow_down') this.rest(problem.failure.retry_after ?? REST);
    } finally {
      this.thinking = false;
    }
  }

  /** Asks nothing for so many seconds; then the strip looks again. */
  private rest(seconds: number): void {
    this.resting = true;
    setTimeout(() => {
      this.asked = '';
      this.resting = false;
    }, seconds * 1000);
  }

  private show(now: CoachNow): void {
    if (now.remark?.id !== this.remark?.id) this.shows = this.why = false;
    this.now = now;
  }

  private played(action: Action): void {
    const show = this.remark?.show;
    if (show && sameIdea(show, action)) this.keep({ followed: this.kept.followed + 1 });
    this.clear();
  }

  /** Whether a pass may go on: only the first one is checked, and only one warning is shown. */
  private async beforePass(pass: Action): Promise<boolean> {
    const at = String(this.desk.position?.entries);
    if (this.off || this.warned === at) return true;
    this.warned = at;
    this.asked = '';
    const before = this.remark?.id;
    await this.look(pass);
    return !this.remark || this.remark.id === before;
  }
}
