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
  const files = readdirSync(join(host.folder, 'assets'));
  const address = (name: RegExp): string => `${host.address}assets/${files.find((file) => name.test(file))!}`;
  const cases = trials();
  const found = await page.evaluate(
    async ([program, networks, messages]) => {
      const bytes = async (address: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(address)).arrayBuffer());
      const { instance } = await WebAssembly.instantiate((await bytes(program)) as BufferSource) as unknown as WebAssembly.WebAssemblyInstantiatedSource;
      const { memory, room, call, at, network } = instance.exports as unknown as { memory: WebAssembly.Memory; room(length: number): number; call(): number; at(): number; network(solo: boolean): number };
      const write = (bytes: Uint8Array): void => {
        const place = room(bytes.length);
        new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      };
      for (const [at, address] of networks.entries()) {
        write(await bytes(address));
        if (!network(at === 1)) throw new Error(`${address}: this is no network`);
      }
      return messages.map((message) => {
        write(new TextEncoder().encode(JSON.stringify(message)));
        const length = call();
        return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at(), length))) as { status: number; body: unknown };
      });
    },
    [address(/\.wasm$/), [address(/^table-.*\.net$/), address(/^solo-.*\.net$/)], cases.map(({ trial }) => ({ do: 'try', trial }))] as const,
  );
  expect(found.length).toBeGreaterThan(20);
  for (const [i, { tried }] of cases.entries()) expect(found[i]).toEqual({ status: 200, body: tried });
  await host.stop();
});
