// Addresses as others see them: what a link says before it is opened, and what is not there.
import { layOut, openRecord } from './tables';
import { expect, test } from './tharos';
import { LANGUAGES } from './words';

test('a page says in the language of the visitor what it is, and what does not exist is not found', async ({ visitor, guard }) => {
  guard.quiet(/404/);
  const page = await visitor({ locale: 'nl' });
  const og = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect((await page.goto('/rules'))!.status()).toBe(200);
  expect(await og('title')).toBe('Regels · Tharos');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  const picture = await page.request.get((await og('image'))!);
  expect(picture.headers()['content-type']).toBe('image/png');

  for (const path of ['/no/such/page', '/new/further', '/learn/l99', '/t/nosuchtable']) {
    expect((await page.goto(path))!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  }
});

test('every link has a description of its own, that of a table too', async ({ page }) => {
  await layOut(page, 'Bot');
  const table = new URL(page.url()).pathname;
  const said: string[] = [];
  for (const path of ['/', '/rules', '/learn', '/daily', table]) {
    // As whoever makes the picture of a link reads it, without running anything.
    const html = await (await page.request.get(path)).text();
    const meta = (name: string): string => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const about = meta('og:description');
    expect(about.length, path).toBeGreaterThan(20);
    expect(meta('description'), path).toBe(about);
    expect(said, path).not.toContain(about);
    said.push(about);
    expect(meta('og:title'), path).toMatch(/Tharos/);
    expect(meta('og:image'), path).toMatch(/\/share\/table\.png$/);
  }
});

test('the bar of the browser follows the chosen theme', async ({ page }) => {
  await page.goto('/account');
  const bars = () => page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((bar) => (bar as HTMLMetaElement).content));
  const [light, dark] = await bars();
  expect(light).not.toBe(dark);
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(await bars()).toEqual([dark, dark]);
  await page.getByRole('radio', { name: 'Light' }).click();
  expect(await bars()).toEqual([light, light]);
  await page.getByRole('radio', { name: /system|device/i }).click();
  expect(await bars()).toEqual([light, dark]);
});

test('a new table from the start page waits for friends; from the bots’ link it does not', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).click();
  const seats = page.getByRole('radiogroup', { name: /^Seat of/ });
  await expect(seats.nth(1).getByRole('radio', { name: 'Open' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Open the table/ })).toBeVisible();
  await page.goto('/new');
  await expect(seats.nth(1).getByRole('radio', { name: 'Bot' })).toBeChecked();
});

test('scores print whole, on light paper and without what one clicks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRecord(page);
  await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
  const scores = page.getByRole('table').first();
  await expect(scores).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(scores).toBeVisible();
  for (const part of ['header.bar', 'footer.dock', '.end button']) await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the manifest speaks every language, and its shortcuts lead to their places', async ({ page }) => {
  await page.goto('/');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { theme_color: string; description_localized: object; shortcuts: { url: string; name_localized: object }[] };
  expect(Object.keys(manifest.description_localized)).toEqual(LANGUAGES.slice(1));
  expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe(manifest.theme_color);
  for (const { url, name_localized } of manifest.shortcuts) {
    expect(Object.keys(name_localized)).toEqual(LANGUAGES.slice(1));
    await page.goto('/about');
    await page.goto(new URL(url, new URL('/', page.url())).pathname + new URL(url, page.url()).hash);
    await expect(page).toHaveURL(url.slice('./#'.length));
    await expect(page.locator('h1').first()).toBeAttached();
  }
});
