// Forced colours and more contrast: states are told apart by something that is still drawn there.
import type { Locator, Page } from '@playwright/test';
import { Player } from './player';
import { layOut, openRecord, playOn } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** What the eye has to tell this thing from its like, edge, ink and signs; the focus apart. */
const look = (thing: Locator): Promise<string> =>
  thing.evaluate((element) => {
    const drawn = (of: CSSStyleDeclaration): string => [of.borderTopStyle, of.borderTopWidth, of.borderTopColor, of.color, of.backgroundColor, of.boxShadow, of.outlineStyle, of.outlineWidth, of.outlineColor, of.textDecorationLine, of.opacity].join(' ');
    return [element, ...element.querySelectorAll('.hn, .scene')].map((part) => drawn(getComputedStyle(part))).join(' | ') + drawn(getComputedStyle(element, '::after')) + drawn(getComputedStyle(element, '::before'));
  });

/** The first thing of each of these states, as it looks; all must be there and differ. */
async function differ(page: Page, of: string, states: readonly string[]): Promise<void> {
  const looks = new Map<string, string>();
  for (const state of states) {
    const thing = page.locator(`${of}.${state}`).first();
    await expect(thing, `${of} ${state}`).toBeVisible();
    // Where the pointer or the focus is, there is more to see.
    await page.mouse.move(2, 2);
    await thing.evaluate((element) => (element as HTMLElement).blur());
    looks.set(state, await look(thing));
  }
  const same = states.flatMap((one, i) => states.slice(i + 1).filter((two) => looks.get(one) === looks.get(two)).map((two) => `${of}: ${one} looks like ${two}`));
  expect(same).toEqual([]);
}

test('forced colours: what fits, what is chosen and what is not possible differ', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot');
  await playOn([page], 2, 2);
  const player = new Player(page);
  await player.toOwnGo();
  await differ(page, '.half', ['could', 'cannot']);
  const dice = page.locator('.dbtn');
  await dice.first().click();
  await differ(page, '.dbtn', ['chosen', 'can']);
  await differ(page, '.half', ['can', 'cannot']);
  await differ(page, '.region', ['can', 'cannot']);
  await page.locator('.region.can').first().click();
  await differ(page, '.region', ['chosen', 'instead', 'cannot']);
  await expect(player.answer.locator('[data-confirm]')).toBeVisible();
  await differ(page, '.dbtn', ['chosen', 'proposed']);
  await page.keyboard.press('Escape');
  await page.locator('.half.could').first().click();
  await differ(page, '.half', ['chosen', 'instead', 'cannot']);
  await page.keyboard.press('Escape');
  // The attack of this turn, and the guild whose go it is.
  expect(await look(page.locator('.atk.now'))).not.toBe(await look(page.locator('.atk.next').first()));
  // Confirm and the like have an edge.
  await dice.first().click();
  await page.locator('.region.can').first().click();
  await expect(player.answer.locator('[data-confirm]')).toHaveCSS('border-top-width', '2px');
});

test('forced colours: a new game shows what is chosen', async ({ page }) => {
  await page.goto('/new');
  const groups = page.getByRole('radiogroup');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    const [on, off] = [group.locator('[aria-checked=true]'), group.locator('[aria-checked=false]').first()];
    expect(await look(on)).not.toBe(await look(off));
  }
});

test('forced colours: the bars of the end screen are drawn', async ({ page }) => {
  await openRecord(page);
  await page.getByRole('link', { name: 'Scores' }).click();
  const bars = page.locator('.bars .bar');
  await expect(bars).toHaveCount(4);
  const ground = await page.locator('.bars .bar span').first().evaluate((part) => getComputedStyle(part).backgroundColor);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe(paper);
  const colours = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar.querySelector('span')!).backgroundColor));
  expect(new Set(colours).size, 'each guild in its own').toBe(4);
});

test('more contrast: the small ink is as strong as the large', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await layOut(page, 'Bot');
  await new Player(page).toOwnGo();
  const [ink, small] = await page.evaluate(() => [document.body, document.querySelector('.phase')!].map((element) => getComputedStyle(element).color));
  expect(small).toBe(ink);
});

test('forced colours: how far, how hard and how much is still drawn', async ({ page }) => {
  await page.goto('/puzzles');
  expect(await look(page.locator('.strength i.on').first())).not.toBe(await look(page.locator('.strength i:not(.on)').first()));
  await page.goto('/learn/l01');
  await page.locator('[data-go-on]').click();
  await differ(page, '.dots i', ['done', 'on']);
  await expect(page.locator('[data-spot]').first()).toHaveCSS('outline-style', /solid|dashed/);
});
