// The rules reference: docs/rules.md and its translations, read into one module `virtual:rules/LANGUAGE` each.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CODES } from './languages.mjs';

const NAME = 'virtual:rules/';
/** How to fetch the rules in each language. */
const LIST = 'virtual:rules-list';
const CLAUSE = /\b(?:SET|INFO|INV|PREP|GO|TRANS|MAT|BLD|ACT|CARD|DECK|ATK|CLEAN|END|VP|SOLO|DATA|OPT)-(?:R?\d+|[ABC]\d)\b/g;

/** @param {string} language */
export function rulesFile(language) {
  const name = language === 'en' ? 'rules.md' : `rules.${language}.md`;
  return fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
}

/**
 * @typedef {{ text: string, items: string[] }} Block a paragraph, or a list when it has items
 * @typedef {{ id: string, title: string, text: string, items: string[] }} Clause
 * @typedef {{ code: string, title: string, blocks: Block[], clauses: Clause[] }} Chapter
 * @typedef {{ title: string, blocks: Block[], chapters: Chapter[] }} Rules
 */

/**
 * Reads the few forms of Markdown that the rules use: headings, paragraphs, lists of two levels.
 * The chapter before the first and after the last code are WORDS and OPEN.
 * @param {string} markdown
 * @returns {Rules}
 */
export function readRules(markdown) {
  /** @type {Rules} */
  const rules = { title: '', blocks: [], chapters: [] };
  let blocks = rules.blocks;
  /** @type {{ items: string[] } | undefined} */
  let open;
  for (const line of markdown.replaceAll("'", '’').split('\n')) {
    const chapter = rules.chapters[rules.chapters.length - 1];
    const heading = /^## (?:([A-Z]+) )?(.+)$/.exec(line);
    const clause = /^- \*\*([A-Z]+-[A-Z]?\d+)\*\* (?:\*([^*]+)\.\*(?: |$))?(.*)$/.exec(line);
    if (line.startsWith('# ')) rules.title = line.slice(2);
    else if (heading) {
      const code = heading[1] ?? (chapter ? 'OPEN' : 'WORDS');
      rules.chapters.push({ code, title: heading[2] ?? '', blocks: (blocks = []), clauses: [] });
      open = undefined;
    } else if (clause) {
      if (!chapter) throw new Error(`a clause before the first chapter: ${line}`);
      const [, id = '', title = '', text = ''] = clause;
      open = { id, title, text, items: [] };
      chapter.clauses.push(/** @type {Clause} */ (open));
    } else if (line.startsWith('- ')) {
      const last = blocks[blocks.length - 1];
      if (last?.items.length) last.items.push(line.slice(2));
      else blocks.push({ text: '', items: [line.slice(2)] });
    } else if (line.startsWith('  - ')) {
      if (!open) throw new Error(`a list in no clause: ${line}`);
      open.items.push(line.slice(4));
    } else if (line.trim()) blocks.push({ text: line, items: [] });
  }
  return rules;
}

/** @param {string} text */
const references = (text) => (text.match(CLAUSE) ?? []).sort().join(' ');

/**
 * What differs between a translation and the English rules: chapters, clauses, their order, titles, lists, references.
 * @param {Rules} english
 * @param {Rules} other
 * @returns {string[]}
 */
export function differences(english, other) {
  const wrong = [];
  const codes = (/** @type {Rules} */ rules) => rules.chapters.map((chapter) => chapter.code).join(' ');
  if (codes(english) !== codes(other)) return [`chapters are ${codes(other)}, in English ${codes(english)}`];
  english.chapters.forEach((chapter, index) => {
    const same = /** @type {Chapter} */ (other.chapters[index]);
    const shape = (/** @type {Block[]} */ blocks) => blocks.map((block) => `${block.items.length}: ${references([block.text, ...block.items].join(' '))}`).join('; ');
    if (shape(chapter.blocks) !== shape(same.blocks)) wrong.push(`${chapter.code}: paragraphs, lists or references differ from English`);
    const clauses = new Map(same.clauses.map((clause) => [clause.id, clause]));
    for (const clause of chapter.clauses) {
      const found = clauses.get(clause.id);
      if (!found) wrong.push(`${clause.id} is missing`);
      else {
        if (!found.title !== !clause.title) wrong.push(`${clause.id}: only one language has a title`);
        if (found.items.length !== clause.items.length) wrong.push(`${clause.id} has ${found.items.length} points, in English ${clause.items.length}`);
        const [here, there] = [found, clause].map(({ text, items }) => references([text, ...items].join(' ')));
        if (here !== there) wrong.push(`${clause.id} refers to [${here}], in English to [${there}]`);
      }
    }
    const known = new Set(chapter.clauses.map((clause) => clause.id));
    for (const { id } of same.clauses) if (!known.has(id)) wrong.push(`${id} does not exist in English`);
    const order = (/** @type {Chapter} */ chapter) => chapter.clauses.map((clause) => clause.id).join(' ');
    if (!wrong.length && order(chapter) !== order(same)) wrong.push(`${chapter.code}: clauses stand in another order`);
  });
  return wrong;
}

/** Every mistake in the rules and their translations. */
export function checkRules() {
  const read = (/** @type {string} */ language) => readRules(readFileSync(rulesFile(language), 'utf8'));
  const english = read('en');
  const known = new Set(english.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
  const dangling = (readFileSync(rulesFile('en'), 'utf8').match(CLAUSE) ?? []).filter((id) => !known.has(id));
  const wrong = CODES.slice(1).flatMap((language) => differences(english, read(language)).map((line) => `rules.${language}.md: ${line}`));
  return { clauses: known.size, wrong: [...dangling.map((id) => `rules.md refers to ${id}, which does not exist`), ...wrong] };
}

/** @returns {import('vite').Plugin} */
export function rules() {
  return {
    name: 'tharos-rules',
    resolveId: (id) => (id === LIST || id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      // Each import is written out, so that the rules of a language become a file of their own.
      if (id === `\0${LIST}`) return `export default { ${CODES.map((code) => `${code}: () => import('${NAME}${code}')`).join(', ')} }`;
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const file = rulesFile(id.slice(NAME.length + 1));
      this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readRules(readFileSync(file, 'utf8'))))})`;
    },
  };
}
