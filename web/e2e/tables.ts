// How one gets to a table, through the pages that lead there.
import { expect, type Page } from '@playwright/test';
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

export async function playSolo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play solo' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** A solo game at the question for the order of the guilds. One that is lost before it is asked is followed by another. */
export async function playSoloToOrders(page: Page): Promise<Player> {
  for (let game = 0; game < 6; game++) {
    await playSolo(page);
    const player = new Player(page, { seed: 11 + game, goes: 0 });
    if (await player.toOrders()) return player;
  }
  throw new Error('six solo games were lost before the order of the guilds was asked for');
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
