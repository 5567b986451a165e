// Nobody loses a seat, nobody clicks for nothing, and around one device the table stays in view.
import type { Locator, Page } from '@playwright/test';
import { Offers } from '../src/table/offers';
import { kind } from '../src/table/tokens';
import { closePanel, Player, whose } from './player';
import { lookAt } from './looks';
import * as luck from './luck';
import { join, layOut, openTable, playUntil, type Posed } from './tables';
import { expect, test } from './tharos';
import { english } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A table with a clock shorter than the pages offer, at which both have sat down. */
async function withClock(page: Page, guest: Page, seconds: number): Promise<void> {
  await page.route('**/api/tables', (route) => {
    const wished = route.request().postDataJSON() as { settings: object } | null;
    return route.continue(wished ? { postData: JSON.stringify({ ...wished, settings: { ...wished.settings, clock: { kind: 'move', seconds } } }) } : {});
  });
  await join(guest, await openTable(page));
  await expect(page.getByRole('grid')).toBeVisible();
}

const dice = (page: Page) => page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /^(white|yellow|red|blue|green) \d/ });

const banner = (page: Page, title: string) => page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title });

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Leave the table/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.t('table-leave-sure') }).click();
  await page.waitForURL(/\/$/);
}

/** In again, by the row of the start page that says this. */
async function enter(page: Page, says: string): Promise<void> {
  await page.goto('/');
  const row = page.getByRole('article').filter({ hasText: says });
  await row.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

test('a clock that runs out costs one go: a bot plays it, and the next one is one’s own again', async ({ page, visitor }) => {
  const phone = await visitor(PHONE);
  await withClock(page, phone, 10);
  const players = [new Player(page), new Player(phone)];
  const late = (await whose(players))!;
  const other = players.find((player) => player !== late)!;
  // On every size the clock of whoever decides is in the top bar, and it is said aloud that little is left.
  for (const { page } of players) await expect(page.getByRole('banner').getByRole('timer')).toHaveText(/^0:\d\d$/);
  await expect(late.page.getByRole('alert').filter({ hasText: '10 seconds left' })).toBeAttached();

  await expect(banner(late.page, 'Your time is up.')).toBeVisible({ timeout: 20_000 });
  await banner(other.page, 'Give them more?').getByRole('button', { name: 'Refuse' }).click();
  // The bot is quicker than an eye; the log of the desk keeps what it did.
  await expect(page.getByText(/^A bot is playing this go for /).first()).toBeVisible();
  await expect(banner(late.page, english.t('seats-yours'))).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => other.page.title()).toBe('Your go · Tharos');
  await other.pass();
  // The next go is the person's own, with its whole time.
  expect(await late.asked()).toBe('decide');
  await late.decide();
});

test('who missed a go and is not there is replaced by a vote, and finds the seat kept', async ({ page, visitor }) => {
  const phone = await visitor(PHONE);
  await withClock(page, phone, 10);
  const here = new Player(page);
  const late = (await whose([here, new Player(phone)]))!;
  if (late === here) await here.pass();
  const table = page.url();
  await expect(page.getByRole('article').filter({ hasText: english.t('seats-here') })).toBeVisible();
  const elsewhere = await phone.context().newPage();
  await phone.close();
  await expect(page.getByRole('article').filter({ hasText: english.t('seats-not-here') })).toBeVisible();

  await banner(page, 'Give them more?').getByRole('button', { name: 'Refuse' }).click({ timeout: 40_000 });
  const offer = banner(page, 'has been away for a while.');
  await offer.getByRole('button', { name: english.t('seats-replace-ask') }).click({ timeout: 30_000 });
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'played by a bot' })).toBeVisible();

  await elsewhere.goto(table);
  const seat = banner(elsewhere, english.t('seats-yours'));
  await expect(seat).toContainText(english.t('seats-yours-left'));
  await seat.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(seat).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'played by a bot' })).toHaveCount(0);
});

test('who left takes the seat back; when both have left, the game waits for one of them', async ({ page, visitor }) => {
  const code = await openTable(page);
  const phone = await visitor(PHONE);
  await join(phone, code);
  await expect(page.getByRole('grid')).toBeVisible();

  const rival = page.getByRole('article').filter({ hasText: english.t('seats-here') });
  await expect(rival).toBeVisible();
  await leave(phone);
  await expect(page.getByRole('article').filter({ hasText: 'played by a bot' })).toBeVisible();
  await expect(rival).toHaveCount(0);
  await enter(phone, english.t('seats-yours-row'));
  const seat = banner(phone, english.t('seats-yours'));
  await seat.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(seat).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'played by a bot' })).toHaveCount(0);

  // Any click on the table takes it back as well: on the board, on what opens a sheet, on a building.
  const clicks: [Page, string][] = [
    [phone, '[data-region]'],
    [phone, '.tabs [data-tab=cards]'],
    [page, '.left [data-building]'],
  ];
  for (const [one, thing] of clicks) {
    await leave(one);
    await enter(one, english.t('seats-yours-row'));
    const own = banner(one, english.t('seats-yours'));
    await expect(own).toBeVisible();
    await one.locator(thing).first().click();
    await expect(own, thing).toHaveCount(0);
  }

  await leave(phone);
  await leave(page);
  await enter(page, english.t('seats-paused-row'));
  const waits = banner(page, english.t('seats-paused'));
  await expect(waits).toBeVisible();
  await waits.getByRole('button', { name: english.t('seats-go-on') }).click();
  await expect(waits).toHaveCount(0);
  const player = new Player(page, { seed: 4 });
  expect(await player.asked()).toBe('decide');
  await player.decide();
});

