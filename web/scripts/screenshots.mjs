// The two pictures of web/public/manifest.webmanifest, and the one that a shared link shows, taken of a game against bots in the edition without a server.
//   tharos site FOLDER && node web/scripts/screenshots.mjs FOLDER
import { chromium } from '@playwright/test';
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
if (!folder) throw new Error('which folder?');
const out = fileURLToPath(new URL('../public/screenshots/', import.meta.url));
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
const host = createServer((request, answer) => {
  const file = join(folder, new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html');
  answer.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).on('error', () => answer.writeHead(404).end()).pipe(answer);
});
await new Promise((done) => host.listen(0, '127.0.0.1', () => done(undefined)));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const address = `http://127.0.0.1:${host.address().port}/`;
for (const [name, width, height] of [['table-wide', 1280, 800], ['table-narrow', 390, 844], ['share', 2560, 1440]]) {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: name === 'share' ? 'dark' : 'light' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2000);
  if (name === 'share') await share(page);
  else await page.screenshot({ path: join(out, `${name}.png`) });
}

/** The board with the wordmark, 1200 x 630: no words, so that it serves every language. */
async function share(page) {
  await page.mouse.move(0, 0);
  await page.locator('.why').waitFor({ state: 'detached' });
  await page.addStyleTag({ content: '.tray .tag { visibility: hidden }' });
  const corners = await page.locator('[data-region]').evaluateAll((all) => [all[0], all.at(-1)].map((one) => one.getBoundingClientRect().toJSON()));
  const [{ left, top }, { right, bottom }] = corners;
  const board = (await page.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top } })).toString('base64');
  const mark = readFileSync(new URL('../src/art/more.svg', import.meta.url), 'utf8');
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await card.setContent(`<!doctype html><body style="margin:0;background:#2A353C;color:#F1E7CF">
    <div hidden>${mark}</div>
    <div style="position:absolute;inset:14px;border:2px solid #9A6F1A;border-radius:10px"></div>
    <img src="data:image/png;base64,${board}" style="position:absolute;left:48px;top:48px;height:534px;width:690px;object-fit:contain">
    <svg style="position:absolute;left:790px;top:215px;width:360px;height:200px"><use href="#wordmark" /></svg>`);
  await card.screenshot({ path: fileURLToPath(new URL('../public/share/table.png', import.meta.url)) });
}
await browser.close();
host.close();
