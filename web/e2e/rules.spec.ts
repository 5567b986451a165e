// The rules reference in a real browser: reading, searching, following clauses, in every language, on a phone.
import { lookAt } from './looks';
import { expect, test } from './tharos';
import { english } from './words';

test('the rules begin with the game in two minutes and lead on from there', async ({ page }) => {
  await page.goto('/rules');
  await expect(page).toHaveTitle(/The game in two minutes/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game in two minutes');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /how you win/);
  await page.getByRole('link', { name: 'Next: Your first round' }).click();
  await expect(page).toHaveURL(/\/rules\/first-round$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Next: What brings points' }).click();
  await expect(page.locator('[data-source=trade_medals]')).toHaveText('4 VP each');
  await expect(page.locator('[data-source=jars]')).toHaveText('1 VP for every 5');
  await expect(page.locator('[data-source=mines]')).toHaveText(english.t('points-from', { vp: 1, from: 3 }));
  await expect(page.locator('[data-source]')).toHaveCount(9);
  await page.getByRole('row', { name: /Mines/ }).getByRole('link', { name: 'Works' }).click();
  await expect(page).toHaveURL(/\/rules\/MAT-5$/);
  await expect(page).toHaveTitle(/The mat/);
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.locator('#term-depot')).toContainText('Your dice wait here');
});

test('a clause is open, its address unfolds its example, and it leads to others', async ({ page }) => {
  await page.goto('/rules/MAT-5');
  const works = page.locator('#MAT-5');
  await expect(works).toHaveAttribute('aria-current', 'true');
  await expect(works.getByRole('figure')).toContainText('it touches your mine only at a corner');
  // Everything of the others can be read without a click; only their examples wait.
  await expect(page.locator('#MAT-2')).toContainText('No choice');
  await expect(page.getByRole('figure')).toHaveCount(1);
  await works.getByRole('link', { name: 'GO-7' }).click();
  await expect(page).toHaveURL(/\/rules\/GO-7$/);
  await expect(page.locator('#GO-7').getByRole('heading')).toBeFocused();
  await expect(page.locator('article[aria-current]')).toHaveCount(1);
  await page.goBack();
  await expect(works.getByRole('figure')).toBeVisible();
  await page.getByRole('button', { name: 'Open all examples' }).click();
  await expect(page.getByRole('figure')).toHaveCount(5);
  await page.getByRole('button', { name: 'Close all examples' }).click();
  await expect(page.locator('#MAT-1').getByRole('figure')).toHaveCount(0);
});

test('a search finds words, clauses and cards as one types', async ({ page }) => {
  await page.goto('/rules');
  const field = page.getByRole('textbox', { name: 'Search the rules' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('win');
  await expect(page.locator('#term-goal')).toContainText('Have the most victory points');
  await expect(page.locator('#VP-4 mark')).toHaveText(['wins']);
  await expect(page.locator('#PREP-3')).toHaveCount(0);
  await field.fill('notary jars');
  await expect(page.locator('#BLD-5 mark').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'notary' })).toHaveText('1 clause and 1 card for “notary jars”');
  await field.fill('24');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.locator('#DECK-24')).toContainText('Double Plenty of money');
  await field.fill('xyzzy');
  await expect(page.getByText('Nothing here contains all these words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  // A part of the guide that was found is shown where it stands.
  await field.fill('clean up depot');
  await page.getByRole('region', { name: 'Learn the game' }).getByRole('link', { name: 'Clean up' }).click();
  await expect(page).toHaveURL(/\/rules\/first-round#tidy$/);
  await expect(page.locator('#tidy')).toBeInViewport();
});

test('rules print without navigation, and no picture is wider than the paper', async ({ page }) => {
  await page.goto('/rules/all');
  await expect(page.locator('article')).toHaveCount(169);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const away of ['header', 'nav', 'input', 'summary', 'main button']) await expect(page.locator(away).filter({ visible: true }), away).toHaveCount(0);
  await expect(page.locator('#MAT-5')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/rules/two-minutes');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.picture').evaluateAll((pictures) => pictures.filter((picture) => picture.scrollWidth > picture.clientWidth || picture.getBoundingClientRect().right > innerWidth).length)).toBe(0);
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

for (const path of ['/rules', '/rules/first-round', '/rules/points', '/rules/glossary', '/rules/MAT-4', '/rules/CARD-6', '/rules/END-R2']) {
  test(`screen: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Chapters' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await lookAt(page, path.slice(1).replace('/', '-'), { alsoBest: true });
  });
}
