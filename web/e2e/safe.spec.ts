// A notch, round corners and a home bar cover the edges of a screen: no word and no control lies under them.
import type { Page } from '@playwright/test';
import { Player } from './player';
import { layOut, openRecord } from './tables';
import { expect, test } from './tharos';

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

/** As phones report them, upright and sideways. */
const SCREENS = [
  { width: 390, height: 844, top: 47, right: 0, bottom: 34, left: 0 },
  { width: 844, height: 390, top: 0, right: 47, bottom: 21, left: 47 },
] as const;

/** Whatever can be tapped and every heading that is in view, as far as it lies under an edge. What scrolls may pass below the home bar. */
const covered = (page: Page, [top, right, bottom, left]: readonly number[]): Promise<string[]> =>
  page.evaluate(
    ([top, right, bottom, left]) => {
      const stays = (element: Element): boolean => {
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { position, overflowY } = getComputedStyle(around);
          if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return false;
          if (/fixed|sticky/.test(position)) return true;
        }
        return document.documentElement.scrollHeight <= innerHeight;
      };
      return [...document.querySelectorAll('button, a, input, select, summary, h1, h2, h3')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const hidden = !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.width <= 2 || box.bottom <= 0 || box.top >= innerHeight || element.closest('.sr, .skip');
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hidden || !hit || !(element.contains(hit) || hit.contains(element))) return [];
        const at = [[top! - box.top, 'top'], [box.right - innerWidth + right!, 'right'], [box.bottom - innerHeight + bottom!, 'bottom'], [left! - box.left, 'left']] as const;
        return at.filter(([by, edge]) => by > 1.5 && (edge !== 'bottom' || stays(element))).map(([by, edge]) => `${edge} by ${Math.round(by)} px: ${element.localName} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}`);
      });
    },
    [top, right, bottom, left],
  );

async function look(page: Page, what: string, open?: () => Promise<unknown>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const { width, height, top, right, bottom, left } of SCREENS) {
    await page.setViewportSize({ width, height });
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, topMax: top, right, rightMax: right, bottom, bottomMax: bottom, left, leftMax: left } });
    await open?.();
    await expect.poll(() => covered(page, [top, right, bottom, left]), `${what}, ${width} x ${height}`).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: `test-results/screens/safe-${what}-${width}.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what}, ${width} x ${height}`).toBeLessThanOrEqual(0);
  }
}

for (const [what, path] of Object.entries({ start: '/', new: '/new', lobby: '/lobby', rules: '/rules', learn: '/learn', settings: '/settings' })) {
  test(`nothing is covered: ${what}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await look(page, what);
  });
}

test('nothing is covered: the menu of the pages', async ({ page }) => {
  await page.goto('/about');
  const button = page.locator('[popovertarget=site-menu]');
  await look(page, 'site-menu', async () => (await page.locator('#site-menu').isVisible()) || button.tap());
});

test('nothing is covered: the table, a sheet, a dialog and the suggestions', async ({ page }) => {
  await layOut(page, 'Bot');
  await new Player(page).toOwnGo();
  await look(page, 'table');
  const tab = page.locator('.tabs button').nth(1);
  await look(page, 'sheet', async () => (await page.locator('.sheet').isVisible()) || tab.tap());
  await page.locator('.sheet').getByRole('button', { name: 'Close' }).tap();
  await page.keyboard.press('a');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await look(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('h');
  await page.locator('[data-hint]').first().waitFor();
  await look(page, 'hints');
});

test('nothing is covered: a replay', async ({ page }) => {
  await openRecord(page);
  await look(page, 'replay');
});
