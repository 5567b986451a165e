// What one player has before them: the game as it is shown, and what can be done. What is pointed at is in `choosing`, what
// is open around the table in `shell`.
import { getContext, setContext } from 'svelte';
import { api, Problem } from '../net/api';
import { device } from '../net/device/device';
import { edition } from '../net/edition';
import { sayCode } from '../net/errors';
import type { Game } from '../net/game.svelte';
import type { Action, Ask, Hints, Refusal } from '../net/types';
import { isHere } from '../net/where';
import type { Coach } from '../learn/coach.svelte';
import { contextOf, NO_TABLE, refusalText, undoText } from '../i18n/game';
import { alsoSpeak, t } from '../i18n/language.svelte';
import { Explaining, reasonsOf } from './explaining.svelte';
import { Choosing } from './picks.svelte';
import { Shell } from './shell.svelte';
import { kind, type Token } from './tokens';
import { setWarns, warns } from './kept';
import { lastOwn, logbook } from './logbook';
import { distinctNames } from '../i18n/tables';
import { CREST } from '../art/symbols';
import { asked } from './look';
import { Answering } from './answering.svelte';
import { still } from './motion';
import { dwell } from './pace';
import { Previews } from './previews.svelte';
import { endsReport, reportsOf } from '../story/report';
import { goesOf } from '../story/story';
import { tracesOf } from '../story/trace';
import { Telling } from '../story/telling.svelte';
import { itemText, tokenText } from './wording';
import { waysOf, wouldOf, type Ways, type Would } from './would';
import { afterPaint, late } from '../paint';
import type { Planning } from '../plan/planning.svelte';
import { effects } from './effects';
import { safeAnswer, type Asked } from './questions';
import { settings, type Pace } from '../settings.svelte';

/** Without motion, attacks and rounds are reported in the log. */
const reportPace = (): Pace => (still() ? 'once' : settings.pace);

/** Reasons that hold for every card alike: they are no news of one. */
const NOT_ITS_OWN: readonly Refusal['why'][] = ['not_asked', 'game_over', 'answer_first', 'not_the_question', 'action_owed', 'one_card_per_go'];

/** Open questions: everything on the table may be picked. */
const FREE: readonly (Ask | undefined)[] = ['go', 'further', 'repeat', 'free_use'];

export class Desk {
  readonly shell = new Shell();
  readonly choosing: Choosing = new Choosing(this, () => this.picked());
  readonly why = new Explaining(this);
  readonly previews = new Previews(this);
  /** What the table reports of attacks and rounds. */
  readonly telling = new Telling();
  /** What the table answers for this seat. */
  readonly answering = new Answering(this);
  hints: Hints | null = $state.raw(null);
  /** How many times the effort for hints was doubled. */
  longer = $state(0);
  /** The coach hears of decisions, and may speak before a pass. */
  coach: Coach | null = $state.raw(null);
  played: ((action: Action) => void) | null = null;
  beforePass: ((pass: Action) => Promise<boolean>) | null = null;
  warned = $state(false);
  /** Planning the next goes, once somebody plans. */
  planning: Planning | null = $state.raw(null);

  constructor(readonly game: Game) {
    game.stops = (lines) => reportPace() !== 'once' && lines.some((line) => 'events' in line && line.events.some(endsReport));
    game.reading = (lines) => {
      const read = dwell(logbook(lines), game.seat, (item) => itemText(item, this.ctx, this.names), settings.pace);
      const first = lines[0]?.seq;
      return Math.max(read, first === undefined ? 0 : this.telling.tell(reportsOf(game.lines, first - 1), reportPace()));
    };
  }

  /** The table has left the page: what was put off until it is painted is not done any more. */
  closed = false;

  /** Opens the stream; what it returns closes it. */
  open(): () => void {
    this.game.open();
    return () => {
      this.closed = true;
      this.game.close();
    };
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
    if (this.telling.now) this.goOn();
    else if (this.game.waiting && !at.closest('dialog, header, aside')) this.game.hurry();
    if (!at.closest('.why')) this.why.close();
  }

