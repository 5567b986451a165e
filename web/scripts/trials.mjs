// The games by which all machines are compared (crates/worker/tests/it/trials.rs), records included.
import { readFileSync } from 'node:fs';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** @returns {{ trial: object, tried: { steps: string[], hash: string } }[]} */
export function trials() {
  return read('web/worker/trials.json').map((/** @type {any} */ { trial, tried }) => ({
    trial: trial.record ? { record: { record: read(trial.record.record) } } : trial,
    tried,
  }));
}
