// Two browsers at one table: reloads and lost connections in the middle of a decision lose nothing.
import type { Page } from '@playwright/test';
import { Player, whose } from './player';
import { join, openTable, playOn } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything public of a table in words: regions with what lies on them, but not what somebody else did there last. */
async function publicFacts(page: Page): Promise<string[]> {
  const regions = await page.getByRole('gridcell', { name: /, row \d/ }).evaluateAll((cells) => cells.map((cell) => cell.ariaLabel?.replace(/, (Just now: .*|(not )?possible.*|chosen|proposed)$/, '') ?? ''));
  const clock = await page.getByRole('banner').getByText(/^Round/).innerText();
  const players = await page.getByRole('table').allInnerTexts();
  return [clock, ...regions, ...players];
}

test('two browsers, with a reload and a lost connection in the middle of a decision', async ({ page, visitor, guard }) => {
  test.setTimeout(300_000);
  guard.quiet(/ERR_INTERNET_DISCONNECTED/);
  const code = await openTable(page);
  const guest = await visitor();
  await join(guest, code);
  await expect(page.getByRole('grid')).toBeVisible();
  const players = [new Player(page, { seed: 5, goes: 1 }), new Player(guest, { seed: 6, goes: 1 })] as const;

  const together = (): Promise<unknown> => expect.poll(async () => (await players[0].seq()) === (await players[1].seq()), { timeout: 20_000 }).toBe(true);

  /** To the next go of somebody, where a die can be picked. */
  const nextGo = async (): Promise<Player> => {
    for (let now = await whose(players); now; now = await whose(players)) {
      if (await now.idle.isVisible()) return now;
      await now.decide();
    }
    throw new Error('the game is over');
  };
  const asked = await nextGo();
  const other = players.find((player) => player !== asked)!;

  // The connection goes while a die is picked: the choice stays, now and when it is back.
  const die = asked.page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible/ }).first();
  await die.click();
  const chosen = asked.page.getByRole('region', { name: 'Your dice' }).getByRole('button', { pressed: true });
  await expect(chosen).toHaveCount(1);
  const name = await chosen.getAttribute('aria-label');
  await asked.page.context().setOffline(true);
  const lost = asked.page.getByRole('alert').filter({ hasText: 'Connection lost' });
  await expect(lost).toBeVisible({ timeout: 20_000 });
  await expect(chosen).toHaveAttribute('aria-label', name!);
  await asked.page.context().setOffline(false);
  await expect(lost, 'it mends itself').toHaveCount(0, { timeout: 20_000 });
  await expect(chosen).toHaveAttribute('aria-label', name!);
  await asked.page.keyboard.press('Escape');
  await asked.decide();
  await together();

  // A reload by whoever waits, and by whoever decides: the same table, the same question.
  await other.page.reload();
  await expect(other.page.getByRole('grid')).toBeVisible();
  await together();
  expect(await publicFacts(other.page)).toEqual(await publicFacts(asked.page));
  const again = await nextGo();
  const dice = again.page.getByRole('region', { name: 'Your dice' });
  await dice.getByRole('button', { name: /possible/ }).first().click();
  const picked = dice.getByRole('button', { pressed: true });
  await expect(picked).toHaveCount(1);
  const [which, heading, title] = [await picked.getAttribute('aria-label'), await again.answer.getByRole('heading').innerText(), await again.page.title()];
  await again.page.reload();
  await expect(again.page).toHaveTitle(title);
  await expect(picked, 'the choice outlives the reload').toHaveAttribute('aria-label', which!);
  await expect(again.answer.getByRole('heading')).toHaveText(heading);
  // What was cleared does not come back.
  await again.page.keyboard.press('Escape');
  await expect(picked).toHaveCount(0);
  await again.page.reload();
  await expect(again.page).toHaveTitle(title);
  await expect(again.idle).toBeVisible();
  await expect(picked).toHaveCount(0);

  // Its last turn: both see the same totals.
  await playOn([page, guest], 4, 4);
  for (let player = await whose(players); player; player = await whose(players)) await player.decide();
  const ends: string[][] = [];
  for (const { page } of players) {
    const totals = page.locator('tfoot').getByRole('cell');
    await expect(totals).toHaveCount(2, { timeout: 30_000 });
    ends.push(await totals.allInnerTexts());
  }
  expect(ends[0]).toEqual(ends[1]);
});
