// Looking at a screen as people see it: on a desk and on a phone, light and dark. `PICTURES=1` keeps pictures of all of
// them in test-results/screens for people to look at; nothing compares them.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sideways } from './reach';

const FOLDER = new URL('../test-results/screens/', import.meta.url).pathname;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
export const SCHEMES = ['light', 'dark'] as const;

interface Looking {
  /** The part that is new on this screen; everything else is seen elsewhere. */
  only?: string;
  /** More of what is looked at already, such as the hundredth entry of a log. */
  without?: string;
  /** The first one is where axe looks. */
  sizes?: (typeof DESK)[];
  /** What axe calls good practice as well, beyond WCAG. */
  alsoBest?: boolean;
}

/** No sideways scroll at any size, and nothing for axe to find: all of it in light, contrast in dark. */
export async function lookAt(page: Page, name: string, { only, without, sizes = [DESK, PHONE], alsoBest = false }: Looking = {}): Promise<void> {
  for (const size of [...sizes].reverse()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect.poll(() => sideways(page), { message: `${name} scrolls sideways at ${size.width}`, timeout: 8000 }).toEqual([]);
    if (process.env.PICTURES) await takePictures(page, `${name}-${size.width}`);
  }
  const [size] = sizes as [typeof DESK];
  // As tall as the page: what lies under the dock at one moment comes out by scrolling and is no finding.
  if (!only || only === '.dock') await page.setViewportSize({ width: size.width, height: await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight + 300)) });
  await page.evaluate(readAloud);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The newer way opens a page of its own for every look; there are no frames here that would need it.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // Dark differs from light only in its colours.
    if (colorScheme === 'light') axe.options({ rules: { 'label-content-name-mismatch': { enabled: true }, 'empty-table-header': { enabled: false } } }).withTags(alsoBest ? [...WCAG, 'best-practice'] : WCAG);
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    if (only) axe.include(only);
    if (without) axe.exclude(without);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${name} ${colorScheme} ${id}: ${node.target.join(' ')}`));
    expect(found).toEqual([]);
  }
  await page.setViewportSize(size);
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${FOLDER}${name}-${colorScheme}.png`, animations: 'disabled', timeout: 60_000 });
  }
}

/** Takes the soft hyphens out of what is shown: nobody hears them, but axe takes them for letters that a name lacks. */
function readAloud(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.nodeValue?.includes('\u00AD')) node.nodeValue = node.nodeValue.replaceAll('\u00AD', '');
}
