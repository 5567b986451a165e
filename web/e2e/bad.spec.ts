// When something goes wrong: a clear message, a way on, and nothing lost.
import { lookAt } from './looks';
import { Player } from './player';
import { Server } from './server';
import { join, openTable, playSolo } from './tables';
import { expect, test } from './tharos';
import { english } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the server is gone for a while: a banner, tries, and the choice is kept', async ({ visitor, guard }, info) => {
  guard.quiet(/ERR_CONNECTION_REFUSED/, /ERR_INCOMPLETE_CHUNKED_ENCODING/, /ERR_CONNECTION_RESET/, /ERR_EMPTY_RESPONSE/);
  const server = new Server(Number(new URL(info.project.use.baseURL!).port) + 1);
  await server.start();
  try {
    const page = await visitor({ baseURL: server.address });
    await playSolo(page);
    const player = new Player(page);
    await player.toOwnGo();
    const dice = page.getByRole('region', { name: 'Your dice' });
    await dice.getByRole('button', { name: /possible/ }).first().click();
    const chosen = dice.getByRole('button', { pressed: true });
    const name = await chosen.getAttribute('aria-label');
    await page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little money,/ }).click();

    await server.kill();
    const banner = page.getByRole('alert').filter({ hasText: 'Connection lost' });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('img', { name: /try|tries/i })).toBeVisible();
    await page.keyboard.press('Enter');
    await lookAt(page, 'bad-server-gone', { only: '.banners' });
    await expect(player.answer.getByRole('alert')).toHaveText(english.t('table-problem-offline'));
    await expect(chosen).toHaveAttribute('aria-label', name!);

    await expect(banner.getByRole('button', { name: 'Try now' })).toBeVisible();
    await server.start();
    await expect(banner, 'it mends itself').toHaveCount(0, { timeout: 20_000 });
    await expect(chosen).toHaveAttribute('aria-label', name!);
    const seq = await player.seq();
    await page.keyboard.press('Enter');
    await expect.poll(() => player.seq()).toBeGreaterThan(seq);
  } finally {
    await server.kill();
  }
});

