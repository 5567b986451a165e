// A whole game as somebody hears it who does not see the page: found by role and name, worked with the keyboard, and
// everything that happens is spoken.
import type { Locator, Page } from '@playwright/test';
import type { Action, OfferGraph } from '../src/net/types';
import { Offers } from '../src/table/offers';
import { DESK, lookAt } from './looks';
import { layOut, openRecord } from './tables';
import { expect, test } from './tharos';
import { Words } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As many actions the list shows at once; a filter finds the rest. */
const MOST = 300;
/** Goes before a pass, so that the game comes to an end. */
const GOES = 1;

class Reader {
  readonly words = new Words('en');
  private went = 0;
  private seen = new Map<string, number>();

  constructor(readonly page: Page) {}

  get question(): Locator {
    return this.page.getByRole('status', { name: this.words.t('table-answer') });
  }

  /** Listens from now on to what is added to the live regions. */
  async listen(): Promise<void> {
    for (const [region, what] of [[this.page.getByRole('log', { name: this.words.t('table-news') }), 'spoken'], [this.question, 'questions']] as const) {
      await region.evaluate((node, what) => {
        const heard: string[] = [];
        const hear = (nodes: NodeList): void => nodes.forEach((one) => one.textContent?.trim() && heard.push(one.textContent));
        hear(node.childNodes);
        new MutationObserver((changes) => changes.forEach((change) => hear(change.addedNodes))).observe(node, { childList: true });
        Object.assign(window, { [what]: heard });
      }, what);
    }
  }

  heard(what: 'spoken' | 'questions'): Promise<string[]> {
    return this.page.evaluate((what) => (window as unknown as Record<string, string[]>)[what]!, what);
  }

  /** Whether there is something to decide; no once the scores are there. */
  async asked(): Promise<boolean> {
    const over = this.page.getByRole('heading', { level: 1, name: /VP$/ });
    await expect.poll(async () => (await over.isVisible()) || (await this.question.allInnerTexts()).some(Boolean), { timeout: 60_000, intervals: [30, 60, 100] }).toBe(true);
    return !(await over.isVisible());
  }

  /** Reads the whole list of actions, and takes one of it. */
  async decide(): Promise<void> {
    const { page, words } = this;
    const [seq, legal] = await this.legal();
    // Such a question is answered by the page itself, after a moment.
    if (legal.length === 1 && ['draw', 'keep_drawn', 'tidy_up'].includes(legal[0]!.do)) return this.past(seq);
    await page.getByRole('navigation', { name: words.t('table-tools') }).getByRole('button', { name: words.t('table-actions') }).press('Enter');
    const list = page.getByRole('dialog', { name: words.t('table-all-actions') });
    const actions = list.getByRole('listitem').getByRole('button');
    await expect(list.getByText(legal.length > MOST ? words.t('table-actions-shown', { shown: MOST, n: legal.length }) : words.t('table-possible', { n: legal.length }))).toBeVisible();
    const names = await actions.allInnerTexts();
    expect(names.length, 'every action is in the list').toBe(Math.min(MOST, legal.length));
    expect(new Set(names).size, `no two actions have the same name: ${names.filter((name, i) => names.indexOf(name) !== i).join('; ')}`).toBe(names.length);
    expect(names.filter((name) => !name.trim() || /[{}$]|undefined/.test(name))).toEqual([]);
    const pass = names.indexOf(words.t('action-pass'));
    const go = pass >= 0;
    const pick = go && this.went >= GOES ? pass : this.choose(names, pass);
    this.went = pick === pass ? 0 : go ? this.went + 1 : this.went;
    await actions.nth(pick).press('Enter');
    await expect(list).toHaveCount(0);
    if (pick === pass && legal.length > 1) await this.sure(seq);
    await this.past(seq);
  }

  /** What has been done least so far, so that the game sees much. */
  private choose(names: readonly string[], pass: number): number {
    const kind = (name: string): string => name.split(/ (with|on|for)\b|[:,]/)[0]!;
    const times = (at: number): number => (at === pass ? Infinity : (this.seen.get(kind(names[at]!)) ?? 0));
    const pick = names.reduce((best, _, at) => (times(at) < times(best) ? at : best), 0);
    this.seen.set(kind(names[pick]!), (this.seen.get(kind(names[pick]!)) ?? 0) + 1);
    return pick;
  }

  /** The warning before a pass, the first time. */
  private async sure(seq: number): Promise<void> {
    const warning = this.page.getByRole('dialog', { name: /^Pass with/ });
    await expect.poll(async () => (await warning.isVisible()) || (await this.seq()) > seq, { intervals: [20, 50] }).toBe(true);
    if (!(await warning.isVisible())) return;
    await warning.getByRole('checkbox', { name: this.words.t('table-pass-never') }).press(' ');
    await warning.getByRole('button', { name: this.words.t('table-pass'), exact: true }).press('Enter');
  }

  private seq(): Promise<number> {
    return this.page.evaluate(() => Number(document.documentElement.dataset.seq));
  }

  private async past(seq: number): Promise<void> {
    await expect.poll(() => this.seq(), { timeout: 15_000, intervals: [20, 50, 100] }).toBeGreaterThan(seq);
  }

