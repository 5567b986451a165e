// The table tells what happened, takes back as far as it says, and gives the same deal again.
import type { Page } from '@playwright/test';
import { Player, whose } from './player';
import { join, layOut, openTable, playOn, playSolo, playUntil } from './tables';
import { expect, test } from './tharos';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('an attack and the end of a round are reported, and a click goes on', async ({ page }) => {
  test.setTimeout(240_000);
  await layOut(page, 'Bot');
  await playOn([page], 1, 4);
  const player = new Player(page, { seed: 3, goes: 0 });
  const report = page.locator('[data-report=turn]');
  while (!(await report.isVisible())) if ((await player.wish()) === 'decide') await player.decide();
  await expect(report).toContainText(/Attack \d+ on \d\/\d \(\w+\)/);
  await expect(report).toContainText(/You (warded it off|lost)/);
  await report.click();
  const round = page.locator('[data-report=round]');
  while (!(await round.isVisible())) if ((await player.wish()) === 'decide') await player.decide();
  await expect(round).toContainText('Round 1 is over');
  await expect(round).toContainText(/Attack card \d|no losses/);
  await page.keyboard.press('Enter');
  await expect(round).toHaveCount(0);
  // It can be read again in the log, by player, with the place on the board.
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('Round end');
  await page.getByRole('group', { name: 'Show in the log' }).getByRole('button').first().click();
  await expect(page.getByRole('group', { name: 'Show in the log' }).getByRole('button', { pressed: true })).toHaveCount(1);
  // A line of it shows on the board where it happened.
  await page.getByRole('group', { name: 'Show in the log' }).getByRole('button', { pressed: true }).click();
  await log.getByRole('button', { name: /region \d\/\d|on \d\/\d/i }).first().click();
  await expect(page.locator('.region.shown')).toHaveCount(1);
  await page.getByRole('button', { name: 'Turn the sound off' }).click();
  await expect(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
});

/** Little money with the highest die; the answer is what the number of Jars read on the way, and what flew. */
async function littleMoney(page: Page): Promise<{ read: number[]; flew: string[] }> {
  await new Player(page).toOwnGo();
  const jars = page.locator('.mat [data-num=jars]');
  const before = Number(await jars.innerText());
  await page.evaluate(() => {
    const seen = { read: [] as number[], flew: [] as string[] };
    Object.assign(window, { seen });
    const number = document.querySelector('.mat [data-num=jars]')!;
    new MutationObserver(() => seen.read.push(Number(number.textContent))).observe(number, { characterData: true, childList: true, subtree: true });
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation || animation instanceof CSSTransition || !(animation.effect instanceof KeyframeEffect)) continue;
        seen.flew.push((animation.effect.target as HTMLElement | SVGElement | null)?.dataset.move ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const dice = page.locator('.dicebox [data-die]');
  const faces = await dice.evaluateAll((all) => all.map((die) => Number((die as HTMLElement).dataset.die!.split(' ')[1])));
  await dice.nth(faces.indexOf(Math.max(...faces))).click();
  await page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little money,/ }).click();
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await jars.innerText())).toBeGreaterThan(before + 1);
  const { read, flew } = await page.evaluate(() => (window as unknown as { seen: { read: number[]; flew: string[] } }).seen);
  const after = Number(await jars.innerText());
  return { read: read.filter((n) => n > before && n < after), flew: flew.filter((move) => move.startsWith('die-')) };
}

test('Jars count and dice travel', async ({ page }) => {
  await layOut(page, 'Bot');
  await expect(page.locator('.rival [data-num=points]'), 'those of a rival as well').toHaveCount(1);
  const { read, flew } = await littleMoney(page);
  expect(read.length, 'numbers between before and after').toBeGreaterThan(0);
  expect(flew.length, 'dice on their way').toBeGreaterThan(0);
});

test('nothing counts or travels for who wants nothing to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await layOut(page, 'Bot');
  expect(await littleMoney(page)).toEqual({ read: [], flew: [] });
});

test('what a rival just did is marked on the board, and a long press tells it', async ({ visitor }) => {
  const page = await visitor({ ...PHONE, isMobile: true, reducedMotion: 'reduce' });
  await layOut(page, 'Bot');
  const player = new Player(page, { seed: 3, goes: 3 });
  const marked = page.locator('.region').filter({ has: page.locator('.trace') }).first();
  await player.toOwnGo();
  while (!(await marked.isVisible())) {
    await player.decide();
    await player.toOwnGo();
  }
  await expect(marked).toHaveAccessibleName(/Just now: /);
  const { x, y, width, height } = (await marked.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await expect(page.locator('.why')).toContainText('Just now: ');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.tabs [data-tab=rivals]').tap();
  await expect(page.getByRole('article').filter({ hasText: 'Just now: ' })).toHaveCount(1);
});

test('who wants nothing to move gets no report, and finds the attack in the log', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await layOut(page, 'Bot');
  await page.evaluate(() => new MutationObserver(() => document.querySelector('[data-report]') && document.body.setAttribute('data-reported', '')).observe(document.body, { childList: true, subtree: true }));
  const player = new Player(page, { seed: 3, goes: 0 });
  const told = page.getByRole('list', { name: 'Log' }).getByText('Attack', { exact: true });
  while (!(await told.first().isVisible())) if ((await player.wish()) === 'decide') await player.decide();
  await expect(page.locator('[data-reported]')).toHaveCount(0);
});

