// The pages around the table, through the page itself: what people do before and after a game.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './tharos';

const RECORD = new URL('./fixtures/finished.json', import.meta.url).pathname;

async function findNothing(page: Page): Promise<void> {
  // As tall as the page: what lies under the dock at one moment comes out by scrolling and is no finding.
  const { width } = page.viewportSize()!;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight + 300) });
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Opens a table with one open seat; the answer is its code. */
async function openTable(page: Page): Promise<string> {
  await page.goto('/new');
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('radiogroup', { name: 'Seat of Cogwheel Trust' }).getByRole('radio', { name: 'Open' }).click();
  await page.getByRole('button', { name: /Open the table/ }).click();
  const code = page.getByRole('img', { name: /^Code / });
  await expect(code).toBeVisible();
  return (await code.innerText()).replace(/\s/g, '');
}

async function openRecord(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles(RECORD);
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 30_000 });
}

/** Every screen of these pages, one after the other. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  start: (page) => page.goto('/'),
  new: (page) => page.goto('/new'),
  levels: async (page) => {
    await page.goto('/new');
    await page.getByRole('button', { name: 'Change strength' }).first().click();
  },
  join: (page) => page.goto('/join'),
  lobby: (page) => page.goto('/lobby'),
  waiting: openTable,
  replay: openRecord,
  end: async (page) => {
    await openRecord(page);
    await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
    await expect(page.getByRole('heading', { name: 'VP over time' })).toBeVisible();
  },
  account: (page) => page.goto('/account'),
  about: (page) => page.goto('/about'),
  nowhere: (page) => page.goto('/no/such/page'),
};

for (const [name, open] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is accessible, ${colorScheme}`, async ({ browser, baseURL }, info) => {
      // A whole game in the log is a lot to look at.
      if (name === 'replay') test.slow();
      for (const width of [1440, 360]) {
        const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), colorScheme, viewport: { width, height: width === 360 ? 740 : 900 }, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await open(page);
        await expect(page.locator('h1').first()).toBeAttached();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scroll').toBeLessThanOrEqual(0);
        await page.screenshot({ path: info.outputPath(`${name}-${width}-${colorScheme}.png`) });
        await findNothing(page);
        await context.close();
      }
    });
  }
}

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

async function second(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL!, viewport: { width: 360, height: 740 } })).newPage();
}

test('somebody joins by code, says something, and both see the table', async ({ page, browser, baseURL }) => {
  const code = await openTable(page);
  const guest = await second(browser, baseURL);
  await guest.goto('/');
  await guest.getByLabel('Join by code or link').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(guest.getByRole('heading', { name: '1 of 2 seats are taken' })).toBeVisible();
  await page.getByLabel('Say something to the table').fill('Welcome');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByText('Welcome')).toBeVisible();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a wrong code says so', async ({ page, guard }) => {
  guard.quiet(/404/);
  await page.goto('/join/ABCDEF');
  await expect(page.getByRole('alert')).toContainText('ABCDEF');
});

test('only its button opens the curtain', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('radiogroup', { name: 'Seat of Cogwheel Trust' }).getByRole('radio', { name: 'This device' }).click();
  await page.getByLabel('Name of player 2').fill('Jules');
  await page.getByRole('button', { name: /Lay out the table/ }).click();
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  await expect(curtain).toBeVisible();
  for (const key of ['Escape', 'Enter', ' ']) await page.keyboard.press(key);
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('button', { name: /show my table/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a record is replayed by keyboard, from any seat, with a link to the step', async ({ page }) => {
  await openRecord(page);
  const slider = page.getByRole('slider');
  const at = async (): Promise<number> => Number(await slider.getAttribute('aria-valuenow'));
  await page.keyboard.press('.');
  await expect.poll(at).toBe(1);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/step=\d+/);
  const round = await at();
  expect(round).toBeGreaterThan(100);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBeLessThan(round);
  const step = await at();
  await page.getByRole('radio', { name: 'Crystal & Ore' }).click();
  await expect(page.getByText('hidden during play')).toBeVisible();
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuenow', String(step));
  await expect(page.getByRole('radio', { name: 'Crystal & Ore' })).toHaveAttribute('aria-checked', 'true');
});

test('the end tells the same totals as the record, and leads to its moments', async ({ page }) => {
  await SCREENS.end!(page);
  const totals = await page.locator('tfoot td').allInnerTexts();
  expect(totals.map(Number)).toEqual([3, 54, 57, 52]);
  await page.getByRole('link', { name: /^Watch/ }).first().click();
  await expect(page).toHaveURL(/replay\?step=\d+/);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('an account is made, signed out of, found elsewhere and deleted', async ({ page, browser, baseURL, guard }) => {
  guard.quiet(/401/);
  const login = `wren.${Date.now()}`;
  const password = 'copper kettle 12';
  await page.goto('/account');
  await page.getByLabel('Sign-in name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.getByLabel('Name of the bot').fill('Sparrow');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue(/.{20,}/);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible();

  const other = await second(browser, baseURL);
  await other.goto('/account');
  await other.getByRole('radio', { name: 'I have one' }).click();
  await other.getByLabel('Sign-in name').fill(login);
  await other.getByLabel('Password').fill('wrong password');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('wrong');
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await other.getByRole('button', { name: 'Delete the account' }).click();
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Delete for good' }).click();
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
