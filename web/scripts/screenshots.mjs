// The two pictures of web/public/manifest.webmanifest, taken of a game against bots in the edition without a server.
//   tharos site FOLDER && node web/scripts/screenshots.mjs FOLDER
import { chromium } from '@playwright/test';
import { createReadStream } from 'node:fs';
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
for (const [name, width, height] of [['table-wide', 1280, 800], ['table-narrow', 390, 844]]) {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`http://127.0.0.1:${host.address().port}/`);
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(out, `${name}.png`) });
}
await browser.close();
host.close();
