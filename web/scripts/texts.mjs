// One text file per language: the texts of the game (crates/text/locales, shared with the program) and those of
// the pages (web/locales) as one module `virtual:texts/LANGUAGE`, read by Fluent when the client is built so that no
// phone has to. Texts that few pages need are a module of their own, `virtual:texts/LANGUAGE/NAME`.
import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { CODES, LANGUAGES } from './languages.mjs';

const NAME = 'virtual:texts/';
/** The languages, and how to fetch the texts of each. */
const LIST = 'virtual:languages';
/** Files of the pages that are not part of the first load. */
const APART = ['analysis.ftl', 'coach.ftl', 'cups.ftl', 'daily.ftl', 'guide.ftl', 'ladder.ftl', 'learn.ftl', 'lessons.ftl', 'operator.ftl', 'plan.ftl', 'puzzle.ftl', 'puzzles.ftl', 'rules.ftl', 'settings.ftl'];
/** Files of which only the server makes texts. */
const NOT_HERE = ['links.ftl'];
const FOLDERS = ['../../crates/text/locales', '../locales'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * @param {string} language
 * @param {string | undefined} part
 */
function textFiles(language, part) {
  const wanted = (/** @type {string} */ file) => (part ? file === `${part}.ftl` : file.endsWith('.ftl') && !APART.includes(file) && !NOT_HERE.includes(file));
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter(wanted)
      .sort()
      .map((file) => join(folder, language, file)),
  );
}

/** The module of the list. Each import is written out, so that the texts of a language become a file of their own. */
function list() {
  const imports = (/** @type {string} */ part) => CODES.map((code) => `${code}: () => import('${NAME}${code}${part}')`).join(', ');
  const apart = APART.map((file) => file.slice(0, -'.ftl'.length)).map((part) => `${part}: { ${imports(`/${part}`)} }`);
  return [
    `export const NAMES = ${JSON.stringify(Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name])))};`,
    `export const TEXTS = { ${imports('')} };`,
    `export const APART = { ${apart.join(', ')} };`,
  ].join('\n');
}

/** @returns {import('vite').Plugin} */
export function texts() {
  return {
    name: 'tharos-texts',
    resolveId: (id) => (id === LIST || id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [language = '', part] = id.slice(NAME.length + 1).split('/');
      const files = textFiles(language, part);
      for (const file of files) this.addWatchFile(file);
      const messages = files.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body);
      // A text that is parsed as JSON is read faster than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
  };
}
