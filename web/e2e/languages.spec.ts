// The table in every language: nothing lost by switching, nothing left in English, no name of a text in place of the text.
import type { Page } from '@playwright/test';
import { closePanel, Player } from './player';
import { playSolo } from './tables';
import { expect, test } from './tharos';
import { LANGUAGES, ownName, Words } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const english = new Words('en');

/** Every text that is shown or read aloud. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('script, style, [lang]:not(html)')) found.add(walker.currentNode.textContent!.trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...found, document.title].filter(Boolean);
  });
}

/** What of a page is not in its language. */
async function foreign(page: Page, words: Words): Promise<string[]> {
  const keys = new Set(words.keys.filter((key) => key.includes('-')));
  const plain = new Map<string, string>();
  for (const key of english.keys) {
    const text = english.plain(key);
    if (text !== null && text.includes(' ')) plain.set(text, key);
  }
  return (await textsOf(page)).filter(
    (text) =>
      text.split(/[\s,.:;()]+/).some((word) => keys.has(word)) ||
      /\b[a-z]+_[a-z]+\b|\{ ?\$|\bundefined\b|\bNaN\b|\[object /.test(text) ||
      (plain.has(text) && words.plain(plain.get(text)!) !== text),
  );
}

for (const language of LANGUAGES) {
  test(`a session at the table, ${language}`, async ({ page }) => {
    const words = new Words(language);
    await playSolo(page);
    const before = new Player(page);
    await before.toOwnGo();
    // In the middle of a choice: what is picked stays picked.
    const dice = page.getByRole('region', { name: english.t('table-your-dice') }).getByRole('button', { name: /possible/ });
    await dice.first().click();
    await page.getByRole('button', { name: english.t('table-menu') }).click();
    await page.getByRole('dialog').getByRole('button', { name: ownName(language) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('dialog').getByRole('button', { name: words.t('table-close') }).click();
    const chosen = page.getByRole('region', { name: words.t('table-your-dice') }).getByRole('button', { pressed: true });
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toHaveAccessibleName(new RegExp(`${words.t('table-state-chosen')}$`));
    expect(await foreign(page, words)).toEqual([]);
    await page.keyboard.press('Escape');

    const player = new Player(page, { words, seed: 8, goes: 2 });
    for (let n = 0; n < 6 && (await player.asked()) === 'decide'; n++) {
      await player.decide();
      expect(await foreign(page, words), player.done.at(-1)).toEqual([]);
    }
    // What the last decision led to must have come to rest: a go that others play is shown step by step.
    await player.asked();
    for (const key of ['a', 'm', 'o', 'c', '?']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await foreign(page, words), `the panel of the key ${key}`).toEqual([]);
      await closePanel(page);
    }

    // The choice is kept, and the texts that come along with the page are those that it needs.
    const fetched: (string | undefined)[] = [];
    page.on('request', (request) => fetched.push(request.url().match(/texts-(\w+)-/)?.[1]));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('region', { name: words.t('table-your-dice') })).toBeVisible();
    expect(fetched.filter(Boolean)).toEqual([language]);
  });
}
