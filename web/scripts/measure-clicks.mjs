// How many clicks a game costs a person, and how many of them decide something: whole games in the browser, one against a bot
// and one alone. What is decided is what a hint proposes; how it is done is the shortest way the table offers. Needs a running
// server:
//
//   node scripts/measure-clicks.mjs http://127.0.0.1:8080 [games of each kind]
//
// It fails if fewer than 95 % of the clicks belong to a choice, or if a choice takes more than 2.2 clicks.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { createServer } from 'vite';

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const games = Number(process.argv[3] ?? 1);
const [SHARE, CLICKS] = [0.95, 2.2];

// The client's own code says which picks mean which action.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { Offers } = await vite.ssrLoadModule('/src/table/offers.ts');
const { Choice } = await vite.ssrLoadModule('/src/table/choosing.ts');
const { isOnTable, kind, name } = await vite.ssrLoadModule('/src/table/tokens.ts');

const executablePath = process.env.THAROS_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });

const FIRST = ['do', 'building', 'card', 'deck'];
const ENDS = ['end_go', 'pass'];
const EFFECT = ['use_trans', 'flip'];

/** The fewest things of an action that one must point at so that it is meant; null if none are enough. */
function picksFor(offers, action) {
  const seen = new Map();
  const all = offers.tokensOf(action).filter((token) => kind(token) !== 'verb').map((token) => {
    const at = seen.get(token) ?? 0;
    seen.set(token, at + 1);
    return { token, at };
  });
  // What lies on the table first; a detail can be taken once the answer bar asks for it.
  all.sort((a, b) => Number(isOnTable(b.token)) - Number(isOnTable(a.token)));
  const open = (picks, { token }) => {
    if (isOnTable(token)) return true;
    const { left, open } = new Choice(offers, picks);
    // As in the answer bar: which action it is comes before its details.
    const clear = picks.some((pick) => FIRST.includes(kind(pick.token))) || new Set(left.map(({ tokens }) => tokens[0])).size === 1;
    return clear && open.some((group) => group.tokens.includes(token));
  };
  const wanted = JSON.stringify(action);
  const some = (size, from) => (size === 0 ? [[]] : all.slice(from).flatMap((pick, i) => some(size - 1, from + i + 1).map((rest) => [pick, ...rest])));
  for (let size = 1; size <= all.length; size++) {
    for (const picks of some(size, 0)) if (picks.every((pick, i) => open(picks.slice(0, i), pick)) && JSON.stringify(new Choice(offers, picks).meant) === wanted) return picks;
  }
  return null;
}

const ON_TABLE = { die: 'die', do: 'half', region: 'region', deck: 'deck', card: 'card', building: 'building', store: 'store' };

class Person {
  counts = { clicks: 0, real: 0, decisions: 0, choices: 0 };
  /** How often each kind of decision was made, and with how many clicks. */
  kinds = new Map();

  constructor(page) {
    this.page = page;
  }

  /** Clicks of the decision that is being made. */
  now = 0;
  async click(selector, at = 0) {
    // On the way there the pointer leaves what it rested on, and the explanation beside that closes.
    await this.page.mouse.move(0, 0);
    await this.page.locator('.why').waitFor({ state: 'detached', timeout: 10_000 });
    await this.page.locator(selector).nth(at).click({ timeout: 15_000 });
    this.now += 1;
  }

  async point({ token, at }) {
    const attribute = ON_TABLE[kind(token)];
    if (!attribute) await this.page.locator(`.answer [data-token="${token}"]`).waitFor({ timeout: 10_000 });
    if (await this.page.locator(`.answer [data-token="${token}"]`).count()) return this.click(`.answer [data-token="${token}"]`);
    if (token === 'do:use_trans' || token === 'do:flip') return this.click('button.free');
    return this.click(`[data-${attribute}="${name(token)}"]`, kind(token) === 'die' ? at : 0);
  }

  seq = () => this.page.evaluate(() => Number(document.documentElement.dataset.seq ?? 0));

  /** Waits for a question that the table does not answer by itself; false once the game is over. */
  async asked() {
    await this.page.waitForFunction(() => document.querySelector('tfoot') || (document.title.startsWith('Your go') && !document.querySelector('[data-soon], [data-report]')), null, { timeout: 180_000 });
    return !(await this.page.locator('tfoot').count());
  }

  get = (path, body) =>
    this.page.evaluate(async ([path, body]) => {
      for (;;) {
        const answer = await fetch(path, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {});
        if (answer.status !== 429) return answer.json();
        await new Promise((done) => setTimeout(done, 300));
      }
    }, [path, body]);

  /** Makes one decision; true if it was made by clicks. */
  async decide(table) {
    const { seats } = await this.get(`/api/tables/${table}`);
    const seat = seats.findIndex(({ mine }) => mine);
    const before = await this.seq();
    const { position } = await this.get(`/api/tables/${table}/game?after=1000000&as=${seat}`);
    const offers = new Offers(position.legal);
    if (!offers.count) return;
    const ask = position.view.table.step.ask.ask;
    const hint = await this.get(`/api/tables/${table}/hint`, { seat });
    const action = offers.find(hint.suggestions?.[0]?.action ?? {})?.action ?? offers.all[0].with(new Map()).action;
    if ((await this.seq()) !== before || !(await this.asked())) return;
    this.now = 0;
    // As in crates/table/tests/it/clicks.rs: to end a go, or to pass, where only the effect of the turn is left decides nothing,
    // unless the player ticks that it is kept.
    const idle = ask === 'go' && ENDS.includes(action.do) && offers.count > 1 && offers.all.every(({ verb }) => ENDS.includes(verb) || EFFECT.includes(verb));
    const ticked = idle && (await this.keepEffect());
    await this.make(ask, offers, action);
    await this.page.waitForFunction((seq) => Number(document.documentElement.dataset.seq) > seq || document.querySelector('tfoot'), before, { timeout: 30_000 });
    this.counts.clicks += this.now;
    this.counts.decisions += 1;
    const [n, clicks] = this.kinds.get(action.do) ?? [0, 0];
    this.kinds.set(action.do, [n + 1, clicks + this.now]);
    if (offers.count > 1 && (!idle || ticked)) {
      this.counts.choices += 1;
      this.counts.real += this.now;
    }
  }

