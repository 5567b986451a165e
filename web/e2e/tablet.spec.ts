// On tablets held upright: the whole table on one screen, larger than on a phone, with the names of the actions.
import { Player } from './player';
import { expectInReach, expectThumbSized, sideways } from './reach';
import { layOut, openRecord } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 768, height: 1024 } });

const SIZES = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 834, height: 1194 },
  { width: 1024, height: 1366 },
];

test('board, spaces, dice and answer bar share one screen of any tablet', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  const player = new Player(page);
  await player.toOwnGo();
  const mat = page.getByRole('region', { name: 'Your mat' });
  const dice = page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /^(white|yellow|red|blue|green) \d/ });
  for (const size of SIZES) {
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      // What lies under a resting pointer explains itself.
      await page.mouse.move(0, 0);
      expect(await sideways(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'nothing to scroll down to').toBeLessThanOrEqual(0);
      for (const region of await page.getByRole('gridcell', { name: /\w/ }).all()) await expectInReach(region);
      for (const die of await dice.all()) await expectInReach(die);
      for (const name of ['Undo', 'Pass']) await expectInReach(player.answer.getByRole('button', { name, exact: true }));
      for (const name of ['Buy a die', 'Marker on region', 'Explore', 'Reroll']) await expect(mat.getByText(name, { exact: true })).toBeVisible();
      // The board is most of the width, and larger than any phone could show it.
      const board = (await page.getByRole('grid').boundingBox())!;
      expect(board.width / size.width).toBeGreaterThan(0.75);
      await expectThumbSized(page.getByRole('gridcell', { name: /\w/ }), 90, 'regions');
      await expectThumbSized(mat.getByRole('button'), 38, 'spaces of the mat');
      await expectThumbSized(page.getByRole('navigation', { name: 'More' }).getByRole('button'), 44, 'tabs');
    });
  }
});

test('no sheet of a tablet covers dice or answer bar', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  const player = new Player(page);
  await player.toOwnGo();
  const tabs = page.getByRole('navigation', { name: 'More' }).getByRole('button');
  for (const name of ['Hand', 'Cards', 'Buildings', 'Rivals', 'Log']) {
    await tabs.filter({ hasText: name }).click();
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
    await expectInReach(player.answer.getByRole('button', { name: 'Undo' }));
    await expectInReach(page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /^(white|yellow|red|blue|green) \d/ }).first());
    expect(await sideways(page)).toEqual([]);
  }
});

test('no page of a tablet scrolls sideways', async ({ page }) => {
  const pages: Record<string, () => Promise<unknown>> = Object.fromEntries(['/', '/new', '/join', '/lobby', '/rules/GO-10', '/account', '/about'].map((path) => [path, () => page.goto(path)]));
  for (const [name, open] of Object.entries({ ...pages, replay: () => openRecord(page) })) {
    await open();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => sideways(page), `${name} at ${size.width}`).toEqual([]);
    }
  }
});
