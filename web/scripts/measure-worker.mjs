// How fast the WebAssembly is under Node.js, in processor time; `cargo run --profile dist -p tharos-worker --example speed` does
// the same natively.
//   node web/scripts/measure-worker.mjs
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const bytes = readFileSync(new URL('../worker/tharos.wasm', import.meta.url));
console.log(`size: ${bytes.length} bytes, compressed ${brotliCompressSync(bytes).length}`);
const { instance } = await WebAssembly.instantiate(bytes);
const { memory, room, call, at } = instance.exports;
function tell(message) {
  const text = new TextEncoder().encode(JSON.stringify(message));
  const place = room(text.length);
  new Uint8Array(memory.buffer, place, text.length).set(text);
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
console.log(`memory: ${(memory.buffer.byteLength / 1e6).toFixed(1)} MB`);
