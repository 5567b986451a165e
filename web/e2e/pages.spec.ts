// The pages around the table, through the page itself: what people do before and after a game.
import { layOut, openTable, wantCurtain } from './tables';
import { expect, test } from './tharos';
import { english } from './words';

test('the tab has its icon', async ({ page }) => {
  await page.goto('/');
  const icon = await page.request.get((await page.locator('link[rel=icon]').getAttribute('href'))!);
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('one click deals a table against bots', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the chosen name is kept and shown at the table', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your name').blur();
  await openTable(page);
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
});

test('somebody joins by code, says something, and both see the table', async ({ page, visitor }) => {
  const code = await openTable(page);
  const guest = await visitor({ viewport: { width: 360, height: 740 } });
  await guest.goto('/');
  await guest.getByLabel('Join by code or link').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(guest.getByRole('heading', { name: '1 of 2 seats are taken' })).toBeVisible();
  await page.getByLabel('Say something to the table').fill('Welcome');
  await page.getByRole('region', { name: 'At the table' }).getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByText('Welcome')).toBeVisible();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('in a waiting room several may have the same name', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Open');
  // Complaints of the page fail a test by themselves.
  await expect(page.getByText(/^Apprentice/)).not.toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Code / })).toBeVisible();
});

test('a wrong code says so', async ({ page, guard }) => {
  guard.quiet(/404/);
  await page.goto('/join/ABCDEF');
  await expect(page.getByRole('alert')).toContainText('ABCDEF');
});

test('only its button opens the curtain', async ({ page }) => {
  await wantCurtain(page);
  await layOut(page, 'This device');
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  await expect(curtain).toBeVisible();
  for (const key of ['Escape', 'Enter', ' ']) await page.keyboard.press(key);
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('button', { name: /show my table/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('an account is made, signed out of, found elsewhere and deleted', async ({ page, visitor, guard }) => {
  guard.quiet(/401/);
  const login = `wren.${Date.now()}`;
  const password = 'copper kettle 12';
  await page.goto('/account');
  await page.getByLabel('Sign-in name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: english.t('account-register') }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.getByLabel('Name of the bot').fill('Sparrow');
  await page.getByRole('button', { name: english.t('account-bot-make') }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue(/.{20,}/);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible();

  const other = await visitor({ viewport: { width: 360, height: 740 } });
  await other.goto('/account');
  await other.getByRole('radio', { name: 'I have one' }).click();
  await other.getByLabel('Sign-in name').fill(login);
  await other.getByLabel('Password').fill('wrong password');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('wrong');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await other.getByRole('button', { name: 'Delete the account' }).click();
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect(other.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible();
});

test('switching the language loses nothing that is chosen', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '4' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const [name, heading] of [['Deutsch', 'Wer spielt?'], ['Français', 'Qui joue'], ['Nederlands', 'Wie speelt er?']] as const) {
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await expect(page.getByRole('radiogroup', { name: 'Aantal spelers' }).getByRole('radio', { name: '4' })).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie speelt er?');
});

test('a lost connection says so and mends itself', async ({ page, context, guard }) => {
  guard.quiet(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/lobby');
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a table that does not exist says so and leads home', async ({ page, guard }) => {
  guard.quiet(/404/);
  await page.goto('/t/doesnotexist');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await page.getByRole('link', { name: 'Start page', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
});
