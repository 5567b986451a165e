// How fast the table answers: from a click to the painted highlight in a late game of four, and from opening the page to
// the first decision. Needs a running server (and a client, which may be the one the server brings):
//
//   node scripts/measure-table.mjs http://127.0.0.1:8080 [table id] [--clicks]
//
// It deals a new game against three bots. The late one is the table named; without one it deals another and plays it into the
// fourth round first, which takes some minutes. With `--clicks` it ends after what first clicks cost. For a table one has already, THAROS_COOKIE holds the session that sits at it. Times are those of the clock, so let nothing else
// run beside it; the work of the main thread is its own time and can be compared on a busy machine as well.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const executablePath = process.env.THAROS_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const CLICKS = 60;
const FIRST = 20;

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
const options = { baseURL: base, viewport: { width: 1440, height: 900 }, ...(process.env.THAROS_COOKIE ? { extraHTTPHeaders: { cookie: process.env.THAROS_COOKIE } } : {}) };
const context = await browser.newContext(options);
const page = await context.newPage();
await page.goto('/');
const api = (method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      for (;;) {
        const answer = await fetch(`/api${path}`, { method, ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}) });
        if (answer.status !== 429) return answer.json();
        await new Promise((done) => setTimeout(done, 500));
      }
    },
    [method, path, body],
  );
const hex = (n) => Array.from(crypto.getRandomValues(new Uint8Array(n)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** A random path through the graph of legal decisions, passing only where nothing else is left. */
function anyOf({ labels, nodes }) {
  const action = {};
  let at = nodes.length - 1;
  while (nodes[at].length) {
    const steps = [];
    for (let i = 0; i < nodes[at].length; i += 2) steps.push({ label: labels[nodes[at][i] - 1], next: nodes[at][i + 1] });
    const useful = steps.filter(({ label }) => label?.field !== 'do' || !['pass', 'end_go'].includes(label.value));
    const { label, next } = any(useful.length ? useful : steps);
    if (label?.form === 'item') (action[label.field] ??= []).push(label.value);
    else if (label?.form === 'some_of') action[label.field] = [any(label.value)];
    else if (label) action[label.field] = label.value;
    at = next;
  }
  return action;
}

/** Deals a game against three bots and plays the own seat without much thought, until it is one's go in such a position. */
async function gameAt(wanted) {
  const bot = { kind: 'bot', level: 'journeyman' };
  const { id } = await api('POST', '/tables', { seats: [{ kind: 'me' }, bot, bot, bot], contribution: hex(32) });
  for (;;) {
    const { position, seq } = await api('GET', `/tables/${id}/game?after=0&as=0`);
    const { table } = position.view;
    if (table.phase === 'over') throw new Error('the game ended before it was late enough');
    if (table.step.ask?.seat !== 0) {
      await page.waitForTimeout(50);
      continue;
    }
    if (table.step.ask.ask === 'go' && wanted(table)) return id;
    await api('POST', `/tables/${id}/play`, { seat: 0, seq, key: hex(16), action: anyOf(position.legal) });
  }
}

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
const told = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  return `median ${quantile(sorted, 0.5).toFixed(0)} ms, 95 % ${quantile(sorted, 0.95).toFixed(0)} ms, most ${sorted.at(-1).toFixed(0)} ms (${sorted.length})`;
};

/** From the event's own time to the first task after the next frame was painted. */
async function highlights() {
  return page.evaluate(async (clicks) => {
    const times = [];
    const things = () => [...document.querySelectorAll('[data-die], [data-half], [data-region], .pc, .bd, .ac')].filter((thing) => thing.getAttribute('aria-disabled') !== 'true');
    for (let i = 0; i < clicks; i++) {
      const all = things();
      const thing = all[(i * 7) % all.length];
      await new Promise((done) => setTimeout(done, 180));
      const start = performance.now();
      thing.click();
      await new Promise((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(0);
        }),
      );
      times.push(performance.now() - start);
      if (i % 4 === 3) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
    return times;
  }, CLICKS);
}

if (!process.env.THAROS_COOKIE) await api('POST', '/guest', { name: 'Ada' });
const begun = await gameAt(() => true);
// Late, with enough dice left to choose among.
const id = process.argv.slice(3).find((word) => !word.startsWith('--')) ?? (await gameAt((table) => table.round === 4 && table.players[0].active.length >= 4));
const devtools = await context.newCDPSession(page);
// Thread time: what the page itself works, however busy the machine is.
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
const PARTS = { ScriptDuration: 'script', RecalcStyleDuration: 'style', LayoutDuration: 'layout', TaskDuration: 'in all' };
async function work() {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.keys(PARTS).map((part) => metrics.find(({ name }) => name === part).value * 1000);
}
/** What the first click of a choice costs the main thread: on this kind of thing, taken back again each time. */
async function firstClick(selector) {
  const costs = [];
  for (let i = 0; i < FIRST; i++) {
    const thing = page.locator(`${selector}:not([aria-disabled])`).nth(i % (await page.locator(`${selector}:not([aria-disabled])`).count()));
    await page.waitForTimeout(150);
    const before = (await work()).at(-1);
    await thing.evaluate((one) => new Promise((done) => (one.click(), requestAnimationFrame(() => setTimeout(done)))));
    costs.push((await work()).at(-1) - before);
    await page.keyboard.press('Escape');
  }
  return told(costs);
}
await page.goto(`/t/${id}`);
await page.waitForSelector('.dbtn');
await page.waitForTimeout(1500);
for (const [what, selector] of [['a space', '[data-half]'], ['a die', '[data-die]'], ['a space', '[data-half]'], ['a die', '[data-die]']]) console.log(`first click on ${what}, main thread: ${await firstClick(selector)}`);
if (process.argv.includes('--clicks')) {
  await browser.close();
  process.exit();
}

for (const slower of [1, 4]) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('.dbtn');
  await page.waitForTimeout(1500);
  await highlights();
  const before = await work();
  console.log(`click to highlight, CPU slowed ${slower}x: ${told(await highlights())}`);
  const after = await work();
  console.log(`  main thread per click: ${Object.values(PARTS).map((part, i) => `${part} ${((after[i] - before[i]) / CLICKS).toFixed(1)} ms`).join(', ')}`);
}