  /** Ticks that the effect is kept for later in the turn, where that is offered. */
  async keepEffect() {
    const tick = this.page.locator('.keep input:not([data-keep-order]):not(:checked)');
    if (!(await tick.count())) return false;
    await tick.check();
    this.now += 1;
    return true;
  }

  async make(ask, offers, action) {
    const confirm = this.page.locator('[data-confirm]');
    const easy = this.page.locator(`[data-confirm][data-answer="${action.do}"]`);
    if (offers.plain.some((one) => JSON.stringify(one) === JSON.stringify(action)) && (await easy.count())) return this.click('[data-confirm]');
    if (action.do === 'pass') {
      await this.click('[data-pass]');
      const sure = this.page.locator('[data-pass-anyway]');
      await this.page.waitForTimeout(300);
      if (await sure.count()) await this.click('[data-pass-anyway]');
      return;
    }
    if (!(await this.answer(ask, offers, action))) {
      const picks = picksFor(offers, action);
      if (!picks) return this.fromTheList(action);
      for (const pick of picks) await this.point(pick);
    }
    await confirm.waitFor({ timeout: 10_000 });
    await this.click('[data-confirm]');
  }

  /** Takes an answer that stands in the answer bar as such. */
  async answer(ask, offers, action) {
    if (ask === 'go') return false;
    if (ask === 'solo_swap') {
      const order = action.do === 'swap' ? `Swap ${action.first} and ${action.first}I` : 'Keep the order';
      const folded = this.page.locator('.orders details:not([open])');
      if ((await folded.count()) && (await folded.getByText(order, { exact: true }).count())) await this.click('.orders summary');
      await this.page.locator('.orders .opt').filter({ has: this.page.getByText(order, { exact: true }) }).click();
      this.now += 1;
      return true;
    }
    const all = [...offers.decisions()].map((one) => JSON.stringify(one.action));
    if (await this.page.locator('.answer .answer-one').count() !== all.length) {
      const alone = offers.all.filter(({ verb }) => verb === action.do).length === 1 && offers.plain.some((one) => one.do === action.do);
      if (!alone || !(await this.page.locator(`.answer [data-answer="${action.do}"]`).count())) return false;
      await this.click(`.answer [data-answer="${action.do}"]`);
      return true;
    }
    await this.click('.answer .answer-one', all.indexOf(JSON.stringify(action)));
    return true;
  }

  /** What no pointing tells from another is taken from the list of all actions. */
  async fromTheList(action) {
    await this.click('.tools [title="All actions"]');
    await this.page.locator('[data-actions]').waitFor();
    const at = await this.page.locator('[data-action]').evaluateAll((all, wanted) => all.findIndex((one) => one.dataset.action === wanted), JSON.stringify(action));
    if (at < 0) throw new Error(`${JSON.stringify(action)} is not in the list`);
    await this.click('[data-action]', at);
  }
}

/** Clicks a choice, game by game. */
const each = [];
const total = { clicks: 0, real: 0, decisions: 0, choices: 0 };
for (let game = 0; game < games; game++) {
  for (const way of ['against a bot', 'alone']) {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    // What others do is shown at once: nobody clicks to hurry it.
    await page.addInitScript(() => {
      localStorage.setItem('tharos-pace', 'once');
      // The hints that are asked for are the server's.
      localStorage.setItem('tharos-where', 'server');
    });
    if (way === 'alone') {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play solo' }).click();
    } else {
      await page.goto('/new');
      await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '2' }).click();
      await page.getByRole('button', { name: /^Lay out the table/ }).click();
    }
    await page.waitForURL(/\/t\/\w+$/);
    const table = page.url().split('/').at(-1);
    const person = new Person(page);
    while (await person.asked()) await person.decide(table);
    const { clicks, real, decisions, choices } = person.counts;
    console.log(`${way}: ${clicks} clicks, ${decisions} decisions, ${choices} of them choices; ${((100 * real) / clicks).toFixed(1)} % of the clicks for choices, ${(real / choices).toFixed(2)} clicks a choice`);
    console.log([...person.kinds].sort(([, a], [, b]) => b[1] - a[1]).map(([verb, [n, clicks]]) => `  ${verb}: ${n} times, ${(clicks / n).toFixed(1)} clicks`).join('\n'));
    each.push(real / choices);
    for (const key of Object.keys(total)) total[key] += person.counts[key];
    await context.close();
  }
}
await browser.close();
await vite.close();
const [share, mean] = [total.real / total.clicks, total.real / total.choices];
console.log(
  `together: ${(100 * share).toFixed(1)} % of ${total.clicks} clicks for choices (aim ${100 * SHARE} %), ${mean.toFixed(2)} clicks a choice (aim ${CLICKS}), ` +
    `from ${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)} in ${each.length} games`,
);
process.exitCode = share >= SHARE && mean <= CLICKS ? 0 : 1;
