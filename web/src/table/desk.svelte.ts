// What one player has before them: the game as shown, what they have pointed at, what it would do, and which panel is open.
import { getContext, setContext } from 'svelte';
import { api, Problem } from '../net/api';
import { sayCode } from '../net/errors';
import type { Game } from '../net/game.svelte';
import type { Action } from '../net/rules';
import type { Suggestion } from '../net/types';
import type { Mark } from '../board/board';
import { contextOf, NO_TABLE, refusalText, undoText } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import { Choice, type Pick, type State } from './choosing';
import { Explaining, reasonsOf } from './explaining.svelte';
import { NO_OFFERS, Offers } from './offers';
import { kind, type Token, type TokenKind } from './tokens';
import { keepPicks, keptPicks, setWarns, warns } from './kept';
import { lastOwn, logbook } from './logbook';
import { distinctNames } from '../i18n/tables';
import { CREST } from '../art/symbols';
import { asked } from './look';
import { dwell } from './pace';
import { Previews } from './previews.svelte';
import { itemText } from './wording';
import { settings } from '../settings.svelte';

export type Panel =
  | { show: 'actions' | 'shortcuts' | 'odds' | 'menu' | 'chat' | 'hint' | 'discard' | 'supply' | 'pass' | 'undo' }
  | { show: 'player'; seat: number }
  | { show: 'card'; card: number };

/** Questions that leave open what one does: everything on the table may be pointed at. */
const FREE: readonly string[] = ['go', 'further', 'repeat', 'free_use'];

const TAB_OF: Partial<Record<TokenKind, string>> = { deck: 'hand', card: 'cards', store: 'cards', building: 'blds', do: 'mat' };