test('against bots Undo takes back the last go, and the end of a go needs no click', async ({ page }) => {
  await layOut(page, 'Bot');
  const player = new Player(page, { seed: 2 });
  await player.toOwnGo();
  await expect(page.getByRole('button', { name: 'Turn the sound off' })).toBeVisible();
  const before = await dice(page).allInnerTexts();
  await dice(page).first().click();
  await page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name: /^Little/ }).click();
  await page.keyboard.press('Enter');
  // The go ends by itself, the bot plays, and the next own go begins.
  await expect(dice(page)).toHaveCount(before.length - 1);
  await player.toOwnGo();
  const undo = player.answer.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('title', 'Take back my last go');
  await undo.click();
  await expect(dice(page)).toHaveCount(before.length);
  expect(await dice(page).allInnerTexts(), 'the same dice again').toEqual(before);
});

/** Holds a thing with the finger or the mouse, longer than a tap; what it returns lets go. */
async function hold(page: Page, thing: Locator, byTouch: boolean): Promise<() => Promise<unknown>> {
  if (!byTouch) {
    await thing.hover();
    await page.mouse.down();
    return async () => {
      // Away from it, so that it is no tap.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    };
  }
  const { x, y, width, height } = (await thing.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await page.waitForTimeout(600);
  return () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [device, viewport, hasTouch] of [['laptop', { width: 1440, height: 900 }, false], ['tablet', { width: 1180, height: 820 }, true]] as const) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch });

    test(`around one device the table stays in view and only the hand is covered: ${device}`, async ({ page }) => {
      await layOut(page, 'This device');
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Pass the device to/ })).toHaveCount(0);
      const player = new Player(page, { seed: 2 });
      await player.toOwnGo();
      const first = await page.getByRole('region', { name: 'Your mat' }).getByRole('heading').first().innerText();
      await player.pass();
      const ribbon = page.getByRole('status').filter({ hasText: /’s go$/ });
      await expect(ribbon).toBeAttached();
      await expect(page.getByRole('region', { name: 'Your mat' }).getByRole('heading').first()).not.toHaveText(first);
      await expect(page.getByRole('grid')).toBeVisible();
      await player.toOwnGo();

      // Whoever sits around it has not asked to hear it.
      await expect(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();

      // For people who sit opposite.
      await page.keyboard.press('m');
      await page.getByRole('dialog').getByRole('button', { name: 'Turn the table round' }).click();
      await closePanel(page);
      const board = (await page.getByRole('grid').boundingBox())!;
      expect(board.y, 'the dock lies at the top now').toBeGreaterThan((await player.answer.boundingBox())!.y);
      await page.keyboard.press('h');
      await expect(page.getByRole('dialog', { name: 'Best goes' })).toHaveCSS('rotate', '180deg');
    });

    test(`a covered hand shows itself as long as it is held, or after a tap until it is covered: ${device}`, async ({ page }) => {
      await layOut(page, 'This device');
      expect(await playUntil(page, 'a hand', (ask, { view: { table } }, seat) => ask === 'go' && table.players[seat]!.hand > 0)).toBe(true);
      const [fan, cards, cover] = [page.getByRole('button', { name: 'Show my cards' }), page.locator('.peek [data-deck]'), page.getByRole('button', { name: 'Cover', exact: true })];
      await expect(page.getByRole('grid')).toBeVisible();
      // A tablet has the hand in a place of its own.
      const tab = page.getByRole('tab', { name: /^Hand/ });
      if (hasTouch) await tab.tap();
      await expect(fan).toBeVisible();
      await expect(cards).toHaveCount(0);
      const letGo = await hold(page, fan, hasTouch);
      await expect(cards.first()).toBeVisible();
      await letGo();
      await expect(cards).toHaveCount(0);

      await (hasTouch ? fan.tap() : fan.click());
      await expect(page.getByRole('region', { name: 'Hand' }).getByRole('button', { name: /action card \d+/i }).first()).toBeVisible();
      await cover.click();
      await expect(fan).toBeVisible();
      await expect(page.getByRole('button', { name: /action card \d+/i })).toHaveCount(0);
    });
  });
}

