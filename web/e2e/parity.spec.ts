// WebAssembly in Chromium against the native program: every state and every decision of a bot (crates/worker/tests/it/trials.rs).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { trials } from '../scripts/trials.mjs';
import { Host, writeSite } from './folder';
import { expect, test } from './tharos';

// The page keeps itself on the device, which other tests are about.
test.use({ serviceWorkers: 'allow' });

test('it plays like the native program', async ({ page }) => {
  const host = new Host(writeSite());
  await host.start();
  await page.goto(host.address);
  const file = readdirSync(join(host.folder, 'assets')).find((name) => name.endsWith('.wasm'))!;
  const cases = trials();
  const found = await page.evaluate(
    async ([address, messages]) => {
      const { instance } = await WebAssembly.instantiate(await (await fetch(address)).arrayBuffer());
      const { memory, room, call, at } = instance.exports as unknown as { memory: WebAssembly.Memory; room(length: number): number; call(): number; at(): number };
      return messages.map((message) => {
        const bytes = new TextEncoder().encode(JSON.stringify(message));
        const place = room(bytes.length);
        new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
        const length = call();
        return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at(), length))) as { status: number; body: unknown };
      });
    },
    [`${host.address}assets/${file}`, cases.map(({ trial }) => ({ do: 'try', trial }))] as const,
  );
  expect(found.length).toBeGreaterThan(20);
  for (const [i, { tried }] of cases.entries()) expect(found[i]).toEqual({ status: 200, body: tried });
  await host.stop();
});
