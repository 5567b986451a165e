// The lessons as learners take them: by mouse, by keyboard, by touch on a phone; wrong tries, back, skip, leaving and coming back.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './tharos';
import lessons from '../src/learn/lessons.json' with { type: 'json' };
import { lookAt } from './looks';
import { LANGUAGES, Words } from './words';

interface Now {
  step: number;
  steps: number;
  key: string;
  task: 'read' | 'decide' | 'choose' | 'done';
  highlight: string[];
  show: Record<string, unknown> | null;
  updates: { seq: number }[];
}

const CORE = lessons.lessons.filter(({ core }) => core);

/** Follows what the page is told about the step it has reached. */
function follow(page: Page): () => Promise<Now> {
  let now: Now | null = null;
  page.on('response', async (response) => {
    if (!/\/api\/lessons\/l\d\d$/.test(response.url()) || !response.ok()) return;
    now = (await response.json().catch(() => now)) as Now;
  });
  return async () => {
    await expect.poll(async () => now !== null && (await page.locator('.guide').getAttribute('data-step')) === now.key).toBe(true);
    return now!;
  };
}

const MAT = ['plenty', 'little', 'choices', 'no_choice', 'marker_on_card', 'reroll', 'marker_on_region', 'explore', 'buy_die', 'mine', 'build', 'attack'];

/** Where one points for a decision: the thing it begins with, then its dice and regions. */
function places({ do: name, ...fields }: Record<string, unknown>): string[] {
  const list = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
  const first = MAT.includes(String(name)) ? `[data-half="${name}"]` : name === 'activate' ? `[data-card="${fields['card']}"]` : /^card\d/.test(String(name)) ? `[data-deck="${String(name).match(/\d+/)![0]}"]` : `[data-card="${name}"], [data-building="${name}"]`;
  const dice = new Map<string, number>();
  const die = (face: string): string => {
    const nth = dice.get(face) ?? 0;
    dice.set(face, nth + 1);
    return `[data-die="${face}"] >> nth=${nth}`;
  };
  return [
    first,
    ...list(fields['dice']).map(die), ...list(fields['die']).map(die),
    ...list(fields['regions']).concat(list(fields['region'])).map((region) => `.tray [data-region="${region}"]`),
    ...list(fields['building']).map((building) => `[data-building="${building}"]`),
    ...('column' in fields ? [`[data-store="${fields['column']} ${fields['colour']}"]`] : []),
  ];
}

const confirm = (page: Page) => page.locator('[data-confirm]');

/** How somebody points at a thing: by mouse, by keyboard or by finger. */
type Press = (thing: Locator) => Promise<void>;
const click: Press = (thing) => thing.click();
const tap: Press = (thing) => thing.tap();
const enter: Press = async (thing) => {
  await thing.focus();
  await thing.press('Enter');
};

/** What a thing stands in where it is not in sight: a tab of the laptop, a sheet of the phone. */
const SHEETS: readonly [RegExp, string][] = [[/data-deck/, 'hand'], [/data-card|data-store/, 'cards'], [/data-building/, 'blds']];

/** Takes the decision of a step by pointing at things; answers how many were pointed at. */
async function point(page: Page, show: Record<string, unknown>, press: Press): Promise<number> {
  if (show['do'] === 'pass') {
    await press(page.locator('[data-pass], [data-answer=pass]').first());
    return 1;
  }
  let pointed = 0;
  for (const place of places(show)) {
    const thing = page.locator(place).first();
    const sheet = SHEETS.find(([part]) => part.test(place))?.[1];
    const tab = page.locator(`[data-tab=${sheet}][aria-expanded=false]`);
    if (sheet && !(await thing.count()) && (await tab.count())) await press(tab);
    // What is picked already, or is the only one of its kind, is not pointed at again.
    if (!(await thing.count()) || (await thing.getAttribute('aria-pressed')) === 'true') continue;
    await press(thing);
    pointed += 1;
  }
  const shut = page.locator('.sheet .shut');
  if (await shut.count()) await press(shut);
  // Details that no thing on the table stands for are answered in the bar, or shown.
  if (!(await confirm(page).isVisible())) {
    // On a phone the words are back once nothing is picked.
    if (!(await page.locator('[data-show]').isVisible())) await page.keyboard.press('Escape');
    await press(page.locator('[data-show]'));
  }
  await press(confirm(page));
  return pointed;
}

/** Takes a lesson from where it stands to its end. */
async function take(page: Page, press: Press): Promise<void> {
  const look = follow(page);
  await page.reload();
  let pointed = 0;
  for (;;) {
    const now = await look();
    if (now.task === 'done') {
      expect(pointed, 'things were pointed at').toBeGreaterThan(1);
      return;
    }
    // Whatever the lesson points out is there to be seen.
    if (now.highlight.length) await expect(page.locator('[data-spot]').first(), `${now.key}: nothing glows`).toBeVisible();
    if (now.task === 'choose') await press(page.locator('[data-choice="1"]'));
    if (now.task === 'decide') {
      // What the others do is told first.
      const last = now.updates.at(-1)!.seq;
      await expect.poll(() => page.evaluate(() => Number(document.documentElement.dataset.seq)), { timeout: 30_000 }).toBe(last);
      pointed += await point(page, now.show!, press);
      // What follows a decision is read, unless nothing is said.
      await expect.poll(async () => (await page.locator('[data-go-on]').isVisible()) || (await look()).step > now.step || (await look()).task === 'done').toBe(true);
    }
    if ((await look()).step === now.step) await press(page.locator('[data-go-on]'));
    await expect.poll(async () => (await look()).step).toBe(now.step + 1);
  }
}

