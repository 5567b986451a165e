// On a small phone: nothing jumps while one chooses, and what one decides with is always in view and not covered.
import type { Locator, Page } from '@playwright/test';
import { Player } from './player';
import { expectInReach, expectThumbSized, sideways } from './reach';
import { layOut, openRecord, playSoloToOrders } from './tables';
import { expect, test } from './tharos';
import { english } from './words';

const SMALL = { width: 360, height: 640 };
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SMALL });

const placeOf = (part: Locator) => part.evaluate((element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; });

async function atOwnGo(page: Page): Promise<Player> {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  const player = new Player(page);
  await player.toOwnGo();
  return player;
}

test('board and answer bar keep their place while one chooses', async ({ page }) => {
  const player = await atOwnGo(page);
  const [board, undo] = [page.getByRole('grid'), player.answer.getByRole('button', { name: 'Undo' })];
  const idle = [await placeOf(board), await placeOf(player.answer)];
  const same = async (when: string): Promise<void> => expect([await placeOf(board), await placeOf(player.answer)], when).toEqual(idle);
  await expectInReach(undo);
  await page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible/ }).first().click();
  await expect(player.answer).toContainText(english.t('table-still', { what: '', n: '' }).split(':')[0]!);
  await same('a die is picked');
  await undo.click();
  await page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little/ }).click();
  await page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible|proposed/ }).first().click();
  await expectInReach(player.answer.getByRole('button', { name: 'Confirm' }));
  await same('an action is previewed');
});

test('no sheet covers the answer bar', async ({ page }) => {
  const player = await atOwnGo(page);
  const tabs = page.getByRole('navigation', { name: 'More' }).getByRole('button');
  for (const name of ['Hand', 'Cards', 'Buildings', 'Rivals', 'Log']) {
    await tabs.filter({ hasText: name }).click();
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
    await expectInReach(player.answer.getByRole('button', { name: 'Undo' }));
    await expectInReach(player.answer.getByRole('heading'));
  }
});

test('a long list of actions scrolls inside its dialog', async ({ page }) => {
  await atOwnGo(page);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  const actions = dialog.getByRole('listitem').getByRole('button');
  await expect.poll(() => actions.count()).toBeGreaterThan(20);
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 2);
  await expect(actions.last()).not.toBeInViewport();
  await page.mouse.wheel(0, 100_000);
  await expect(actions.last()).toBeInViewport({ ratio: 1 });
});

test('the orders of the solo mat are in reach', async ({ page }) => {
  const player = await playSoloToOrders(page);
  await expectInReach(player.keepOrder);
  await expectInReach(player.answer.getByRole('button', { name: 'Undo' }));
});

test('the cells of the solo mat are large enough for a thumb where the orders are compared', async ({ page }) => {
  const player = await playSoloToOrders(page);
  await expectThumbSized(page.getByRole('button', { name: /^[ABC][1-6]\b/ }), 36, 'cells of the solo mat');
  await expectThumbSized(player.keepOrder, 40, 'the order kept');
  expect(await sideways(page)).toEqual([]);
});

test('a lost connection is told without covering the attack cards', async ({ page, guard }) => {
  guard.quiet(/ERR_INTERNET_DISCONNECTED/);
  await atOwnGo(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'Connection lost' })).toBeVisible({ timeout: 30_000 });
  for (const card of await page.getByRole('columnheader').all()) await expectInReach(card);
  for (const region of await page.getByRole('gridcell').all()) await expectInReach(region);
  expect(await sideways(page)).toEqual([]);
});

test('a replay has its controls, eyes, link and scores in reach', async ({ page }) => {
  await openRecord(page);
  await expectInReach(page.getByRole('slider'));
  await expectInReach(page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: english.t('replay-on-turn') }));
  await expectInReach(page.getByRole('radio', { name: 'Crystal & Ore' }));
  await expectInReach(page.getByRole('button', { name: 'Link to this step' }));
  await expectInReach(page.getByRole('link', { name: 'Scores' }));
});
