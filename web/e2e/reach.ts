// What fingers can reach: in view, not covered, large enough to hit, and nothing beyond the edge of the screen.
import { expect, type Locator, type Page } from '@playwright/test';

/** Whether a finger in the middle of it meets it. */
export async function expectInReach(part: Locator): Promise<void> {
  const meets = () => part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element)) && y >= 0 && y + height <= innerHeight;
  });
  await expect.poll(meets, `${part} is in view and not covered`).toBe(true);
}

/** Whether a finger that misses the middle by half of these pixels, in any direction, still meets each of them. */
export async function expectThumbSized(parts: Locator, pixels: number, what: string): Promise<void> {
  expect(await parts.count(), what).toBeGreaterThan(0);
  const missed = await parts.evaluateAll(
    (elements, half) =>
      elements
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          const out = [[-half, 0], [half, 0], [0, -half], [0, half]].filter(([dx, dy]) => !element.contains(document.elementFromPoint(left + dx!, top + dy!)));
          return out.length ? [`${element.ariaLabel ?? element.textContent.trim()} (${width.toFixed(0)} x ${height.toFixed(0)}) at ${out.join(' and ')}`] : [];
        }),
    pixels / 2 - 0.5,
  );
  expect(missed, `${what}: at least ${pixels} px`).toEqual([]);
}

/** What makes the page scroll sideways, outermost first; empty if it does not. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const clipped = (element: Element): boolean => {
      const around = element.parentElement;
      return around !== null && around !== document.body && (getComputedStyle(around).overflowX !== 'visible' || clipped(around));
    };
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth && !clipped(element));
    return [`${over} px`, ...beyond.slice(0, 6).map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}"> to ${element.getBoundingClientRect().right.toFixed(1)}: ${(element.textContent ?? '').trim().slice(0, 60)}`)];
  });
}
