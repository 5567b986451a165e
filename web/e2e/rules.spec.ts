// The rules reference in a real browser: reading, searching, following clauses, in every language, on a phone.
import { lookAt } from './looks';
import { expect, test } from './tharos';

test('a clause opens by its address and leads to others', async ({ page }) => {
  await page.goto('/rules/MAT-5');
  const works = page.locator('#MAT-5');
  await expect(works.getByRole('button', { name: /MAT-5/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(works.getByRole('figure')).toContainText('it meets your mine only at a corner');
  await works.getByRole('link', { name: 'GO-7' }).click();
  await expect(page).toHaveURL(/\/rules\/GO-7$/);
  await expect(page.locator('#GO-7').getByRole('button', { name: /GO-7/ })).toBeFocused();
  await expect(page.locator('article.open')).toHaveCount(1);
  await page.goBack();
  await expect(works.getByRole('figure')).toBeVisible();
});

test('a search finds words, clauses and cards as one types', async ({ page }) => {
  await page.goto('/rules');
  const field = page.getByRole('textbox', { name: 'Search the rules' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('notary jars');
  await expect(page.locator('#BLD-5 mark').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'notary' })).toHaveText('1 clause and 1 card for “notary jars”');
  await field.fill('24');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.locator('#DECK-24')).toContainText('Double Plenty of money');
  await field.fill('xyzzy');
  await expect(page.getByText('No clause contains all these words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('every card leads to its clause', async ({ page }) => {
  await page.goto('/rules/DECK');
  const gallery = page.getByRole('region', { name: 'Cards, buildings and effects' });
  await expect(gallery.getByRole('listitem')).toHaveCount(40);
  await gallery.getByRole('button', { name: 'Mines' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(5);
  await gallery.getByRole('link', { name: /DECK-32/ }).click();
  await expect(page.locator('#DECK-32')).toContainText('our own value');
  for (const [group, n] of [['Player cards', 10], ['Buildings', 8], ['Effects', 12], ['Round end cards', 6], ['Solo spaces', 12]] as const) {
    await gallery.getByRole('button', { name: group }).click();
    await expect(gallery.getByRole('listitem')).toHaveCount(n);
  }
});

test('a switch of language keeps the clause and the search', async ({ page }) => {
  await page.goto('/rules/ATK-4');
  const field = page.locator('input');
  await field.fill('atk-4');
  await expect(page.locator('#ATK-4')).toContainText('Attack lost');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).or(page.getByRole('button', { name: 'Deutsch' })).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#ATK-4')).toContainText('Dem Angriff unterlegen');
  await expect(field).toHaveValue('atk-4');
  await expect(page).toHaveURL(/\/rules\/ATK-4$/);
});

for (const path of ['/rules', '/rules/MAT-4', '/rules/CARD-6', '/rules/END-R2']) {
  test(`screen: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Chapters' })).toBeVisible();
    await lookAt(page, path.slice(1).replace('/', '-'), { alsoBest: true });
  });
}
