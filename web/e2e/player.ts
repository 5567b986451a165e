// A person at the table, for whole games: reads what the page offers, points at dice, spaces and regions, confirms, or
// takes an action from the list of all, until the game is over. What it does depends on its seed and on the dice.
import { expect, type Locator, type Page } from '@playwright/test';
import { Words } from './words';

/** What the page wants from the person in front of it. */
export type Wish = 'decide' | 'curtain' | 'over';

interface Seen {
  seq: number;
  /** Buttons of the answer bar, by their place in it. */
  answers: { at: number; name: string; pressed: boolean; confirms: boolean }[];
  /** Dice, spaces, regions and cards on the table that go with what is picked, by their place among all buttons. */
  things: { name: string; kind: 'button' | 'gridcell' }[];
  picked: boolean;
}

export interface Habits {
  words?: Words;
  seed?: number;
  /** Goes a turn before passing, at most. */
  goes?: number;
}

export class Player {
  readonly words: Words;
  /** What was done, in words, newest last. */
  readonly done: string[] = [];
  /** How often another player of this device was called. */
  curtains = 0;
  private random: () => number;
  private readonly signs: Signs;
  private readonly goes: number;
  private went = 0;
  private quota: number;

  constructor(
    readonly page: Page,
    { words = new Words('en'), seed = 1, goes = 2 }: Habits = {},
  ) {
    this.words = words;
    this.random = generator(seed);
    this.goes = goes;
    this.quota = goes;
    this.signs = {
      yourGo: words.t('table-title-your-go'),
      skip: words.t('table-hurry', { n: 0 }).split('(')[0]!,
      curtain: words.like('curtain-open', 'player').source,
    };
  }

  get answer(): Locator {
    return this.page.getByRole('region', { name: this.words.t('table-answer'), exact: true });
  }

  /** The heading at an own go with everything still to choose; a phone has a shorter one. */
  get idle(): Locator {
    const heading = (key: string): Locator => this.answer.getByRole('heading', { name: this.words.t(key), exact: true });
    return heading('table-idle').or(heading('table-idle-phone'));
  }

  /** The number of the last change that is shown. */
  seq(): Promise<number> {
    return this.page.evaluate(() => Number(document.documentElement.dataset.seq ?? 0));
  }

  /** What the page wants now, if anything; what others do meanwhile is skipped ahead. */
  async wish(): Promise<Wish | null> {
    const wish = await this.page.evaluate(read, this.signs);
    if (wish !== 'skip') return wish;
    await this.skip();
    return null;
  }

  /** Waits until the page asks for something. */
  async asked(): Promise<Wish> {
    const found = await this.page.waitForFunction(read, this.signs, { timeout: 60_000 });
    const wish = (await found.jsonValue())!;
    if (wish !== 'skip') return wish;
    await this.skip();
    return this.asked();
  }

  /** It may be over with skipping before we get there, but what is there can be clicked. */
  private async skip(): Promise<void> {
    const skip = this.answer.getByRole('button', { name: this.signs.skip });
    await skip.click({ timeout: 5000 }).catch(async (error: unknown) => {
      if (await skip.isVisible()) throw error;
    });
  }

  /** Plays until the end screen is there. */
  async toTheEnd(most = 900): Promise<void> {
    while (await this.step()) expect(this.done.length, `no end after ${this.done.slice(-30).join('\n')}`).toBeLessThan(most);
  }

  /** Plays until this turn has begun. */
  async toTurn(round: number, turn: number): Promise<void> {
    const name = [this.words.t('app-name'), this.words.t('table-round', { n: round }), this.words.t('table-turn', { n: turn })].join(', ');
    const now = this.page.getByRole('heading', { level: 1, name, exact: true });
    while (!(await now.isVisible())) if (!(await this.step())) throw new Error('the game is over');
  }

  /** Does what the page wants next; `false` once the game is over. */
  private async step(): Promise<boolean> {
    const wish = await this.asked();
    if (wish === 'curtain') await this.liftCurtain();
    if (wish === 'decide') await this.decide();
    return wish !== 'over';
  }

  /** Decides until a go of one's own begins, with everything still to choose. */
  async toOwnGo(): Promise<void> {
    while ((await this.asked()) === 'decide') {
      if ((await this.answer.getByRole('button', { name: this.words.t('table-pass'), exact: true }).isVisible()) && (await this.idle.isVisible())) return;
      await this.decide();
    }
    throw new Error('the game is over');
  }