  /** What the server allows at the position that the page shows. */
  private async legal(): Promise<[number, Action[]]> {
    const id = new URL(this.page.url()).pathname.split('/')[2];
    for (;;) {
      const table = (await (await this.page.request.get(`/api/tables/${id}`)).json()) as { seats: { mine: boolean }[] };
      const game = await this.page.request.get(`/api/tables/${id}/game?after=1000000&as=${table.seats.findIndex((seat) => seat.mine)}`);
      const { seq, position } = (await game.json()) as { seq: number; position: { legal: OfferGraph } };
      if ((await this.seq()) === seq) return [seq, [...new Offers(position.legal).decisions()].map(({ action }) => action)];
    }
  }
}

test('a whole game against a bot by what a screen reader finds and hears', async ({ page }) => {
  test.setTimeout(600_000);
  await layOut(page, 'Bot');
  const reader = new Reader(page);
  const { words } = reader;
  await expect(page.getByRole('grid', { name: words.t('table-board') })).toBeVisible();
  await reader.listen();

  // Where one is, and the ways around.
  await expect(page.getByRole('heading', { level: 1, name: /^Tharos, Round 1, Turn 1$/ })).toHaveCount(1);
  for (const landmark of ['banner', 'main'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
  for (const region of ['table-your-mat', 'table-your-dice', 'table-answer', 'table-hand']) await expect(page.getByRole('region', { name: words.t(region), exact: true })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: words.t('table-around') })).toHaveCount(1);
  for (const heading of ['table-rivals', 'table-buildings', 'table-player-cards', 'table-log']) await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${words.t(heading)}`) })).toHaveCount(1);
  await expect(page.getByRole('gridcell', { name: /, row \d, column \d/ })).toHaveCount(16);

  // Bots wait for nobody: what they do is spoken in order, however fast it comes.
  const menu = page.getByRole('dialog', { name: words.t('table-menu') });
  await page.getByRole('button', { name: words.t('table-menu') }).press('Enter');
  await menu.getByRole('group', { name: words.t('table-pace') }).getByRole('button', { name: words.t('table-pace-once') }).press('Enter');
  await menu.getByRole('button', { name: words.t('table-close') }).press('Enter');
  await expect(menu).toHaveCount(0);

  let told: string[] = [];
  let asked = 0;
  for (let decisions = 0; await reader.asked(); decisions++) {
    expect(decisions).toBeLessThan(400);
    const questions = await reader.heard('questions');
    expect(questions.length, `the question was spoken again: ${questions.at(-1)}`).toBeGreaterThan(asked);
    asked = questions.length;
    // The end screen takes the log away; shortly before, it is read as a whole.
    if (await page.getByRole('heading', { level: 1, name: /Round 4, Turn 4/ }).isVisible()) told = await logAsRead(page, words);
    await reader.decide();
  }
  const spoken = (await reader.heard('spoken')).join('\n').toLowerCase();
  expect(told.length).toBeGreaterThan(200);
  // A line of the log joins what was spoken one after the other.
  const parts = told.flatMap((line) => line.split(' · '));
  expect(parts.filter((part) => !spoken.includes(part.toLowerCase())), 'every line of the log was spoken').toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: /VP$/ })).toBeVisible();
});

/** Every line of the log since the page was opened, oldest first, without its headings. */
async function logAsRead(page: Page, words: Words): Promise<string[]> {
  const log = page.getByRole('region', { name: words.t('table-log') });
  for (const more = log.getByRole('button', { name: words.t('table-log-more') }); await more.isVisible(); ) await more.press('Enter');
  const items = await log.getByRole('list', { name: words.t('table-log') }).getByRole('listitem').allInnerTexts();
  const headings = ['table-log-more', 'story-chapter-attack', 'story-chapter-round-end'].map((key) => words.t(key));
  const entries = items.reverse();
  // What was there before anybody listened is read, not heard.
  const first = entries.findIndex((text) => text.includes(words.t('did-pass')));
  return entries.slice(Math.max(0, first)).flatMap((text) => text.split('\n').map((line) => line.trim()).filter((line) => line && !headings.includes(line)));
}

test('the log of a replay is one stop of the Tab key, and its arrows go from step to step', async ({ page }) => {
  await openRecord(page);
  const words = new Words('en');
  const log = page.getByRole('region', { name: words.t('replay-log') });
  const buttons = log.getByRole('button');
  expect(await buttons.count()).toBeGreaterThan(10);
  const stops = () => buttons.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length);
  expect(await stops()).toBe(1);
  await buttons.evaluateAll((all) => (all as HTMLElement[]).find(({ tabIndex }) => tabIndex >= 0)?.focus());
  await page.keyboard.press('Home');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(buttons.nth(1)).toBeFocused();
  expect(await stops()).toBe(1);
  // Tab leaves it, and comes back to where one was.
  await page.keyboard.press('Tab');
  expect(await log.evaluate((part) => part.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(buttons.nth(1)).toBeFocused();
});

test('table, replay and end have their headings and landmarks in order', async ({ page }) => {
  await openRecord(page);
  await lookAt(page, 'replay', { alsoBest: true, sizes: [DESK] });
  await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
  await expect(page.getByRole('table').first()).toBeVisible();
  await lookAt(page, 'end', { alsoBest: true, sizes: [DESK] });
  await layOut(page, 'Bot');
  await expect(page.getByRole('grid')).toBeVisible();
  await lookAt(page, 'table', { alsoBest: true, sizes: [DESK] });
});
