// Looks at every screen in four languages and two themes, from 320 to 2560 px, and tells what a person would stumble over:
//
//   node scripts/survey.mjs http://127.0.0.1:8080 [--screens start,table] [--languages en,de] [--widths 320,1440] [--no-axe] [--pictures FOLDER]
//
// - scrolls: the page scrolls sideways
// - cut: a text is cut off by its frame
// - broken: a word goes on in the next line without a hyphen
// - small: type below 11 px
// - target: a control of less than 44 px where a finger points (links within a sentence are exempt, as in WCAG 2.5.8)
// - axe: what axe finds by WCAG 2.2 A and AA, label-in-name and good practice in light, and by contrast in dark, on a phone and on a desk
// - empty: more of a table shows nothing than EMPTY allows
//
// It needs a running server without limits (`tharos serve --requests-per-minute 0 --guests-per-minute 0 --sign-ins-per-minute 0`),
// makes tables there, and ends with status 1 if there is a finding. What stands in survey-reasons.mjs is told with its reason and
// not counted; a reason that nothing needs any more is a finding too. The operator's page is closed unless `--operator LINK`
// opens it, with a link of `tharos admin page`.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findings as measure } from './findings.mjs';
import { REASONS } from './survey-reasons.mjs';
import { screens as prepare } from './survey-screens.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: 'string' }, languages: { type: 'string' }, widths: { type: 'string' }, 'no-axe': { type: 'boolean' }, pictures: { type: 'string' }, operator: { type: 'string' } },
});
const base = positionals[0] ?? 'http://127.0.0.1:8080';
const LANGUAGES = JSON.parse(readFileSync(new URL('../../crates/text/locales/languages.json', import.meta.url), 'utf8')).map(({ code }) => code);
/** Width and height, where a finger points and where a mouse does. */
const SIZES = {
  finger: [[320, 640], [360, 740], [390, 844], [844, 390], [768, 1024], [1024, 768]],
  mouse: [[1280, 720], [1366, 768], [1440, 780], [1440, 900], [1920, 950], [1920, 1080], [2560, 1440]],
};
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE_AT = ['390x844', '1440x900'];
/** How much of a table may show nothing, in percent of its area: more on very large screens, and where the parts of a dock have little to say side by side. */
const EMPTY = { 844: 20, 768: 20, 1920: 15, 2560: 25 };
const EMPTY_ELSE = 12;
const AT_ONCE = 2;

const chosen = (list, all) => (list ? all.filter((one) => list.split(',').includes(String(one))) : all);

/** Nothing has changed on the page for a moment, and all type is there. */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const [rest, most] = [180, 4000];
        let timer = setTimeout(done, rest);
        setTimeout(done, most);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, rest);
        }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
      }).then(() => document.fonts.ready).then(() => undefined),
  );

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
        const pixels = new Uint32Array(context.getImageData(x, y, 32, 32).data.buffer);
        blocks += 1;
        if (pixels.every((pixel) => pixel === pixels[0])) plain += 1;
      }
    }
    return Math.round((100 * plain) / blocks);
  }, png);
}

/** Nobody hears soft hyphens, but axe takes them for letters that a name lacks. */
function readAloud() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.nodeValue?.includes('\u00AD')) node.nodeValue = node.nodeValue.replaceAll('\u00AD', '');
}

async function axe(page, dark) {
  const look = new AxeBuilder({ page }).setLegacyMode(true);
  if (dark) look.withRules(['color-contrast', 'link-in-text-block']);
  // Rows of the board begin with a cell for their number, which says nothing in words.
  else look.options({ rules: { 'label-content-name-mismatch': { enabled: true }, 'empty-table-header': { enabled: false } } }).withTags([...WCAG, 'best-practice']);
  if (!dark) await page.evaluate(readAloud);
  const { violations } = await look.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `axe: ${id}, ${node.target.join(' ')}`));
}

const began = Date.now();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const first = await browser.newContext({ baseURL: base, reducedMotion: 'reduce', serviceWorkers: 'block' });
await first.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('tharos-where', 'server'));
const maker = await first.newPage();
await maker.goto(values.operator ?? '/about');
await maker.locator('h1').first().waitFor({ state: 'attached' });
const all = await prepare(maker);
const known = await first.storageState({ indexedDB: true });
await first.close();
const counts = new Map();
const told = [];
const used = new Set();
let [views, exempt] = [0, 0];

