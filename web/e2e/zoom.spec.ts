// A window of 1440 x 900 zoomed to 200 %: half as many pixels for everything.
import { Player } from './player';
import { sideways } from './reach';
import { layOut } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

test('every page can be read at 200 % without scrolling sideways', async ({ page }) => {
  for (const path of ['/', '/new', '/join', '/lobby', '/rules', '/rules/MAT-4', '/account', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await sideways(page), path).toEqual([]);
  }
});

test('a game can be played at 200 %', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  const player = new Player(page, { seed: 5 });
  for (let i = 0; i < 8; i++) {
    await player.toOwnGo();
    expect(await sideways(page)).toEqual([]);
    await player.decide();
  }
  expect(player.done.length).toBeGreaterThan(7);
});
