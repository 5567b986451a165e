// Who wrote what the program and the web client contain besides our own work, and under which licence:
// web/public/notices.txt, which the client links and `tharos notices` prints.
//   node scripts/notices.mjs           writes it
//   node scripts/notices.mjs --check   fails if it is not up to date
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTAINED } from '../web/scripts/noticed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(root, 'web/public/notices.txt');
const LICENCE = /^(licen[cs]e|copying|copyright|notice|unlicense)/i;
const RULE = '-'.repeat(80);

const run = (program, ...args) => execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });
const read = (path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').replace(/[ \t]+$/gm, '').trim();
const inOrder = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The crates that end up in the program or in the WebAssembly of the client, on any platform. */
function crates() {
  const { packages } = JSON.parse(run('cargo', 'metadata', '--format-version', '1', '--locked'));
  const known = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const tree = run('cargo', 'tree', '--locked', '-p', 'tharos', '-p', 'tharos-worker', '-e', 'normal,no-proc-macro', '--target', 'all', '--prefix', 'none', '--format', '{p}');
  const names = new Set(tree.split('\n').filter(Boolean).map((line) => line.split(' ').slice(0, 2).join(' ').replace(' v', ' ')));
  return [...names].map((name) => known.get(name)).filter((one) => one.source !== null).map((one) => ({
    name: one.name, version: one.version, licence: (one.license ?? 'see its text').replaceAll('/', ' OR '), home: one.repository ?? '', authors: one.authors, folder: dirname(one.manifest_path),
  }));
}

/** The packages whose code the bundler puts into the client. */
function npmPackages() {
  return CONTAINED.map((name) => {
    const folder = join(root, 'web/node_modules', name);
    const { version, license, homepage = '', author } = JSON.parse(read(join(folder, 'package.json')));
    return { name, version, licence: license, home: homepage, authors: [author?.name ?? author].filter(Boolean), folder };
  });
}

/** Of a choice of licences we take the first of these that is offered. */
const PREFERRED = [/MIT/i, /Apache/i];

/** The licence files of a package; of a choice, those of the licence we take. */
function texts({ folder, licence }) {
  const names = readdirSync(folder).filter((name) => LICENCE.test(name) && statSync(join(folder, name)).isFile()).sort(inOrder);
  const choice = / OR /.test(licence) && !/ AND /.test(licence) ? PREFERRED.filter((one) => one.test(licence)) : [];
  const taken = choice.map((one) => names.filter((name) => one.test(name))).find((some) => some.length) ?? names;
  return taken.map((name) => read(join(folder, name))).filter(Boolean);
}

/** For a package without a licence file: who, and the text of the licence as we use it ourselves. */
function standIn({ licence, authors, name }) {
  const ours = /\bMIT\b/.test(licence) ? 'LICENSE-MIT' : /Apache-2\.0/.test(licence) ? 'LICENSE-APACHE' : undefined;
  if (!ours) throw new Error(`${name} (${licence}) has no licence file, and we have no text of it`);
  return read(join(root, ours)).replace(/^Copyright.*$/m, `Copyright (c) ${authors.join(', ') || `the authors of ${name}`}`);
}

function notices() {
  const [rust, web] = [crates(), npmPackages()];
  const byText = new Map();
  const say = (text, who) => byText.set(text, [...(byText.get(text) ?? []), who]);
  const all = [...rust, ...web];
  const sibling = ({ home, licence }) => all.find((other) => home && other.home === home && other.licence === licence && texts(other).length);
  for (const one of all) {
    const found = texts(sibling(one) && !texts(one).length ? sibling(one) : one);
    for (const text of found.length ? found : [standIn(one)]) say(text, `${one.name} ${one.version}`);
  }
  say(standIn({ licence: 'MIT', authors: ['The Rust Project contributors'] }), 'The standard library of Rust');
  say(standIn({ licence: 'MIT', authors: ['2005-2020 Rich Felker, et al.'] }), 'musl, in the static programs for Linux');
  say(read(join(root, 'web/src/fonts/OFL.txt')), 'Domitian, the typeface of headings');
  const line = ({ name, version, licence, home }) => `${name} ${version}, ${licence}${home && `, ${home}`}`;
  const list = (title, all) => [title, '', ...all.map(line).sort(inOrder), ''];
  const written = [...byText].map(([text, who]) => [[...new Set(who)].sort(inOrder), text]).sort(([a], [b]) => inOrder(a[0], b[0]));
  return [
    'Tharos contains work by others. Thank you. This file is generated: node scripts/notices.mjs',
    '',
    ...list('In the program (Rust crates, on any platform):', rust),
    ...list('In the web client (npm packages):', web),
    'SQLite, in libsqlite3-sys, is in the public domain.',
    ...written.flatMap(([who, text]) => ['', RULE, ...who, RULE, '', text]),
    '',
  ].join('\n');
}

const text = notices();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('web/public/notices.txt is stale: node scripts/notices.mjs');
  process.exit(1);
}
