// How long it takes from opening the edition without a server to the first decision, with the processor slowed down 4 times: at the
// first visit, and installed (from the service worker, without a network).
//   tharos site FOLDER && node web/scripts/measure-first.mjs FOLDER
import { chromium } from '@playwright/test';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const folder = process.argv[2];
if (!folder) throw new Error('which folder?');
const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
const host = createServer((request, answer) => {
  const file = join(folder, new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html');
  answer.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).on('error', () => answer.writeHead(404).end()).pipe(answer);
});
await new Promise((done) => host.listen(0, '127.0.0.1', () => done(undefined)));
const address = `http://127.0.0.1:${host.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

/** Until the bots have played and it is one's own go. */
async function toDecision(page) {
  const began = performance.now();
  await page.goto(address);
  const shown = performance.now() - began;
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor({ timeout: 120_000 });
  return [shown, performance.now() - began];
}

const figures = { 'first visit': [], installed: [] };
for (let round = 0; round < 5; round += 1) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  figures['first visit'].push(await toDecision(page));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  figures.installed.push(await toDecision(page));
  await context.close();
}
for (const [what, list] of Object.entries(figures)) {
  const median = (at) => list.map((one) => one[at]).sort((a, b) => a - b)[2].toFixed(0);
  console.log(`${what}: page after ${median(0)} ms, first decision after ${median(1)} ms (median of ${list.length})`);
}
await browser.close();
host.close();