export class Desk {
  picks: readonly Pick[] = $state.raw([]);
  panel: Panel | null = $state.raw(null);
  /** What the phone's sheet or the laptop's tab shows. */
  tab = $state('mat');
  sheet = $state('');
  /** The last entry of the log that was on the screen. */
  read = $state(0);
  readonly why = new Explaining(this);
  readonly previews = new Previews(this);
  /** Whether the table stands as a whole; what one decides with comes first. */
  whole = $state(false);
  /** One sentence about what just went wrong. */
  notice = $state('');
  hints: Suggestion[] | null = $state.raw(null);
  warned = $state(false);
  /** Whether the picks from before a reload have been looked for. */
  private looked = false;

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
    this.choose([]);
    this.looked = false;
    this.panel = null;
    this.tab = 'mat';
    this.sheet = '';
    this.game.sit(seat);
  }

  /** A click on the table hurries what others did, except where one looks something up; it closes the explanation. */
  outside(event: PointerEvent): void {
    const at = event.target as Element;
    if (this.game.waiting && !at.closest('dialog, header, aside')) this.game.hurry();
    if (!at.closest('.why')) this.why.close();
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
  offers = $derived(new Offers(this.position?.legal ?? NO_OFFERS));
  choice = $derived(new Choice(this.offers, this.picks));
  log = $derived.by(() => logbook(this.game.lines));
  since = $derived(lastOwn(this.log, this.seat));
  solo = $derived(this.board?.players.length === 1);
  /** The transformation effect of this turn. */
  trans = $derived(this.board ? (this.board.trans[(this.board.round - 1) * 4 + this.board.turn - 1] ?? 'none') : 'none');
  whyNot = $derived(reasonsOf(this.position?.why_not ?? []));

  /** How a thing is marked. */
  mark(token: Token, at = 0): Mark {
    if (!this.mine) return 'idle';
    const state = this.state(token, at);
    switch (kind(token)) {
      case 'region':
        if (this.offers.aboutRegions) return state === 'could' ? 'can' : state;
        // Before anything is picked the board rests, unless the question is about regions alone.
        return state === 'cannot' && !this.picks.length ? 'idle' : state;
      // Asked for alone, cards that may be picked glow at once.
      case 'deck': case 'card': return state === 'could' && this.offers.aboutCards ? 'can' : state;
      // They are buttons only where they can be used.
      case 'attack': case 'store': return this.offers.most.has(token) ? state : 'idle';
      default: return state;
    }
  }

  /** Answers that need no pointing, passing apart. */
  plain = $derived(this.offers.plain.filter((action) => action.do !== 'pass'));
  /** The one plain answer that goes on, offered by the large button while nothing is picked. */
  easy = $derived(this.mine && !this.picks.length && this.plain.length === 1 && !['enough', 'decline', 'keep_order'].includes(this.plain[0]!.do) ? this.plain[0]! : null);

  /** The tabs and sheets that hold what is still to be picked, where not everything is in view. */
  calling = $derived.by(() => {
    const tabs = new Set<string>();
    if (!this.mine || !this.picks.length || this.choice.meant) return tabs;
    for (const decision of this.choice.fitting) for (const token of this.choice.missing(decision).keys()) tabs.add(TAB_OF[kind(token)] ?? '');
    return tabs;
  });

  /** Whether the action that is meant has this detail. */
  meantHas(token: Token): boolean {
    return this.choice.made.includes(token);
  }

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

  state(token: Token, at = 0): State {
    const state = this.choice.state(token, at);
    if (state === 'chosen' || state === 'cannot') return state;
    return this.isProposed(token, at) ? 'proposed' : state;
  }

  /** Of equal things the first ones not picked are proposed. */
  private isProposed(token: Token, at: number): boolean {
    let left = this.choice.proposed.get(token) ?? 0;
    for (let i = 0; left > 0 && i <= at; i++) {
      if (this.picks.some((pick) => pick.token === token && pick.at === i)) continue;
      if (i === at) return true;
      left -= 1;
    }
    return false;
  }

  point(token: Token, at = 0): void {
    this.notice = '';
    this.pick(this.choice.point(token, at));
    // On phones the sheet makes room for what comes next, unless the question is about what it shows.
    if (this.free) this.sheet = '';
    const { meant, count } = this.choice;
    if (settings.instant && meant && count === 1) void this.play(meant);
  }

  pick(picks: readonly Pick[]): void {
    this.choose(picks);
    this.why.close();
    this.previews.ask(this.choice.meant);
  }

  /** Picks everything an action names, so that it can be looked at and confirmed. */
  propose(action: Action): void {
    const seen = new Map<Token, number>();
    this.panel = null;
    this.pick(
      this.offers.tokensOf(action).filter((token) => kind(token) !== 'verb').map((token) => {
        const at = seen.get(token) ?? 0;
        seen.set(token, at + 1);
        return { token, at };
      }),
    );
    // The button that proposed it is gone; whoever came by keyboard goes on at Confirm.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-confirm]')?.focus();
    });
  }

  /** Proposes an action; what no pointing can tell from another, or is to go at once, is played. */
  take(action: Action): void {
    this.propose(action);
    if (settings.instant || JSON.stringify(this.choice.meant) !== JSON.stringify(action)) void this.play(action);
  }

  clear(): void {
    this.pick([]);
    this.notice = '';
  }

  /** The picks are kept as they change, so that a reload does not lose them. */
  private choose(picks: readonly Pick[]): void {
    this.picks = picks;
    if (this.seat !== null && this.position) keepPicks(this.game.id, this.seat, this.position.entries, picks);
  }

  /** Another position: picks that still fit stay, at first those from before a reload. */
  settle(): void {
    if (this.position && this.offers.count && this.seat !== null) {
      let kept: Pick[] = [];
      const before = this.looked ? this.picks : keptPicks(this.game.id, this.seat, this.position.entries);
      for (const pick of before) if (this.offers.fits([...kept, pick])) kept = [...kept, pick];
      this.choose(kept);
    }
    this.looked ||= this.position !== null;
    this.previews.forget();
    this.hints = null;
    this.previews.ask(this.choice.meant);
  }

  async play(action: Action): Promise<void> {
    if (this.game.busy) return;
    this.notice = '';
    try {
      await this.game.play(action);
      this.choose([]);
      this.previews.forget();
      this.warned = false;
    } catch (problem) {
      this.tell(problem);
    }
  }

  confirm(): void {
    if (this.choice.meant) void this.play(this.choice.meant);
  }

  async undo(): Promise<void> {
    const { undo } = this.position ?? {};
    if (!undo || this.game.busy) return;
    if (this.picks.length) return this.clear();
    if (undo.steps === 0) {
      this.panel = { show: 'undo' };
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
    const pass = this.offers.named('pass');
    if (!pass) return;
    const left = this.offers.all.some(({ verb }) => verb !== 'pass' && verb !== 'use_trans');
    if (left && !this.warned && this.warns) {
      this.warned = true;
      this.panel = { show: 'pass' };
    } else void this.play(pass);
  }

  async hint(): Promise<void> {
    if (this.seat === null || !this.mine) return;
    this.panel = { show: 'hint' };
    this.hints ??= null;
    try {
      this.hints = (await api.hint(this.game.id, this.seat)).suggestions;
    } catch (problem) {
      this.panel = null;
      this.tell(problem);
    }
  }

  private tell(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    const { failure } = problem;
    if (failure.refusal) this.notice = refusalText(failure.refusal, this.ctx);
    else if (failure.stop) this.notice = undoText(failure.stop, this.ctx);
    else if (['stale', 'offline', 'slow_down', 'no_hints', 'unavailable'].includes(failure.error)) this.notice = t(`table-problem-${failure.error.replaceAll('_', '-')}`);
    else this.notice = sayCode(failure.error, failure.retry_after);
  }
}

const KEY = Symbol('desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