function note(name, line, where) {
  const why = REASONS.find(([pattern]) => pattern.test(`${name} ${where}: ${line}`));
  if (why) [exempt] = [exempt + 1, used.add(why)];
  const key = `${name}: ${line}${why ? `  (${why[1]})` : ''}`;
  counts.set(key, { counted: !why, at: [...(counts.get(key)?.at ?? []), where] });
}

/** One screen in one language, by finger or mouse: opened once, looked at in every size. */
async function lookAt({ name, language, pointer }, context, canvas) {
  const { path, open, empty } = all[name];
  const page = await context.newPage();
  const sizes = SIZES[pointer].filter(([width]) => !values.widths || values.widths.split(',').includes(String(width)));
  const [[width, height]] = sizes;
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(page);
  const after = await open?.(page);
  if (after === false) return page.close();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await settled(page);
    const where = `${language} ${width}`;
    views += 1;
    for (const line of new Set(await page.evaluate(measure, pointer === 'finger'))) note(name, line, where);
    if (empty && language === 'en') {
      const percent = await emptiness(page, canvas);
      told.push(`${name} at ${width} x ${height}: ${percent} %`);
      if (percent > (EMPTY[width] ?? EMPTY_ELSE)) note(name, `empty: ${percent} %`, where);
    }
    if (values.pictures) await page.screenshot({ path: `${values.pictures}/${name}-${language}-${width}x${height}.png` });
  }
  // Light and dark differ in colours only, and colours do not differ by language.
  if (!values['no-axe']) {
    for (const [width, height] of sizes.filter((size) => AXE_AT.includes(size.join('x')))) {
      await page.setViewportSize({ width, height });
      await settled(page);
      for (const dark of language === 'en' ? [false, true] : [false]) {
        await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
        if (dark && values.pictures) await page.screenshot({ path: `${values.pictures}/${name}-${language}-${width}-dark.png` });
        for (const line of new Set(await axe(page, dark))) note(name, line, `${language} ${width}${dark ? ' dark' : ''}`);
      }
    }
  }
  await after?.();
  await page.close();
}

const jobs = chosen(values.languages, LANGUAGES).flatMap((language) =>
  Object.keys(SIZES)
    .filter((pointer) => SIZES[pointer].some(([width]) => !values.widths || values.widths.split(',').includes(String(width))))
    .flatMap((pointer) => chosen(values.screens, Object.keys(all)).map((name) => ({ name, language, pointer }))),
);
if (values.pictures) mkdirSync(values.pictures, { recursive: true });

async function worker() {
  const canvas = await (await browser.newContext()).newPage();
  const contexts = new Map();
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { stranger = false } = all[job.name];
    const kind = `${job.language} ${job.pointer} ${stranger}`;
    if (!contexts.has(kind)) {
      const finger = job.pointer === 'finger';
      const context = await browser.newContext({ baseURL: base, ...(stranger ? {} : { storageState: known }), hasTouch: finger, isMobile: finger, locale: job.language, reducedMotion: 'reduce', serviceWorkers: 'block' });
      await context.addCookies([{ name: 'tharos_language', value: job.language, url: base }]);
      contexts.set(kind, context);
    }
    const context = contexts.get(kind);
    await lookAt(job, context, canvas).catch(async (error) => {
      note(job.name, `failed: ${String(error.message).split('\n')[0]}`, `${job.language} ${job.pointer}`);
      for (const page of context.pages()) await page.close();
    });
  }
}
// Whoever does not want to wait for the end is told what was found so far.
process.once('SIGINT', tell);
await Promise.all(Array.from({ length: AT_ONCE }, worker));
await browser.close();

function tell() {
  if (told.length) console.log(`empty: ${told.sort().join(', ')}\n`);
  for (const [line, { at }] of [...counts].sort(([a], [b]) => a.localeCompare(b))) console.log(`${line}\n    ${at.length <= 4 ? at.join(', ') : `${at.length} views, such as ${at.slice(0, 3).join(', ')}`}`);
  const findings = [...counts.values()].filter(({ counted }) => counted).reduce((sum, { at }) => sum + at.length, 0);
  console.log(`\n${views} views in ${Math.round((Date.now() - began) / 1000)} s: ${findings} findings, ${exempt} with a reason`);
  process.exit(findings || jobs.length ? 1 : 0);
}

if (!values.screens && !values.languages && !values.widths && !values['no-axe']) {
  for (const reason of REASONS) if (!used.has(reason)) note('reasons', `nothing needs ${reason[0]}`, 'survey-reasons.mjs');
}
tell();
