// Fails the build if a text is missing in a language, is never used, or differs in its placeables or attributes,
// or if a translation of the rules lacks a clause.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor } from '@fluent/syntax';
import { CODES } from './languages.mjs';
import { checkRules } from './rules.mjs';

const root = new URL('..', import.meta.url).pathname;
const wrong = [];

/** What a text shows. What it only chooses by is left out: a language without a plural needs no choice. */
class Placeables extends Visitor {
  found = new Set();
  visitSelectExpression(node) {
    for (const variant of node.variants) this.visit(variant);
  }
  visitVariableReference(node) {
    this.found.add(node.id.name);
  }
}

/** key or key.attribute -> sorted names of its placeables */
function read(language) {
  const messages = new Map();
  for (const file of readdirSync(join(root, 'locales', language)).filter((name) => name.endsWith('.ftl'))) {
    const where = `locales/${language}/${file}`;
    for (const entry of parse(readFileSync(join(root, where), 'utf8'), { withSpans: false }).body) {
      if (entry.type === 'Junk') wrong.push(`${where}: not Fluent: ${entry.content.trim().split('\n')[0]}`);
      if (entry.type !== 'Message') continue;
      const add = (key, pattern) => {
        if (messages.has(key)) wrong.push(`${where}: ${key} stands twice`);
        const placeables = new Placeables();
        if (pattern) placeables.visit(pattern);
        messages.set(key, [...placeables.found].sort().join(' '));
      };
      if (entry.value) add(entry.id.name, entry.value);
      for (const attribute of entry.attributes) add(`${entry.id.name}.${attribute.id.name}`, attribute.value);
    }
  }
  return messages;
}

const all = new Map(CODES.map((language) => [language, read(language)]));
const english = all.get('en');
for (const [language, messages] of all) {
  for (const [key, placeables] of english) {
    if (!messages.has(key)) wrong.push(`${language}: ${key} is missing`);
    else if (messages.get(key) !== placeables) wrong.push(`${language}: ${key} has {${messages.get(key)}}, English {${placeables}}`);
  }
  for (const key of messages.keys()) if (!english.has(key)) wrong.push(`${language}: ${key} does not exist in English`);
}

// A key in code is a whole literal, or a literal beginning that ends in "-" and is completed at run time.
const sources = [];
(function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) sources.push(readFileSync(path, 'utf8'));
  }
})(join(root, 'src'));
const code = sources.join('\n');
const literals = new Set([...code.matchAll(/['"`]([a-z][a-z0-9-]*(?:\.[a-z-]+)?)['"`]/g)].map((match) => match[1]));
const beginnings = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]);
// The texts of lessons and puzzles are named by their files; the tests of crates/lessons know which there must be.
const ofLesson = /^[lq]\d\d\b/;
for (const key of english.keys()) {
  const used = ofLesson.test(key) || literals.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  if (!used) wrong.push(`${key} is never used`);
}
const game = readdirSync(join(root, '../crates/text/locales/en'))
  .flatMap((file) => parse(readFileSync(join(root, '../crates/text/locales/en', file), 'utf8'), {}).body)
  .filter((entry) => entry.type === 'Message')
  .flatMap((entry) => [entry.id.name, ...entry.attributes.map((attribute) => `${entry.id.name}.${attribute.id.name}`)]);
const known = new Set([...english.keys(), ...game]);
for (const [, key] of code.matchAll(/\bt\(\s*['"`]([a-z][a-z0-9.-]*)['"`]/g)) {
  if (!known.has(key)) wrong.push(`the code asks for ${key}, which does not exist`);
}
for (const key of english.keys()) if (game.includes(key)) wrong.push(`${key} is a text of the game already`);

// Names of guests are made of a metal and a bird.
for (const language of CODES) {
  const { metals, birds, name } = JSON.parse(readFileSync(join(root, 'locales', language, 'guests.json'), 'utf8'));
  if (!metals?.length || !birds?.length) wrong.push(`locales/${language}/guests.json: metals and birds are missing`);
  if (!name?.includes('{metal}') || !name.includes('{bird}')) wrong.push(`locales/${language}/guests.json: the name needs {metal} and {bird}`);
}

const rules = checkRules();
wrong.push(...rules.wrong);

if (wrong.length) {
  console.error(wrong.map((line) => `texts: ${line}`).join('\n'));
  process.exit(1);
}
console.log(`texts: ${english.size} messages and ${rules.clauses} clauses in ${CODES.length} languages`);
