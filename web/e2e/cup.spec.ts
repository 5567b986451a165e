// A tournament as two guests and its host meet it: opening, joining by link, a round, the results.
import { DESK, lookAt } from './looks';
import { Player } from './player';
import { expect, test } from './tharos';
import { english } from './words';
import type { Page } from '@playwright/test';

const SIZES = { sizes: [DESK, { width: 390, height: 844 }, { width: 360, height: 740 }] };

/** Sends a request as the person of this page. */
const post = (page: Page, path: string, body: unknown): Promise<void> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [path, body] as const,
  );

test('a tournament from opening it to its results', async ({ page, visitor, guard }) => {
  // A deal is sealed while others still play it, and so are the steps of its games.
  guard.quiet(/403/);
  test.slow();
  await page.goto('/cups');
  await expect(page.getByText('Opening a tournament needs an account.')).toBeVisible();
  await post(page, '/api/guest', { name: 'Copper Wren' });
  await post(page, '/api/account', { login: `wren-${crypto.randomUUID().slice(0, 23)}`, password: 'correct horse battery' });
  await page.reload();
  const name = `Cup ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByLabel('Rounds').selectOption('2');
  await page.getByLabel('Seats that nobody takes').selectOption('apprentice');
  await lookAt(page, 'cups', SIZES);
  await page.getByRole('button', { name: 'Open a tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const link = await page.getByLabel('Link to this tournament').inputValue();
  expect(new URL(link).pathname).toMatch(/^\/cup\/[a-z2-7]{26}$/);
  await expect(page.locator('[data-seats]')).toHaveText('At least two people are needed.');
  await page.locator('[data-join]').click();

  const guest = await visitor();
  await guest.goto(link);
  await guest.locator('[data-join]').click();
  await expect(guest.getByRole('button', { name: 'Withdraw entry' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-seats]')).toHaveText('Bots take 2 seats (Apprentice).');
  await lookAt(page, 'cup-open', SIZES);
  await page.locator('[data-begin]').click();

  // Both play the same deal, each at a table of their own.
  await page.locator('[data-go]').click();
  await expect(page.getByRole('grid')).toBeVisible();
  const table = new URL(page.url()).pathname;
  await new Player(page, { seed: 3, goes: 0 }).toTheEnd();
  await page.goto(table);
  await page.getByRole('link', { name: 'To the tournament' }).click();
  await expect(page.getByText(english.t('cup-finished', { done: 1, all: 2 }))).toBeVisible();
  await expect(page.locator('[data-cup-table]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deals and seals' }).click();
  await expect(page.locator('[data-seals] code')).toHaveCount(2);
  await lookAt(page, 'cup-running', SIZES);
  await page.goto(`${table}/replay`);
  await expect(page.getByText(english.t('error-sealed')).first()).toBeVisible();

  await guest.goto(link);
  await guest.locator('[data-go]').click();
  await expect(guest.getByRole('grid')).toBeVisible();
  expect(new URL(guest.url()).pathname).not.toBe(table);
  await new Player(guest, { seed: 4, goes: 0 }).toTheEnd();

  // The round is over: both tables are open, and the next round has begun.
  await page.goto(link);
  // The page asks every ten seconds.
  await expect(page.locator('[data-cup-table]')).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator('[data-round=over]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Standings after round 1' })).toBeVisible();
  await expect(page.getByRole('row', { name: /, you/ })).toHaveCount(1);
  await lookAt(page, 'cup-results', SIZES);
  await page.getByRole('button', { name: 'Deals and seals' }).click();
  await expect(page.locator('[data-seals] code')).toHaveCount(3);
  await page.getByRole('group', { name: 'Compare the same seat' }).or(page.locator('[data-cup-table] a')).first().waitFor();
  await page.goto(`${table}/replay`);
  await expect(page.getByRole('grid')).toBeVisible();

  // Whoever withdraws is asked first.
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Withdraw' }).click();
  await guest.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(guest.locator('[data-go]')).toHaveCount(0);
  await expect(guest.getByRole('row', { name: /withdrawn/ })).toHaveCount(1);
});
