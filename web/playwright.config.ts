import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The real program on a database of its own. `THAROS_BIN` names a built one; otherwise cargo builds it.
const port = Number(process.env.THAROS_PORT ?? 8391);
const data = join(tmpdir(), `tharos-e2e-${process.pid}`);
const program = process.env.THAROS_BIN ?? 'cargo run --quiet --';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // The dice are the same in every run (e2e/luck.ts): what fails is a defect, of the product or of the test.
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of hundreds of decisions costs more than playing them; TRACE=1 keeps one where something failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    locale: 'en-GB',
    // A test that needs the client without a network allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync',
      ],
    },
  },
  webServer: {
    // The tests are quicker than people: one address asks for everything, as often as it likes.
    command: `${program} serve --listen 127.0.0.1:${port} --data-dir ${data} --seed e2e --requests-per-minute 0 --guests-per-minute 0 --sign-ins-per-minute 0 --coach-per-minute 0 --public-tables-per-address 0`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
