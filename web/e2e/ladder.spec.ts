// The ladder, profiles, and what people do to each other.
import { DESK, lookAt } from './looks';
import { expect, test } from './tharos';
import type { Page } from '@playwright/test';

/** Sends a request as the person of this page. */
const post = (page: Page, path: string, body: unknown = {}): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Record<string, unknown>;
    },
    [path, body] as const,
  );

/** Somebody with an account whose login nobody else has. */
async function account(page: Page, name: string): Promise<string> {
  await page.goto('/about');
  await post(page, '/api/guest', { name });
  const login = `one-${crypto.randomUUID().slice(0, 23)}`;
  await post(page, '/api/account', { login, password: 'correct horse battery' });
  const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()) as { person: { id: string } });
  return me.person.id;
}

/** Gives up rated games against a bot: as many defeats. */
async function lose(page: Page, games: number): Promise<void> {
  for (let game = 0; game < games; game++) {
    const settings = { rated: true, hints: false, clock: { kind: 'move', seconds: 600 } };
    const table = await post(page, '/api/tables', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'foreman' }], settings });
    await post(page, `/api/tables/${String(table.id)}/close`);
  }
}

test('rated games lead to a place on the ladder and a profile that shows what one likes', async ({ page, visitor }) => {
  const name = `Copper ${crypto.randomUUID().slice(0, 8)}`;
  const id = await account(page, name);
  await lose(page, 6);
  await page.goto('/ladder');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect.poll(async () => (await page.reload(), await page.getByRole('heading', { name: 'Next to you' }).waitFor(), row.count())).toBe(1);
  await expect(row).toContainText('you');
  await expect(page.getByRole('row', { name: /Director/ })).toContainText('2178');
  await page.getByRole('radio', { name: 'People', exact: true }).click();
  await expect(page.getByRole('row', { name: /Director/ })).toHaveCount(0);
  await lookAt(page, 'ladder', { sizes: [DESK, { width: 390, height: 844 }, { width: 360, height: 740 }] });

  await row.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/p/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rating: \d+(, \d+){5}$/ })).toBeVisible();
  await lookAt(page, 'profile', { sizes: [DESK, { width: 390, height: 844 }, { width: 360, height: 740 }] });

  const other = await visitor();
  await other.goto(`/p/${id}`);
  await expect(other.getByRole('heading', { level: 2, name: 'Rating' })).toBeVisible();
  const saved = page.waitForResponse('**/api/profile');
  await page.getByRole('checkbox', { name: 'My rating and my place on the ladder' }).uncheck();
  await saved;
  await other.reload();
  await expect(other.getByText(`${name} shows nothing more.`)).toBeVisible();
  await expect(other.getByRole('heading', { level: 2, name: 'Rating' })).toHaveCount(0);
});

test('somebody is invited by name, and what they say can be hidden and reported', async ({ page, visitor, guard }) => {
  guard.quiet(/404/);
  const other = await visitor();
  const name = `Brass ${crypto.randomUUID().slice(0, 8)}`;
  await account(page, `Host ${crypto.randomUUID().slice(0, 8)}`);
  await account(other, name);
  const settings = { public: true };
  const table = await post(page, '/api/tables', { seats: [{ kind: 'me' }, { kind: 'open' }], settings });
  await page.goto(`/t/${String(table.id)}`);
  await page.getByLabel('Invite somebody by name').fill('Nobody Of This Name');
  await page.getByLabel('Invite somebody by name').press('Enter');
  await expect(page.getByRole('alert')).toContainText('There is no account');
  await page.getByLabel('Invite somebody by name').fill(name);
  await page.getByLabel('Invite somebody by name').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
  await other.goto('/lobby');
  await expect(other.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await lookAt(other, 'lobby-invited', { sizes: [DESK, { width: 390, height: 844 }] });
  await post(other, `/api/tables/${String(table.id)}/sit`);
  await post(other, `/api/tables/${String(table.id)}/chat`, { text: 'something foul' });
  await page.getByRole('button', { name: 'Chat' }).first().click();
  await page.getByRole('button', { name: `Hide or report ${name}` }).click();
  await page.getByLabel('What is wrong?').fill('please look');
  await page.getByRole('button', { name: 'Report to the operator' }).click();
  await expect(page.getByText('The operator has your report.')).toBeVisible();
  await page.getByRole('button', { name: `Hide or report ${name}` }).click();
  await page.getByRole('button', { name: 'Hide what this person writes' }).click();
  await expect(page.getByRole('dialog').getByText('something foul')).toHaveCount(0);
});

test('friends stand in a list of the own profile, and go out of it', async ({ page, visitor, guard }) => {
  guard.quiet(/404/);
  const other = await visitor();
  const name = `Tin ${crypto.randomUUID().slice(0, 8)}`;
  const id = await account(other, name);
  const me = await account(page, `Zinc ${crypto.randomUUID().slice(0, 8)}`);
  await page.goto(`/p/${me}`);
  const lists = page.getByRole('region', { name: 'People you know' });
  await expect(lists.getByText('Nobody yet.')).toBeVisible();
  await lists.getByLabel('Name of an account').fill('Nobody Of This Name');
  await lists.getByRole('button', { name: 'Friend', exact: true }).click();
  await expect(lists.getByRole('alert')).toContainText('There is no such person.');
  await lists.getByLabel('Name of an account').fill(name);
  await lists.getByRole('button', { name: 'Friend', exact: true }).click();
  await expect(lists.getByRole('link', { name })).toHaveAttribute('href', `/p/${id}`);
  await lookAt(page, 'profile-lists', { sizes: [DESK, { width: 360, height: 740 }] });
  await lists.getByRole('button', { name: `Remove ${name} from the list` }).click();
  await expect(lists.getByText('Nobody yet.')).toBeVisible();
});
