// Choosing at the table: picks in any order, previews, undo, and reasons for what is not possible.
import type { Page } from '@playwright/test';
import { closePanel, Player } from './player';
import { layOut, playSolo } from './tables';
import { expect, test } from './tharos';
import { english, Words } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function ownGo(page: Page, luck?: string): Promise<Player> {
  await playSolo(page, luck);
  const player = new Player(page, { seed: 7 });
  await player.toOwnGo();
  return player;
}

const diceOf = (page: Page) => page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /^(white|yellow|red|blue|green) \d/ });
/** The button of a space of the own mat; its name goes on with its state. */
const space = (page: Page, name: string) => page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: new RegExp(`^${name},`) });

test('dice and spaces are picked in any order, previewed and taken back', async ({ page }) => {
  const player = await ownGo(page);
  const little = space(page, 'Little money');
  await expect(player.answer.getByText(/^Attack strength \d+, your combat strength 0: \d+\sshort\.$/)).toBeVisible();
  const first = diceOf(page).first();
  const face = (await first.getAttribute('aria-label'))!.split(',')[0]!;
  const confirm = player.answer.getByRole('button', { name: 'Confirm' });

  for (const order of [[first, little], [little, first]]) {
    for (const thing of order) await thing.click();
    await expect(player.answer.getByRole('heading', { level: 2 })).toHaveText('Little money');
    await expect(player.answer).toContainText(face);
    await expect(player.answer.getByText(/^\+\d+\sJars?$/), 'the preview').toBeVisible();
    await expect(confirm).toBeEnabled();
    // What is picked is given back by Undo before anything is taken back.
    await player.answer.getByRole('button', { name: 'Undo' }).click();
    await expect(confirm).toHaveCount(0);
    await expect(diceOf(page).and(page.getByRole('button', { pressed: true }))).toHaveCount(0);
  }
});

test('undo takes back decisions, and says at what it stops', async ({ page }) => {
  const player = await ownGo(page);
  const undo = player.answer.getByRole('button', { name: 'Undo' });
  const dice = await diceOf(page).count();
  const jars = page.getByRole('region', { name: 'Your mat' }).getByTitle('Jars').first();
  const before = await jars.innerText();

  await diceOf(page).first().click();
  await space(page, 'Little money').click();
  await page.keyboard.press('Enter');
  await expect(diceOf(page)).toHaveCount(dice - 1);
  await expect(jars).not.toHaveText(before);
  await undo.click();
  await expect(diceOf(page)).toHaveCount(dice);
  await expect(jars).toHaveText(before);
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem').filter({ hasText: 'taken back' })).not.toHaveCount(0);

  // The dice were rolled: further back it does not go.
  const stops = page.getByRole('dialog', { name: 'Undo stops here' });
  for (let more = 0; more < 4 && !(await stops.isVisible()); more++) {
    const seq = await player.seq();
    // It says that it can do nothing more, and still tells why.
    await undo.click({ force: true });
    await expect.poll(async () => (await player.seq()) > seq || (await stops.isVisible())).toBe(true);
  }
  const words = new Words('en');
  await expect(stops).toContainText(new RegExp(['roll', 'start', 'revealed'].map((stop) => words.t(`undo-${stop}`)).join('|')));
  await closePanel(page);
});

test('passing is not preselected and warns once', async ({ page }) => {
  const player = await ownGo(page);
  const seq = await player.seq();
  await page.keyboard.press('Enter');
  await page.keyboard.press('p');
  const warning = page.getByRole('dialog', { name: /^Pass with \d+ d/ });
  await expect(warning).toBeVisible();
  await closePanel(page);
  expect(await player.seq()).toBe(seq);
  await page.keyboard.press('p');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
});

test('who wants no warning before a pass gets none for the rest of the game, also after a reload', async ({ page }) => {
  const player = await ownGo(page);
  await page.keyboard.press('p');
  const warning = page.getByRole('dialog', { name: /^Pass with \d+ d/ });
  await warning.getByRole('checkbox').check();
  await warning.getByRole('button', { name: 'Keep playing' }).click();
  await page.reload();
  await expect(page).toHaveTitle('Your go · Tharos');
  const seq = await player.seq();
  await page.keyboard.press('p');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
});

/** At an own go in solo with an action card in hand, but not one that makes drawing or cleaning up a real question. */
async function ownGoWithCard(page: Page): Promise<Player> {
  const player = await ownGo(page, 'a card');
  await diceOf(page).first().click();
  await space(page, 'No choice').click();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Hand' }).getByRole('button', { name: /action card \d+/i });
  await expect(card).toHaveCount(1);
  await expect(card).not.toHaveAccessibleName(/card (1|22)\b/i);
  return player;
}

