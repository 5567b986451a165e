// The operator's page opens by a link of the command line, and what is done there is noted.
import { DESK, lookAt } from './looks';
import { Server } from './server';
import { expect, test } from './tharos';

test('the page opens by a link of the command line, once, and notes what is done', async ({ visitor, guard }, info) => {
  guard.quiet(/404/, /409/);
  const server = new Server(Number(new URL(info.project.use.baseURL!).port) + 2);
  await server.start();
  try {
    const page = await visitor({ baseURL: server.address });
    await page.goto('/operator');
    await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
    const guest = await visitor({ baseURL: server.address });
    await guest.goto('/about');
    await guest.evaluate(() => fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Tin Finch"}' }));

    const [link = ''] = server.admin('page', '--site', server.address).split('\n');
    await page.goto('/about');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Operation' })).toBeVisible();
    await expect(page).toHaveURL('/operator');
    await page.getByLabel('Sign-in name, id, or a part of the name').fill('finch');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Tin Finch')).toBeVisible();
    await lookAt(page, 'operator', { sizes: [DESK, { width: 360, height: 740 }] });
    await page.getByRole('button', { name: 'Keep out' }).click();
    await page.getByLabel('Reason (goes into the list of operators’ actions)').fill('a test');
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(page.getByText('Done: Keep out')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Let in again' })).toBeVisible();
    expect(server.admin('acts')).toMatch(/ {2}ban {2}[a-z2-7]{26} {2}a test\n/);

    const other = await visitor({ baseURL: server.address });
    await other.goto(link);
    await expect(other.getByText('This link is no longer valid')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  } finally {
    await server.kill();
  }
});
