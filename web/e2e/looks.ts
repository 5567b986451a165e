// Looking at a screen as people see it: on a phone and on a desk, light and dark, with pictures kept as artefacts.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sideways } from './reach';

const PICTURES = new URL('../test-results/screens/', import.meta.url).pathname;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
export const SCHEMES = ['light', 'dark'] as const;

interface Looking {
  /** The part that is new on this screen; everything else is seen elsewhere. */
  only?: string;
  /** More of what is looked at already, such as the hundredth entry of a log. */
  without?: string;
  sizes?: (typeof DESK)[];
  /** What axe calls good practice as well, beyond WCAG. */
  alsoBest?: boolean;
}

/** Sideways scroll, a picture and axe, on a desk and on a phone, light and dark. */
export async function lookAt(page: Page, name: string, { only, without, sizes = [DESK, PHONE], alsoBest = false }: Looking = {}): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const what = `${name}-${size.width}-${colorScheme}`;
      await expect.poll(() => sideways(page), { message: `${what} scrolls sideways`, timeout: 8000 }).toEqual([]);
      await page.screenshot({ path: `${PICTURES}${what}.png`, animations: 'disabled', timeout: 60_000 });
      // As tall as the page: what lies under the dock at one moment comes out by scrolling and is no finding.
      if (!only || only === '.dock') await page.setViewportSize({ width: size.width, height: await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight + 300)) });
      // The newer way opens a page of its own for every look; there are no frames here that would need it.
      const axe = new AxeBuilder({ page }).setLegacyMode(true);
      // One rule is an experiment of axe's: it stumbles over soft hyphens and over figures beside a name.
      // Dark differs from light only in its colours.
      if (colorScheme === 'light') axe.withTags(alsoBest ? [...WCAG, 'best-practice'] : WCAG).disableRules('label-content-name-mismatch');
      else axe.withRules(['color-contrast', 'link-in-text-block']);
      if (only) axe.include(only);
      if (without) axe.exclude(without);
      const { violations } = await axe.analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${what} ${id}: ${node.target.join(' ')}`));
      expect(found).toEqual([]);
      await page.setViewportSize(size);
    }
  }
}
