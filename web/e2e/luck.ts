// The luck of a test: the server's part of a table's seed follows from `serve --seed`, and what the browser adds to it
// from a name; so does the seed of a table on the device. The same name, the same dice.
import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

const contribution = (name: string): string => createHash('sha256').update(name).digest('hex');

interface Lucky {
  contribution: string;
}

/** From now on every table that this browser lays out or sits down at has the luck of this name. */
export async function name(context: BrowserContext, luck: string): Promise<void> {
  await context.addInitScript((contribution) => {
    Object.assign(window, { contribution });
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (init?.method !== 'POST' || typeof input !== 'string' || !/\/tables(\/\w+\/sit)?$/.test(input)) return send(input, init);
      const body: unknown = JSON.parse(init.body as string);
      return send(input, { ...init, body: JSON.stringify({ ...(body as object), contribution: (window as unknown as Lucky).contribution }) });
    };
    // Names of guests.
    let state = Number.parseInt(contribution.slice(0, 8), 16);
    Math.random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 4294967296;
    };
    // What a request to the device brings along (`ENTROPY` in net/device/device.ts): a seed, and an id that no other table has.
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <Bytes extends ArrayBufferView>(bytes: Bytes): Bytes => {
      random(bytes);
      if (bytes instanceof Uint8Array && bytes.length === 64) for (let at = 0; at < 32; at++) bytes[at] = Math.floor(Math.random() * 256);
      return bytes;
    };
  }, contribution(luck));
}

/** Another luck for the tables of this page, until it is loaded again. */
export async function rename(page: Page, luck: string): Promise<void> {
  await page.evaluate((contribution) => Object.assign(window, { contribution }), contribution(luck));
}

/** Whole numbers below a bound, one after the other; the same name, the same numbers. */
export function generator(name: string): (below: number) => number {
  let state = Number.parseInt(contribution(name).slice(0, 8), 16);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}
