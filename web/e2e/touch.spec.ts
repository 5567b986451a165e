// Where a finger points, everything that can be tapped is 44 px large and no field makes the phone zoom in.
import { findings } from '../scripts/findings.mjs';
import { layOut, openAnalysis, openRecord, PAGES } from './tables';
import { Player } from './player';
import { expect, test } from './tharos';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES) {
  test(`by touch: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(findings, true)).toEqual([]);
    const fields = await page.locator('input:visible').evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(fields.filter((size) => size < 16)).toEqual([]);
  });
}

test('by touch: replay, end and analysis', async ({ page }) => {
  test.slow();
  await openRecord(page);
  await expect.poll(() => page.evaluate(findings, true), 'replay').toEqual([]);
  await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect.poll(() => page.evaluate(findings, true), 'end').toEqual([]);
  await openAnalysis(page);
  await expect.poll(() => page.evaluate(findings, true), 'analysis').toEqual([]);
});

test('by touch: the table', async ({ page }) => {
  await layOut(page, 'Bot');
  await new Player(page).toOwnGo();
  for (const [width, height] of [[390, 844], [360, 740], [360, 640], [844, 390], [768, 1024], [1024, 768]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(findings, true), `${width} x ${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // A pull on the board does not load the page anew.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('none');
});

test('a sheet closes by its button, a pull, a tap beside it and the way back', async ({ page }) => {
  // As on phones whose browser has no way back of its own for such parts.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  await layOut(page, 'Bot');
  await new Player(page).toOwnGo();
  const table = page.url();
  const sheet = page.locator('.sheet');
  const open = async () => {
    await page.getByRole('navigation', { name: 'More' }).getByRole('button', { name: 'Buildings' }).tap();
    await expect(sheet).toBeVisible();
  };
  await open();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await open();
  const { x, y } = (await sheet.boundingBox())!;
  await page.mouse.move(x + 60, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 3 });
  await page.mouse.up();
  await expect(sheet).toBeVisible();
  await page.mouse.move(x + 60, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 140, { steps: 5 });
  await page.mouse.up();
  await expect(sheet).toBeHidden();
  await open();
  await page.locator('.top').tap({ position: { x: 5, y: 5 } });
  await expect(sheet).toBeHidden();
  await open();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(table);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a game that waits stands over everything else on a phone', async ({ page }) => {
  await layOut(page, 'Bot');
  await new Player(page).toOwnGo();
  await page.goto('/');
  const games = page.getByRole('heading', { name: 'Your games' });
  await expect(games).toBeVisible();
  // While the list comes to the top it is nowhere for a moment.
  const top = async (title: string) => (await page.getByRole('heading', { name: title }).boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await top('Your games')) < (await top('Take a seat'))).toBe(true);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeInViewport();
});
