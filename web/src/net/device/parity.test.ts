// WebAssembly under Node.js against the native program: every state and every decision of a bot, in the same games
// (crates/worker/tests/it/trials.rs). And that the file is made from the sources that are here.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { trials } from '../../../scripts/trials.mjs';
import { ARTEFACT, NETWORKS, fingerprint, noted } from '../../../scripts/worker-sources.mjs';
import { load, type FetchNetwork } from './wasm';

/** Of the compressed file, in bytes. */
const MOST = 450_000;

const cases = trials();
const bytes = readFileSync(ARTEFACT);
const fetchNetwork: FetchNetwork = async (network) => readFileSync(NETWORKS[network]);

test('the file is made from these sources', () => {
  expect(noted(), 'web/worker/tharos.wasm is stale: run `bash scripts/worker.sh`').toEqual(fingerprint());
});

test('it is small enough to be fetched by a phone', () => {
  expect(brotliCompressSync(bytes).length).toBeLessThan(MOST);
}, 60_000);

test('it plays like the native program', async () => {
  const { ask } = await load(bytes, fetchNetwork);
  expect(cases.length).toBeGreaterThan(20);
  for (const { trial, tried } of cases) {
    const { status, body } = await ask({ do: 'try', trial });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual(tried);
  }
}, 60_000);
