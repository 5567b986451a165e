// One text file per language: the texts of the game (crates/text/locales, shared with the program) and those of
// the pages (web/locales) as one module `virtual:texts/LANGUAGE`, without comments. Texts that few pages need are a
// module of their own, `virtual:texts/LANGUAGE/NAME`.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const NAME = 'virtual:texts/';
/** Files of the pages that are not part of the first load. */
const APART = ['rules.ftl'];
const FOLDERS = ['../../crates/text/locales', '../locales'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Comments and empty lines mean nothing to a reader; an indent of one space is enough for Fluent.
 * @param {string} fluent
 */
function strip(fluent) {
  return fluent
    .replace(/^#.*\n?/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^ +/gm, ' ')
    .trim();
}

/**
 * @param {string} language
 * @param {string | undefined} part
 */
function textFiles(language, part) {
  const wanted = (/** @type {string} */ file) => (part ? file === `${part}.ftl` : file.endsWith('.ftl') && !APART.includes(file));
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter(wanted)
      .sort()
      .map((file) => join(folder, language, file)),
  );
}

/** @returns {import('vite').Plugin} */
export function texts() {
  return {
    name: 'tharos-texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [language = '', part] = id.slice(NAME.length + 1).split('/');
      const files = textFiles(language, part);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => strip(readFileSync(file, 'utf8'))).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
