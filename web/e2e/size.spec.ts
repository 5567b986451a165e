// What the first visit costs, as served: every byte the browser receives until the start page can be used.
import type { Page } from '@playwright/test';
import { expect, test } from './tharos';
import { LANGUAGES } from './words';

const BUDGET = 200_000;

/** Bytes as they came over the wire, headers included, by path. */
async function received(page: Page, visit: () => Promise<unknown>): Promise<Map<string, number>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const paths = new Map<string, string>();
  const sizes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => paths.set(requestId, new URL(response.url).pathname));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path) sizes.set(path, (sizes.get(path) ?? 0) + encodedDataLength);
  });
  await visit();
  await page.waitForLoadState('networkidle');
  return sizes;
}

for (const locale of LANGUAGES) {
  test(`the first load stays below ${BUDGET / 1000} KB, ${locale}`, async ({ visitor }) => {
    const page = await visitor({ locale });
    const sizes = await received(page, async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    const all = [...sizes].sort(([, a], [, b]) => b - a);
    const sum = all.reduce((total, [, bytes]) => total + bytes, 0);
    console.log([`first load, ${locale}: ${(sum / 1000).toFixed(1)} KB`, ...all.slice(0, 8).map(([path, bytes]) => `  ${(bytes / 1000).toFixed(1).padStart(6)}  ${path}`)].join('\n'));
    expect(all.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/api/me', expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)]));
    expect(all.flatMap(([path]) => path.match(/texts-(\w+)-/)?.[1] ?? []), 'texts of one language only').toEqual([locale]);
    expect(sum).toBeLessThan(BUDGET);
  });
}
