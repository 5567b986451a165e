// What one player has before them: the game as it is shown, and what can be done. What is pointed at is in `choosing`, what
// is open around the table in `shell`.
import { getContext, setContext } from 'svelte';
import { api, Problem } from '../net/api';
import { sayCode } from '../net/errors';
import type { Game } from '../net/game.svelte';
import type { Action } from '../net/rules';
import type { Suggestion } from '../net/types';
import { contextOf, NO_TABLE, refusalText, undoText } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import { Explaining, reasonsOf } from './explaining.svelte';
import { Choosing } from './picks.svelte';
import { Shell } from './shell.svelte';
import type { Token } from './tokens';
import { setWarns, warns } from './kept';
import { lastOwn, logbook } from './logbook';
import { distinctNames } from '../i18n/tables';
import { CREST } from '../art/symbols';
import { asked } from './look';
import { dwell } from './pace';
import { Previews } from './previews.svelte';
import { itemText } from './wording';
import { settings } from '../settings.svelte';

/** Questions that leave open what one does: everything on the table may be pointed at. */
const FREE: readonly string[] = ['go', 'further', 'repeat', 'free_use'];

export class Desk {
  readonly shell = new Shell();
  readonly choosing: Choosing = new Choosing(this, () => this.picked());
  readonly why = new Explaining(this);
  readonly previews = new Previews(this);
  hints: Suggestion[] | null = $state.raw(null);
  warned = $state(false);

  constructor(readonly game: Game) {
    game.reading = (lines) => dwell(logbook(lines), game.seat, (item) => itemText(item, this.ctx, this.names), settings.pace);
  }

  /** Opens the stream; what it returns closes it. */
  open(): () => void {
    this.game.open();
    return () => this.game.close();
  }

  /** Hotseat: the same table through another seat's eyes. */
  sit(seat: number | null): void {
    if (seat === this.game.seat) return;
    this.choosing.leave();
    this.shell.clear();
    this.game.sit(seat);
  }

  /** A click on the table hurries what others did, except where one looks something up; it closes the explanation. */
  outside(event: PointerEvent): void {
    const at = event.target as Element;
    if (this.game.waiting && !at.closest('dialog, header, aside')) this.game.hurry();
    if (!at.closest('.why')) this.why.close();
  }

  get table(): string {
    return this.game.id;
  }
  position = $derived.by(() => this.game.position);
  view = $derived(this.position?.view ?? null);
  board = $derived(this.view?.table ?? null);
  seat = $derived(this.view?.viewer ?? null);
  names = $derived.by(() => (this.game.table ? distinctNames(this.game.table) : []));
  ctx = $derived(this.view ? contextOf(this.view, this.names) : NO_TABLE);
  me = $derived(this.seat === null ? null : (this.board?.players[this.seat] ?? null));
  ask = $derived(this.board ? asked(this.board.step) : null);
  mine = $derived(this.ask !== null && this.ask.seat === this.seat);
  free = $derived(FREE.includes(this.ask?.ask ?? ''));
  log = $derived.by(() => logbook(this.game.lines));
  since = $derived(lastOwn(this.log, this.seat));
  solo = $derived(this.board?.players.length === 1);
  /** The transformation effect of this turn. */
  trans = $derived(this.board ? (this.board.trans[(this.board.round - 1) * 4 + this.board.turn - 1] ?? 'none') : 'none');
  whyNot = $derived(reasonsOf(this.position?.why_not ?? []));

  /** The piece that a chosen region would receive. */
  ghost(region: string): string | null {
    const [me, after] = [this.me, this.seat === null ? null : this.previews.shown?.view.table.players[this.seat]];
    if (!me || !after) return null;
    const has = (list: readonly string[]): boolean => list.includes(region);
    if (has(after.guild_markers) && !has(me.guild_markers)) return `marker-${CREST[me.guild]}`;
    return has(after.mines) && !has(me.mines) ? `mine-${CREST[me.guild]}` : null;
  }

