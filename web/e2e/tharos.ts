// What every browser test shares: a page on which any console error or failed request fails the test.
import { test as base, expect, type Page } from '@playwright/test';

type Guard = { quiet: (...expected: RegExp[]) => void };

/** Complaints a test expects (such as a lost connection it has caused itself) are named with `guard.quiet(...)`. */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
        page.on('requestfailed', (request) => {
          const why = request.failure()?.errorText ?? '';
          // A stream that ends because the page went on to another screen is no failure.
          if (why === 'net::ERR_ABORTED') return;
          complaints.push(`request: ${request.url()} ${why}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 400) complaints.push(`response: ${response.status()} ${response.url()}`);
        });
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      await use({ quiet: (...patterns) => expected.push(...patterns) });
      expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
