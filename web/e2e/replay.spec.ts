// Looking back at a finished game: its end, its replay, and links to its moments.
import { openRecord } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });

test('a record is replayed by keyboard and buttons, from any seat, with a link to the step', async ({ page, visitor }) => {
  await openRecord(page);
  const slider = page.getByRole('slider');
  const at = async (): Promise<number> => Number(await slider.getAttribute('aria-valuenow'));
  const steps = page.getByRole('group', { name: 'Steps' });
  await page.keyboard.press('.');
  await expect.poll(at).toBe(1);

  // Each unit leads further than the smaller one, and back to where it came from.
  let last = 1;
  for (const unit of ['go', 'turn', 'round']) {
    await steps.getByRole('button', { name: `Forward one ${unit}` }).click();
    await expect.poll(at, `on one ${unit}`).toBeGreaterThan(last);
    last = await at();
  }
  expect(last).toBeGreaterThan(100);
  for (const unit of ['round', 'turn', 'go']) {
    await steps.getByRole('button', { name: `Back one ${unit}` }).click();
    if (unit === 'round') await expect.poll(at).toBeLessThan(last);
  }
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/step=\d+/);

  // Scrubbing: three quarters of the way along is the fourth round.
  const box = (await slider.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.85, box.y + box.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 4/);
  const step = await at();

  await page.getByRole('radio', { name: 'Crystal & Ore' }).click();
  await expect(page.getByText('hidden during play')).toBeVisible();
  await page.getByRole('button', { name: 'Link to this step' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await visitor();
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveAttribute('aria-valuenow', String(step));
  await expect(friend.getByRole('radio', { name: 'Crystal & Ore' })).toHaveAttribute('aria-checked', 'true');
});

test('the end tells the same totals as the record, and leads to its moments', async ({ page }) => {
  await openRecord(page);
  await page.getByRole('link', { name: 'Scores' }).click();
  await expect(page.getByRole('heading', { name: 'VP over time' })).toBeVisible();
  const totals = await page.locator('tfoot').getByRole('cell').allInnerTexts();
  expect(totals.map(Number)).toEqual([3, 54, 57, 52]);
  await page.getByRole('link', { name: /^Watch/ }).first().click();
  await expect(page).toHaveURL(/replay\?step=\d+/);
  await expect(page.getByRole('slider')).toBeVisible();
});
