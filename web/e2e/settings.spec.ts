// The settings as their owner uses them: passkeys, devices, data, notifications in the browser and by e-mail.
import { createServer, type Server as Net } from 'node:net';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { DESK, lookAt } from './looks';
import { Server } from './server';
import { expect, test } from './tharos';

const PASSWORD = 'correct horse battery';
const PHONE = { width: 360, height: 740 };

const post = (page: Page, path: string, body: unknown = {}): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      const text = await answer.text();
      return (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    },
    [path, body] as const,
  );

/** Somebody with an account whose login nobody else has. */
async function account(page: Page, name: string): Promise<string> {
  await page.goto('/about');
  await post(page, '/api/guest', { name });
  const login = `one-${crypto.randomUUID().slice(0, 23)}`;
  await post(page, '/api/account', { login, password: PASSWORD });
  return login;
}

/** Passkeys belong to a name, not to a numeric address. */
const named = (address: string | undefined): string => (address ?? '').replace('127.0.0.1', 'localhost');

test('a passkey signs in; devices are signed out, and my data is one file', async ({ visitor, baseURL }) => {
  const page = await visitor({ baseURL: named(baseURL) });
  const login = await account(page, 'Zinc Heron');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  const keys = page.getByRole('region', { name: 'Passkeys' });
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await lookAt(page, 'settings', { sizes: [DESK, PHONE] });

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.goto('/account?back=/settings');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(keys.getByRole('listitem')).toContainText('Used');

  const phone = await visitor({ baseURL: named(baseURL) });
  await phone.goto('/about');
  await post(phone, '/api/sign-in', { login, password: PASSWORD });
  await page.reload();
  const devices = page.getByRole('region', { name: 'Signed in on' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out:' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await phone.evaluate(async () => ((await (await fetch('/api/me')).json()) as { person: unknown }).person)).toBeNull();

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as { person: { login: string }; passkeys: unknown[] };
  expect([data.person.login, data.passkeys.length]).toEqual([login, 1]);

  await keys.getByRole('button', { name: 'Remove' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
});

test('a push is one notification, however often it comes', async ({ visitor, baseURL }) => {
  const page = await visitor({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.goto('/about');
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await known;
  const push = (id: string, title: string): Promise<unknown> =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data: JSON.stringify({ id, title, body: '', path: '/settings' }) });
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title).sort());
  await push('one', 'It is your go at the table with Bob');
  await expect.poll(shown).toEqual(['It is your go at the table with Bob']);
  await push('one', 'It is your go at the table with Bob and Eve');
  await expect.poll(shown).toEqual(['It is your go at the table with Bob and Eve']);
  await push('two', 'Your game with Bob is over');
  await expect.poll(shown).toEqual(['It is your go at the table with Bob and Eve', 'Your game with Bob is over']);
});

/** A mail server that keeps what it is given. */
class Mailbox {
  readonly letters: string[] = [];
  private net: Net | undefined;

  async open(): Promise<number> {
    this.net = createServer((socket) => {
      let text: string | null = null;
      let rest = '';
      socket.on('error', () => undefined);
      socket.write('220 here\r\n');
      socket.on('data', (data) => {
        const lines = (rest + data.toString()).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (text === null) {
            if (line === 'DATA') text = '';
            socket.write(line === 'DATA' ? '354 go on\r\n' : '250 well\r\n');
          } else if (line === '.') {
            this.letters.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
            text = null;
            socket.write('250 taken\r\n');
          } else text += `${line}\r\n`;
        }
      });
    });
    const net = this.net;
    await new Promise<void>((done) => net.listen(0, '127.0.0.1', done));
    return (net.address() as AddressInfo).port;
  }

  /** The path of a link in a letter that came or comes. */
  async link(page: string): Promise<string> {
    const found = (): string | undefined => this.letters.map((letter) => new RegExp(`/${page}/\\w+`).exec(letter)?.[0]).find(Boolean);
    await expect.poll(found, { timeout: 20_000 }).toBeDefined();
    return found()!;
  }

  close(): void {
    this.net?.close();
  }
}

test('an address is confirmed, hears of a game, is stopped, and brings a new password', async ({ visitor, guard }, info) => {
  guard.quiet(/409/);
  const mailbox = new Mailbox();
  const smtp = `smtp://127.0.0.1:${await mailbox.open()}`;
  const port = Number(new URL(info.project.use.baseURL!).port) + 103;
  const server = new Server(port, ['--smtp', smtp, '--mail-from', 'Tharos <tharos@example.org>', '--site', `http://127.0.0.1:${port}`]);
  await server.start();
  try {
    const page = await visitor({ baseURL: server.address });
    const login = await account(page, 'Lead Wren');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add: E-mail' }).click();
    await page.getByLabel('E-mail address').fill('wren@example.org');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toContainText('A link is on its way to wren@example.org');
    await page.goto(await mailbox.link('confirm'));
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(page.getByText('Your address is confirmed.')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText('wren@example.org, confirmed')).toBeVisible();
    const chosen = page.getByRole('switch', { name: 'Somebody joins my table, E-mail' });
    await expect(chosen).toBeChecked();

    const table = await post(page, '/api/tables', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], settings: { start: 'host' } });
    const other = await visitor({ baseURL: server.address });
    await other.goto('/about');
    await post(other, '/api/guest', { name: 'Tin Finch' });
    await post(other, `/api/tables/${String(table.id)}/sit`);
    const stop = await mailbox.link('stop');
    expect(mailbox.letters.some((letter) => letter.includes('Subject: Tin Finch has joined your table'))).toBe(true);
    // Whoever reads the letter is not signed in there.
    await other.goto(`${stop.slice(0, -1)}${stop.endsWith('a') ? 'b' : 'a'}`);
    await other.getByRole('button', { name: 'Stop them' }).click();
    await expect(other.getByRole('alert')).toContainText('no longer valid');
    await other.goto(stop);
    await other.getByRole('button', { name: 'Stop them' }).click();
    await expect(other.getByRole('status')).toContainText('Done.');
    await page.reload();
    await expect(chosen).not.toBeChecked();
    const joined = page.getByRole('region', { name: 'What was sent' }).getByRole('listitem').filter({ hasText: 'Somebody joins my table' });
    await expect(joined).toHaveText(/E-mail\s*sent$/);

    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.goto('/account?back=/settings');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail address').fill('Wren@Example.org');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('If an account has confirmed this address');
    await page.goto(await mailbox.link('reset'));
    await page.getByLabel('New password').fill('another horse battery');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('status')).toContainText('Your new password is set.');
    await post(page, '/api/sign-in', { login, password: 'another horse battery' });
  } finally {
    await server.kill();
    mailbox.close();
  }
});
