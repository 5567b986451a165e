// The daily challenge as a guest meets it: nothing is told before, one try counts, the result can be shared.
import { expect, test } from './tharos';
import { lookAt } from './looks';
import { Player } from './player';

test('a guest plays the deal of the day once, and later tries are practice', async ({ page, guard }) => {
  // Until the day is over the steps of its deal are sealed.
  guard.quiet(/403/);
  await page.goto('/daily');
  await expect(page.locator('[data-play]')).toBeVisible();
  await expect(page.locator('[data-few], [data-place], [data-shared]')).toHaveCount(0);
  await lookAt(page, 'daily-open');
  await page.locator('[data-play]').click();
  await expect(page.getByRole('grid')).toBeVisible();
  const table = new URL(page.url()).pathname;
  await page.goto('/daily');
  await expect(page.locator('[data-go-on]')).toHaveAttribute('href', table);
  await page.locator('[data-go-on]').click();
  await new Player(page, { seed: 3, goes: 0 }).toTheEnd();
  await expect(page.getByText('The deal stays sealed until')).toBeVisible();
  await page.goto('/daily');
  const result = page.locator('[data-result]');
  await expect(result).toBeVisible();
  const vp = await result.getAttribute('data-result');
  await expect(page.locator('[data-few]')).toBeVisible();
  // What is shared says the result and which attacks were held, and nothing of the deal.
  await expect(page.locator('[data-shared]')).toHaveText(new RegExp(`^Tharos daily \\d+: ${vp?.replace('-', '−')}.VP, (won|lost)\\n[▮▯ ]+$`));
  await lookAt(page, 'daily-result');
  await page.locator('[data-practice]').click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(table);
  await page.goto('/daily');
  await expect(result).toHaveAttribute('data-result', vp ?? '');
});
