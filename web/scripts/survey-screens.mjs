// The screens that survey.mjs looks at: where each of them is, and what has to be done there first.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

const RECORD = new URL('../../records/v1/2-players.json', import.meta.url);
const { lessons: LESSONS } = JSON.parse(readFileSync(new URL('../src/learn/lessons.json', import.meta.url), 'utf8'));
const BOT = { kind: 'bot', level: 'apprentice' };

export const api = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api${path}`, { method, ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json().catch(() => null);
    },
    [method, path, body],
  );

const table = async (page, seats, settings) => (await api(page, 'POST', '/tables', { seats, ...(settings ? { settings } : {}) })).id;

/** Plays a game alone, any decision that is not the first, until this is asked; the client's own code lists what is possible. */
async function playUntil(page, wanted) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
  const { Offers } = await vite.ssrLoadModule('/src/table/offers.ts');
  for (;;) {
    const id = await table(page, [{ kind: 'me' }]);
    for (let n = 0; n < 300; n++) {
      const { position, seq } = await api(page, 'GET', `/tables/${id}/game?after=1000000&as=0`);
      const step = position.view.table.step;
      if (step === 'over') break;
      if (step.ask?.ask === wanted) {
        await vite.close();
        return id;
      }
      const decisions = [...new Offers(position.legal).decisions()];
      const action = decisions[Math.floor(decisions.length / 3)]?.action;
      if (action) await api(page, 'POST', `/tables/${id}/play`, { seat: 0, seq, key: `survey-${n}`, action }).catch(() => null);
    }
  }
}

/** Another guest, in a browser of its own; `done` closes it. */
async function another(page) {
  const context = await page.context().browser().newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto('/about');
  await api(other, 'POST', '/guest', { name: 'Other' });
  return { other, done: () => context.close() };
}

/** A table of two people at which the other one is asked for a go, so that the first can plan. */
async function planning(page, other) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
  const { Offers } = await vite.ssrLoadModule('/src/table/offers.ts');
  const id = await table(page, [{ kind: 'me' }, { kind: 'open' }]);
  await api(other, 'POST', `/tables/${id}/sit`, { seat: 1 });
  await api(page, 'POST', `/tables/${id}/start`).catch(() => null);
  for (let n = 0; n < 300; n++) {
    const { asked } = await api(page, 'GET', `/tables/${id}`);
    if (asked === null) continue;
    const person = asked === 0 ? page : other;
    const { position, seq } = await api(person, 'GET', `/tables/${id}/game?after=1000000&as=${asked}`);
    const { step, phase, players } = position.view.table;
    if (asked === 1 && phase === 'actions' && step.ask?.ask === 'go' && players.every(({ passed }) => !passed)) break;
    const decisions = [...new Offers(position.legal).decisions()];
    const action = decisions[Math.floor(decisions.length / 3)]?.action;
    if (action) await api(person, 'POST', `/tables/${id}/play`, { seat: asked, seq, key: `plan-${n}`, action }).catch(() => null);
  }
  await vite.close();
  return id;
}

const key = (letter, shows) => async (page) => {
  await page.keyboard.press(letter);
  await page.locator(shows ?? 'dialog[open]').first().waitFor();
};
const tab = (at) => async (page) => {
  const tabs = page.locator('.tabs button');
  if (!(await tabs.count())) return false;
  await tabs.nth(at).click();
  await page.locator('.sheet').waitFor();
};

/** Every lesson in its fourth step, reached by skipping. */
const lessons = LESSONS.map(({ id }) => [
  `lesson-${id}`,
  {
    path: `/learn/${id}`,
    stranger: true,
    open: async (page) => {
      const guide = page.locator('.guide');
      for (let step = 0; step < 3; step++) {
        const before = await guide.getAttribute('data-step');
        await guide.locator('[data-go-on], [data-skip]').first().click();
        await page.waitForFunction((before) => document.querySelector('.guide')?.getAttribute('data-step') !== before, before);
      }
    },
  },
]);

/**
 * What has to be there before, made once by one person; the answer is every screen by its name. A screen is an address and
 * perhaps what is done there; who answers `false` has nothing to show at this size.
 */
export async function screens(page) {
  await api(page, 'POST', '/guest', { name: 'Survey' });
  await api(page, 'POST', '/account', { login: `survey-${Date.now()}`, password: 'a survey of all screens' });
  const { person } = await api(page, 'GET', '/me');
  const duel = await table(page, [{ kind: 'me' }, BOT]);
  const four = await table(page, [{ kind: 'me' }, BOT, BOT, BOT]);
  const solo = await table(page, [{ kind: 'me' }]);
  const orders = await playUntil(page, 'solo_swap');
  const waiting = await table(page, [{ kind: 'me' }, { kind: 'open' }, BOT], { public: true });
  const around = await table(page, [{ kind: 'me' }, { kind: 'device', name: 'Mia' }, { kind: 'device', name: 'Jules' }]);
  for (let n = 0; n < 6; n++) await api(page, 'POST', `/tables/${await table(page, [{ kind: 'me' }, BOT], { rated: true, hints: false, clock: { kind: 'move', seconds: 600 } })}/close`);
  const { other, done } = await another(page);
  const plan = await planning(page, other);
  const cup = async (name) => (await api(page, 'POST', '/cups', { name, players: 2, rounds: 3, hours: 24, public: true, bots: 'apprentice' })).cup.id;
  const [opened, running] = [await cup('Survey, open'), await cup('Survey')];
  for (const id of [opened, running]) for (const person of [page, other]) await api(person, 'POST', `/cups/${id}/join`);
  await api(page, 'POST', `/cups/${running}/begin`);
  await done();
  const record = (await api(page, 'POST', '/records', JSON.parse(readFileSync(RECORD, 'utf8')))).id;
  await page.evaluate((id) => localStorage.setItem('tharos-coach', JSON.stringify({ [id]: { mode: 'all', said: [], made: 0, followed: 0 } })), four);
  await page.goto(`/t/${record}/analysis`);
  await page.getByRole('radio', { name: 'Quick' }).click();
  await page.locator('[data-state=done]').waitFor({ timeout: 300_000 });
  const at = `/t/${duel}`;
  const die = '.dtray button:not([aria-disabled=true])';
  return {
    newcomer: { path: '/', stranger: true },
    start: { path: '/' }, new: { path: '/new' },
    'new-levels': { path: '/new', open: async (page) => { await page.locator('main [aria-expanded=false]').first().click(); await page.locator('details').evaluateAll((all) => all.forEach((one) => (one.open = true))); } },
    join: { path: '/join' }, lobby: { path: '/lobby' }, waiting: { path: `/t/${waiting}` },
    account: { path: '/account' }, 'sign-in': { path: '/account', stranger: true }, settings: { path: '/settings' }, about: { path: '/about' }, device: { path: '/device' },
    confirm: { path: '/confirm/none' }, reset: { path: '/reset/none' }, nowhere: { path: '/no/such/page' }, 'no-table': { path: '/t/none' },
    'site-menu': { path: '/about', open: async (page) => { await page.locator('[popovertarget=site-menu]').click(); } },
    learn: { path: '/learn', stranger: true }, puzzles: { path: '/puzzles' }, puzzle: { path: '/puzzles/q14' }, daily: { path: '/daily' },
    ladder: { path: '/ladder' }, profile: { path: `/p/${person.id}` }, stats: { path: '/stats' },
    lesson: { path: '/learn/l03', stranger: true },
    'lesson-told': { path: '/learn/l01', stranger: true, open: async (page) => { await page.locator('[data-go-on]').click(); await page.keyboard.press('p'); await page.locator('[data-said]').waitFor(); } },
    cups: { path: '/cups' }, 'cup-open': { path: `/cup/${opened}` }, cup: { path: `/cup/${running}` },
    operator: { path: '/operator' }, 'game-link': { path: '/g/#nothing' },
    plan: { path: `/t/${plan}`, empty: true, open: async (page) => { await page.locator('[data-plan]').filter({ visible: true }).first().click(); await page.locator('[data-plan-panel]').waitFor(); } },
    rules: { path: '/rules' }, 'rules-clauses': { path: '/rules/MAT' }, 'rules-all': { path: '/rules/all' }, 'rules-glossary': { path: '/rules/glossary' }, 'rules-start': { path: '/rules/first-round' }, 'rules-points': { path: '/rules/points' },
    table: { path: at, empty: true }, solo: { path: `/t/${solo}`, empty: true },
    coach: { path: `/t/${four}`, empty: true, open: async (page) => { await page.locator('[data-coach]').waitFor({ timeout: 30_000 }); } },
    'coach-why': { path: `/t/${four}`, open: async (page) => { await page.locator('[data-why]').click(); await page.locator('[data-reasons]').waitFor(); } },
    'table-around': { path: `/t/${around}`, empty: true }, 'solo-orders': { path: `/t/${orders}` },
    'table-picked': { path: at, open: async (page) => { await page.locator(die).first().click(); } },
    'table-preview': { path: at, open: async (page) => { await page.locator('[data-half=little]').first().click(); await page.locator(die).first().click(); await page.locator('[data-confirm]').waitFor(); } },
    actions: { path: at, open: key('a') }, odds: { path: at, open: key('o') }, chat: { path: at, open: key('c') }, menu: { path: at, open: key('m') }, shortcuts: { path: at, open: key('?') }, 'pass-warning': { path: at, open: key('p') }, undo: { path: at, open: key('u') },
    hint: { path: at, open: async (page) => { await page.keyboard.press('h'); await page.locator('[data-hint]').first().waitFor({ timeout: 30_000 }); } },
    points: { path: at, open: async (page) => { const own = page.locator('button.vpbig, .chip.own').first(); await own.click(); await page.locator('dialog[open]').waitFor(); } },
    'why-not': { path: at, open: async (page) => { const not = page.locator('.half[aria-disabled=true]').first(); await not.focus(); await page.keyboard.press('w'); await page.locator('.why').waitFor(); } },
    asking: { path: at, open: async (page) => { const ask = page.locator('[data-asking]'); if (!(await ask.count())) return false; await ask.first().click(); } },
    'sheet-1': { path: at, open: tab(0) }, 'sheet-2': { path: at, open: tab(1) }, 'sheet-3': { path: at, open: tab(2) }, 'sheet-4': { path: at, open: tab(3) }, 'sheet-5': { path: at, open: tab(4) },
    ...Object.fromEntries(lessons),
    report: {
      // What happened is told once, so every look needs a table of its own.
      path: '/about',
      open: async (page) => {
        await page.goto(`/t/${await table(page, [{ kind: 'me' }, BOT])}`);
        // A report stays until it has been looked at.
        await page.evaluate(() => {
          const later = window.setTimeout;
          window.setTimeout = (what, ms, ...more) => later(what, ms > 1500 && document.querySelector('[data-report]') ? 600_000 : ms, ...more);
        });
        for (let n = 0; n < 30 && !(await page.locator('[data-report]').count()); n++) {
          await page.locator('[data-report], [data-pass], [data-pass-anyway], [data-confirm]').first().waitFor({ timeout: 30_000 });
          await page.locator('[data-pass-anyway], [data-pass], [data-confirm]').first().click({ timeout: 1000 }).catch(() => null);
          await page.locator('[data-report]').waitFor({ timeout: 2000 }).catch(() => null);
        }
        await page.locator('[data-report]').waitFor();
      },
    },
    replay: { path: `/t/${record}/replay` }, end: { path: `/t/${record}` }, analysis: { path: `/t/${record}/analysis`, open: (page) => page.locator('[data-state=done]').waitFor({ timeout: 120_000 }) },
    exercises: { path: `/t/${record}/exercises`, open: (page) => page.locator('.guide').waitFor({ timeout: 60_000 }) },
    offline: { path: '/', open: async (page) => { await page.context().setOffline(true); await page.evaluate(() => dispatchEvent(new Event('offline'))); return () => page.context().setOffline(false); } },
  };
}
