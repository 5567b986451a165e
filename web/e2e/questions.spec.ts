// Questions: why they are asked, what their answers cost or bring, an answer that is safe, and nothing played before it is
// confirmed.
import type { Page } from '@playwright/test';
import type { Action } from '../src/net/types';
import { Offers } from '../src/table/offers';
import { Player } from './player';
import { expectInReach } from './reach';
import { playSolo, playUntil, type Posed } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LUCKS = 12;

/** A solo game at the first question that fits. */
async function asked(page: Page, name: string, fits: (ask: string, position: Posed) => boolean, never?: string): Promise<Player> {
  for (let n = 0; n < LUCKS; n++) {
    await playSolo(page, `${name} ${n}`);
    if (!(await playUntil(page, `${name} ${n}`, fits, never))) continue;
    await expect(page.getByRole('grid')).toBeVisible();
    return new Player(page);
  }
  throw new Error(`no such question in ${LUCKS} games`);
}

const confirm = (player: Player) => player.answer.locator('[data-confirm]');
const transNow = ({ view: { table } }: Posed): string => table.trans[(table.round - 1) * 4 + table.turn - 1]!;

test('an effect that would lapse is the safe answer to the attack', async ({ page }) => {
  const player = await asked(page, 'attack', (ask, position) => ask === 'check' && transNow(position).endsWith('jars') && !position.view.table.players[0]!.trans_used, 'use_trans');
  await expect(player.answer).toContainText(/Attack strength \d+, your combat strength \d+/);
  const effect = player.answer.getByRole('button', { name: /Use the transformation effect/ });
  await expect(effect).toContainText(/\+[35]\sJars/);
  await expect(player.answer.getByRole('button', { name: /^Face the attack/ })).toContainText(/(lost|warded off), \d+ of \d+/);
  await expect(confirm(player)).toHaveText(/Use the effect/);
  const seq = await player.seq();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/Used the transformation effect\s*\+[35]\sJars/);
});

test('a player card is lost by its name, with its price before', async ({ page }) => {
  const player = await asked(page, 'loss', (ask) => ask === 'lose_player_card');
  await expect(player.answer).toContainText(/attack card of turn\s\d|You did not meet/);
  await expect(confirm(player), 'nothing is lost by the large button').toHaveCount(0);
  const first = player.answer.getByRole('button', { pressed: false }).first();
  const card = (await first.locator('b').innerText()).trim();
  await expect(first).toContainText(/−\d\sVP/);
  const seq = await player.seq();
  await first.click();
  await expect(confirm(player)).toHaveText(new RegExp(`Lose the card ${card}`));
  expect(await player.seq(), 'a choice is not yet an answer').toBe(seq);
  await confirm(player).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(`Back to hand: ${card}`);
});

test('things that are lost together each say what they are and take', async ({ page }) => {
  const several = ['lose_mines', 'lose_markers', 'lose_action_cards'];
  const player = await asked(page, 'together', (ask, { legal }) => several.includes(ask) && new Offers(legal).all.some(({ most }) => [...most.values()].reduce((sum, n) => sum + n, 0) > 2));
  const options = player.answer.locator('.opts .opt');
  await expect(options.first()).toBeVisible();
  for (const option of await options.all()) await expect(option.locator('small').last()).not.toBeEmpty();
});

test('of drawn cards one is kept, and each says what it does', async ({ page }) => {
  const player = await asked(page, 'keep', (ask, { legal }) => ask === 'keep' && new Offers(legal).count > 1);
  await expect(player.answer).toContainText(/You drew \d\saction cards/);
  const second = player.answer.getByRole('button', { pressed: false }).nth(1);
  const title = (await second.locator('b').innerText()).trim();
  await second.click();
  await expect(confirm(player)).toContainText(`Keep: ${title}`);
  const seq = await player.seq();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
});

test('a pass names what would be left undone', async ({ page }) => {
  const player = await asked(page, 'pass', (ask, { view, legal }) => ask === 'go' && view.table.players[0]!.active.length > 2 && new Offers(legal).count > 9);
  await player.answer.getByRole('button', { name: 'Pass', exact: true }).click();
  const warning = page.getByRole('dialog', { name: /^Pass with \d dice left/ });
  await expect(warning.getByRole('listitem').first()).not.toBeEmpty();
  await warning.getByRole('button', { name: 'Keep playing' }).click();
  await expect(warning).toHaveCount(0);
});

test('the hint covers neither the board nor the answer bar', async ({ page }) => {
  const player = await asked(page, 'beside', (ask) => ask === 'go');
  await page.keyboard.press('h');
  const hints = page.getByRole('dialog', { name: 'Best goes' });
  await expect(hints.locator('[data-choose]')).toBeVisible();
  const [hint, board, answer] = [(await hints.boundingBox())!, (await page.locator('.boardwrap').boundingBox())!, (await player.answer.boundingBox())!];
  const over = (other: typeof hint): boolean => hint.x < other.x + other.width && other.x < hint.x + hint.width && hint.y < other.y + other.height && other.y < hint.y + hint.height;
  expect([over(board), over(answer)]).toEqual([false, false]);
});

test('a pass without dice is not asked about in dice', async ({ page }) => {
  const player = await asked(page, 'no dice', (ask, { view, legal }) => ask === 'go' && !view.table.players[0]!.active.length && new Offers(legal).undone.length > 0 && new Offers(legal).named('pass') !== null, 'pass');
  await player.answer.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Pass now?' })).toBeVisible();
});

