// Looks at every screen in four languages and two themes, from 320 to 2560 px, and tells what a person would stumble over:
//
//   node scripts/survey.mjs http://127.0.0.1:8080 [--screens start,table] [--languages en,de] [--widths 320,1440] [--axe]
//
// - scrolls: the page scrolls sideways
// - cut: a text is cut off by its frame
// - small: type below 11 px
// - target: a control of less than 44 px where a finger points (links within a sentence are exempt, as in WCAG 2.5.8)
// - axe: what axe finds by WCAG 2.2 A and AA and label-in-name (with --axe; it takes longest)
// - empty: how much of the table's area shows nothing; told, not counted as a finding
//
// It needs a running server without limits (`tharos serve --requests-per-minute 0 --guests-per-minute 0`), makes tables there,
// and ends with status 1 if there is a finding. Findings that stand in EXEMPT are told with their reason and not counted.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findings as measure } from './findings.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: 'string' }, languages: { type: 'string' }, widths: { type: 'string' }, axe: { type: 'boolean' } },
});
const base = positionals[0] ?? 'http://127.0.0.1:8080';
const RECORD = new URL('../../records/v1/2-players.json', import.meta.url);
const LANGUAGES = JSON.parse(readFileSync(new URL('../../crates/text/locales/languages.json', import.meta.url), 'utf8')).map(({ code }) => code);
const THEMES = ['light', 'dark'];
/** Width, height, and whether a finger points. */
const SIZES = [
  [320, 640, true], [360, 740, true], [390, 844, true], [844, 390, true], [768, 1024, true], [1024, 768, true],
  [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440],
];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE_WIDTHS = [390, 1440];

/** What is as it should be: what the finding's line looks like, and the reason. */
const EXEMPT = [
  [/^(table|solo).*target: (3[89]|4[0-5]) x (4[1-5]|3[789]), <button\.(half|dbtn|chip)/, 'the table of a phone shows spaces, dice and players side by side: 38 to 42 px'],
];

const chosen = (list, all) => (list ? all.filter((one) => list.split(',').includes(String(one))) : all);

const api = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api${path}`, { method, ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body],
  );
const table = async (page, seats) => (await api(page, 'POST', '/tables', { seats })).id;
const BOT = { kind: 'bot', level: 'apprentice' };

/** Where the screens are, made once for all languages and sizes. */
async function places(page) {
  const [duel, four, solo] = [await table(page, [{ kind: 'me' }, BOT]), await table(page, [{ kind: 'me' }, BOT, BOT, BOT]), await table(page, [{ kind: 'me' }])];
  const waiting = await table(page, [{ kind: 'me' }, { kind: 'open' }, BOT]);
  const record = (await api(page, 'POST', '/records', JSON.parse(readFileSync(RECORD, 'utf8')))).id;
  return {
    start: '/', new: '/new', join: '/join', lobby: '/lobby', waiting: `/t/${waiting}`, account: '/account', about: '/about', nowhere: '/no/such/page',
    rules: '/rules', 'rules-clauses': '/rules/MAT', 'rules-all': '/rules/all', 'rules-glossary': '/rules/glossary',
    table: `/t/${duel}`, 'table-four': `/t/${four}`, solo: `/t/${solo}`, replay: `/t/${record}/replay`, end: `/t/${record}`,
    ...(process.env.PAGES ? Object.fromEntries(process.env.PAGES.split(',').map((path) => [path, path])) : {}),
  };
}

/** How much of the picture is made of blocks of 32 px in one colour. */
async function emptiness(page, canvas) {
  const png = (await page.screenshot()).toString('base64');
  return canvas.evaluate(async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    let [blocks, plain] = [0, 0];
    for (let y = 0; y + 32 <= picture.height; y += 32) {
      for (let x = 0; x + 32 <= picture.width; x += 32) {
        const { data } = context.getImageData(x, y, 32, 32);
        const pixels = new Uint32Array(data.buffer);
        blocks += 1;
        if (pixels.every((pixel) => pixel === pixels[0])) plain += 1;
      }
    }
    return Math.round((100 * plain) / blocks);
  }, png);
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const first = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' });
const maker = await first.newPage();
await maker.goto(`${base}/`);
await maker.waitForLoadState('networkidle');
await api(maker, 'POST', '/guest', { name: 'Survey' });
const screens = await places(maker);
const storageState = await first.storageState();
const canvas = await (await browser.newContext()).newPage();
const counts = new Map();
let [views, exempt] = [0, 0];

for (const language of chosen(values.languages, LANGUAGES)) {
  for (const [width, height, finger = false] of SIZES.filter(([width]) => !values.widths || values.widths.split(',').includes(String(width)))) {
    const context = await browser.newContext({ baseURL: base, storageState, viewport: { width, height }, hasTouch: finger, isMobile: finger, locale: language, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'tharos_language', value: language, url: base }]);
    const page = await context.newPage();
    for (const name of chosen(values.screens, Object.keys(screens))) {
      await page.goto(screens[name]);
      await page.waitForLoadState('load');
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(700);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        views += 1;
        // Light and dark differ in colours only, so sizes are measured once.
        const found = theme === 'light' ? await page.evaluate(measure, finger) : [];
        if (values.axe && AXE_WIDTHS.includes(width)) {
          const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(WCAG).options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
          for (const { id, nodes } of (await axe.analyze()).violations) found.push(...nodes.map((node) => `axe: ${id}, ${node.target.join(' ')}`));
        }
        for (const line of new Set(found)) {
          const why = EXEMPT.find(([pattern]) => pattern.test(`${name}: ${line}`));
          if (why) exempt += 1;
          const key = `${name}: ${line}${why ? `  (exempt: ${why[1]})` : ''}`;
          counts.set(key, [...(counts.get(key) ?? []), `${language} ${width} ${theme}`]);
        }
        if (theme === 'light' && language === 'en' && /^(table|solo)/.test(name)) console.log(`${name} at ${width} x ${height}: ${await emptiness(page, canvas)} % empty`);
      }
    }
    await context.close();
  }
}
await browser.close();
for (const [line, where] of [...counts].sort()) console.log(`${line}\n    ${where.length <= 4 ? where.join(', ') : `${where.length} views, such as ${where.slice(0, 3).join(', ')}`}`);
const findings = [...counts].filter(([line]) => !line.includes('  (exempt: ')).reduce((sum, [, where]) => sum + where.length, 0);
console.log(`\n${views} views, ${findings} findings of ${counts.size} kinds, ${exempt} exempt`);
process.exit(findings ? 1 : 0);