test('a request to go back says how far it goes, and does that', async ({ page, visitor }) => {
  const code = await openTable(page);
  const phone = await visitor(PHONE);
  await join(phone, code);
  await expect(page.getByRole('grid')).toBeVisible();
  const players = [new Player(page, { seed: 4 }), new Player(phone, { seed: 6 })];
  const asks = (await whose(players))!;
  await asks.toOwnGo();
  const other = players.find((player) => player !== asks)!;
  const dice = asks.page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /^(white|yellow|red|blue|green) \d/ });
  const names = (): Promise<(string | null)[]> => dice.evaluateAll((all) => all.map((die) => die.ariaLabel!.split(',')[0]!));
  const before = await names();
  await dice.first().click();
  await asks.page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little money,/ }).click();
  await asks.answer.locator('[data-confirm]').click();
  await expect(dice).toHaveCount(before.length - 1);
  // An effect that is still there keeps the go open.
  const end = asks.answer.locator('[data-answer=end_go]');
  await expect(async () => {
    if (await end.isVisible()) await end.click();
    expect(await other.page.title()).toBe('Your go · Tharos');
  }).toPass();
  await other.toOwnGo();
  await other.decide();

  // The other has acted since, so it takes their consent; both read how far back it would go.
  // Nothing of it can be taken back alone, and the button says so.
  await asks.answer.getByRole('button', { name: 'Undo' }).click({ force: true });
  const dialog = asks.page.getByRole('dialog', { name: 'Undo stops here' });
  await dialog.getByRole('button', { name: /^Ask/ }).click();
  const far = /Back to round 1, turn 1, before: Little money with/;
  await expect(dialog).toContainText(far);
  const request = other.page.getByRole('status').or(other.page.getByRole('alert')).filter({ hasText: far });
  await request.getByRole('button', { name: 'Agree' }).click();
  await asks.page.keyboard.press('Escape');
  await expect(dice).toHaveCount(before.length);
  expect(await names(), 'before that go, with the same dice').toEqual(before);
  expect(await asks.asked()).toBe('decide');
});

test('a solo game ends with its true reason, and the same deal can be played again', async ({ page }) => {
  await playSolo(page, 'again');
  await new Player(page).toOwnGo();
  const dice = page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /^(white|yellow|red|blue|green) \d/ });
  const regions = page.locator('[data-region]');
  const deal = async (): Promise<string[]> => [...(await dice.evaluateAll((all) => all.map((die) => die.ariaLabel!.split(',')[0]!))), ...(await regions.evaluateAll((all) => all.map((one) => one.ariaLabel!.split(', ').slice(0, 4).join())))];
  const first = await deal();
  // A go is taken back alone, behind what chance has shown since: the result says so.
  const player = new Player(page, { seed: 5 });
  await player.pass();
  await player.toOwnGo();
  const [undo, seq] = [player.answer.getByRole('button', { name: 'Undo' }), await player.seq()];
  await expect(undo).toHaveAttribute('title', 'Take back my last go');
  await undo.click();
  await expect.poll(() => player.seq()).not.toBe(seq);

  const address = page.url();
  let last = { met: 0, turns: 0 };
  const over = await playUntil(page, 'again', (_ask, { view: { table } }) => {
    last = { met: table.solo.met.length, turns: (table.round - 1) * 4 + table.turn };
    return false;
  });
  expect(over).toBe(false);
  await page.goto(address);
  const winner = page.getByText(/^(16 turns are over without 2 last spaces|The requirement of a last space was not met|2 last spaces are met, but 70)/);
  await expect(winner).toBeVisible();
  // A last space that was not met ends the game before its time.
  await expect(winner).toContainText(last.turns < 16 ? /^The requirement/ : /^(16 turns|The requirement)/);
  await expect(winner).toContainText('1 go was taken back.');
  await expect(page.getByRole('heading', { name: 'What each guild lived on' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).not.toBe(address);
  await new Player(page).toOwnGo();
  expect(await deal()).toEqual(first);
  await expect(page.getByRole('button', { name: 'Chat' }), 'nobody to talk to').toHaveCount(0);
});
