// A first game with the coach, by mouse, by keyboard and by touch on a phone; and hints that say why.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './tharos';
import { closePanel, Player } from './player';
import { lookAt } from './looks';
import { Words } from './words';

const words = new Words('en');
const strip = (page: Page) => page.locator('[data-coach]');

/** How somebody points at a thing: by mouse, by keyboard or by finger. */
type Press = (thing: Locator) => Promise<void>;
const click: Press = (thing) => thing.click();
const tap: Press = (thing) => thing.tap();
const enter: Press = async (thing) => {
  await thing.focus();
  await thing.press('Enter');
};

/** Somebody who hears what the coach says of a position, is warned before a pass and means it. */
class Coached extends Player {
  protected press: Press = click;

  override async decide(): Promise<void> {
    await expect(strip(this.page)).not.toHaveAttribute('data-thinking');
    await super.decide();
  }

  override async pass(): Promise<string> {
    const { page } = this;
    const [pass, before] = [this.words.t('table-pass'), await this.seq()];
    const sure = page.getByRole('dialog').getByRole('button', { name: pass, exact: true });
    const again = this.answer.getByRole('button', { name: pass, exact: true });
    for (let time = 0; time < 3 && (await this.seq()) === before; time++) {
      const said = await strip(page).getAttribute('data-coach');
      await this.press((await sure.isVisible()) ? sure : again);
      await expect.poll(async () => (await this.seq()) > before || (await sure.isVisible()) || ((await strip(page).getAttribute('data-thinking')) === null && (await strip(page).getAttribute('data-coach')) !== said), { intervals: [20, 50, 100] }).toBe(true);
    }
    return pass;
  }
}

/** The same by one way of pointing alone: every decision is taken from the list of all actions, or is a pass. */
class Lister extends Coached {
  constructor(page: Page, protected override readonly press: Press) {
    super(page);
  }

  override async decide(): Promise<void> {
    const { page, words } = this;
    while (await page.locator('[data-report]').isVisible()) await page.keyboard.press('Escape');
    const seq = await this.seq();
    const n = this.done.length;
    const pass = this.answer.getByRole('button', { name: words.t('table-pass'), exact: true });
    const passes = n % 3 === 2 && (await pass.isVisible());
    this.done.push(passes ? await this.pass() : await this.fromAll(seq, n));
    await this.wentOn(seq, this.done.at(-1)!);
  }

  private async fromAll(seq: number, n: number): Promise<string> {
    const { page, press, words } = this;
    if (press === enter) await page.keyboard.press('a');
    else {
      await press(page.getByRole('button', { name: words.t('table-menu'), exact: true }));
      await press(page.getByRole('dialog').getByRole('button', { name: words.t('table-all-actions') }));
    }
    const actions = page.getByRole('dialog', { name: words.t('table-all-actions') }).getByRole('listitem').getByRole('button');
    await expect.poll(async () => (await actions.count()) > 0 || (await this.seq()) > seq).toBe(true);
    const names = await actions.allInnerTexts();
    const others = names.flatMap((name, at) => (name === words.t('table-pass') ? [] : [at]));
    if (!others.length) {
      await closePanel(page);
      return names.length ? this.pass() : 'answered by the page';
    }
    const at = others[(7 * n) % others.length]!;
    await press(actions.nth(at));
    // A disabled button belongs to a decision that is on its way.
    const confirm = this.answer.locator('[data-confirm]:enabled');
    await expect.poll(async () => (await this.seq()) > seq || (await confirm.isVisible())).toBe(true);
    if ((await this.seq()) === seq) await press(confirm);
    return names[at]!;
  }
}

/** What the coach has said in this browser, and in which turn. */
const heard = (page: Page): Promise<{ id: string; turn: number }[]> =>
  page.evaluate(() => (Object.values(JSON.parse(localStorage.getItem('tharos-coach') ?? '{}')) as { said: { id: string; turn: number }[] }[]).flatMap(({ said }) => said));

/** What is said before anything is chosen, in every round. */
const PRESSING = /^(at-risk|late-attack|cover|fourth-point|sell-now|mine-medal|explore-now|build-market|learned-)/;

/** From the path of lessons to the table, where the coach has something to say about the first dice. */
async function begin(page: Page, where?: 'server'): Promise<void> {
  if (where) await page.addInitScript((where) => localStorage.setItem('tharos-where', where), where);
  await page.goto('/learn');
  await page.locator('[data-coached]').click();
  await expect(strip(page)).toHaveAttribute('data-coach', /./, { timeout: 30_000 });
}

test('a whole game with the coach by mouse', async ({ page }) => {
  test.setTimeout(420_000);
  await page.addInitScript(() => localStorage.setItem('tharos-pace', 'once'));
  await begin(page);
  await expect(strip(page)).toContainText(words.t('coach-first-roll'));
  await page.locator('[data-why]').click();
  await expect(page.locator('[data-reasons] li').first()).toBeVisible();
  await page.locator('[data-show]').first().click();
  await expect(page.locator('[data-dash]').first()).toBeVisible();
  await page.locator('[data-show]').first().click();
  const player = new Coached(page, { seed: 5, goes: 2 });
  await player.toTheEnd();
  await expect(page.locator('[data-followed]')).toBeVisible();
  const said = await heard(page);
  expect(new Set(said.map(({ id }) => id)).size, JSON.stringify(said)).toBeGreaterThan(2);
  expect(said.some(({ id, turn }) => turn > 4 && PRESSING.test(id)), `what is pressing is said after round 1: ${JSON.stringify(said)}`).toBe(true);
});

