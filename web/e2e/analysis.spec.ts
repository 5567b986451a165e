// Why a game was won or lost: the analysis of a stored record, made by the browser itself.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lookAt } from './looks';
import { Player } from './player';
import { playOn, playSolo } from './tables';
import { expect, test } from './tharos';
import { english } from './words';

test.describe.configure({ timeout: 240_000 });
test.use({ where: null, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const record = (players: number): string => new URL(`../../records/v1/${players}-players.json`, import.meta.url).pathname;

/** Opens a stored game, which becomes a table of this device, and its analysis. */
async function open(page: Page, players = 2, depth = 'engineer'): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles(record(players));
  await page.waitForURL(/\/t\/here-\w+\/replay/);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.waitForURL(/\/analysis$/);
  await page.getByRole('radio', { name: depth === 'engineer' ? 'Quick' : 'Thorough' }).click();
  return new URL(page.url()).pathname;
}

const state = (page: Page) => page.locator('div.state[data-state]');
const done = (page: Page): Promise<void> => expect(state(page)).toHaveAttribute('data-state', 'done', { timeout: 120_000 });

for (const players of [1, 2, 4]) {
  test(`luck and decisions of ${players} add up to the score, as written and as told`, async ({ page }) => {
    await open(page, players);
    await done(page);
    const rows = page.locator('tr[data-seat]');
    await expect(rows).toHaveCount(players);
    const told = await rows.evaluateAll((all) =>
      all.map((row) => {
        const of = (element: Element, name: string): number => Number((element as HTMLElement).dataset[name]);
        const parts = [...row.querySelectorAll('td[data-kind]')];
        const written = parts.map((part) => Number(part.querySelector('b')!.textContent!.replace('−', '-')));
        return { par: of(row, 'par'), result: of(row, 'result'), parts: parts.map((part) => of(part, 'vp')), written };
      }),
    );
    const stored = JSON.parse(readFileSync(record(players), 'utf8')) as { players: unknown[] };
    expect(told).toHaveLength(stored.players.length);
    for (const { par, result, parts, written } of told) {
      expect(Math.round(10 * written.reduce((sum, vp) => sum + vp, par))).toBe(Math.round(10 * result));
      expect(written).toEqual(parts);
      expect(Number.isInteger(result)).toBe(true);
    }
    // The same scores as at the end of the game.
    await page.goto(page.url().replace(/\/analysis.*/, ''));
    await expect(page.locator('tfoot').getByRole('cell')).toHaveCount(players);
    const totals = await page.locator('tfoot').getByRole('cell').allInnerTexts();
    expect(told.map(({ result }) => result).sort()).toEqual(totals.map((total) => Number(total.replace('−', '-'))).sort());
  });
}

test('an analysis is stopped, goes on, and is kept', async ({ page }) => {
  const path = await open(page, 2, 'director');
  await expect(state(page)).toHaveAttribute('data-state', 'running');
  await expect(page.locator('progress')).not.toHaveAttribute('value', '0');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(state(page)).toHaveAttribute('data-state', 'stopped');
  await expect(page.getByText(/^Stopped after/)).toBeVisible();
  const value = async (): Promise<number> => Number(await page.locator('progress').getAttribute('value'));
  const stopped = await value();
  // What was found so far is there again after the page was closed.
  await expect.poll(() => page.evaluate(() => new Promise<number>((done) => {
    const opened = indexedDB.open('tharos-analyses');
    opened.onsuccess = () => {
      const asked = opened.result.transaction('analyses').objectStore('analyses').count();
      asked.onsuccess = () => { opened.result.close(); done(asked.result); };
    };
  }))).toBeGreaterThan(0);
  await page.goto(`${path}?depth=director`);
  await expect(state(page)).toHaveAttribute('data-state', 'stopped');
  expect(await value()).toBeGreaterThanOrEqual(stopped);
  await page.getByRole('button', { name: 'Continue' }).click();
  // Whoever leaves meanwhile misses nothing.
  await page.getByRole('link', { name: 'Tharos', exact: true }).click();
  await page.goBack();
  await done(page);
  await page.reload();
  await done(page);
  await expect(page.getByText(/decisions judged thoroughly/)).toBeVisible();
});

test('every moment leads to its step of the replay', async ({ page }) => {
  await open(page, 4);
  await done(page);
  const moments = page.locator('ol button[aria-pressed]');
  const n = await moments.count();
  expect(n).toBeGreaterThan(0);
  expect(n).toBeLessThanOrEqual(5);
  await moments.last().click();
  await expect(moments.last()).toHaveAttribute('aria-pressed', 'true');
  const entry = await page.locator('[data-entry]').getAttribute('data-entry');
  await page.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', entry!);
});

test('the screen can be read by everybody', async ({ page }) => {
  await open(page, 4);
  await done(page);
  await expect(page.getByRole('img', { name: /^Chance to win after each of 16\sturns/ })).toBeVisible();
  await expect(page.locator('[data-entry] .still')).toBeVisible();
  await lookAt(page, 'analysis');
});

test('a game that runs has no analysis', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/t\/here-\w+$/);
  await page.goto(`${page.url()}/analysis`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chance to win' })).toHaveCount(0);
});

