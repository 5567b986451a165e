// Puzzles as people solve them: a wrong try that is answered, a clue, the solution; by mouse, by keyboard, and on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from './tharos';
import { lookAt } from './looks';
import { expectInReach } from './reach';

const panel = (page: Page) => page.locator('.guide.puzzle');

async function confirm(page: Page): Promise<void> {
  await page.locator('[data-confirm]').click();
}

test('a try that falls short is answered, the best one is explained, and the result is kept', async ({ page }) => {
  await page.goto('/puzzles/q14');
  await expect(panel(page).locator('.tries li')).toHaveCount(3);
  // The attack space pays a combat point.
  await page.locator('[data-half="attack"]').click();
  await page.locator('[data-die="red 4"]').first().click();
  await confirm(page);
  await panel(page).locator('[data-count]').click();
  await expect(panel(page).locator('[data-said]')).toBeVisible();
  await expect(panel(page).locator('.tries li').first().locator('b')).toBeVisible();
  // Undo is free until it counts.
  await page.locator('[data-card="rumblepoke"]').first().click();
  await page.locator('[data-die="red 4"]').first().click();
  await confirm(page);
  await expect(panel(page).locator('[data-count]')).toBeVisible();
  await panel(page).locator('[data-take-back]').click();
  await expect(page.locator('[data-die="red 4"]').first()).toBeVisible();
  await panel(page).locator('[data-get-clue]').click();
  await expect(panel(page).locator('[data-clue]')).toBeVisible();
  await page.locator('[data-card="rumblepoke"]').first().click();
  await page.locator('[data-die="red 4"]').first().click();
  await confirm(page);
  await panel(page).locator('[data-count]').click();
  await expect(panel(page)).toHaveAttribute('data-solved', 'true');
  // The steps add up to what is said.
  const steps = await panel(page).locator('.words > .steps li:not(.sum) b').allTextContents();
  const number = (text: string): number => Number(text.replace('−', '-').replace('+', ''));
  const total = await panel(page).locator('.words > .steps [data-total]').textContent();
  expect(steps.map(number).reduce((sum, vp) => sum + vp, 0)).toBe(number(total ?? ''));
  await lookAt(page, 'puzzle-result');
  await page.goto('/puzzles');
  await expect(page.locator('[data-puzzle="q14"]')).toHaveAttribute('data-solved', '2');
  await lookAt(page, 'puzzles');
});

const press = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
};

test('a puzzle is solved by keyboard alone', async ({ page }) => {
  await page.goto('/puzzles/q18');
  // The swap that leads elsewhere stands first.
  await expect(page.locator('[data-answer="swap"]').first()).toBeVisible();
  await press(page, '[data-answer="swap"]');
  await press(page, '[data-confirm]');
  await expect(panel(page).locator('[data-count]')).toBeVisible();
  await press(page, '[data-count]');
  await expect(panel(page)).toHaveAttribute('data-solved', 'true');
  await press(page, '[data-next]');
  await expect(page).toHaveURL(/q19$/);
});

test('three tries that fall short lead to the solution, also on a phone by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/puzzles/q14');
  for (const n of [1, 2, 3]) {
    await page.locator('[data-half="attack"]').tap();
    await page.locator('[data-die="red 4"]').first().tap();
    await page.locator('[data-confirm]').tap();
    await panel(page).locator('[data-count]').tap();
    if (n < 3) await expect(panel(page).locator('[data-said]')).toBeVisible();
  }
  await expect(panel(page)).toHaveAttribute('data-done', 'true');
  await expect(panel(page)).not.toHaveAttribute('data-solved', 'true');
  await expect(panel(page).locator('.steps').first()).toBeVisible();
  await expectInReach(panel(page).locator('[data-next]'));
  await page.goto('/puzzles');
  await expect(page.locator('[data-puzzle="q14"]')).not.toHaveAttribute('data-solved');
  await context.close();
});
