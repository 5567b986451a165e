// The table by keyboard alone: no pointer is ever used.
import type { Locator, Page } from '@playwright/test';
import { closePanel, Player } from './player';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What has the focus: its name, whether that is seen, and whether it lies free; nothing when the page itself has it. */
async function focus(page: Page): Promise<{ name: string; tag: string; shown: boolean; free: boolean } | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    const marked = (one: HTMLElement | null): boolean => {
      const style = one && getComputedStyle(one);
      return Boolean(style && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== 'none'));
    };
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      name: element.ariaLabel ?? element.textContent?.trim() ?? '',
      tag: element.outerHTML.slice(0, 120),
      // A hidden control shows it on what stands for it.
      shown: marked(element) || marked(element.parentElement),
      free: top !== null && (element.contains(top) || top.contains(element)),
    };
  });
}

/** The name of what has the focus; it must be seen. */
async function focused(page: Page): Promise<string> {
  const at = await focus(page);
  expect(at?.shown ?? true, `the focus is not seen on ${at?.tag}`).toBe(true);
  return at?.name ?? '';
}

/** Walks to a thing with the arrow keys, as one does who sees where it stands: first its row, then along it. */
async function arrowsTo(page: Page, thing: Locator): Promise<void> {
  const goal = (await thing.elementHandle())!;
  for (let step = 0; step < 30; step++) {
    const away = await goal.evaluate((goal) => {
      const middle = ({ left, right, top, bottom }: DOMRect): [number, number] => [(left + right) / 2, (top + bottom) / 2];
      const [from, there] = [document.activeElement!.getBoundingClientRect(), goal.getBoundingClientRect()];
      const [at, to] = [middle(from), middle(there)];
      // A tall thing stands in more than one row.
      const beside = there.top < from.bottom - 4 && there.bottom > from.top + 4;
      return document.activeElement === goal ? null : { x: to[0] - at[0], y: to[1] - at[1], beside };
    });
    if (!away) return void (await focused(page));
    await page.keyboard.press(away.beside ? (away.x > 0 ? 'ArrowRight' : 'ArrowLeft') : away.y > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`no arrows lead to ${await goal.getAttribute('aria-label')}`);
}

/** Presses Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<string> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (name.test(at)) return at;
  }
  throw new Error(`Tab leads to nothing called ${name}`);
}

class Typist extends Player {
  override async decide(): Promise<void> {
    const seq = await this.seq();
    const what = await this.type(seq);
    this.done.push(what);
    await this.wentOn(seq, what);
  }

  private async type(seq: number): Promise<string> {
    const { page } = this;
    const offered = await this.answer.getByRole('button').allInnerTexts();
    const go = offered.some((text) => text.startsWith('Pass'));
    const n = this.done.length;
    if (go && n < 8) {
      // A die by its number, the space by letter and arrows, a region by Tab and arrows, Enter.
      await page.keyboard.press('1');
      if (await this.confirmed()) return 'die, Enter';
      await page.keyboard.press('Escape');
    }
    if (go && n % 2) return this.passByKey(seq);
    if (!go && offered.length <= 3) {
      await page.keyboard.press('Enter');
      // A question with one possible answer is answered by the page itself, up to 1.2 seconds later.
      if (await this.comesBack(seq, 1600)) return 'Enter';
    }
    // The list of all actions: the first that holds a word, or the first.
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
    await tabTo(page, /^$/, 3);
    await page.keyboard.type(go ? ['Little', 'marker', 'Reroll', 'Explore', 'Attack'][n % 5]! : '');
    if (!(await page.getByRole('dialog').getByRole('listitem').count())) for (let i = 0; i < 10; i++) await page.keyboard.press('Backspace');
    const name = await tabTo(page, /./, 2);
    await page.keyboard.press('Enter');
    if (name === 'Pass') return this.sure(seq);
    return name;
  }

  private async confirmed(): Promise<boolean> {
    const { page } = this;
    const confirm = this.answer.getByRole('button', { name: 'Confirm' });
    const space = page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /, possible$/ }).first();
    if (!(await space.count())) return false;
    // A letter leads to the spaces, arrows over them.
    await page.keyboard.press('s');
    await arrowsTo(page, space);
    await page.keyboard.press('Space');
    if (!(await confirm.isVisible())) {
      const region = page.getByRole('gridcell', { name: /, possible$/ }).first();
      if (!(await region.count())) return false;
      await tabTo(page, /, row \d, column \d/, 120);
      const [from, to] = await Promise.all([page.evaluate(() => document.activeElement!.ariaLabel!), region.getAttribute('aria-label')]);
      const [row, column] = [/row (\d)/, /column (\d)/].map((part) => Number(to!.match(part)![1]) - Number(from.match(part)![1])) as [number, number];
      for (let i = 0; i < Math.abs(row); i++) await page.keyboard.press(row > 0 ? 'ArrowDown' : 'ArrowUp');
      for (let i = 0; i < Math.abs(column); i++) await page.keyboard.press(column > 0 ? 'ArrowRight' : 'ArrowLeft');
      await page.keyboard.press('Space');
      if (!(await confirm.isVisible())) return false;
    }
    await page.keyboard.press('Enter');
    return true;
  }

  private async passByKey(seq: number): Promise<string> {
    await this.page.keyboard.press('p');
    return this.sure(seq);
  }

  private async sure(seq: number): Promise<string> {
    const { page } = this;
    const warning = page.getByRole('dialog', { name: /^Pass with/ });
    await expect.poll(async () => (await this.seq()) > seq || (await warning.isVisible())).toBe(true);
    if (await warning.isVisible()) {
      await tabTo(page, /^Pass$/, 12);
      await page.keyboard.press('Enter');
    }
    return 'Pass';
  }
}

test('a whole game with the keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play solo' })).toBeVisible();
  await tabTo(page, /^Play solo$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(sheet.getByRole('term')).toHaveCount(22);
  await closePanel(page);

  const typist = new Typist(page, { seed: 9 });
  await typist.toTheEnd();
  await expect(page.locator('tfoot').getByRole('cell')).toHaveCount(1);
  await tabTo(page, /^Replay$/, 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider')).toBeVisible();
});

test('every stop of the Tab key at the table is seen and not covered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  const player = new Player(page);
  await player.toOwnGo();
  // The table opens with the focus on what is asked; all stops are walked from the first of the page on.
  await expect(player.answer.getByRole('heading')).toBeFocused();
  await page.getByRole('banner').getByRole('link').first().focus();
  const stops: string[] = [];
  const covered: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const at = await focus(page);
    if (!at) break;
    stops.push(at.name);
    if (!at.shown) covered.push(`${at.tag}: no sign of the focus`);
    if (!at.free) covered.push(`${at.tag}: covered`);
  }
  // One stop for each group of dice, spaces, cards, regions and buildings; the arrow keys move inside.
  expect(stops.length).toBeGreaterThan(12);
  expect(stops.length).toBeLessThan(40);
  expect(covered).toEqual([]);
});
