// Where a finger points: a line tells of the long press, and in one mode a tap explains instead of acting.
import { layOut } from './tables';
import { Player } from './player';
import { expect, test } from './tharos';
import { english } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