test('the coach warns before a pass, is off with one click and comes back, by keyboard', async ({ page }) => {
  await begin(page, 'server');
  await page.keyboard.press('p');
  await expect(strip(page)).toHaveAttribute('data-coach', /^(pass-|gift-)/);
  await enter(page.locator('[data-coach-options]'));
  await enter(page.locator('[data-mode=every]'));
  await expect(page.locator('[data-mode=every]')).toHaveAttribute('aria-pressed', 'true');
  await enter(page.locator('[data-coach-off]'));
  await expect(strip(page)).toHaveCount(0);
  await page.locator('[data-coach-toggle]').focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeVisible();
});

test('a coach who is asked too often is left alone for a while and then speaks', async ({ page, guard }) => {
  guard.quiet(/429/);
  let asked = 0;
  await page.route('**/api/tables/*/coach', (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({ status: 429, json: { error: 'slow_down', message: 'too many requests', retry_after: 8 } });
  });
  await page.goto('/learn');
  await page.locator('[data-coached]').click();
  await expect.poll(() => asked).toBe(1);
  await expect(strip(page)).not.toHaveAttribute('data-thinking');
  // Passing asks the coach as well, and warns without it.
  await page.keyboard.press('p');
  await expect(page.locator('[data-pass-anyway]')).toBeVisible();
  expect(asked).toBe(1);
  await page.keyboard.press('Escape');
  await expect(strip(page)).toHaveAttribute('data-coach', /./, { timeout: 30_000 });
  expect(asked).toBe(2);
});

test('a whole game with the coach by keyboard', async ({ page }) => {
  test.setTimeout(420_000);
  await page.addInitScript(() => localStorage.setItem('tharos-pace', 'once'));
  await begin(page, 'server');
  await enter(page.locator('[data-why]'));
  await expect(page.locator('[data-reasons] li').first()).toBeVisible();
  await enter(page.locator('[data-why]'));
  await new Lister(page, enter).toTheEnd();
  await expect(page.locator('[data-followed]')).toBeVisible();
});

test('strip, reasons and hints can be read by everybody', async ({ page }) => {
  await begin(page, 'server');
  await lookAt(page, 'coach', { only: '.coach' });
  await page.locator('[data-why]').click();
  await expect(page.locator('[data-reasons]')).toBeVisible();
  await lookAt(page, 'coach-why', { only: '.coach' });
  await page.locator('[data-why]').click();
  await page.locator('[data-coach-options]').click();
  await lookAt(page, 'coach-options', { only: '.coach' });
  await page.keyboard.press('h');
  await expect(page.locator('[data-hint]')).toHaveCount(3, { timeout: 30_000 });
  await lookAt(page, 'hints', { only: '[data-hints]' });
});

test('a whole game with the coach by touch on a phone', async ({ visitor }) => {
  test.setTimeout(420_000);
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
  await page.addInitScript(() => {
    localStorage.setItem('tharos-pace', 'once');
    localStorage.setItem('tharos-where', 'server');
  });
  await page.goto('/learn');
  await page.locator('[data-coached]').tap();
  await expect(strip(page)).toHaveAttribute('data-coach', /./, { timeout: 30_000 });
  await page.locator('[data-why]').tap();
  await expect(page.locator('[data-reasons]')).toBeVisible();
  await page.locator('[data-why]').tap();
  await page.locator('[data-show]').first().tap();
  await expect(page.locator('[data-dash]').first()).toBeVisible();
  await page.locator('[data-show]').first().tap();
  const player = new Lister(page, tap);
  await player.toTurn(1, 2);
  await expect(strip(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await player.toTheEnd();
  await expect(page.locator('[data-followed]')).toBeVisible();
});

test('hints say why, and what is chosen goes into the answer bar', async ({ page }) => {
  await begin(page, 'server');
  await page.keyboard.press('h');
  const hints = page.locator('[data-hint]');
  await expect(hints).toHaveCount(3, { timeout: 30_000 });
  for (const hint of await hints.all()) {
    await expect(hint).toContainText('±');
    expect(await hint.locator('li').count()).toBeLessThanOrEqual(3);
  }
  await expect(hints.first().locator('li').first()).toBeVisible();
  const trials = async (): Promise<number> => Number((await page.locator('[data-hints] footer').innerText()).match(/[\d,]+/)![0].replace(',', ''));
  const before = await trials();
  await page.locator('[data-longer]').click();
  await expect.poll(trials, { timeout: 30_000 }).toBeGreaterThan(before);
  await page.locator('[data-hint="2"] .what').click();
  await expect(page.locator('[data-hint="2"]')).toHaveClass(/on/);
  await page.locator('[data-choose]').click();
  await expect(page.locator('[data-hints]')).toHaveCount(0);
  await expect(page.locator('[data-confirm]')).toBeVisible();
});

test('alone at a server’s table hints may come from the own device', async ({ page }) => {
  await begin(page, 'server');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-own-hints]').check();
  await page.keyboard.press('Escape');
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/hint') && asked.push(request.url())));
  await page.keyboard.press('h');
  await expect(page.locator('[data-hint]')).toHaveCount(3, { timeout: 30_000 });
  expect(asked).toEqual([]);
});

test('the goal panel says what a good game has by this turn', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tharos-pace', 'once'));
  await begin(page, 'server');
  await new Lister(page, click).toTurn(1, 2);
  await page.locator('button.vpbig').click();
  const panel = page.getByRole('dialog', { name: words.t('points-mine') });
  await expect(panel.locator('[data-par]')).toBeVisible();
  const source = panel.locator('[data-source]').first();
  await source.locator('summary').click();
  await expect(source.locator('p')).toBeVisible();
});