  /** Ends the report that is shown. */
  goOn(): void {
    this.telling.skip();
    if (!this.telling.now) this.game.next();
  }

  get table(): string {
    return this.game.id;
  }
  /** While somebody plans, as things would stand then. */
  position = $derived.by(() => this.planning?.position ?? this.game.position);
  view = $derived(this.position?.view ?? null);
  board = $derived(this.view?.table ?? null);
  outlook = $derived(this.position?.outlook ?? null);
  /** The strength of the attack of this turn. */
  needs = $derived(this.outlook?.attack?.strength ?? null);
  seat = $derived(this.view?.viewer ?? null);
  names = $derived.by(() => (this.game.table ? distinctNames(this.game.table) : []));
  ctx = $derived(this.view ? contextOf(this.view, this.names) : NO_TABLE);
  me = $derived(this.seat === null ? null : (this.board?.players[this.seat] ?? null));
  ask = $derived(this.board ? asked(this.board.step) : null);
  mine = $derived(this.ask !== null && this.ask.seat === this.seat);
  /** Whom the game itself waits for, also while this seat plans. */
  asker = $derived.by(() => (this.game.position ? (asked(this.game.position.view.table.step)?.seat ?? null) : null));
  /** The game waits for this seat. */
  called = $derived(this.asker !== null && this.asker === this.seat);
  /** There is time to plan: another person decides, and this seat has not passed. */
  canPlan = $derived.by(() => {
    const [{ position, table }, { seat, asker }] = [this.game, this];
    const who = asker === null ? undefined : table?.seats[asker];
    if (seat === null || !position || !who || position.view.table.phase !== 'actions' || table?.phase !== 'running') return false;
    return who.kind === 'person' && !who.mine && !who.played_by && !position.view.table.players[seat]?.passed && !table.seats[seat]?.played_by;
  });
  free = $derived(FREE.includes(this.ask?.ask));
  log = $derived.by(() => logbook(this.game.lines));
  goes = $derived.by(() => goesOf(this.log));
  /** What the others did last, by seat. */
  traces = $derived.by(() => tracesOf(this.goes, this.seat, this.ctx));
  /** What the table says about this seat. */
  chair = $derived.by(() => (this.seat === null ? null : (this.game.table?.seats[this.seat] ?? null)));
  /** No other person plays here: a go can be taken back at once. */
  alone = $derived.by(() => !(this.game.table?.seats ?? []).some((seat) => seat.kind === 'person' && !seat.mine && !seat.left && !seat.away));
  since = $derived(lastOwn(this.log, this.seat));
  /** Several people play on this device. */
  shared = $derived.by(() => (this.game.table?.seats ?? []).filter((seat) => seat.mine).length > 1);
  solo = $derived(this.board?.players.length === 1);
  /** The transformation effect of this turn. */
  trans = $derived(this.outlook?.trans ?? 'none');
  /** What is asked of this seat now. */
  question = $derived.by((): Asked | null => {
    const { ask, seat, board, outlook, trans, view } = this;
    return this.mine && ask && seat !== null && board && outlook ? { ask: ask.ask, seat, table: board, outlook, trans, looking: view?.looking.length ?? 0 } : null;
  });
  /** Every question but the free choice of a go shows its answers in the answer bar. */
  posed = $derived(this.question !== null && this.ask?.ask !== 'go');
  /** No answer to it lies on the own mat, so that on phones the answers may have its room. */
  besideMat = $derived.by(() => this.posed && ![...this.choosing.offers.most.keys()].some((token) => kind(token) === 'do' || kind(token) === 'space'));
  /** The answer by which nothing of value is given away, if there is one. */
  safe = $derived.by(() => (this.question ? safeAnswer(this.question, this.choosing.offers, (action) => this.previews.of(action)) : null));
  whyNot = $derived(reasonsOf(this.position?.why_not ?? []));

  /** The piece that a chosen region would receive. */
  ghost(region: string): string | null {
    const [me, after] = [this.me, this.seat === null ? null : this.previews.shown?.view.table.players[this.seat]];
    if (!me || !after) return null;
    const has = (list: readonly string[]): boolean => list.includes(region);
    if (has(after.guild_markers) && !has(me.guild_markers)) return `marker-${CREST[me.guild]}`;
    return has(after.mines) && !has(me.mines) ? `mine-${CREST[me.guild]}` : null;
  }

