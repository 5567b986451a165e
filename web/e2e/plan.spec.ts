// Two people at one table: one plans the next goes while the other decides; the plan is played, or taken back with one tap.
import type { Page } from '@playwright/test';
import type { Action, OfferGraph, Table } from '../src/net/types';
import { Offers } from '../src/table/offers';
import * as luck from './luck';
import { join, openTable } from './tables';
import { expect, test } from './tharos';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Seen {
  seq: number;
  position: { legal: OfferGraph; view: { table: Table } };
}
interface Info {
  seq: number;
  asked: number | null;
  seats: { plan: { steps: { played: boolean }[]; ended: { why: string } | null } | null }[];
}

const origin = (page: Page): string => new URL(page.url()).origin;
const table = (page: Page): string => `${origin(page)}/api/tables/${new URL(page.url()).pathname.split('/')[2]}`;
const info = async (page: Page): Promise<Info> => (await (await page.request.get(table(page))).json()) as Info;
const seen = async (page: Page, seat: number): Promise<Seen> => (await (await page.request.get(`${table(page)}/game?after=1000000&as=${seat}`)).json()) as Seen;

async function play(page: Page, seat: number, seq: number, action: Action): Promise<void> {
  const played = await page.request.post(`${table(page)}/play`, { headers: { origin: origin(page) }, data: { seat, seq, key: `k${seq}`, action } });
  // 409: the table has answered a question with a single answer by itself.
  expect([200, 409], await played.text()).toContain(played.status());
}

/** Both decide without their pages until the guest begins a go and the host has not passed. */
async function toAGoOfTheGuest(host: Page, guest: Page, name: string): Promise<void> {
  const below = luck.generator(name);
  for (;;) {
    const { asked } = await info(host);
    if (asked === null) continue;
    const page = asked === 0 ? host : guest;
    const { seq, position } = await seen(page, asked);
    const { phase, go, players, step } = position.view.table;
    const offers = new Offers(position.legal);
    if (!offers.count) continue;
    const begins = typeof step === 'object' && 'ask' in step && step.ask.ask === 'go' && !go.acted && !go.card;
    if (asked === 1 && phase === 'actions' && begins && offers.count > 5 && players.every((player) => !player.passed) && players[0]!.active.length > 1) return;
    const kinds = [...new Set(offers.all.map(({ verb }) => verb))].filter((verb) => verb !== 'pass' || offers.count === 1);
    const verb = kinds[below(kinds.length)] ?? 'pass';
    await play(page, asked, seq, offers.all.find((offer) => offer.verb === verb)!.with(new Map()).action);
  }
}

/** The guest decides until the host is asked, and does not pass as long as there is something else to do. */
async function theGuestGoesOn(guest: Page): Promise<void> {
  await expect.poll(async () => (await info(guest)).asked, { timeout: 20_000 }).toBe(1);
  for (;;) {
    if ((await info(guest)).asked !== 1) return;
    const { seq, position } = await seen(guest, 1);
    const offers = new Offers(position.legal);
    if (!offers.count) continue;
    const end = offers.named('end_go') ?? offers.named('little') ?? offers.all.find(({ verb }) => verb !== 'pass')?.with(new Map()).action ?? offers.named('pass')!;
    await play(guest, 1, seq, end);
  }
}

for (const [width, height] of [[1440, 900], [390, 844]] as const) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 400 });

    test('a plan is made on the table, seen by nobody else, and played', async ({ page, visitor }) => {
      test.setTimeout(180_000);
      const code = await openTable(page);
      const guest = await visitor();
      await join(guest, code);
      await expect(page.getByRole('grid')).toBeVisible();
      await toAGoOfTheGuest(page, guest, 'plan');
      await page.reload();
      await page.locator('[data-plan]').click();
      const panel = page.locator('[data-plan-panel]');
      await expect(panel).toBeVisible();
      await expect(page.locator('[data-plan-set]').filter({ visible: true }).first()).toBeDisabled();
      const before = await info(guest);

      // The table as it will be: things can be picked although somebody else decides.
      await page.locator('[data-half="little"]').click();
      await page.getByRole('region', { name: 'Your dice' }).getByRole('button', { name: /possible/ }).first().click();
      await page.locator('[data-plan-add]').filter({ visible: true }).click();
      await expect(panel.locator('[data-plan-step]')).toHaveCount(1);
      await expect(page.locator('.table [data-dash]').first()).toBeVisible();
      await panel.locator('summary').click();
      await expect(panel.locator('[data-else="wake"]')).toBeChecked();
      await panel.locator('[data-else="next"]').check();
      await panel.locator('[data-mark="dice"]').check();
      await panel.locator('[data-plan-then-pass]').click();
      await expect(panel.locator('[data-plan-step]')).toHaveCount(2);
      await expect(panel.locator('[data-plan-then-pass]'), 'nothing follows a pass').toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await page.locator('[data-plan-set]').filter({ visible: true }).first().click();
      await expect(panel.locator('[data-plan-cancel]')).toBeVisible();
      expect(await info(guest), 'nobody else can tell').toEqual(before);
      await expect(guest.locator('[data-plan-panel]')).toHaveCount(0);

      // It outlives the page, and is played while nobody looks.
      const address = page.url();
      await page.goto('about:blank');
      await theGuestGoesOn(guest);
      await expect.poll(async () => (await seen(guest, 1)).position.view.table.players[0]!.uses.some((times) => times > 0), { timeout: 20_000 }).toBe(true);
      await page.goto(address);
      await expect(panel.locator('[data-plan-step="1"]')).toHaveAttribute('data-played', 'true');
      await theGuestGoesOn(guest);
      await expect.poll(async () => (await info(page)).seats[0]!.plan?.ended?.why, { timeout: 20_000 }).toBe('done');
    });

    test('one tap takes a plan back, and the player is asked', async ({ page, visitor }) => {
      test.setTimeout(180_000);
      const code = await openTable(page);
      const guest = await visitor();
      await join(guest, code);
      await expect(page.getByRole('grid')).toBeVisible();
      await toAGoOfTheGuest(page, guest, 'cancel');
      await page.reload();
      await page.locator('[data-plan]').click();
      await expect(page.locator('[data-plan-panel]')).toBeVisible();
      await page.locator('[data-plan-pass]').filter({ visible: true }).first().click();
      const cancel = page.locator('[data-plan-cancel]');
      await expect(cancel).toBeVisible();
      expect((await info(page)).seats[0]!.plan?.steps).toHaveLength(1);
      await cancel.click();
      await expect(page.locator('[data-plan-panel]')).toHaveCount(0);
      expect((await info(page)).seats[0]!.plan).toBeNull();
      await theGuestGoesOn(guest);
      await expect(page).toHaveTitle(/^Your go/, { timeout: 20_000 });
      // Longer than any plan would wait; the dice are still there.
      const { asked } = await info(page);
      expect(asked).toBe(0);
      await expect(page.locator('[data-plan]'), 'it is the own go').toHaveCount(0);
    });
  });
}
