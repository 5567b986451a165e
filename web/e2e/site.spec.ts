// The edition without a server: a folder of files under any path, played on the device, with and without a network.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Host, writeSite } from './folder';
import { Player } from './player';
import { expect, test as base } from './tharos';

let folder: string;

/** A host of these files for each test, and gone after its pages. */
const test = base.extend<{ host: Host }>({
  host: [
    async ({}, use) => {
      const host = new Host(folder);
      await host.start();
      await use(host);
      await host.stop();
    },
    { auto: true },
  ],
});

test.describe.configure({ timeout: 400_000 });
test.use({ serviceWorkers: 'allow', where: null, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(() => {
  folder = writeSite();
});

/** Begins a game against one bot of this level. */
async function play(page: Page, host: Host, level: RegExp): Promise<Player> {
  await page.goto(`${host.address}#/new`);
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('radiogroup', { name: /^Seat of/ }).nth(1).getByRole('radio', { name: 'Bot' }).click();
  await page.getByRole('radio', { name: level }).click();
  await page.getByRole('button', { name: /^Lay out the table/ }).click();
  await page.waitForURL(/#\/t\/here-/);
  return new Player(page, { seed: 5, goes: 1 });
}

/** Keeps an analysis of this table, as the page does. */
const analyse = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    (table) =>
      new Promise((done) => {
        const open = indexedDB.open('tharos-analyses', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('analyses', { keyPath: 'key' }).createIndex('at', 'at');
        open.onsuccess = () => {
          const change = open.result.transaction('analyses', 'readwrite');
          change.objectStore('analyses').put({ key: `${table}/engineer`, table, depth: 'engineer', at: 1, report: { done: 1, entries: 1 } });
          change.oncomplete = () => (open.result.close(), done());
        };
      }),
    table,
  );

const analysed = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const open = indexedDB.open('tharos-analyses', 1);
        open.onsuccess = () => {
          const all = open.result.transaction('analyses').objectStore('analyses').getAll() as IDBRequest<{ table: string }[]>;
          all.onsuccess = () => (open.result.close(), done(all.result.map(({ table }) => table)));
        };
      }),
  );

const kept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => caches.keys()));

test('a whole game against the Director without a network, reloaded in the middle', async ({ page, context, guard, host }) => {
  guard.quiet(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const player = await play(page, host, /Director/);
  await player.toTurn(1, 2);
  await kept(page);
  await page.reload();
  await context.setOffline(true);
  await host.stop();
  await player.toTurn(2, 1);
  await player.toOwnGo();
  const before = await player.seq();
  await page.reload();
  await player.asked();
  expect(await player.seq()).toBe(before);
  await player.toTheEnd();
  await expect(page.locator('tfoot').getByRole('cell')).toHaveCount(2);
  // What helps afterwards: replay, record, the seal of the dice.
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText('Seal opened')).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`${host.address}#/`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scores' })).toBeVisible();
});

test('everything that helps at a table works on the device', async ({ page, host }) => {
  const player = await play(page, host, /Journeyman/);
  await player.toOwnGo();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: /^Hint|Hint/ }).first()).toBeVisible();
  await page.goto(`${host.address}#/rules/DECK-12`);
  await expect(page.getByText('DECK-12').first()).toBeVisible();
});