  /** Solo: decides until the order of the guilds is asked for. */
  async toOrders(): Promise<void> {
    while ((await this.asked()) === 'decide') {
      if (await this.keepOrder.isVisible()) return;
      await this.decide();
    }
    throw new Error('the game is over before the order of the guilds is asked for');
  }

  /** Solo: the answer that leaves the order as it is. */
  get keepOrder(): Locator {
    return this.answer.getByRole('button', { name: this.words.t('table-keep-order') });
  }

  async liftCurtain(): Promise<void> {
    this.curtains += 1;
    await this.page.getByRole('button', { name: this.words.like('curtain-open', 'player') }).click();
    await expect(this.page.getByRole('grid')).toBeVisible();
  }

  /** Makes one decision, whatever is asked. */
  async decide(): Promise<void> {
    // What an attack or a round came to lies over the board for a moment; who is in a hurry goes on.
    while (await this.page.locator('[data-report]').isVisible()) await this.page.keyboard.press('Escape');
    const before = await this.look();
    const last = await this.choose(before);
    this.done.push(last);
    await this.wentOn(before.seq, last);
  }

  protected async wentOn(seq: number, what: string): Promise<void> {
    await expect.poll(() => this.seq(), { message: `"${what}" had no effect`, timeout: 15_000, intervals: [10, 20, 50, 100] }).toBeGreaterThan(seq);
  }

  private async choose(seen: Seen): Promise<string> {
    const { words } = this;
    const pass = seen.answers.find(({ name }) => name === words.t('table-pass'));
    const left = seen.answers.filter(({ name }) => !this.isFixed(name));
    if (!pass) {
      // A question: answered by its words if it has any, otherwise by pointing.
      return this.point(seen, left);
    }
    if (this.went >= this.quota) return this.pass();
    this.went += 1;
    return this.random() < 0.34 ? this.fromTheList(seen.seq) : this.point(seen, left);
  }

  /** Picks what still fits, one thing after the other, until the action is confirmed or plays itself. */
  private async point(first: Seen, answers: Seen['answers']): Promise<string> {
    let seen = first;
    const picks: string[] = [];
    for (let step = 0; step < 10; step++) {
      const confirm = seen.answers.find(({ confirms }) => confirms);
      if (confirm && step) {
        picks.push(confirm.name);
        await this.answer.getByRole('button').nth(confirm.at).click();
        return picks.join(' > ');
      }
      const options = step ? seen.answers.filter(({ name, pressed }) => !pressed && !this.isFixed(name)) : answers;
      const all = [...options.map((option) => ({ ...option, kind: 'answer' as const })), ...(options.length && step === 0 && this.random() < 0.5 ? [] : seen.things)];
      const pick = all[Math.floor(this.random() * all.length)];
      if (!pick) break;
      picks.push(pick.name);
      const target = pick.kind === 'answer' ? this.answer.getByRole('button').nth(pick.at) : this.page.getByRole(pick.kind, { name: pick.name, exact: true }).first();
      // If the pick before has been played meanwhile, this one may be gone.
      const gone = await target.click({ timeout: 5000 }).then(() => false, () => true);
      if (gone && (await this.seq()) <= first.seq) throw new Error(`${pick.name} cannot be clicked: ${picks.join(' > ')}`);
      if ((await this.seq()) > first.seq) return picks.join(' > ');
      seen = await this.look();
      if (seen.seq > first.seq) return picks.join(' > ');
      // An answer that is played at once needs a moment to come back.
      if (!seen.picked && (await this.comesBack(first.seq))) return picks.join(' > ');
    }
    await this.page.keyboard.press('Escape');
    return this.fromTheList(first.seq);
  }

  private isFixed(name: string): boolean {
    return ['table-pass', 'table-undo', 'table-hint', 'table-all-actions', 'seats-hold'].some((key) => this.words.t(key) === name);
  }

  protected async comesBack(seq: number, timeout = 3000): Promise<boolean> {
    return this.page.waitForFunction((seq) => Number(document.documentElement.dataset.seq) > seq, seq, { timeout }).then(() => true, () => false);
  }