test('signed out elsewhere: the table says so, and signing in leads back to it', async ({ page, visitor, guard }) => {
  guard.quiet(/401/);
  const [login, password] = [`robin.${Date.now()}`, 'brass lantern 7'];
  await page.goto('/account');
  await page.getByLabel('Sign-in name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: english.t('account-register') }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await playSolo(page);
  const player = new Player(page);
  await player.toOwnGo();
  const address = page.url();

  const elsewhere = await visitor();
  await elsewhere.goto('/account');
  await elsewhere.getByRole('radio', { name: 'I have one' }).click();
  await elsewhere.getByLabel('Sign-in name').fill(login);
  await elsewhere.getByLabel('Password').fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible();

  await expect(page.getByText('Your session has ended')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Sign-in name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle('Your go · Tharos');
});

test('a guest whose cookie is gone is told at the next decision', async ({ page, context, guard }) => {
  guard.quiet(/401/);
  await playSolo(page);
  const player = new Player(page);
  await player.toOwnGo();
  await context.clearCookies();
  await page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible/ }).first().click();
  await page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little money,/ }).click();
  await page.keyboard.press('Enter');
  // Nobody who never had an account is asked to sign in again.
  const told = page.getByRole('status').filter({ hasText: 'This browser has forgotten you' });
  await expect(told).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await expect(told.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await lookAt(page, 'bad-guest', { only: '.banners' });
  // Who comes back to the table later is told as well, instead of watching without a word.
  await page.reload();
  await expect(told).toBeVisible();
  await page.goto('/');
  await told.getByRole('button', { name: english.t('bad-guest-on') }).click();
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: 'Play solo' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a game by other rules than the server’s says so, on the open table and at its address', async ({ page, guard }) => {
  guard.quiet(/409/);
  await playSolo(page);
  const other = { status: 409, json: { error: 'other_rules', message: 'the game is played by version 2 of the rules' } };
  await page.route(/\/api\/tables\/\w+(\/opening|\/game.*|\/stream.*)?$/, (route) => route.fulfill(other));
  // The stream breaks, as when the server is restarted with another version.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  const told = page.getByRole('status').filter({ hasText: 'This game needs another version' });
  await expect(told).toBeVisible();
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  await lookAt(page, 'bad-rules', { only: '.banners' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This game needs another version' })).toBeVisible();
  await page.getByRole('link', { name: 'Start page' }).last().click();
  await expect(page.getByRole('button', { name: 'Play solo' })).toBeVisible();
});

test('a table that its host closes says so to whoever waits there', async ({ page, visitor }) => {
  const code = await openTable(page);
  const guest = await visitor();
  await guest.goto(`/join/${code}`);
  await expect(guest.getByRole('button', { name: 'Sit down' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close table' }).click();
  await expect(guest.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
  await lookAt(guest, 'bad-closed');
  await guest.getByRole('link', { name: 'New table' }).click();
  await expect(guest.getByRole('heading', { name: english.t('new-who-plays') })).toBeVisible();
});

test('a newer server is announced, without hurry', async ({ page }) => {
  await playSolo(page);
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), build: '99.0.0' } });
  });
  const backToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const banner = page.getByRole('status').filter({ hasText: 'A newer version is ready' });
  await backToTab();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Later' }).click();
  await expect(banner).toHaveCount(0);
  await backToTab();
  await expect(banner).toBeVisible();
  await lookAt(page, 'bad-newer', { only: '.banners' });
  await banner.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a part of the client that the server no longer has leads to a reload', async ({ page, guard }) => {
  guard.quiet(/404/, /Failed to fetch dynamically imported module/);
  await page.goto('/');
  await page.route('**/assets/NewGame*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'New table' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load completely.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: english.t('new-who-plays') })).toBeVisible();
});

test('two tabs of one seat follow each other, and what is late is not played', async ({ page, context, guard }) => {
  guard.quiet(/409/);
  await playSolo(page);
  const player = new Player(page);
  await player.toOwnGo();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab).toHaveTitle('Your go · Tharos');

  const little = async (of: typeof page): Promise<void> => {
    await of.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible/ }).first().click();
    await of.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little money,/ }).click();
  };
  // The second tab decides while the decision of the first is on its way.
  await tab.route('**/play', async (route) => {
    const seq = await player.seq();
    await page.keyboard.press('Enter');
    await expect.poll(() => player.seq()).toBeGreaterThan(seq);
    await route.continue();
  });
  await little(page);
  await little(tab);
  const jars = page.getByRole('region', { name: 'Your mat' }).getByTitle('Jars').first();
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert').filter({ hasText: 'The table has moved on.' })).toBeVisible();
  await expect.poll(async () => (await new Player(tab).seq()) === (await player.seq())).toBe(true);
  await expect(tab.getByRole('region', { name: 'Your mat' }).getByTitle('Jars').first()).toHaveText(await jars.innerText());
  await tab.unrouteAll();
  // The same question can be answered in either tab.
  await tab.keyboard.press('Escape');
  const second = new Player(tab);
  await second.asked();
  await second.decide();
  await expect.poll(async () => (await new Player(tab).seq()) === (await player.seq())).toBe(true);
});

test('somebody joins who has never been here: the seat is free for one only', async ({ page, visitor }) => {
  const code = await openTable(page);
  const [first, second] = [await visitor(), await visitor()];
  await second.goto(`/join/${code}`);
  await expect(second.getByRole('button', { name: 'Sit down' }).first()).toBeVisible();
  await join(first, code);
  // The table is full and begins; whoever came too late may watch.
  await expect(second.getByText('You are watching this game.')).toBeVisible();
  // Who cannot act is not offered a list of actions.
  await expect(second.getByRole('link', { name: 'Rules' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Action list' })).toHaveCount(0);
  await lookAt(second, 'table-watching');
});
