// The two pictures of web/public/manifest.webmanifest, and the one that a shared link shows, taken of games against bots in the
// edition without a server, or at a server:
//   tharos site FOLDER && node web/scripts/screenshots.mjs FOLDER [share]
//   node web/scripts/screenshots.mjs http://127.0.0.1:8080 [share]
import { chromium } from '@playwright/test';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallPng } from './small-png.mjs';

const [where, only] = process.argv.slice(2);
if (!where) throw new Error('which folder, or which server?');
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
const host = createServer((request, answer) => {
  const path = join(where, new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html');
  answer.setHeader('content-type', kinds[extname(path)] ?? 'application/octet-stream');
  createReadStream(path).on('error', () => answer.writeHead(404).end()).pipe(answer);
});
await new Promise((done) => host.listen(0, '127.0.0.1', () => done(undefined)));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const address = where.startsWith('http') ? where : `http://127.0.0.1:${host.address().port}/`;
for (const [name, width, height] of [['table-wide', 1280, 800], ['table-narrow', 390, 844], ['share', 2560, 1440]]) {
  if (only && only !== name) continue;
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: name === 'share' ? 'dark' : 'light' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2000);
  if (name === 'share') await share(page);
  else await page.screenshot({ path: file(`../public/screenshots/${name}.png`) });
}

/** Takes the first of the best goes until this round begins. */
async function play(page, round) {
  while (!(await page.locator('h1').innerText()).includes(`Round ${round}`)) {
    await page.waitForFunction(() => document.title.startsWith('Your go') && !document.querySelector('[data-soon]'), null, { timeout: 120_000 });
    const seq = await page.evaluate(() => document.documentElement.dataset.seq);
    const easy = page.locator('[data-confirm]');
    if (!(await easy.count())) {
      await page.keyboard.press('h');
      await page.locator('[data-choose]').click({ timeout: 120_000 });
    }
    await easy.click();
    await page.waitForFunction((seq) => document.documentElement.dataset.seq !== seq, seq);
  }
}

/** The board in the middle of a game, the wordmark and a die of each colour, 1200 x 630: no words, so that it serves every language. */
async function share(page) {
  await play(page, 3);
  await page.mouse.move(0, 0);
  await page.locator('.why, .hints').waitFor({ state: 'detached' });
  await page.addStyleTag({ content: '.tray .tag { visibility: hidden } .region { opacity: 1 !important; filter: none !important }' });
  const corners = await page.locator('[data-region]').evaluateAll((all) => [all[0], all.at(-1)].map((one) => one.getBoundingClientRect().toJSON()));
  const [{ left, top }, { right, bottom }] = corners;
  const board = (await page.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top } })).toString('base64');
  const [mark, dice, colours] = ['../src/art/more.svg', '../src/art/dice.svg', '../src/styles/tokens.css'].map((path) => readFileSync(file(path), 'utf8'));
  const row = ['white 6', 'yellow 2', 'blue 5', 'red 3', 'green 4'].map((die) => die.split(' '));
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await card.setContent(`<!doctype html><html data-theme="dark"><style>${colours}</style><body style="margin:0;background:#2A353C;color:#F1E7CF">
    <div hidden>${mark}${dice}</div>
    <div style="position:absolute;inset:14px;border:2px solid #9A6F1A;border-radius:10px"></div>
    <img src="data:image/png;base64,${board}" style="position:absolute;left:48px;top:48px;height:534px;width:690px;object-fit:contain">
    <svg style="position:absolute;left:790px;top:175px;width:360px;height:200px"><use href="#wordmark" /></svg>
    <div style="position:absolute;left:790px;top:400px;width:360px;display:flex;justify-content:space-between">
      ${row.map(([colour, value]) => `<svg style="width:60px;height:60px;color:var(--p-${colour})"><use href="#die-${colour}" /><use href="#pips-${value}" /></svg>`).join('')}
    </div>`);
  const picture = (await card.screenshot()).toString('base64');
  // A canvas says what colour each dot has.
  const dots = await card.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(0, 0, image.width, image.height).data];
  }, picture);
  writeFileSync(file('../public/share/table.png'), smallPng(1200, 630, dots));
}
await browser.close();
host.close();