test('from a moment somebody plays on against bots, with a note, at a table that says so', async ({ page }) => {
  const path = await open(page);
  await done(page);
  await page.getByRole('button', { name: 'Try it from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try it from here' });
  await dialog.getByLabel('The others').selectOption('apprentice');
  await dialog.getByLabel('Note').fill('What if I attack');
  await dialog.getByRole('radio', { name: 'The same luck' }).click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL((url) => /\/t\/here-\w+$/.test(url.pathname) && !path.startsWith(url.pathname));
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('Branch', { exact: true })).toBeVisible();
  await expect(page.getByTitle('What if I attack')).toBeVisible();
  // It is kept like every other game, and the one that it leaves knows it.
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  const branch = new URL(page.url()).pathname;
  for (const of of [path, path.replace('/analysis', '/replay')]) {
    await page.goto(of);
    const branches = page.locator('section', { has: page.getByRole('heading', { name: 'Branches' }) });
    await expect(branches.getByRole('link', { name: 'What if I attack' })).toHaveAttribute('href', branch);
    await expect(branches.getByText(/The same luck\. Not finished\.$/)).toBeVisible();
  }
});

test('from any step of a replay somebody plays on', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles(record(3));
  await page.waitForURL(/\/t\/here-\w+\/replay/);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Round 2/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/t\/here-\w+$/);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('Branch', { exact: true })).toBeVisible();
});

test('a branch with new luck goes into a link, and comes out as it ended', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles(record(2));
  await page.waitForURL(/\/t\/here-\w+\/replay/);
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await page.keyboard.press('End');
  const last = (await slider.getAttribute('aria-valuemax'))!;
  await expect(slider).toHaveAttribute('aria-valuenow', last);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuenow', last);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'The same luck' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'New luck' }).click();
  await dialog.getByLabel('The others').selectOption('apprentice');
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/t\/here-\w+$/);
  await new Player(page).toTheEnd();
  await expect(page.locator('tfoot').getByRole('cell')).toHaveCount(2);
  const totals = await page.locator('tfoot').getByRole('cell').allInnerTexts();
  await page.getByRole('button', { name: 'The game as a link' }).click();
  const link = await page.getByRole('textbox', { name: 'The game as a link' }).inputValue();
  expect(link.length).toBeLessThan(1000);
  await page.goto('about:blank');
  await page.goto(link);
  await page.waitForURL(/\/t\/here-\w+\/replay/);
  await page.goto(page.url().replace(/\/replay.*/, ''));
  await expect(page.locator('tfoot').getByRole('cell')).toHaveText(totals);
});

test('the worst moments are exercises, judged by the figures of the analysis', async ({ page }) => {
  await open(page);
  await done(page);
  await page.getByRole('link', { name: /^Find the better go/ }).click();
  await page.waitForURL(/\/exercises/);
  const guide = page.locator('.guide');
  await expect(guide.getByText(/^Exercise 1 of \d$/)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  // What the analysis calls better is right.
  await guide.getByRole('button', { name: 'Show me' }).click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'good');
  await guide.locator('[data-next]').click();
  await expect(guide.getByText(/^Exercise 2 of \d$/)).toBeVisible();
});