  /** The ways to play each action card of the hand now. */
  private readonly ways = $derived.by(() => {
    const ways = new Map<number, Ways>();
    if (this.ask?.ask !== 'go' || !this.mine) return ways;
    for (const card of this.view?.hand ?? []) {
      const offers = this.choosing.offers.fitting([{ token: `deck:${card}`, at: 0 }]);
      if (offers.length) ways.set(card, waysOf(offers));
    }
    return ways;
  });

  /** What an action card would bring now, the best of its ways, or why it cannot be played. */
  would(card: number): Would | null {
    const { position, seat } = this;
    if (this.ask?.ask !== 'go' || !this.mine || seat === null || !position) return null;
    const ways = this.ways.get(card);
    if (!ways) {
      const refusal = this.whyNot.get(`deck:${card}`)?.[0]?.refusal;
      return refusal && !NOT_ITS_OWN.includes(refusal.why) ? { text: t('hand-not-now', { why: refusalText(refusal, this.ctx) }), good: false } : null;
    }
    const previews = ways.looked.flatMap((action) => this.previews.of(action) ?? []);
    return previews.length === ways.looked.length ? wouldOf(ways.all, previews.map((preview) => effects(position, preview, seat)), this.names) : null;
  }

  /** Asks what the cards of the hand would do. */
  lookAtHand(): void {
    if (!this.closed) this.previews.want([...this.ways.values()].flatMap(({ looked }) => looked));
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
    const { choice } = this.choosing;
    const [state, next] = [choice.state(token, at), choice.point(token, at)];
    // What makes room for a thing of another kind is named: nothing is dropped in silence.
    const dropped = state === 'could' ? choice.picks.filter((pick) => !next.includes(pick)) : [];
    this.shell.notice = '';
    this.shell.note = dropped.length ? t('question-dropped', { what: dropped.map((pick) => tokenText(pick.token, this.ctx)).join(', '), thing: tokenText(token, this.ctx) }) : '';
    this.choosing.pick(next);
    // On phones the sheet makes room for what comes next, unless the question is about what it shows.
    if (this.free) this.shell.sheet = '';
    const { meant, count } = this.choosing.choice;
    if (settings.instant && meant && count === 1) void this.play(meant);
  }

