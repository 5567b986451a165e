// What every browser test shares: pages on which any console error or failed request fails the test, and dice that are
// the same in every run.
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import * as luck from './luck';

interface Guard {
  /** Names complaints that a test expects, such as those about a lost connection it has caused itself. */
  quiet: (...expected: RegExp[]) => void;
  watch: (context: BrowserContext) => void;
}

interface Choices {
  /** Where games without other people are played: most tests are about tables at the server. */
  where: 'server' | 'device' | null;
}

/**
 * The browser fetches the icon of a tab by itself, for a document that may be gone by then: Chromium then blocks the
 * request as one of no origin and complains to the page. `pages.spec.ts` fetches the icon.
 */
const icon = (text: string): boolean => /\/favicon-[\w-]+\.svg/.test(text);

/** As if somebody had chosen it before. */
async function choose(context: BrowserContext, where: Choices['where']): Promise<void> {
  if (where) await context.addInitScript((where) => location.protocol !== 'about:' && localStorage.setItem('tharos-where', where), where);
}

interface Shared {
  guard: Guard;
  /** Another person with a browser of their own, watched as well. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Shared & Choices>({
  where: ['server', { option: true }],
  guard: [
    async ({ context, where }, use, info) => {
      await luck.name(context, info.title);
      await choose(context, where);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      const watchPage = (page: Page) => {
        page.on('console', (message) => {
          if (icon(message.location().url) || icon(message.text())) return;
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
        page.on('requestfailed', (request) => {
          const why = request.failure()?.errorText ?? '';
          // A stream that ends because the page went on to another screen is no failure.
          if (why === 'net::ERR_ABORTED' || icon(request.url())) return;
          complaints.push(`request: ${request.url()} ${why}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 400) complaints.push(`response: ${response.status()} ${response.url()}`);
        });
      };
      const watch = (watched: BrowserContext) => {
        watched.pages().forEach(watchPage);
        watched.on('page', watchPage);
      };
      watch(context);
      await use({ quiet: (...patterns) => expected.push(...patterns), watch });
      expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, guard, where }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      contexts.push(context);
      await luck.name(context, `${info.title}, visitor ${contexts.length}`);
      await choose(context, where);
      guard.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