test('the further lessons by mouse', async ({ page }) => {
  test.setTimeout(300_000);
  for (const { id } of lessons.lessons.filter(({ core }) => !core)) {
    await page.goto(`/learn/${id}`);
    await take(page, click);
  }
});

for (const { id } of CORE) {
  test(`lesson ${id} by mouse`, async ({ page }) => {
    await page.goto(`/learn/${id}`);
    await take(page, click);
    await expect(page.getByRole('heading', { name: new Words('en').t('learn-learnt') })).toBeVisible();
  });

  test(`lesson ${id} by keyboard`, async ({ page }) => {
    await page.goto(`/learn/${id}`);
    await take(page, enter);
  });

  test(`lesson ${id} by touch on a phone`, async ({ visitor }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
    await page.goto(`/learn/${id}`);
    await take(page, tap);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('a first visit is led to the lessons, and the path knows what is done', async ({ page }) => {
  const words = new Words('en');
  await page.goto('/');
  await page.getByRole('link', { name: words.t('newcomer-go') }).click();
  await expect(page).toHaveURL(/\/learn\/l01$/);
  await take(page, click);
  await page.goto('/learn');
  await expect(page.locator('[data-lesson=l01]')).toHaveAttribute('data-done', 'true');
  await expect(page.locator('[data-next]')).toHaveAttribute('href', '/learn/l02');
  await page.goto('/');
  await expect(page.getByRole('link', { name: words.t('newcomer-go') })).toHaveCount(0);
});

test('a wrong try is answered, nothing is used up, and after two the way is shown', async ({ page }) => {
  const words = new Words('en');
  await page.goto('/learn/l01');
  await page.locator('[data-go-on]').click();
  await expect(page.locator('.guide')).toHaveAttribute('data-step', 'sell');
  // Foreseen: the text of this very try.
  await page.locator('[data-pass]').click();
  await expect(page.locator('[data-said]')).toHaveText(words.t('l01-sell.wrong-1'));
  // Legal and not foreseen: a hint.
  await page.locator('[data-half=little]').click();
  await page.locator('[data-die="blue 3"]').click();
  await confirm(page).click();
  await expect(page.locator('[data-said]')).toHaveText(words.t('l01-sell.hint-2'));
  await expect(page.locator('[data-show]')).toHaveClass(/\bb\b/);
  await expect(page.locator('[data-die]')).toHaveCount(3);
  // Not possible: the reason of the rules, where one pointed.
  await page.locator('[data-half=build]').click({ force: true });
  await expect(page.locator('.why')).toContainText('MAT-6');
});

test('back, skip, leaving and coming back', async ({ page }) => {
  await page.goto('/learn/l02');
  const step = page.locator('.guide');
  await page.locator('[data-go-on]').click();
  await expect(step).toHaveAttribute('data-step', 'plenty');
  await page.locator('[data-skip]').click();
  await expect(step).toHaveAttribute('data-step', 'rival');
  await page.locator('[data-go-on]').click();
  await expect(step).toHaveAttribute('data-step', 'buy');
  await page.getByRole('link', { name: new Words('en').t('learn-leave') }).click();
  await page.locator('[data-lesson=l02]').click();
  await expect(step).toHaveAttribute('data-step', 'buy');
  await page.locator('[data-back]').click();
  await expect(step).toHaveAttribute('data-step', 'rival');
});

test('a lesson that does not exist says so', async ({ page, guard }) => {
  guard.quiet(/404/);
  await page.goto('/learn/l99');
  await expect(page.getByRole('heading', { name: new Words('en').t('learn-none') })).toBeVisible();
});

for (const locale of LANGUAGES) {
  test(`the lessons speak ${locale}`, async ({ visitor }) => {
    const words = new Words(locale);
    const page = await visitor({ locale });
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1, name: words.t('learn-title') })).toBeVisible();
    await page.locator('[data-lesson=l05]').click();
    await expect(page.locator('.guide')).toContainText(words.t('l05-card'));
  });
}

test('the path, the guide and its questions can be read by everybody', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.locator('[data-lesson=l13]')).toBeVisible();
  await lookAt(page, 'learn', { alsoBest: true });
  await page.goto('/learn/l01');
  await page.locator('[data-go-on]').click();
  await page.locator('[data-pass]').click();
  await expect(page.locator('[data-said]')).toBeVisible();
  await lookAt(page, 'lesson', { only: '.guide' });
});

test('a phone held sideways shows board and words of a lesson together', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await page.goto('/learn/l03');
  const [board, words] = [page.getByRole('grid'), page.locator('.guide')];
  await expect(words).toBeInViewport({ ratio: 0.99 });
  expect((await board.boundingBox())!.height, 'the board has most of the height').toBeGreaterThan(240);
  const [left, right] = [(await board.boundingBox())!, (await words.boundingBox())!];
  expect(left.x + left.width, 'and stands beside the words').toBeLessThanOrEqual(right.x);
});

test('a lesson on a laptop shows every player card, also in German', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 1366, height: 768 }, locale: 'de' });
  await page.goto('/learn/l03');
  await expect(page.locator('.pc')).toHaveCount(10);
  const floor = (await page.locator('.dock').boundingBox())!.y;
  for (const card of await page.locator('.pc').all()) {
    const box = (await card.boundingBox())!;
    expect(box.y + box.height, await card.innerText()).toBeLessThanOrEqual(floor);
  }
});
