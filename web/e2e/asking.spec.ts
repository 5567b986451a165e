// Every part of the table explains itself: to a finger, to a mouse that rests on it, and to the keyboard.
import { layOut } from './tables';
import { Player } from './player';
import { expect, test } from './tharos';
import { english } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap explains and plays nothing until the mode is left', async ({ page }) => {
    await layOut(page, 'Bot');
    const player = new Player(page, { seed: 2 });
    await player.toOwnGo();
    const line = page.getByText(english.t('asking-press'));
    await expect(line).toBeVisible();

    const mode = page.getByRole('button', { name: english.t('asking-mode') });
    await mode.tap();
    await expect(mode).toHaveAttribute('aria-pressed', 'true');
    await expect(line).toHaveCount(0);
    const said = (name: string | RegExp) => page.getByRole('dialog', { name });
    await page.locator('.jarph').tap();
    await expect(said('Jar')).toContainText('The money.');
    await expect(said('Jar').getByRole('link', { name: 'VP-2' })).toBeVisible();
    await page.locator('[data-die]').first().tap();
    await expect(said('Active die')).toBeVisible();
    await page.locator('.atk').first().tap();
    await expect(said('Attack card')).toBeVisible();
    await page.locator('[data-half="little"]').tap();
    await expect(said(/Little/)).toBeVisible();
    await page.locator('[data-region]').first().tap();
    await expect(said(/row 1, column 1/)).toBeVisible();
    await page.getByRole('button', { name: 'Pass' }).tap();
    await expect(said('Pass')).toBeVisible();
    await expect(page.locator('[aria-pressed=true][data-die], [aria-pressed=true][data-half]'), 'nothing is chosen').toHaveCount(0);

    await page.getByRole('button', { name: english.t('asking-done') }).tap();
    await page.locator('[data-die]').first().tap();
    await expect(page.locator('[aria-pressed=true][data-die]')).toHaveCount(1);
    await page.locator('[data-die]').first().tap();
    // Whoever has asked once is not told again.
    await page.reload();
    await expect(mode).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('a long press explains what only shows', async ({ page }) => {
    await layOut(page, 'Bot');
    await new Player(page, { seed: 2 }).toOwnGo();
    const jars = page.locator('.jarph');
    const told = page.getByRole('dialog', { name: 'Jar' });
    // What explains comes a moment after the table.
    await expect(async () => {
      await jars.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
      await expect(told.getByRole('link', { name: 'VP-2' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await jars.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true, bubbles: true });
    await expect(told).toBeVisible();
  });
});

test('what only shows explains itself to a mouse that rests on it', async ({ page }) => {
  await layOut(page, 'Bot');
  await new Player(page, { seed: 2 }).toOwnGo();
  for (const [place, name, clause] of [
    ['.you .res', 'Jar', 'VP-2'],
    ['.you .med >> nth=1', 'Exploration medal', 'MAT-4'],
    ['.rivals .res', 'Jar', 'VP-2'],
    ['.decks .pile >> nth=1', 'Depot', 'CLEAN-1'],
    ['.atk', 'Attack card', 'PREP-1'],
  ] as const) {
    await page.locator(place).first().hover();
    const told = page.getByRole('dialog', { name, exact: true });
    await expect(told.getByRole('link', { name: clause })).toBeVisible();
    await page.mouse.move(700, 5);
    await expect(told).toHaveCount(0);
  }
});

test('in one mode the keyboard reaches every symbol, and each explains itself', async ({ page }) => {
  await layOut(page, 'Bot');
  await new Player(page, { seed: 2 }).toOwnGo();
  const mode = page.getByRole('button', { name: english.t('asking-mode') });
  await mode.focus();
  await page.keyboard.press('Enter');
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
  // Whatever shows a symbol or a number is something that one can ask about.
  const mute = await page.evaluate(() => {
    const symbols = [...document.querySelectorAll('.table :is(.you, .rivals, .dicebox, .common, .supply, .atk) :is(svg, b)')].filter((one) => one.checkVisibility());
    return symbols.filter((one) => !one.closest('[tabindex], button, a')).map((one) => one.parentElement!.outerHTML.slice(0, 120));
  });
  expect(mute).toEqual([]);
  const things = page.locator('.table :is([tabindex="0"]:not(button, a), .pile)');
  const told = new Map<string, string>();
  for (const thing of await things.all()) {
    await thing.focus();
    const said = page.locator('.why');
    await expect(said.getByRole('link').first()).toBeVisible();
    told.set((await said.getAttribute('aria-label'))!, (await said.locator('.about').innerText()).trim());
  }
  const names = ['Jar', 'Guild marker', 'Mine', 'Combat point', 'Combat medal', 'Exploration medal', 'Trade medal', 'Civil medal', 'Victory point (VP)', 'Attack card', 'Bag', 'Depot', 'Discard pile', 'Round end card', 'Action card', 'Dice store', 'Ore and crystals', 'Turn', 'Go'];
  expect([...told.keys()]).toEqual(expect.arrayContaining(names));
  expect([...told].filter(([, text]) => text.length < 10)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(mode).toHaveAttribute('aria-pressed', 'false');
  await expect(things.and(page.locator('span[tabindex]'))).toHaveCount(0);
});

test('where four players leave no room for the question mark, the menu has it', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 640 });
  await layOut(page, 'Bot', 'Bot', 'Bot');
  await new Player(page, { seed: 2 }).toOwnGo();
  await expect(page.locator('.tools [data-asking]')).toBeHidden();
  await page.getByRole('button', { name: english.t('table-menu') }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.t('asking-mode') }).click();
  await expect(page.getByText(english.t('asking-on'))).toBeVisible();
});
