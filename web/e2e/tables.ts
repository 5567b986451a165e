// How one gets to a table, through the pages that lead there.
import { expect, type Page } from '@playwright/test';
import type { OfferGraph, Table } from '../src/net/types';
import { Offers } from '../src/table/offers';
import * as luck from './luck';
import { Player } from './player';

type Seat = 'Bot' | 'Open' | 'This device';

/** Lays out a table with these seats beside the own one; bots are the weakest. */
export async function layOut(page: Page, ...others: Seat[]): Promise<void> {
  await page.goto('/new');
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: String(others.length + 1) }).click();
  for (const [i, seat] of others.entries()) {
    const kinds = page.getByRole('radiogroup', { name: /^Seat of/ }).nth(i + 1);
    await kinds.getByRole('radio', { name: seat }).click();
    if (seat === 'Bot') await page.getByRole('radio', { name: /Apprentice/ }).click();
    if (seat === 'This device') await page.getByLabel(`Name of player ${i + 2}`).fill(`Jules ${i + 2}`);
  }
  await page.getByRole('button', { name: /^(Lay out|Open) the table/ }).click();
  await page.waitForURL(/\/t\/\w+$/);
}

/** Around one device: whoever wants the whole table covered before every go. */
export const wantCurtain = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // The empty page before the first one keeps nothing.
    if (location.protocol !== 'about:') localStorage.setItem('tharos-curtain', 'on');
  });

/** A solo game; the luck of another name than the test's, if it needs a certain one. */
export async function playSolo(page: Page, name?: string): Promise<void> {
  await page.goto('/');
  if (name) await luck.rename(page, name);
  await page.getByRole('button', { name: 'Play solo' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The pages around the table: whatever a stranger can open without one. */
export const PAGES = ['/', '/new', '/join', '/lobby', '/learn', '/puzzles', '/daily', '/ladder', '/cups', '/rules', '/rules/MAT-4', '/rules/glossary', '/account', '/settings', '/stats', '/about'] as const;

/** The analysis of the record, at its end. */
export async function openAnalysis(page: Page): Promise<void> {
  await openRecord(page);
  await page.goto(new URL(page.url()).pathname.replace('/replay', '/analysis'));
  const done = page.locator('[data-state=done]');
  const quick = page.getByRole('radio', { name: 'Quick' });
  await done.or(quick).first().waitFor();
  if (!(await done.isVisible())) await quick.click();
  await expect(done).toBeVisible({ timeout: 90_000 });
}

/** A solo game at the question for the order of the guilds. */
export async function playSoloToOrders(page: Page): Promise<Player> {
  await playSolo(page, 'orders');
  const player = new Player(page, { seed: 11, goes: 0 });
  await player.toOrders();
  return player;
}

interface Info {
  phase: string;
  seq: number;
  round: number;
  turn: number;
  asked: number | null;
  seats: { mine: boolean; level?: string; played_by?: object }[];
}

/**
 * Plays on without the pages, for the seats of each of these people, until this turn of this round begins. The pages show
 * it afterwards as if they had been opened then.
 */
export async function playOn(people: readonly Page[], round: number, turn: number): Promise<void> {
  const address = people[0]!.url();
  const table = `/api/tables/${new URL(address).pathname.split('/')[2]}`;
  for (const page of people) await page.goto('about:blank');
  const info = async (page: Page): Promise<Info> => (await (await page.request.get(`${new URL(address).origin}${table}`)).json()) as Info;
  for (let now = await info(people[0]!); now.phase === 'running' && (now.round < round || (now.round === round && now.turn < turn)); now = await info(people[0]!)) {
    const seat = now.asked;
    if (seat === null || now.seats[seat]!.level || now.seats[seat]!.played_by) continue;
    for (const page of people) {
      if (!(await info(page)).seats[seat]!.mine) continue;
      const game = await page.request.get(`${new URL(address).origin}${table}/game?after=1000000&as=${seat}`);
      const { seq, position } = (await game.json()) as { seq: number; position: { legal: OfferGraph } };
      // Neither the first nor the last of the list, so that something happens.
      const decisions = [...new Offers(position.legal).decisions()];
      const action = decisions[Math.floor(decisions.length / 3)]?.action;
      if (!action) continue;
      const played = await page.request.post(`${new URL(address).origin}${table}/play`, { headers: { origin: new URL(address).origin }, data: { seat, seq, key: `on-${seq}`, action } });
      // 409: the table has meanwhile answered a question with a single answer by itself.
      expect([200, 409], await played.text()).toContain(played.status());
    }
  }
  for (const page of people) await page.goto(address);
}

/** A position as the server tells it to the seat that is asked. */
export interface Posed {
  legal: OfferGraph;
  view: { table: Table };
}

/**
 * Plays on without the page, for all seats of this device, until a question is asked that fits: what is decided depends on
 * the name alone, but it is `never` this while anything else can be done. The page then shows the question as if it had
 * been opened there. False if the game is over before.
 */
export async function playUntil(page: Page, name: string, fits: (ask: string, position: Posed, seat: number) => boolean, never?: string): Promise<boolean> {
  const address = page.url();
  const [{ origin }, table] = [new URL(address), `/api/tables/${new URL(address).pathname.split('/')[2]}`];
  await page.goto('about:blank');
  const below = luck.generator(name);
  for (let n = 0; ; n++) {
    const now = (await (await page.request.get(`${origin}${table}`)).json()) as Info;
    if (now.phase !== 'running') return false;
    const seat = now.asked;
    if (seat === null || now.seats[seat]!.level) continue;
    const { seq, position } = (await (await page.request.get(`${origin}${table}/game?after=1000000&as=${seat}`)).json()) as { seq: number; position: Posed };
    const step = position.view.table.step;
    if (typeof step !== 'object' || !('ask' in step) || step.ask.seat !== seat) continue;
    if (fits(step.ask.ask, position, seat)) break;
    const offers = new Offers(position.legal);
    if (!offers.all.length) continue;
    // A pass is rare, so that something happens; of the others any kind is as likely.
    const kinds = [...new Set(offers.all.map(({ verb }) => verb))].filter((verb) => verb !== never && (verb !== 'pass' || below(8) === 0));
    const kind = kinds[below(kinds.length)] ?? 'pass';
    const of = offers.all.filter(({ verb }) => verb === kind);
    const action = of[below(of.length)]!.with(new Map()).action;
    const played = await page.request.post(`${origin}${table}/play`, { headers: { origin }, data: { seat, seq, key: `until-${n}`, action, answers: { ask: true } } });
    // 409: the table has meanwhile answered a question with a single answer by itself, as it does before the first of these.
    expect([200, 409], await played.text()).toContain(played.status());
  }
  await page.goto(address);
  return true;
}

/** Opens a table with one open seat; the answer is its code. */
export async function openTable(page: Page): Promise<string> {
  await layOut(page, 'Open');
  const code = page.getByRole('img', { name: /^Code / });
  await expect(code).toBeVisible();
  return (await code.innerText()).replace(/\s/g, '');
}

/** Sits down at the table with this code. */
export async function join(page: Page, code: string): Promise<void> {
  await page.goto(`/join/${code}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

const RECORD = new URL('./fixtures/finished.json', import.meta.url).pathname;

/** A finished game of four from a file, at its replay. */
export async function openRecord(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles(RECORD);
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 30_000 });
}
