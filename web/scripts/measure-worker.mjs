// How fast the WebAssembly is under Node.js, in processor time; `cargo run --profile dist -p tharos-worker --example speed` does
// the same natively.
//   node web/scripts/measure-worker.mjs
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ARTEFACT, NETWORKS } from './worker-sources.mjs';

const bytes = readFileSync(ARTEFACT);
const compressed = (/** @type {Buffer} */ bytes) => brotliCompressSync(bytes).length;
const nets = Object.entries(NETWORKS).map(([name, path]) => ({ name, bytes: readFileSync(path) }));
console.log(`size: ${bytes.length} bytes, compressed ${compressed(bytes)}`);
for (const net of nets) console.log(`  with the network ${net.name} (${compressed(net.bytes)}): ${compressed(bytes) + compressed(net.bytes)}`);
const { instance } = await WebAssembly.instantiate(bytes);
const { memory, room, call, at, network } = instance.exports;
function write(bytes) {
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
}
for (const { name, bytes } of nets) {
  write(bytes);
  if (!network(name === 'solo')) throw new Error(`${name}: this is no network`);
}
function tell(message) {
  write(new TextEncoder().encode(JSON.stringify(message)));
  const length = call();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at(), length)));
}
const WORK = JSON.parse(readFileSync(new URL('../../crates/worker/examples/speed.json', import.meta.url), 'utf8'));
for (const trial of WORK) {
  tell({ do: 'try', trial });
  const began = process.cpuUsage();
  const { body } = tell({ do: 'try', trial });
  const { user } = process.cpuUsage(began);
  console.log(`${JSON.stringify(trial)}: ${(user / 1000).toFixed(0)} ms, hash ${body.hash.slice(0, 8)}`);
}

// The analysis of a stored game, as the browser makes it.
const record = JSON.parse(readFileSync(new URL('../../records/v1/2-players.json', import.meta.url), 'utf8'));
for (const depth of ['engineer', 'director']) {
  const began = process.cpuUsage();
  tell({ do: 'analyse', record, depth, eyes: 'own' });
  const { decisions } = tell({ do: 'go_on', entries: record.entries.length, report: true }).body.report;
  const { user } = process.cpuUsage(began);
  console.log(`analysis at the depth of the ${depth}: ${decisions.length} decisions, ${(user / 1e6).toFixed(2)} s`);
}

// Whole games of a person against Directors: every decision of a bot, and every hint, by the clock. Chromium does not slow down its
// workers, so a slow phone is reckoned: four times as long.
const SLOW = 4;
const random = (() => {
  let state = 7;
  return () => Array.from({ length: 64 }, () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0), state >>> 24));
})();
const times = { 'decision of the Director': [], hint: [] };
const timed = (what, message) => {
  const began = performance.now();
  const answer = tell(message);
  times[what].push(performance.now() - began);
  return answer;
};
for (const bots of [1, 3]) {
  let now = 1;
  const ask = (method, path, body, query = {}) => ({ do: 'ask', method, path, body, query, name: 'Ann', now: (now += 1000), entropy: random() });
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'director' }))];
  const { id } = tell(ask('post', '/api/tables', { seats })).body;
  tell({ do: 'look', id, seat: 0, comes: true });
  for (let key = 0; ; key += 1) {
    const { think, due } = tell({ do: 'next', id }).body;
    if (think) timed('decision of the Director', { do: 'think', id, now: (now += 1000) });
    else if (due !== null) tell({ do: 'tick', id, now: (now = Math.max(now, due) + 1000) });
    else {
      const table = tell(ask('get', `/api/tables/${id}`, null)).body;
      if (table.phase !== 'running') break;
      const { suggestions } = timed('hint', ask('post', `/api/tables/${id}/hint`, { seat: 0 })).body;
      const played = tell(ask('post', `/api/tables/${id}/play`, { seat: 0, seq: table.seq, key: `k${key}`, action: suggestions[0].action }));
      if (played.status !== 200) throw new Error(JSON.stringify(played.body));
    }
  }
}
for (const [what, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  const show = (part) => `${list[Math.floor((list.length - 1) * part)].toFixed(0)} ms (${SLOW} times slower: ${(SLOW * list[Math.floor((list.length - 1) * part)]).toFixed(0)} ms)`;
  console.log(`${what}: median ${show(0.5)}, 99 % ${show(0.99)}, most ${show(1)}, of ${list.length}`);
}
console.log(`memory: ${(memory.buffer.byteLength / 1e6).toFixed(1)} MB`);