test('a game travels in a link, and garbage gets a clear message', async ({ page, visitor, host }) => {
  await page.goto(host.address);
  await page.getByLabel('Open a record').setInputFiles(join(import.meta.dirname, '../../records/v1/2-players.json'));
  await page.waitForURL(/replay/);
  await page.goto(page.url().replace('/replay', ''));
  await page.getByRole('button', { name: 'The game as a link' }).click();
  const link = await page.getByRole('textbox', { name: 'The game as a link' }).inputValue();
  expect(link).toContain(`${host.address}#/g#`);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  // The same game, to be opened as its analysis.
  await page.getByRole('radio', { name: 'Analysis' }).click();
  const analysis = await page.getByRole('textbox', { name: 'The game as a link' }).inputValue();
  expect(analysis).toBe(link.replace('#/g#', '#/g/analysis#'));
  await expect(page.locator('tfoot').getByRole('cell')).toHaveCount(2);
  const totals = await page.locator('tfoot').getByRole('cell').allInnerTexts();

  const other = await visitor();
  await other.goto(link);
  await other.waitForURL(/#\/t\/here-\w+\/replay/);
  await expect(other.getByRole('grid')).toBeVisible();
  const first = other.url();
  // The same link is the same game.
  await other.goto(`${host.address}#/`);
  await other.goto(link);
  await expect(other).toHaveURL(first);
  await other.goto(first.replace(/\/replay.*/, ''));
  await expect(other.locator('tfoot').getByRole('cell')).toHaveText(totals);

  await other.goto(`${host.address}#/`);
  await other.goto(analysis);
  await expect(other).toHaveURL(first.replace('/replay', '/analysis'));

  const packed = link.slice(`${host.address}#/g#`.length);
  for (const garbage of ['nonsense', packed.slice(0, 90), '']) {
    await other.goto(`${host.address}#/`);
    await other.goto(`${host.address}#/g#${garbage}`);
    await expect(other.getByRole('heading', { name: 'No game in this link' })).toBeVisible();
  }
  // The same game by other rules.
  const bytes = Buffer.from(packed, 'base64url');
  bytes[1]! += 1;
  await other.goto(`${host.address}#/`);
  await other.goto(`${host.address}#/g#${bytes.toString('base64url')}`);
  await expect(other.getByRole('heading', { name: 'This game needs another version' })).toBeVisible();
  await expect(other.getByText('was played under version 2 of the rules')).toBeVisible();
});

test('two tabs of one game agree', async ({ page, context, host }) => {
  const player = await play(page, host, /Apprentice/);
  await player.toOwnGo();
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new Player(second, { seed: 9, goes: 1 });
  await other.asked();
  expect(await other.seq()).toBe(await player.seq());
  for (const [one, two] of [[player, other], [other, player]] as const) {
    await one.toOwnGo();
    await one.decide();
    const seq = await one.seq();
    // What the bots do meanwhile is shown step by step, as in any tab: whoever waits skips ahead.
    await expect.poll(async () => ((await two.wish()), two.seq())).toBeGreaterThanOrEqual(seq);
  }
});

test('a damaged game says so, and the others stay', async ({ page, host }) => {
  const player = await play(page, host, /Apprentice/);
  await player.toOwnGo();
  const broken = page.url();
  await play(page, host, /Apprentice/);
  await page.evaluate(async (id) => {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const open = indexedDB.open('tharos');
      open.onsuccess = () => done(open.result);
      open.onerror = () => fail(open.error);
    });
    await new Promise((done) => {
      const change = db.transaction('lines', 'readwrite');
      change.objectStore('lines').delete([id, 3]);
      change.oncomplete = done;
    });
    db.close();
  }, broken.replace(/.*\/t\//, ''));
  await page.goto(broken);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This game is damaged' })).toBeVisible();
  await page.goto(`${host.address}#/device`);
  await expect(page.getByText('2 games are kept here.')).toBeVisible();
  await expect(page.getByText('One game cannot be read any more.')).toBeVisible();
});

test.describe('without room', () => {
  test.use({ serviceWorkers: 'block' });
  test('a full device refuses the decision and keeps the game', async ({ page, guard, host }) => {
    guard.quiet(/Service Worker registration blocked/);
    // The worker's storage has room for as many changes as the test says.
    await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
      const answer = await route.fetch();
      const full = `let room = Infinity; const fullness = new BroadcastChannel('room'); fullness.onmessage = ({ data }) => { room = data; fullness.postMessage('done'); };
        const { transaction } = IDBDatabase.prototype; const { put } = IDBObjectStore.prototype;
        IDBDatabase.prototype.transaction = function (stores, mode) { if (mode === 'readwrite') room -= 1; return transaction.call(this, stores, mode); };
        IDBObjectStore.prototype.put = function (...args) { if (room < 0) throw new DOMException('full', 'QuotaExceededError'); return put.apply(this, args); };`;
      await route.fulfill({ response: answer, body: full + (await answer.text()) });
    });
    // A message of one channel may overtake that of another: the worker says when it knows.
    const setRoom = (room: number): Promise<void> =>
      page.evaluate(
        (room) =>
          new Promise<void>((done) => {
            const channel = new BroadcastChannel('room');
            channel.onmessage = () => (channel.close(), done());
            channel.postMessage(room);
          }),
        room,
      );
    const player = await play(page, host, /Apprentice/);
    await player.toOwnGo();
    const seq = await player.seq();
    await setRoom(0);
    const pass = player.answer.getByRole('button', { name: 'Pass', exact: true });
    await pass.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(page.getByText('This device has no room left').first()).toBeVisible();
    expect(await player.seq()).toBe(seq);
    // The decision still fits, and that of the bot does not: the page says so, and tries again when somebody wants it.
    // Who was warned of this pass is not warned of it again.
    await setRoom(1);
    await pass.click();
    const stuck = page.getByRole('alert').filter({ hasText: 'The game cannot go on' });
    await expect(stuck).toContainText('This device has no room left');
    await setRoom(Infinity);
    await stuck.getByRole('button', { name: 'Try again' }).click();
    await expect(stuck).toHaveCount(0);
    await player.toOwnGo();
    expect(await player.seq()).toBeGreaterThan(seq + 1);
  });

  test('what could not be fetched is fetched when somebody tries again', async ({ page, guard, host }) => {
    guard.quiet(/Service Worker registration blocked/, /ERR_FAILED/);
    let away = /\.wasm$/;
    await page.route(/\.(wasm|net)$/, (route) => (away.test(route.request().url()) ? route.abort() : route.continue()));
    await page.goto(`${host.address}#/new`);
    await page.getByRole('button', { name: /^Lay out the table/ }).click();
    await expect(page.getByText('could not be loaded')).toBeVisible();
    // Now the program comes, and what its bots judge by does not.
    away = /\.net$/;
    await page.getByRole('button', { name: /^Lay out the table/ }).click();
    await page.waitForURL(/#\/t\/here-/);
    const player = new Player(page, { seed: 5, goes: 1 });
    // A bot may be the first to need it; else the own go must be there before a hint is asked for.
    const missing = page.getByText('could not be loaded');
    await expect(missing.or(player.answer.getByRole('button', { name: 'Pass', exact: true })).first()).toBeVisible();
    await page.keyboard.press('h');
    await expect(missing.first()).toBeVisible();
    away = /nothing/;
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await player.toTurn(1, 2);
  });

  const REFUSED = { SecurityError: 'The browser does not let this page keep anything', UnknownError: 'The browser cannot open what is kept on this device' };
  for (const [error, text] of Object.entries(REFUSED))
    test(`a browser that keeps nothing says so: ${error}`, async ({ page, guard, host }) => {
      guard.quiet(/Service Worker registration blocked/);
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get: () => { throw new DOMException('no', 'SecurityError'); } });
      });
      await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `indexedDB.open = () => { throw new DOMException('no', '${error}'); };${await answer.text()}` });
      });
      await page.goto(`${host.address}#/new`);
      await page.getByRole('button', { name: /^Lay out the table/ }).click();
      await expect(page.getByText(text)).toBeVisible();
      // What needs no storage works.
      await page.goto(`${host.address}#/settings`);
      await page.getByRole('radio', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
});