  /** The list of all actions. It is empty if the page has answered by itself meanwhile. */
  private async fromTheList(seq: number): Promise<string> {
    const { page, words } = this;
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: words.t('table-all-actions') });
    // Panels are loaded after the table.
    await expect(dialog).toBeVisible();
    const actions = dialog.getByRole('listitem').getByRole('button');
    const names = await actions.allInnerTexts();
    const some = names.map((name, at) => ({ name, at })).filter(({ name }) => name !== words.t('table-pass'));
    const pick = some[Math.floor(this.random() * some.length)];
    if (!pick) {
      await closePanel(page);
      if (names.length) return this.pass();
      if (await this.comesBack(seq)) return 'answered by the page';
      throw new Error(`the list of all actions is empty: ${this.done.slice(-5).join('\n')}`);
    }
    await actions.nth(pick.at).click();
    // A finger takes it into the answer bar first. A disabled button belongs to a decision that is on its way.
    const confirm = this.answer.locator('[data-confirm]:enabled');
    await expect.poll(async () => (await this.seq()) > seq || (await confirm.isVisible())).toBe(true);
    if ((await this.seq()) === seq) await confirm.click();
    return `list: ${pick.name}`;
  }

  /** Passing warns once; it is meant. */
  async pass(): Promise<string> {
    const { page, words } = this;
    const pass = words.t('table-pass');
    const before = await this.seq();
    this.went = 0;
    this.quota = Math.floor(this.random() * (this.goes + 1));
    await this.answer.getByRole('button', { name: pass, exact: true }).click();
    const sure = page.getByRole('dialog').getByRole('button', { name: pass, exact: true });
    await expect.poll(async () => (await this.seq()) > before || (await sure.isVisible()), { intervals: [10, 20, 50, 100] }).toBe(true);
    if ((await this.seq()) === before) await sure.click();
    return pass;
  }

  /** Everything that is offered, read at once. */
  private look(): Promise<Seen> {
    return this.page.evaluate(
      ([answer, cannot, can, could]) => {
        const nameOf = (element: Element): string => {
          const label = element.getAttribute('aria-label');
          if (label !== null) return label;
          const copy = element.cloneNode(true) as Element;
          copy.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
          return (copy.textContent ?? '').trim();
        };
        const bar = document.querySelector(`[aria-label="${answer}"]`);
        // Those of a closed `details` cannot be reached.
        const buttons = [...(bar?.querySelectorAll<HTMLButtonElement>('button') ?? [])].filter((button) => button.checkVisibility());
        const answers = buttons.flatMap((button, at) =>
          button.disabled || button.getAttribute('aria-disabled') === 'true' ? [] : [{ at, name: nameOf(button), pressed: button.ariaPressed === 'true', confirms: button.dataset.confirm !== undefined }],
        );
        const table = [...document.querySelectorAll('[role=grid] [role=gridcell][aria-label], section button[aria-pressed]')].filter((thing) => !bar?.contains(thing));
        const picked = table.some((thing) => thing.ariaPressed === 'true' || thing.ariaSelected === 'true') || buttons.some((button) => button.ariaPressed === 'true');
        const fits = picked ? [can] : [can, could];
        const things = table
          .filter((thing) => thing.checkVisibility() && !nameOf(thing).endsWith(cannot) && fits.some((state) => nameOf(thing).endsWith(state)))
          .map((thing) => ({ name: nameOf(thing), kind: thing.role === 'gridcell' ? ('gridcell' as const) : ('button' as const) }));
        return { seq: Number(document.documentElement.dataset.seq ?? 0), answers, things, picked };
      },
      [this.words.t('table-answer'), this.words.t('table-state-cannot'), ` ${this.words.t('table-state-can')}`, ` ${this.words.t('table-state-could')}`] as const,
    );
  }
}

/** Closes the panel over the table, as Escape does; a moment later the table hears keys again. */
export async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** The person of these whose page asks for a decision; nobody once it is over. */
export async function whose(players: readonly Player[]): Promise<Player | null> {
  for (let tries = 0; tries < 600; tries++) {
    for (const player of players) {
      const wish = await player.wish();
      if (wish) return wish === 'over' ? null : player;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nobody is asked');
}

interface Signs {
  yourGo: string;
  skip: string;
  curtain: string;
}

function read({ yourGo, skip, curtain }: Signs): Wish | 'skip' | null {
  const buttons = [...document.querySelectorAll('button')];
  if (document.querySelector('tfoot')) return 'over';
  if (buttons.some((button) => new RegExp(curtain).test(button.textContent.trim()))) return 'curtain';
  if (buttons.some((button) => button.textContent.trim().startsWith(skip))) return 'skip';
  return document.title === yourGo ? 'decide' : null;
}

/** A small generator of numbers from 0 to 1: the same seed, the same person. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) >>> 0;
    const mixed = state ^ (state + Math.imul(state ^ (state >>> 7), state | 61));
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
