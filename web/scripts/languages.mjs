// The one list of languages, shared with the program.
import { readFileSync } from 'node:fs';

/** @type {{ code: string, name: string }[]} */
export const LANGUAGES = JSON.parse(readFileSync(new URL('../../crates/text/locales/languages.json', import.meta.url), 'utf8'));
/** @type {string[]} */
export const CODES = LANGUAGES.map(({ code }) => code);