test('all cards open is another analysis, which says so', async ({ page }) => {
  await open(page);
  await done(page);
  const [exercises, note] = [page.getByRole('link', { name: /^Find the better go/ }), page.getByRole('note')];
  await expect(exercises).toBeVisible();
  await page.getByRole('radio', { name: 'All cards open' }).click();
  await expect(note).toHaveText(/^All cards lie open here/);
  await done(page);
  await expect(exercises).toHaveCount(0);
  await page.reload();
  await expect(note).toBeVisible();
  await done(page);
  await page.getByRole('radio', { name: 'What players saw' }).click();
  await expect(note).toHaveCount(0);
  await done(page);
  await expect(exercises).toBeVisible();
  // Each is kept for itself.
  const kept = await page.evaluate(() => new Promise<[string, string][]>((told) => {
    const opened = indexedDB.open('tharos-analyses');
    opened.onsuccess = () => {
      const asked = opened.result.transaction('analyses').objectStore('analyses').getAll();
      asked.onsuccess = () => { opened.result.close(); told(asked.result.map(({ key, report }: { key: string; report: { eyes: string } }) => [key, report.eyes])); };
    };
  }));
  expect(kept.filter(([key]) => key.endsWith('engineer')).map(([, eyes]) => eyes)).toEqual(['own']);
  expect(kept.filter(([key]) => key.endsWith('engineer/open')).map(([, eyes]) => eyes)).toEqual(['open']);
});

test('where VP came from after any turn, beside what Engineers have by then', async ({ page }) => {
  await open(page);
  await done(page);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'VP by category' }) });
  const totals = () => card.locator('b').allInnerTexts();
  const last = await totals();
  await card.getByLabel('When').selectOption({ label: 'After round 1, turn 4' });
  await expect(card.getByText('outlined: what Engineers have on average by then')).toBeVisible();
  const early = await totals();
  expect(Number(early[0])).toBeLessThan(Number(last[0]));
  await card.getByLabel('When').selectOption({ label: 'At the end' });
  await expect.poll(totals).toEqual(last);
});

test('statistics tell of no game that was opened from a file', async ({ page }) => {
  await open(page);
  await done(page);
  await page.goto('/stats');
  await expect(page.getByText(english.t('stats-none'))).toBeVisible();
});

test.describe('an own game', () => {
  test.use({ where: 'server' });
  test('is in the statistics, with its opening and, once analysed, its accuracy', async ({ page }) => {
    await playSolo(page);
    const table = new URL(page.url()).pathname;
    await playOn([page], 9, 1);
    await page.goto('/stats');
    await expect(page.getByText(english.t('stats-count', { n: 1 }))).toBeVisible();
    for (const title of ['By number of players', 'By guild', 'By the first two actions']) {
      const row = page.locator('section', { has: page.getByRole('heading', { name: title }) }).locator('tbody tr');
      await expect(row).toHaveCount(1);
    }
    await expect(page.getByText('Analyse a finished game, and its luck')).toBeVisible();
    await page.goto(`${table}/analysis?depth=engineer`);
    await done(page);
    await page.goto('/stats');
    await expect(page.getByText(/^Accuracy, judged quickly: \d+% in 1\sgame\.$/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'As a table (CSV)' }).click();
    const lines = readFileSync(await (await saved).path(), 'utf8').trim().split('\r\n').map((line) => line.split(','));
    expect(lines).toHaveLength(2);
    const value = (column: string): string => lines[1]![lines[0]!.indexOf(column)]!;
    expect(value('depth')).toBe('engineer');
    expect(value('opening')).toMatch(/^\w+\+\w+$/);
    await lookAt(page, 'stats');
  });
});

test.describe('a browser whose worker fails', () => {
  // What a service worker brings does not pass the test's route.
  test.use({ where: 'server', serviceWorkers: 'block' });
  test('lets the server look through a finished game', async ({ page, guard }) => {
    guard.quiet(/Service Worker registration blocked/, /\.wasm\b/, /Failed to load resource/);
    await page.route(/\.wasm$/, (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Open a record').setInputFiles(record(2));
    await page.waitForURL(/\/t\/\w+\/replay/);
    await page.goto(`${new URL(page.url()).pathname.replace('/replay', '/analysis')}?depth=engineer`);
    await done(page);
    await expect(page.locator('tr[data-seat]')).toHaveCount(2);
  });
});

test.describe('a browser without WebAssembly', () => {
  test.use({ where: 'server' });
  test('lets the server look through a finished game', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await page.goto('/');
    await page.getByLabel('Open a record').setInputFiles(record(2));
    await page.waitForURL(/\/t\/\w+\/replay/);
    await page.getByRole('link', { name: 'Analysis' }).click();
    await page.waitForURL(/\/analysis$/);
    await done(page);
    await expect(page.locator('tr[data-seat]')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Quick' })).toBeChecked();
    await expect(page.getByRole('link', { name: /^Find the better go/ })).toHaveCount(0);
  });
});