test('where only a pass is left, it is the large button', async ({ page }) => {
  const player = await asked(page, 'only', (ask, { legal }) => ask === 'go' && new Offers(legal).all.every(({ verb }) => verb === 'pass'));
  await expect(confirm(player)).toHaveText(/^Pass/);
  const seq = await player.seq();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a hint to pass is taken as the answer to confirm', async ({ page }) => {
  const few = (legal: Posed['legal']): boolean => {
    const offers = new Offers(legal);
    return offers.named('pass') !== null && offers.count > 1 && offers.count <= 3;
  };
  const player = await asked(page, 'hint', (ask, { legal }) => ask === 'go' && few(legal));
  await page.keyboard.press('h');
  const hints = page.getByRole('dialog', { name: 'Best goes' });
  await hints.getByRole('button', { name: /Pass/ }).click();
  await hints.locator('[data-choose]').click();
  await expect(hints).toHaveCount(0);
  await expect(confirm(player)).toHaveText(/^Pass/);
  const seq = await player.seq();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
});

for (const ask of ['check', 'solo_swap']) {
  test(`a hint is taken as the answer to confirm: ${ask}`, async ({ page }) => {
    const player = await asked(page, `hint ${ask}`, (now, { legal }) => now === ask && new Offers(legal).count > 1, 'use_trans');
    await page.keyboard.press('h');
    const hints = page.getByRole('dialog', { name: 'Best goes' });
    await hints.locator('[data-choose]').click();
    await expect(hints).toHaveCount(0);
    await expect(confirm(player)).toBeVisible();
    await expect(confirm(player)).not.toHaveText(/^Confirm/);
    const seq = await player.seq();
    await confirm(player).click();
    await expect.poll(() => player.seq()).toBeGreaterThan(seq);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const ask of ['keep', 'lose_player_card', 'solo_swap']) {
    test(`all answers are in view: ${ask}`, async ({ page }) => {
      const player = await asked(page, `phone ${ask}`, (now, { legal }) => now === ask && new Offers(legal).count > 1 && new Offers(legal).count < 7);
      const answers = player.answer.locator('[data-answer]:not([data-confirm])');
      await expect(answers.first()).toBeVisible();
      for (const answer of await answers.all()) if (await answer.isVisible()) await expectInReach(answer);
      await expectInReach(player.answer.getByRole('heading'));
      await expectInReach(player.answer.getByRole('button', { name: 'Undo' }));
      // None of them is cut by the edge of the bar.
      const cut = await player.answer.locator('.pv-body').evaluate((body) => [body.scrollHeight - body.clientHeight, body.scrollWidth - body.clientWidth]);
      expect(cut.every((pixels) => pixels <= 1), `cut by ${cut.join(' and ')} px`).toBe(true);
    });
  }
});

test('orders that change nothing now are folded, and the signs of the spaces say what they ask for', async ({ page }) => {
  const later = (legal: Posed['legal']): Action[] => new Offers(legal).all.map((offer) => offer.with(new Map()).action).filter((action) => action.do === 'swap' && action.first !== 'I');
  let n = 0;
  const player = await asked(page, 'folded', (ask, { legal }) => ask === 'solo_swap' && (n = later(legal).length) > 0);
  const folded = player.answer.locator('.orders details');
  await expect(folded.locator('[data-answer=swap]')).toHaveCount(n);
  await expect(folded).not.toHaveAttribute('open');
  await folded.locator('summary').click();
  await folded.locator('[data-answer=swap]').first().click();
  await expect(folded.locator('[data-answer=swap]').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(folded, 'what is chosen stays in view').toHaveAttribute('open');
  // Player cards, and medals of different kinds: no single piece stands for them.
  for (const [cell, amount] of [['B5', '6'], ['C4', '3']]) {
    const space = page.locator(`[data-cell=${cell}] .nd`);
    await expect(space.locator('svg:not(:has(use))')).toHaveCount(1);
    await expect(space.locator('[data-sign]')).toHaveAttribute('data-sign', amount!);
  }
});

test('a solo order says need against have, and counts only once it is confirmed', async ({ page }) => {
  // B4 and A2 begin with chance: what they ask for is told all the same.
  const player = await asked(page, 'solo', (ask, { view }) => ask === 'solo_swap' && [1, 9].includes(aim(view.table)));
  await expect(player.keepOrder).toContainText(/(met|not met), you have \d+/);
  await expect(player.keepOrder).not.toContainText('asks for nothing');
  await expect(page.getByText(/^\d of 2\slast spaces, −?\d+ of 70\sVP$/)).toBeVisible();
  const seq = await player.seq();
  await player.keepOrder.click();
  await expect(confirm(player)).toHaveText(/^Keep the order/);
  expect(await player.seq()).toBe(seq);
  await page.locator('[data-cell=B5]').hover();
  const told = page.getByRole('tooltip');
  await expect(told).toContainText(/Required.*met, you have \d.*Otherwise/s);
  await confirm(player).click();
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
});

/** SOLO-4: where the marker on I goes. */
function aim({ solo }: Posed['view']['table']): number {
  const own = solo.rows.indexOf(solo.start[0]!);
  const row = own >= 0 ? own : solo.rows.indexOf(null);
  return row * 6 + solo.filled[row]!;
}
