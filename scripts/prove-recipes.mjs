// Proves the recipes "Add an action card" and "Add a language" of CONTRIBUTING.md: follows them word by word in a copy of the
// working tree, with a 41st card and a fifth language made from English, counts the files and runs the tests that must
// then pass. `node scripts/prove-recipes.mjs` takes some minutes; with --dry it only makes the changes.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const dry = process.argv.includes('--dry');
const root = mkdtempSync(join(tmpdir(), 'tharos-recipes-'));
const at = (path) => join(root, path);
const read = (path) => readFileSync(at(path), 'utf8');
const write = (path, text) => writeFileSync(at(path), text);
const run = (program, args, options = {}) => execFileSync(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', ...options });

/** Puts `line` behind the last line that begins with `after`. */
function insert(path, after, line) {
  const lines = read(path).split('\n');
  const place = lines.findLastIndex((text) => text.startsWith(after));
  if (place < 0) throw new Error(`${path}: no line begins with '${after}'`);
  lines.splice(place + 1, 0, ...line.split('\n'));
  write(path, lines.join('\n'));
}

function copy() {
  for (const path of run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: HERE }).trim().split('\n')) {
    if (!existsSync(join(HERE, path))) continue;
    mkdirSync(dirname(at(path)), { recursive: true });
    cpSync(join(HERE, path), at(path), { preserveTimestamps: true });
  }
  if (existsSync(join(HERE, 'web/node_modules'))) symlinkSync(join(HERE, 'web/node_modules'), at('web/node_modules'));
  run('git', ['init', '-q']);
  keep();
}

function keep() {
  run('git', ['add', '-A']);
  run('git', ['-c', 'user.name=recipe', '-c', 'user.email=recipe@localhost', 'commit', '-qm', 'before']);
}

const changed = () => run('git', ['status', '--porcelain', '-uall']).split('\n').filter(Boolean).map((line) => line.slice(3));
const LANGUAGES = () => JSON.parse(read('crates/text/locales/languages.json')).map(({ code }) => code);

function addCard() {
  for (const language of LANGUAGES()) {
    const rules = language === 'en' ? 'docs/rules.md' : `docs/rules.${language}.md`;
    insert(rules, '- **DECK-40**', '- **DECK-41** 1 Jar.');
    const cards = read(`crates/text/locales/${language}/cards.ftl`).split('\n');
    const place = cards.findIndex((line) => line.startsWith('deck-40 = ')) + 2;
    cards.splice(place, 0, 'deck-41 = 1 Jar', '    .text = 1 Jar.');
    write(`crates/text/locales/${language}/cards.ftl`, cards.join('\n'));
    insert(`crates/text/locales/${language}/actions.ftl`, 'action-card40 = ', 'action-card41 = 1 Jar');
  }
  cpSync(join(HERE, 'scripts/recipes/card_41.rs'), at('crates/rules/src/deck/one_jar.rs'));
  insert('crates/rules/src/deck/mod.rs', 'pub(crate) mod move_marker;', 'pub(crate) mod one_jar;');
  insert('crates/rules/src/deck/mod.rs', '    40 => ', '    41 => one_jar::OneJar: Card41;');
  write('crates/rules/src/action.rs', read('crates/rules/src/action.rs').replace('    Card40 {', '    Card41,\n    Card40 {'));
  insert('web/src/i18n/samples.ts', '  card40: [', '  card41: [{}],');
  write('crates/bots/src/evaluation/weights.rs', read('crates/bots/src/evaluation/weights.rs').replace('1.9, 1.8, 1.0, 1.2,\n', '1.9, 1.8, 1.0, 1.2,\n    0.3,\n'));
  insert('web/src/art/deck.svg', '<symbol id="deck-40"', '<symbol id="deck-41" viewBox="0 0 100 28"><use href="#i-jar"/></symbol>');
  const scenario = [
    '', '[[scenario]]', 'name = "A Jar"', 'clauses = ["DECK-41"]',
    'steps = [{ seat = 0, do = "card41" }, { expect = { "players.0.jars" = 1 } }]',
    '[scenario.position]', "seat.0 = { hand = [41], active = ['white 3'] }", '',
  ];
  write('scenarios/clauses/deck-32-40.toml', read('scenarios/clauses/deck-32-40.toml') + scenario.join('\n'));
}

const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

async function addLanguage() {
  const { parse, serialize, Transformer } = await import(pathToFileURL(join(HERE, 'web/node_modules/@fluent/syntax/esm/index.js')).href);
  class Pseudo extends Transformer {
    visitTextElement(element) {
      element.value = element.value.replace(/[aeiou]/g, (vowel) => ACCENTS[vowel]);
      return element;
    }
  }
  const list = read('crates/text/locales/languages.json');
  write('crates/text/locales/languages.json', list.replace(/ }\n]/, ' },\n  { "code": "qps", "name": "Pseudo" }\n]'));
  for (const folder of ['crates/text/locales', 'web/locales']) {
    cpSync(at(`${folder}/en`), at(`${folder}/qps`), { recursive: true });
    for (const file of readdirSync(at(`${folder}/qps`)).filter((name) => name.endsWith('.ftl'))) {
      const path = `${folder}/qps/${file}`;
      write(path, serialize(new Pseudo().visit(parse(read(path), {}))));
    }
  }
  cpSync(at('docs/rules.md'), at('docs/rules.qps.md'));
  cpSync(at('crates/server/locales/en.json'), at('crates/server/locales/qps.json'));
  insert('crates/server/src/told/words.rs', '    ("', '    ("qps", include_str!("../../locales/qps.json")),');
}

/** Says what was changed, and runs what must then pass. */
function prove(recipe, commands) {
  const files = changed();
  console.log(`${recipe}: ${files.length} files\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (dry) return;
  for (const command of commands) {
    const [program, ...args] = command.split(' ');
    console.log(`  ${command}`);
    const env = { ...process.env, CARGO_TARGET_DIR: process.env.CARGO_TARGET_DIR ?? join(HERE, 'target') };
    run(program, args, { env });
  }
}

try {
  copy();
  addCard();
  prove('Add an action card', [
    'cargo test -p tharos-rules --lib deck',
    'cargo test -p tharos-text catalogues',
    'cargo check -p tharos-bots -p tharos-lab --all-targets',
    'cargo run -p tharos -- scenario scenarios/clauses/deck-32-40.toml',
    'node web/scripts/check-texts.mjs',
  ]);
  keep();
  await addLanguage();
  prove('Add a language', [
    'cargo test -p tharos-text',
    'cargo test -p tharos-server --lib told::words',
    'node web/scripts/check-texts.mjs',
  ]);
} finally {
  rmSync(root, { recursive: true, force: true });
}