test('a panel somebody reads stays when the page answers a question that has one answer only', async ({ page }) => {
  // With an action card in hand the page must not tell by its speed which one it is.
  const player = await ownGoWithCard(page);
  await player.answer.getByRole('button', { name: 'End the go' }).click();
  await expect(player.idle).toBeVisible();
  const seq = await player.seq();
  await player.pass();
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
  // Some effects of the turn can still be used when the attack comes.
  const attack = player.answer.getByRole('button', { name: player.words.t('action-face-attack') });
  if (await attack.isVisible()) await attack.click();
  await page.keyboard.press('c');
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect(chat).toBeVisible();
  // The log tells that the questions were answered: without cleaning up no turn ends, without drawing nothing is rolled.
  const sinceThen = async (): Promise<string[]> => {
    const newestFirst = await page.locator('[data-log]').allInnerTexts();
    return newestFirst.slice(0, Math.max(0, newestFirst.findIndex((text) => text.startsWith('Round 1, turn 2'))));
  };
  await expect.poll(sinceThen, { timeout: 20_000 }).toContainEqual(expect.stringContaining('Rolled'));
  await expect(chat).toBeVisible();
});

/** What the page showed at one moment of its own clock: the new entries of the log that are somebody else's. */
interface Step {
  at: number;
  theirs: string[];
}

test('what others do stays long enough to be read, is skipped by Enter, and comes at once for who wants it so', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  const player = new Player(page, { seed: 8 });
  await player.toOwnGo();
  // The page's clock stands unless it is moved on, so that no busy machine can make a pause longer or shorter.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.evaluate(() => {
    const steps: Step[] = [];
    const theirs = (): string[] => [...document.querySelectorAll('[data-log] .lit')].flatMap((line) => (line.closest('[data-log]')?.querySelector('.mkr') ? [line.textContent.trim()] : []));
    new MutationObserver(() => steps.push({ at: Date.now(), theirs: [] })).observe(document.documentElement, { attributeFilter: ['data-seq'] });
    // The log may be drawn a moment after the number has changed.
    setInterval(() => steps.at(-1) && (steps.at(-1)!.theirs = theirs()), 50);
    Object.assign(window, { steps });
  });
  const moveOn = () => page.clock.runFor(100);
  /** How long each step with something of the others stayed. */
  const stayed = async (): Promise<{ text: string; brief: boolean; ms: number }[]> => {
    const steps = await page.evaluate(() => (window as unknown as { steps: Step[] }).steps);
    const brief = player.words.t('did-pass');
    return steps.slice(0, -1).flatMap(({ at, theirs }, i) => (theirs.length ? [{ text: theirs.join(' / '), brief: theirs.every((text) => text.startsWith(brief)), ms: steps[i + 1]!.at - at }] : []));
  };
  const passing = player.pass();
  await expect.poll(async () => (await moveOn(), (await stayed()).filter(({ brief }) => !brief).length), { timeout: 60_000, intervals: [20] }).toBeGreaterThan(3);
  await passing;
  for (const { text, brief, ms } of await stayed()) expect(ms, text).toBeGreaterThanOrEqual(brief ? 500 : Math.min(2500, Math.max(1100, 12 * text.length)));

  // The clock stands: only Enter goes on.
  const skip = player.answer.getByRole('button', { name: 'Skip ahead' });
  await expect(async () => {
    if (!(await skip.isVisible())) await moveOn();
    await expect(skip).toBeVisible({ timeout: 200 });
  }).toPass();
  const decided = await page.getByRole('list', { name: 'Log' }).getByRole('listitem').count();
  const before = await player.seq();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(before);
  expect(await page.getByRole('list', { name: 'Log' }).getByRole('listitem').count(), 'what was skipped stands in the log').toBeGreaterThan(decided);
  await page.clock.resume();

  const pace = page.getByRole('dialog', { name: 'Menu' }).getByRole('group', { name: 'Pace of the table' });
  await page.keyboard.press('m');
  await pace.getByRole('button', { name: english.t('table-pace-once') }).click();
  await closePanel(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('m');
  await expect(pace.getByRole('button', { name: english.t('table-pace-once') })).toHaveAttribute('aria-pressed', 'true');
  await closePanel(page);
  await page.waitForFunction((title) => {
    if ([...document.querySelectorAll('button')].some((button) => button.textContent?.startsWith('Skip ahead'))) throw new Error('something waits to be read');
    return document.title === title;
  }, player.words.t('table-title-your-go'), { timeout: 60_000 });
});