  /** Picks everything an action names, so that it can be looked at and confirmed. */
  propose(action: Action): void {
    this.shell.panel = null;
    this.shell.note = '';
    this.choosing.propose(action);
    // The button that proposed it is gone; keyboard focus moves to Confirm.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-confirm]')?.focus();
    });
  }

  /** An answer to a question is chosen, to be confirmed; chosen again, it is taken back. */
  offer(action: Action): void {
    this.shell.notice = '';
    if (JSON.stringify(this.choosing.choice.meant) === JSON.stringify(action)) this.choosing.pick([]);
    else if (settings.instant) void this.play(action);
    else this.propose(action);
  }

  /** Proposes an action to be confirmed; whoever confirms nothing has played it. */
  take(action: Action): void {
    this.propose(action);
    if (settings.instant) void this.play(action);
  }

  clear(): void {
    this.choosing.pick([]);
    this.shell.notice = this.shell.note = '';
  }

  /** Another position: what was known of the one before holds no longer. */
  settle(): void {
    this.choosing.settle();
    this.hints = null;
    // What a hint said was about another position.
    if (this.shell.panel?.show === 'hint') this.shell.panel = null;
    this.previews.ask(this.choosing.choice.meant);
    // Nobody waits for it: the table is drawn first.
    afterPaint(() => this.lookAtHand());
  }

  async play(action: Action): Promise<void> {
    if (this.planning?.making) return this.planning.add(action);
    if (this.game.busy) return;
    this.shell.notice = this.shell.note = '';
    try {
      this.played?.(action);
      await this.game.play(action, this.answering.wish());
      this.choosing.done();
      this.warned = false;
      this.hearQuestion();
    } catch (problem) {
      this.tell(problem);
    }
  }

  /** Where the button that was pressed is gone, the focus goes to what is asked now. */
  hearQuestion(): void {
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('.answer h2');
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }

  confirm(): void {
    if (this.choosing.choice.meant) void this.play(this.choosing.choice.meant);
  }

  async undo(): Promise<void> {
    if (this.planning?.making) {
      const last = (this.planning.draft?.length ?? 0) - 1;
      if (this.choosing.picks.length) this.clear();
      else if (last >= 0) await this.planning.remove(last);
      return;
    }
    const { undo } = this.position ?? {};
    if (!undo || this.game.busy) return;
    if (this.choosing.picks.length) return this.clear();
    const back = undo.steps === 0 && this.canTakeBackGo && this.alone;
    if (undo.steps === 0 && !back) {
      this.shell.panel = { show: 'undo' };
      return;
    }
    try {
      await (back ? this.game.askUndo(1) : this.game.undo(1));
    } catch (problem) {
      this.tell(problem);
    }
  }

  /** There is an own go behind what others have learned since. */
  get canTakeBackGo(): boolean {
    return this.seat !== null && this.since > 0 && this.position?.undo.stop?.stop !== 'start';
  }

  /** Playing takes the seat back from the bot. */
  async comeBack(): Promise<void> {
    try {
      await api.comeBack(this.game.id);
    } catch (problem) {
      // The bot's go may be over already.
      if (!(problem instanceof Problem) || problem.failure.error !== 'no_change') this.tell(problem);
    }
  }

  /** A click on the table is playing, also while a bot plays for this seat; its bar and banners have buttons of their own. */
  touch({ target }: MouseEvent): void {
    const at = target as Element;
    if (this.chair?.played_by && at.closest('.table') && !at.closest('.top, .banners')) void this.comeBack();
  }

  /** Whether this seat wants to be warned before a pass; kept for the whole game. */
  get warns(): boolean {
    return this.seat !== null && warns(this.game.id, this.seat);
  }

  set warns(on: boolean) {
    if (this.seat !== null) setWarns(this.game.id, this.seat, on);
  }

  /** Passing warns once, while there is something that could still be done; the effect of the turn can be used at the attack too. */
  async pass(): Promise<void> {
    const pass = this.choosing.offers.named('pass');
    if (pass && this.planning?.making) return this.planning.add(pass);
    if (!pass || (this.beforePass && !(await this.beforePass(pass)))) return;
    if (this.choosing.offers.undone.length && !this.warned && this.warns) {
      this.warned = true;
      this.shell.panel = { show: 'pass' };
    } else void this.play(pass);
  }

  /** Fetches what planning takes, and plans if that is wanted. */
  async plan(begins: boolean): Promise<void> {
    if (!this.planning) {
      const [{ Planning }] = await late(() => Promise.all([import('../plan/planning.svelte'), alsoSpeak('plan')]));
      this.planning ??= new Planning(this);
    }
    if (begins) await this.planning.begin();
  }

  async hint(longer = 0): Promise<void> {
    if (this.seat === null || !this.called || this.planning?.making) return;
    this.shell.panel = { show: 'hint' };
    this.longer = longer;
    if (longer) this.hints = null;
    const at = this.position;
    try {
      const found = (await this.hintOfDevice(longer)) ?? (await api.hint(this.game.id, this.seat, longer));
      if (this.position === at) this.hints = found;
    } catch (problem) {
      this.shell.panel = null;
      this.tell(problem);
    }
  }

  /** Whether this device can find hints in the server's place: nobody else plays, and nothing here is hidden from the player. */
  get canHint(): boolean {
    return this.alone && edition.device && !isHere(this.game.id);
  }

  /** A hint found by this device; null if it shall not or cannot. */
  private async hintOfDevice(longer: number): Promise<Hints | null> {
    if (!settings.hints || !this.canHint || !this.position) return null;
    return device.hint(this.position.view, longer).catch(() => null);
  }

  tell(problem: unknown): void {
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