  score(seat: number): number | null {
    return this.position?.scores?.[seat]?.total ?? null;
  }

  /** The explanation was about other picks, and so is what the server told. */
  private picked(): void {
    this.why.close();
    this.previews.ask(this.choosing.choice.meant);
  }

  point(token: Token, at = 0): void {
    this.shell.notice = '';
    this.choosing.pick(this.choosing.choice.point(token, at));
    // On phones the sheet makes room for what comes next, unless the question is about what it shows.
    if (this.free) this.shell.sheet = '';
    const { meant, count } = this.choosing.choice;
    if (settings.instant && meant && count === 1) void this.play(meant);
  }

  /** Picks everything an action names, so that it can be looked at and confirmed. */
  propose(action: Action): void {
    this.shell.panel = null;
    this.choosing.propose(action);
    // The button that proposed it is gone; whoever came by keyboard goes on at Confirm.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-confirm]')?.focus();
    });
  }

  /** Proposes an action; what no pointing can tell from another, or is to go at once, is played. */
  take(action: Action): void {
    this.propose(action);
    if (settings.instant || JSON.stringify(this.choosing.choice.meant) !== JSON.stringify(action)) void this.play(action);
  }

  clear(): void {
    this.choosing.pick([]);
    this.shell.notice = '';
  }

  /** Another position: what was known of the one before holds no longer. */
  settle(): void {
    this.choosing.settle();
    this.previews.forget();
    this.hints = null;
    this.previews.ask(this.choosing.choice.meant);
  }

  async play(action: Action): Promise<void> {
    if (this.game.busy) return;
    this.shell.notice = '';
    try {
      await this.game.play(action);
      this.choosing.done();
      this.previews.forget();
      this.warned = false;
    } catch (problem) {
      this.tell(problem);
    }
  }

  confirm(): void {
    if (this.choosing.choice.meant) void this.play(this.choosing.choice.meant);
  }

  async undo(): Promise<void> {
    const { undo } = this.position ?? {};
    if (!undo || this.game.busy) return;
    if (this.choosing.picks.length) return this.clear();
    if (undo.steps === 0) {
      this.shell.panel = { show: 'undo' };
      return;
    }
    try {
      await this.game.undo(1);
    } catch (problem) {
      this.tell(problem);
    }
  }

  /** Whether this seat wants to be warned before a pass; kept for the whole game. */
  get warns(): boolean {
    return this.seat !== null && warns(this.game.id, this.seat);
  }

  set warns(on: boolean) {
    if (this.seat !== null) setWarns(this.game.id, this.seat, on);
  }

  /** Passing is never proposed; it warns once while something useful is left. */
  pass(): void {
    const pass = this.choosing.offers.named('pass');
    if (!pass) return;
    const left = this.choosing.offers.all.some(({ verb }) => verb !== 'pass' && verb !== 'use_trans');
    if (left && !this.warned && this.warns) {
      this.warned = true;
      this.shell.panel = { show: 'pass' };
    } else void this.play(pass);
  }

  async hint(): Promise<void> {
    if (this.seat === null || !this.mine) return;
    this.shell.panel = { show: 'hint' };
    this.hints ??= null;
    try {
      this.hints = (await api.hint(this.game.id, this.seat)).suggestions;
    } catch (problem) {
      this.shell.panel = null;
      this.tell(problem);
    }
  }

  private tell(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    const { failure } = problem;
    if (failure.refusal) this.shell.notice = refusalText(failure.refusal, this.ctx);
    else if (failure.stop) this.shell.notice = undoText(failure.stop, this.ctx);
    else if (['stale', 'offline', 'slow_down', 'no_hints', 'unavailable'].includes(failure.error)) this.shell.notice = t(`table-problem-${failure.error.replaceAll('_', '-')}`);
    else this.shell.notice = sayCode(failure.error, failure.retry_after);
  }
}

const KEY = Symbol('desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