/** Opens the clause of an explanation: it is the page of the rules with this clause open. */
async function followClause(page: Page): Promise<void> {
  const why = page.getByRole('dialog', { name: 'Build a public building' });
  const clause = why.getByRole('link').first();
  const id = await clause.innerText();
  expect(id).toMatch(/^[A-Z]+-\w+$/);
  const [rules] = await Promise.all([page.waitForEvent('popup'), clause.click()]);
  await expect(rules.locator(`#${id}`)).toHaveAttribute('aria-current', 'true');
  await rules.close();
}

test('a space that cannot be used says why, with numbers and clause, on hover, focus and click', async ({ page }) => {
  await ownGo(page);
  const build = space(page, 'Build a public building');
  await expect(build).toHaveAttribute('aria-disabled', 'true');
  const why = page.getByRole('dialog', { name: 'Build a public building' });
  await build.hover({ force: true });
  await expect(why).toContainText(/\d/);
  await followClause(page);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);

  await page.mouse.move(0, 0);
  await space(page, english.t('mat-mine')).focus();
  for (let step = 0; step < 4 && !(await build.evaluate((element) => element === document.activeElement)); step++) await page.keyboard.press('ArrowRight');
  await expect(build).toBeFocused();
  await expect(why).toContainText(/\d/);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);

  await build.click({ force: true });
  await expect(why).toBeVisible();
});

test('a reason that names a way out takes one there', async ({ page }) => {
  const player = await ownGo(page, 'a way');
  const why = page.locator('.why');
  let way: object | undefined;
  for (const half of await page.locator('.half[aria-disabled=true]').all()) {
    const told = page.waitForResponse(/\/why$/);
    await half.click({ force: true });
    way = ((await (await told).json()) as { way_out?: object }).way_out;
    if (way) break;
    await page.keyboard.press('Escape');
  }
  expect(way, 'one of the spaces has a way out').toBeTruthy();
  await why.locator('[data-way]').click();
  await expect(why).toHaveCount(0);
  await expect(player.answer.locator('[data-confirm]')).toBeVisible();
});

test('on a phone a long press says why', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await ownGo(page);
  const build = space(page, 'Build a public building');
  const box = (await build.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] });
  const why = page.getByRole('dialog', { name: 'Build a public building' });
  await expect(why).toContainText(/\d/);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(why, 'it stays after the finger has gone').toBeVisible();
  await followClause(page);
});

test('what one decides with stands still from the first sight of the table on', async ({ page }) => {
  await layOut(page, 'Bot', 'Bot', 'Bot');
  await new Player(page).toOwnGo();
  // Every jump of something on the page, however small, as the browser counts them.
  await page.addInitScript(() => {
    const jumps: string[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const jump of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of jump.sources) if (node instanceof Element && !node.matches('.tools')) jumps.push(`<${node.localName} class="${node.getAttribute('class') ?? ''}">`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height] of [[360, 640], [768, 1024], [1024, 768], [1440, 900], [2560, 1440]] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(page.getByRole('img', { name: 'Jars' }).first()).toBeVisible();
    await expect(page.locator('.region img')).toHaveCount(16);
    expect(await page.evaluate(() => (window as unknown as { jumps: string[] }).jumps), `${width} x ${height}`).toEqual([]);
  }
});

test('title and notification call back whoever looks at another page', async ({ page }) => {
  // The browser's own notifications cannot be looked at: these only remember themselves.
  await page.addInitScript(() => {
    const seen = { leave: 'denied', away: false, notes: [] as string[] };
    class Note {
      static requestPermission = () => Promise.resolve(seen.leave);
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        seen.notes.push(`${title}: ${body}`);
      }
      close(): void {}
    }
    Object.assign(window, { seen, Notification: Note });
    Object.defineProperty(document, 'visibilityState', { get: () => (seen.away ? 'hidden' : 'visible') });
  });
  type Seen = { seen: { leave: string; away: boolean; notes: string[] } };
  const notes = () => page.evaluate(() => (window as unknown as Seen).seen.notes);
  await layOut(page, 'Bot');
  const player = new Player(page, { seed: 3 });
  await player.toOwnGo();
  await expect(page).toHaveTitle('Your go · Tharos');
  await page.getByRole('button', { name: 'Menu' }).click();
  const box = page.getByRole('checkbox', { name: 'Notify me when it is my go' });
  await box.click();
  await expect(box, 'without the browser’s leave it stays empty').not.toBeChecked();
  await page.evaluate(() => ((window as unknown as Seen).seen.leave = 'granted'));
  await box.check();
  await expect(box).toBeChecked();
  await closePanel(page);
  expect(await notes()).toEqual([]);
  await page.evaluate(() => ((window as unknown as Seen).seen.away = true));
  for (let i = 0; i < 40 && !(await notes()).length; i++) if ((await player.asked()) === 'decide') await player.decide();
  expect((await notes())[0]).toMatch(/^Your go · Tharos: .*\w/);
});
