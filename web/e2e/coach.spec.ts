// A first game with the coach, by mouse, by keyboard and by touch on a phone; and hints that say why.
import type { Page } from '@playwright/test';
import { expect, test } from './tharos';
import { Player } from './player';
import { Words } from './words';

const words = new Words('en');
const strip = (page: Page) => page.locator('[data-coach]');

/** Somebody who is warned before a pass and means it. */
class Coached extends Player {
  override async pass(): Promise<string> {
    const { page } = this;
    const [pass, before] = [this.words.t('table-pass'), await this.seq()];
    const sure = page.getByRole('dialog').getByRole('button', { name: pass, exact: true });
    const again = this.answer.getByRole('button', { name: pass, exact: true });
    for (let time = 0; time < 3 && (await this.seq()) === before; time++) {
      await ((await sure.isVisible()) ? sure : again).click();
      const said = await strip(page).getAttribute('data-coach');
      await expect.poll(async () => (await this.seq()) > before || (await sure.isVisible()) || ((await strip(page).getAttribute('data-thinking')) === null && (await strip(page).getAttribute('data-coach')) !== said), { intervals: [20, 50, 100] }).toBe(true);
    }
    return pass;
  }
}

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
  const heard = await page.evaluate(() => (Object.values(JSON.parse(localStorage.getItem('tharos-coach') ?? '{}')) as { said: { id: string }[] }[]).flatMap(({ said }) => said.map(({ id }) => id)));
  expect(new Set(heard).size, heard.join()).toBeGreaterThan(2);
});

test('the coach warns before a pass, is off with one click and comes back, by keyboard', async ({ page }) => {
  await begin(page, 'server');
  await page.keyboard.press('p');
  await expect(strip(page)).toHaveAttribute('data-coach', /^(pass-|gift-)/);
  await page.locator('[data-coach-options]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-coach-off]').focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveCount(0);
  await page.locator('[data-coach-toggle]').focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeVisible();
});

test('the coach by touch on a phone', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
  await page.goto('/learn');
  await page.locator('[data-coached]').tap();
  await expect(strip(page)).toHaveAttribute('data-coach', /./, { timeout: 30_000 });
  await page.locator('[data-why]').tap();
  await expect(page.locator('[data-reasons]')).toBeVisible();
  await page.locator('[data-why]').tap();
  await page.locator('[data-show]').first().tap();
  await expect(page.locator('[data-dash]').first()).toBeVisible();
  const player = new Coached(page, { seed: 2, goes: 1 });
  await player.toTurn(1, 2);
  await expect(strip(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('hints say why, and what is chosen goes into the answer bar', async ({ page }) => {
  await begin(page, 'server');
  await page.keyboard.press('h');
  const hints = page.locator('[data-hint]');
  await expect(hints).toHaveCount(3, { timeout: 30_000 });
  for (const hint of await hints.all()) {
    await expect(hint).toContainText('±');
    expect(await hint.locator('li').count()).toBeLessThanOrEqual(4);
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
