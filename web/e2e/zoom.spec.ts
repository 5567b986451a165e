// Zoom to 200 and 400 %, very large type, wide spacing: everything can be read and played.
import { Player } from './player';
import { expectInReach, sideways } from './reach';
import { layOut, openAnalysis, PAGES } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

test('every page can be read at 200 % without scrolling sideways', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await sideways(page), path).toEqual([]);
  }
});

test('an analysis can be read at 200 % and at 400 % without scrolling sideways', async ({ page }) => {
  test.slow();
  await openAnalysis(page);
  for (const viewport of [{ width: 720, height: 450 }, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => sideways(page), `${viewport.width}`).toEqual([]);
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

test.describe('at 400 %', () => {
  // 1280 x 1024 at 400 %.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 1 });

  test('every page can be read without scrolling sideways', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await sideways(page), path).toEqual([]);
    }
  });

  test('a game can be played in one column that scrolls', async ({ page }) => {
    await layOut(page, 'Bot');
    const player = new Player(page, { seed: 5 });
    for (let i = 0; i < 5; i++) {
      await player.toOwnGo();
      expect(await sideways(page)).toEqual([]);
      const region = (await page.locator('[data-region]').first().boundingBox())!;
      expect(region.width, 'regions are large enough to read and to hit').toBeGreaterThan(60);
      await player.decide();
    }
    // What is asked stays in view wherever one has scrolled to.
    for (const end of ['Home', 'End']) {
      await page.keyboard.press(end);
      await expectInReach(player.answer.getByRole('heading'));
    }
  });
});

test.describe('with type of 24 px', () => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    test.describe(`at ${viewport.width}`, () => {
      test.use({ viewport, deviceScaleFactor: 1 });
      test('a game can be played', async ({ page }) => {
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
        await layOut(page, 'Bot');
        // The rem of the table is 87.5 % of what the browser was told.
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toMatch(/^2[14]px$/);
        const player = new Player(page, { seed: 5 });
        for (let i = 0; i < 3; i++) {
          await player.toOwnGo();
          expect(await sideways(page)).toEqual([]);
          const region = (await page.locator('[data-region]').first().boundingBox())!;
          expect(region.width).toBeGreaterThan(70);
          await expectInReach(player.answer.getByRole('button', { name: 'Undo' }));
          await expectInReach(player.answer.getByRole('button', { name: 'Pass', exact: true }));
          await player.decide();
        }
      });
    });
  }
});

/** WCAG 1.4.12: what a reader may set for every text. */
const SPACING = '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

test.describe('with wide text spacing', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  test('nothing of the table is lost', async ({ page }) => {
    await layOut(page, 'Bot', 'Bot', 'Bot');
    const player = new Player(page);
    await player.toOwnGo();
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    expect(await sideways(page)).toEqual([]);
    for (const name of [/^Manipulator/, /^Steam Pressure Plant/]) {
      const card = page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name });
      await card.scrollIntoViewIfNeeded();
      await expectInReach(card);
    }
    const log = page.getByRole('list', { name: 'Log' });
    await log.scrollIntoViewIfNeeded();
    expect((await log.boundingBox())!.height).toBeGreaterThan(30);
    await expectInReach(player.answer.getByRole('button', { name: 'Undo' }));
  });
});
