// Every screen on a desk and on a phone, light and dark: nothing for axe to find, no sideways scroll.
import type { Page } from '@playwright/test';
import { DESK, lookAt, PHONE } from './looks';
import { closePanel, Player } from './player';
import { expectInReach } from './reach';
import { join, layOut, openRecord, openTable, playOn, playSolo, playSoloToOrders, wantCurtain } from './tables';
import { expect, test } from './tharos';
import { english, LANGUAGES, ownName } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  start: (page) => page.goto('/'),
  new: async (page) => {
    await page.goto('/new');
    await page.getByRole('button', { name: 'Change strength' }).first().click();
  },
  join: (page) => page.goto('/join'),
  lobby: (page) => page.goto('/lobby'),
  waiting: openTable,
  curtain: async (page) => {
    await wantCurtain(page);
    await layOut(page, 'This device');
  },
  account: (page) => page.goto('/account'),
  about: (page) => page.goto('/about'),
  nowhere: (page) => page.goto('/no/such/page'),
};

for (const [name, open] of Object.entries(PAGES)) {
  test(`screen: ${name}`, async ({ page, guard }) => {
    if (name === 'nowhere') guard.quiet(/404/);
    await open(page);
    await expect(page.locator('h1').first()).toBeAttached();
    await lookAt(page, name);
  });
}

test('screen: replay and end', async ({ page }) => {
  await openRecord(page);
  await page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: english.t('replay-on-turn') }).click();
  // Entries of the log are alike; the first hundred are enough to look at.
  await lookAt(page, 'replay', { without: 'li:nth-child(n+100)' });
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Scores' }).click();
  await expect(page.getByRole('heading', { name: 'VP over time' })).toBeVisible();
  await lookAt(page, 'end');
});

test('screen: the table at an own go, choosing and previewing', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  const player = new Player(page);
  await player.toOwnGo();
  await lookAt(page, 'table-go', { sizes: [PHONE] });
  await lookAt(page, 'table-go', { sizes: [DESK] });
  await page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible/ }).first().click();
  await lookAt(page, 'table-choosing');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little money,/ }).click();
  await page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible|proposed/ }).first().click();
  await expect(player.answer.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await lookAt(page, 'table-preview', { only: '.dock' });
});

/** What a browser leaves of common laptops and screens. */
const REAL = [{ width: 1366, height: 768 }, { width: 1440, height: 780 }, { width: 1920, height: 950 }];

// English, and the language with the longest words.
for (const language of LANGUAGES.slice(0, 2)) {
  test(`screen: the table of two and of four on real laptops, ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const bots of [1, 3]) {
      await layOut(page, ...Array.from({ length: bots }, () => 'Bot' as const));
      // Some cards in play and in hand.
      await playOn([page], 2, 2);
      await new Player(page).toOwnGo();
      if (language !== 'en') {
        await page.getByRole('button', { name: english.t('table-menu') }).click();
        await page.getByRole('dialog').getByRole('button', { name: ownName(language) }).click();
        await closePanel(page);
      }
      for (const size of REAL) {
        await page.setViewportSize(size);
        for (const [part, n] of [['.region', 16], ['.pc', 10], ['.rival', bots], ['.hand', 1], ['.log', 1], ['.dicebox .dbtn', 0], ['[data-half]', 12]] as const) {
          const all = page.locator(part);
          if (n) await expect(all, part).toHaveCount(n);
          for (const one of await all.all()) await expectInReach(one);
        }
        // None of them is reached by scrolling.
        for (const part of ['.cards', '.spaces', '.dtray']) {
          const hidden = await page.locator(part).evaluate((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]);
          expect(hidden.every((pixels) => pixels <= 1), `${part} at ${size.width} x ${size.height} hides ${hidden.join(' and ')} px`).toBe(true);
        }
        if (size.width >= 1440) for (const effect of await page.locator('.pc.in .does').all()) await expect(effect).toBeVisible();
        await lookAt(page, `real-${bots + 1}-${language}-${size.height}`, { only: '.cards', sizes: [size] });
      }
      await page.setViewportSize(DESK);
      // The pages that lead to the next table are in English again.
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies({ name: 'tharos_language' });
    }
  });
}

test('screen: the sheets of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await layOut(page, 'Bot');
  await new Player(page).toOwnGo();
  const tabs = page.getByRole('navigation', { name: 'More' }).getByRole('button');
  for (const name of ['Hand', 'Cards', 'Buildings', 'Rivals', 'Log']) {
    const tab = tabs.filter({ hasText: name });
    await tab.click();
    await expect(page.locator('.sheet').and(page.getByLabel(name, { exact: true }))).toBeVisible();
    if (name === 'Log') await expect(page.getByRole('button', { name: 'Turn the sound off' })).toBeVisible();
    await lookAt(page, `sheet-${name.toLowerCase()}`, { only: '.sheet', sizes: [PHONE] });
    await tab.click();
  }
});

test('screen: the panels over the table', async ({ page }) => {
  test.setTimeout(300_000);
  await layOut(page, 'Bot');
  await new Player(page).toOwnGo();
  const panels: Record<string, () => Promise<unknown>> = {
    actions: () => page.keyboard.press('a'),
    hint: () => page.keyboard.press('h'),
    odds: () => page.keyboard.press('o'),
    chat: () => page.keyboard.press('c'),
    menu: () => page.keyboard.press('m'),
    shortcuts: () => page.keyboard.press('?'),
    pass: () => page.keyboard.press('p'),
    undo: () => page.keyboard.press('u'),
    discard: () => page.getByRole('button', { name: /^Discard/ }).first().click(),
    player: () => page.locator('.rival h3 button').first().click(),
  };
  for (const [name, open] of Object.entries(panels)) {
    await open();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (name === 'hint') await expect(dialog.locator('[data-hint]').first()).toBeVisible({ timeout: 20_000 });
    await lookAt(page, `panel-${name}`, { only: ':is(dialog, [role=dialog])' });
    await page.setViewportSize(DESK);
    await closePanel(page);
  }
  await page.getByRole('button', { name: /not possible$/ }).first().click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAt(page, 'why-not', { only: '[role=dialog]', sizes: [DESK] });
});

test('screen: the solo table', async ({ page }) => {
  await playSolo(page);
  await new Player(page, { seed: 11 }).toOwnGo();
  await lookAt(page, 'table-solo');
});

test('screen: the orders of the solo table', async ({ page }) => {
  const player = await playSoloToOrders(page);
  await expect(player.keepOrder).toBeVisible();
  await lookAt(page, 'table-solo-orders', { only: '.dock' });
});

test('screen: waiting for somebody else', async ({ page, visitor }) => {
  const code = await openTable(page);
  const guest = await visitor();
  await join(guest, code);
  await expect(page.getByRole('grid')).toBeVisible();
  const waits = (await page.title()).startsWith('Your go') ? guest : page;
  await expect(waits.getByText(english.t('table-wait'))).toBeVisible();
  await lookAt(waits, 'table-waiting', { only: '.dock' });
});
