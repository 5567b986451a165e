// Games through the page to the final scoring. Three are played through the page as a whole: this one against bots, one
// with the keyboard alone (keyboard.spec.ts), and one by what a screen reader finds (reader.spec.ts).
import type { Page } from '@playwright/test';
import { Player } from './player';
import { layOut, playOn, wantCurtain } from './tables';
import { expect, test } from './tharos';
import { english } from './words';

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const points = (text: string): number => Number(text.replace('−', '-'));

/** The end screen says who got what, and the record that can be downloaded says the same. */
async function endHolds(page: Page, seats: number): Promise<void> {
  const totals = page.locator('tfoot').getByRole('cell');
  await expect(totals).toHaveCount(seats);
  const shown = (await totals.allInnerTexts()).map(points);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/VP/);
  const rows = await page.locator('tbody').getByRole('row').all();
  const sums = shown.map(() => 0);
  for (const row of rows) {
    const parts = await row.getByRole('cell').locator('b').allInnerTexts();
    parts.forEach((text, seat) => (sums[seat]! += points(text)));
  }
  expect(sums, 'the categories add up to the totals').toEqual(shown);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Record' }).click()]);
  await page.getByRole('button', { name: english.t('end-verify') }).click();
  await expect(page.getByText('Seal opened')).toBeVisible();
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles(await download.path());
  await page.waitForURL(/replay/);
  await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
  await expect(totals).toHaveCount(seats);
  expect((await totals.allInnerTexts()).map(points), 'the record leads to the same totals').toEqual(shown);
}

test('one person against three bots', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  const player = new Player(page, { seed: 3 });
  await player.toTheEnd();
  await endHolds(page, 4);
});

test('two people at one device, with a curtain between them', async ({ page }) => {
  await wantCurtain(page);
  await layOut(page, 'This device');
  const player = new Player(page, { seed: 2, goes: 1 });
  // The first turn and the last one; what is between them is played elsewhere.
  await player.toTurn(1, 2);
  expect(player.curtains, 'each has had the device').toBeGreaterThan(1);
  await playOn([page], 4, 4);
  await player.toTheEnd();
  await endHolds(page, 2);
});
