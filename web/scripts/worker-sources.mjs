// Which sources web/worker/tharos.wasm was made from. `scripts/worker.sh` writes it down; a test compares.
//   node web/scripts/worker-sources.mjs [write]
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'web/worker');
export const ARTEFACT = join(FOLDER, 'tharos.wasm');
/** What bots judge by: fetched beside it, when it is needed. */
export const NETWORKS = { solo: join(ROOT, 'crates/bots/weights/solo.net'), table: join(ROOT, 'crates/bots/weights/table.net') };
const NOTE = join(FOLDER, 'sources.json');

/**
 * The crates of this project that a crate is made of, itself included.
 * @param {string} name
 * @param {Set<string>} found
 */
function crates(name, found = new Set()) {
  found.add(name);
  const own = readFileSync(join(ROOT, 'crates', name, 'Cargo.toml'), 'utf8').split(/^\[(?:dev|build)-dependencies/m)[0] ?? '';
  for (const [, other = ''] of own.matchAll(/^tharos-(\w+)\b/gm)) if (!found.has(other)) crates(other, found);
  return found;
}

/** @param {string} folder @returns {string[]} */
function files(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** All files that the artefact is made of, as paths within the project. Libraries are left out: Cargo.lock changes with every crate. */
export function sources() {
  const within = [...crates('worker')].flatMap((name) => {
    const crate = join(ROOT, 'crates', name);
    const parts = ['src', 'data', 'weights'].map((part) => join(crate, part)).filter((part) => existsSync(part));
    return [join(crate, 'Cargo.toml'), ...parts.flatMap(files)];
  });
  // Lessons and puzzles are built in.
  within.push(join(ROOT, 'crates/lessons/build.rs'), ...files(join(ROOT, 'lessons')), ...files(join(ROOT, 'puzzles')));
  return [...within, join(ROOT, 'scripts/worker.sh')].map((path) => path.slice(ROOT.length)).sort();
}

/** How it is built: the profile in the Cargo.toml of all. */
function profile() {
  const [, ...sections] = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8').split(/^(?=\[)/m);
  return sections.filter((section) => section.startsWith('[profile.wasm')).join('');
}

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** What the artefact should be made from, and what it is. */
export function fingerprint() {
  const list = sources().map((path) => `${path} ${sha256(readFileSync(join(ROOT, path)))}`);
  return { sources: sha256([...list, profile()].join('\n')), artefact: sha256(readFileSync(ARTEFACT)) };
}

/** @returns {ReturnType<typeof fingerprint>} */
export const noted = () => JSON.parse(readFileSync(NOTE, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'write') writeFileSync(NOTE, `${JSON.stringify(fingerprint(), null, 2)}\n`);
  else console.log(fingerprint());
}