test('everything on the device goes into a file and comes back elsewhere', async ({ page, visitor, host }) => {
  const player = await play(page, host, /Apprentice/);
  await player.toOwnGo();
  // What was learned here, and an analysis.
  await analyse(page, 'here-kept');
  await page.evaluate(() => localStorage.setItem('tharos-lessons', '{"first":{"taken":[],"done":true}}'));
  await page.goto(`${host.address}#/device`);
  await expect(page.getByText('One game is kept here.')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const path = await file.path();
  const other = await visitor();
  await other.goto(`${host.address}#/device`);
  await other.evaluate(() => localStorage.setItem('tharos-lessons', '{"second":{"taken":[],"done":true}}'));
  await other.getByLabel('Read a file').setInputFiles(path);
  await expect(other.getByText('One game was added.')).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('tharos-lessons'))).toBe('{"second":{"taken":[],"done":true},"first":{"taken":[],"done":true}}');
  expect(await analysed(other)).toEqual(['here-kept']);
  await other.getByLabel('Read a file').setInputFiles(path);
  await expect(other.getByText('One was here already.')).toBeVisible();
  await other.getByLabel('Read a file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"tharos":1}') });
  await expect(other.getByRole('alert')).toHaveText('This is not a file of saved games.');
  await other.goto(`${host.address}#/`);
  await other.getByRole('link', { name: 'Continue' }).click();
  await new Player(other).asked();
});

test('a new version is offered and never forced, and the old one stays whole', async ({ page, context, guard, host }) => {
  guard.quiet(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const player = await play(page, host, /Apprentice/);
  await player.toOwnGo();
  await kept(page);
  await page.reload();
  await player.asked();
  // The host gets another version: another page, another service worker, and the files of the first are gone.
  host.folder = mkdtempSync(join(tmpdir(), 'tharos-site-'));
  cpSync(folder, host.folder, { recursive: true });
  const edit = (name: string, change: (text: string) => string): void => writeFileSync(join(host.folder, name), change(readFileSync(join(host.folder, name), 'utf8')));
  edit('index.html', (text) => text.replace('<title>', '<meta name="second" content="yes" /><title>'));
  edit('sw.js', (text) => `${text}//2`);
  const panels = readdirSync(join(host.folder, 'assets')).find((name) => /^Panels-.*\.js$/.test(name))!;
  rmSync(join(host.folder, 'assets', panels));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A newer version')).toBeVisible();
  // Whoever plays on is not disturbed, and what was not loaded yet is still there.
  await player.decide();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await expect(page.locator('meta[name=second]')).toHaveCount(1);
  await context.setOffline(true);
  await page.reload();
  await player.asked();
});

test('it can be installed', async ({ page, context, host }) => {
  await page.goto(host.address);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return { at: link.href, ...((await (await fetch(link.href)).json()) as Record<string, unknown>) };
  });
  const { at, name, short_name, display, start_url, scope, icons, screenshots } = manifest as unknown as Record<string, string> & { icons: Image[]; screenshots: Image[] };
  interface Image { src: string; sizes: string; type: string; purpose?: string; form_factor?: string }
  expect([name, short_name, display]).toEqual(['Tharos', 'Tharos', 'standalone']);
  expect(new URL(start_url!, at).href).toBe(host.address);
  expect(new URL(scope!, at).href).toBe(host.address);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const bytes = readFileSync(join(folder, src));
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  // The browser's own judgement.
  await kept(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