test('around one device a secret choice waits behind the curtain', async ({ page }) => {
  await layOut(page, 'This device');
  expect(await playUntil(page, 'a secret', (ask, { legal }) => ask === 'keep' && new Offers(legal).count > 1)).toBe(true);
  await expect(page.getByRole('heading', { name: /^Pass the device to/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /action card \d+/i })).toHaveCount(0);
  const player = new Player(page);
  await player.liftCurtain();
  await expect(player.answer).toContainText(/You drew \d\saction cards/);
});

const LUCKS = 12;

/**
 * A table at an own go with Jars to be had by the effect of the turn, a die for a mine and one for money; with cards in hand
 * or without, but none that can be played.
 */
async function atAnEffect(page: Page, cards: boolean): Promise<Player> {
  const fits = (ask: string, { legal, view: { table } }: Posed, seat: number): boolean => {
    const { active, hand, trans_used } = table.players[seat]!;
    const playable = [...new Offers(legal).most.keys()].some((token) => kind(token) === 'deck');
    return ask === 'go' && !table.go.acted && hand > 0 === cards && !playable && !trans_used && table.trans[(table.round - 1) * 4 + table.turn - 1]!.endsWith('jars') && active.length > 2 && active.includes('white 6');
  };
  let found = false;
  for (let n = 0; n < LUCKS && !found; n++) {
    await luck.name(page.context(), `an effect ${n}`);
    await layOut(page, 'Bot');
    found = await playUntil(page, `an effect ${n}`, fits);
  }
  expect(found, `such a go in one of ${LUCKS} games`).toBe(true);
  const player = new Player(page);
  await player.toOwnGo();
  await expect(effect(page)).toBeVisible();
  return player;
}

const effect = (page: Page) => page.locator('.free').and(page.getByRole('button', { name: /^Transformation effect/ }));
const half = (page: Page, name: RegExp) => page.getByRole('region', { name: 'Your mat' }).getByRole('button', { name });

async function mine(page: Page): Promise<void> {
  await page.locator('.dicebox [data-die="white 6"]').first().click();
  await half(page, new RegExp(`^${english.t('mat-mine')},`)).click();
  await page.locator('[data-region].can').first().click();
  await page.keyboard.press('Enter');
}

test('who wants to think first is asked, though only one answer is possible', async ({ page }) => {
  const player = await atAnEffect(page, true);
  await mine(page);
  await player.answer.locator('[data-hold]').click();
  await expect(player.answer.locator('[data-hold]')).toHaveCount(0);
  await effect(page).click();
  const seq = await player.seq();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
  // Nothing but the end of the go is left, and it waits for the player.
  await expect(player.answer.locator('[data-confirm][data-answer=end_go]')).toBeVisible();
  await expect(player.answer.locator('[data-soon]')).toHaveCount(0);
  expect(await page.title()).toBe('Your go · Tharos');
});

test('an effect that is kept by a tick lets the next goes of the turn end by themselves', async ({ page }) => {
  const player = await atAnEffect(page, false);
  const before = await dice(page).count();
  await mine(page);
  await player.answer.getByRole('checkbox', { name: 'Keep the effect for later this turn' }).check();
  await player.answer.locator('[data-confirm][data-answer=end_go]').click();
  await player.toOwnGo();
  await dice(page).first().click();
  await half(page, /^Little money,/).click();
  await page.keyboard.press('Enter');
  // Nobody clicks, and the effect is still there.
  await expect(dice(page)).toHaveCount(before - 2);
  await expect(player.idle).toBeVisible({ timeout: 30_000 });
  await expect(effect(page)).toBeVisible();
});

test('days off are announced to all, and one’s clock runs again when one is back', async ({ page, visitor }) => {
  const phone = await visitor(PHONE);
  await withClock(page, phone, 172_800);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Days off/ }).click();
  await expect(page.getByRole('dialog')).toContainText('14 days off left in this game');
  await lookAt(page, 'days-off', { only: 'dialog' });
  await page.getByRole('button', { name: '3 days' }).click();
  const off = banner(page, 'You are off until');
  await expect(off).toBeVisible();
  await phone.getByRole('button', { name: 'Rivals' }).click();
  await expect(phone.getByRole('article').filter({ hasText: 'off until' })).toBeVisible();
  await off.getByRole('button', { name: 'I’m back' }).click();
  await expect(off).toHaveCount(0);
  await expect(phone.getByRole('article').filter({ hasText: 'off until' })).toHaveCount(0);
});

test('all agree to end the game, and bots play the rest', async ({ page, visitor }) => {
  const phone = await visitor(PHONE);
  await join(phone, await openTable(page));
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^End the game together/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.t('seats-end-sure') }).click();
  await expect(banner(page, english.t('seats-end-asked'))).toBeVisible();
  const asked = banner(phone, 'End the game now?');
  await lookAt(phone, 'end-vote', { sizes: [PHONE.viewport] });
  await asked.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, phone]) await expect(one.getByText('The players ended the game in round 1, turn 1; bots played the rest.')).toBeVisible({ timeout: 60_000 });
});
