// A server's visitors play without other people on their own device, and at the server where they want to.
import { randomUUID } from 'node:crypto';
import { Player } from './player';
import { expect, test } from './tharos';

test.describe.configure({ timeout: 240_000 });
test.use({ where: null, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test('a guest plays against bots on the own device; the server hears nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/t\/here-\w+$/);
  const player = new Player(page, { seed: 4, goes: 1 });
  await player.toTurn(1, 2);
  expect(asked.filter((request) => /^POST|\/api\/tables\//.test(request))).toEqual([]);
  await page.reload();
  await player.asked();
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/\/t\/here-\w+$/);
});

test('whoever wants plays at the server, and an account does so unasked', async ({ page }) => {
  await page.goto('/new');
  const where = page.getByRole('radiogroup', { name: 'Where it is played' });
  await expect(where.getByRole('radio', { name: 'On this device' })).toBeChecked();
  await where.getByRole('radio', { name: 'On the server' }).click();
  await page.getByRole('button', { name: /^Lay out the table/ }).click();
  await page.waitForURL(/\/t\/(?!here-)\w+$/);

  await page.evaluate(() => localStorage.removeItem('tharos-where'));
  await page.goto('/account');
  await page.getByRole('radio', { name: /account/i }).or(page.getByRole('button', { name: /account/i })).first().click();
  await page.evaluate(async (login) => {
    await fetch('/api/account', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login, password: 'a long enough one' }) });
  }, randomUUID().slice(0, 12));
  await page.goto('/new');
  await expect(where.getByRole('radio', { name: 'On the server' })).toBeChecked();
});

test('without WebAssembly everything is played at the server', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/t\/(?!here-)\w+$/);
  await new Player(page).asked();
});

test.describe('without storage', () => {
  // What a service worker brings does not pass the test's route.
  test.use({ serviceWorkers: 'block' });
  test('where the browser keeps nothing, the server does', async ({ page, guard }) => {
    guard.quiet(/Service Worker registration blocked/);
    // As in a window that refuses storage: the database does not open.
    await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `indexedDB.open = () => { throw new DOMException('no', 'SecurityError') };${await answer.text()}` });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await page.waitForURL(/\/t\/(?!here-)\w+$/);
    await new Player(page).asked();
  });
});

test('a game of the device goes to the server as a record', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles(new URL('../../records/v1/2-players.json', import.meta.url).pathname);
  await page.waitForURL(/\/t\/here-\w+\/replay/);
  await page.goto(page.url().replace(/\/replay.*/, ''));
  await expect(page.locator('tfoot').getByRole('cell')).toHaveCount(2);
  const totals = await page.locator('tfoot').getByRole('cell').allInnerTexts();
  await page.getByRole('button', { name: 'The game as a link' }).click();
  await page.getByRole('button', { name: 'Put it on the server' }).click();
  await page.waitForURL(/\/t\/(?!here-)\w+$/);
  await expect(page.locator('tfoot').getByRole('cell')).toHaveText(totals);
});

test('the start page without a network: play here, and what waits online', async ({ page, context, guard }) => {
  guard.quiet(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  // A table at the server, and one here.
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('tharos-where', 'server'));
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/t\/(?!here-)\w+$/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('tharos-where', 'device'));
  await page.getByRole('button', { name: 'Play solo' }).click();
  await page.waitForURL(/\/t\/here-\w+$/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No network')).toBeVisible();
  await expect(page.getByText('One online table is waiting')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Online, waiting' })).toBeVisible();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/t\/here-\w+$/);
  await new Player(page).asked();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByText('No network')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(3);
});

test('a newer version that is on the device stays on offer while the server is asked', async ({ page }) => {
  // A service worker that has been fetched and waits.
  await page.addInitScript(() => {
    localStorage.setItem('tharos-here', 'yes');
    const waiting = { state: 'installed', addEventListener: () => undefined };
    const container = { controller: {}, register: () => Promise.resolve({ waiting, installing: null, addEventListener: () => undefined }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
  });
  await page.goto('/');
  const offer = page.getByText('A newer version is ready');
  await expect(offer).toBeVisible();
  const asked = page.waitForResponse('**/api/me');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  await expect(offer).toBeVisible();
});