/** Opens an address with the CPU slowed down; the time until something of this kind has been painted. */
async function opening(context, address, selector) {
  const fresh = await context.newPage();
  // Looked for by the page itself: the test program's own way of waiting costs more than the table's script.
  await fresh.addInitScript((selector) => {
    function look() {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.seen = performance.now());
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  }, selector);
  // A window that has just been made keeps the browser itself busy for a while, which is none of the page's time.
  await fresh.goto('/healthz');
  await (await context.newCDPSession(fresh)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await new Promise((done) => setTimeout(done, 1500));
  await fresh.goto(address, { waitUntil: 'commit' });
  await new Promise((done) => setTimeout(done, 4000));
  const seen = await fresh.evaluate(() => window.seen);
  await fresh.close();
  return seen;
}

const DECISION = '.dbtn:not([aria-disabled])';
const storageState = await context.storageState();
// A slowed page costs the machine time even while it rests.
await page.close();
const times = {
  'a new game, nothing of it in the cache': [],
  'a late game, nothing of it in the cache': [],
  'the late game opened again': [],
  'a page without anything on it': [],
};
for (let i = 0; i < 15; i++) {
  const [first, late] = [await browser.newContext({ ...options, storageState }), await browser.newContext({ ...options, storageState })];
  const seen = [
    await opening(first, `/t/${begun}`, DECISION),
    await opening(late, `/t/${id}`, DECISION),
    await opening(late, `/t/${id}`, DECISION),
    await opening(late, '/healthz?', 'body'),
  ];
  Object.values(times).forEach((list, n) => list.push(seen[n]));
  await first.close();
  await late.close();
}
for (const [what, list] of Object.entries(times)) console.log(`opened to first decision, CPU slowed 4x, ${what}: ${told(list)}`);
await browser.close();
