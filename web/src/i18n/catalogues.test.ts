// The catalogues as typesetters and editors read them: spaces, ellipses, articles, settled terms. Both folders of texts, all languages.
import { parse, type Entry, type Pattern } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './texts';

const ROOT = new URL('../../../', import.meta.url);
const FOLDERS = ['crates/text/locales/', 'web/locales/'];
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** What an editor of the language knows. */
interface Editing {
  /** Words after a figure that are not its noun ("16 or more"), and those that are sometimes. All others are kept with it by U+00A0. */
  loose: string;
  either: string;
  /** What stands before the name of a player card in a sentence, as a pattern. */
  card: string;
  /** Words that need an article between them and the name of a player card. */
  before: string;
  /** What nobody writes any more, as patterns. */
  never: string[];
}
const editing = (language: Language): Editing => JSON.parse(read(`web/locales/${language}/editing.json`)) as Editing;

/** Arguments that are numbers; all others are words. */
const NUMBERS = new Set(
  'n needs has change now vp points seconds minutes hours days of turns goal least most largest room uses ore crystals clauses cards shown open refill organizer manipulator attack strength total met short from to colours_n regions_n cards_n taken here damaged size'.split(' '),
);
/** Arguments that are the noun of a figure before them. */
const NOUNS = new Set(['goods', 'goods_many', 'medal', 'give', 'gain']);
/** Arguments that name a player card, in some messages. */
const CARDS = new Set(['card', 'cards', 'give', 'take']);
const [CARD, WORD] = ['\u0001', '\u0002'];

/** Every wording of a text: a choice gives one for each of its variants. */
function wordings(pattern: Pattern, key: string): string[] {
  let all = [''];
  const add = (texts: string[]): void => void (all = all.flatMap((before) => texts.map((text) => before + text)));
  for (const element of pattern.elements) {
    if (element.type === 'TextElement') add([element.value]);
    else if (element.expression.type === 'SelectExpression') add(element.expression.variants.flatMap(({ value }) => wordings(value, key)));
    else if (element.expression.type === 'StringLiteral') add([element.expression.value]);
    else if (element.expression.type === 'VariableReference') {
      const name = element.expression.id.name;
      const named = CARDS.has(name) && !key.startsWith('rules-');
      add([named ? CARD : NUMBERS.has(name) ? '7' : NOUNS.has(name) ? 'Noun' : WORD]);
    } else add([WORD]);
  }
  return all;
}

interface Text {
  key: string;
  wordings: string[];
}

function textsOf(language: Language): Text[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}${language}/`, ROOT))
      .filter((file) => file.endsWith('.ftl'))
      .flatMap((file) => parse(read(`${folder}${language}/${file}`), {}).body)
      .filter((entry: Entry) => entry.type === 'Message')
      .flatMap(({ id, value, attributes }) => [
        ...(value ? [{ key: id.name, wordings: wordings(value, id.name) }] : []),
        ...attributes.map((attribute) => ({ key: `${id.name}.${attribute.id.name}`, wordings: wordings(attribute.value, id.name) })),
      ]),
  );
}

const RULES: Record<Language, string> = Object.fromEntries(LANGUAGES.map((language) => [language, read(language === 'en' ? 'docs/rules.md' : `docs/rules.${language}.md`)]));

/** The keys of texts in which a pattern is found, with what was found. */
const found = (texts: Text[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap(({ key, wordings }) => wordings.flatMap((wording) => [...wording.matchAll(pattern)].map((match) => `${key}: ${match[0]}`)))),
];

/** Whether a figure and the word after it belong together. */
function spaces(texts: Text[], language: Language): string[] {
  const { loose, either } = editing(language);
  const [apart, unsure] = [loose, either].map((words) => new Set(words.split(' ')));
  const wrong: string[] = [];
  for (const { key, wordings } of texts) {
    for (const wording of wordings) {
      for (const [all, space, word] of wording.matchAll(/(?<![\p{L}\d/–-])\d+([ \u00a0])(\p{L}[\p{L}’-]*)/gu)) {
        if (unsure!.has(word!)) continue;
        if (apart!.has(word!) !== (space === ' ')) wrong.push(`${key}: ${all}`);
      }
    }
  }
  return [...new Set(wrong)];
}

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsOf(language);
  const { card, before, never } = editing(language);
  // Words to search for are whatever people type.
  const written = texts.filter(({ key }) => !key.endsWith('.also'));

  test('a figure keeps its noun on the same line, and no other word', () => {
    expect(spaces(texts, language)).toEqual([]);
  });

  test('the signs are those of the language', () => {
    expect(found(texts, /[!\t']|\.\.\.|\p{L} - \p{L}| {2}|[\u00a0\u202f] | [\u00a0\u202f]/gu)).toEqual([]);
    expect(found(texts, language === 'de' ? /[^\u00a0]…/g : /\s…/g)).toEqual([]);
    // German keeps a no-break space before the per cent sign, French a narrow one; English and Dutch none.
    const apart = { de: '\u00a0', fr: '\u202f' }[language as string] ?? '';
    expect(found(texts, new RegExp(`[\\d${CARD}${WORD}](?!${apart}%)\\s?%`, 'gu'))).toEqual([]);
    if (language === 'fr') expect(found(texts, /(?<!\u202f)[;?]|(?<![\u00a0\d]):|«(?!\u202f)|(?<!\u202f)»/g)).toEqual([]);
  });

  test('a player card has its article, or stands alone', () => {
    expect(found(written, new RegExp(`(?<!^|: |\\(|(?:${card})\\s|\\d\\s)${CARD}|^${CARD}(?=\\s\\p{L})`, 'giu'))).toEqual([]);
    const names = texts.filter(({ key }) => /^player-card-[a-z-]+$/.test(key) && key !== 'player-card-rumblepoke').map(({ wordings: [name] }) => name);
    expect(names).toHaveLength(9);
    expect(found(written, new RegExp(`(?<![\\p{L}])(?:${before}) (?:${names.join('|')})(?!\\p{L})`, 'gu'))).toEqual([]);
  });

  test('only the settled terms', () => {
    const old = new RegExp(never.join('|'), 'gu');
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(found(written.map(({ key, wordings }) => ({ key, wordings: wordings.map(plain) })), old)).toEqual([]);
    expect(plain(RULES[language]!).match(old)).toBeNull();
    expect(RULES[language]).not.toMatch(/\dx\d/);
  });
});
