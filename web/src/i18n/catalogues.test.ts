// The catalogues as typesetters and editors read them: spaces, ellipses, articles, settled terms. Both folders of texts, all languages.
import { parse, type Entry, type Pattern, type Variant } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './texts';

const ROOT = new URL('../../../', import.meta.url);
const FOLDERS = ['crates/text/locales/', 'web/locales/'];
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** What an editor of the language knows. */
interface Editing {
  /** What a figure counts, and is kept with by U+00A0: nouns and the adjectives before them. No other word is. */
  nouns: string;
  /** Words that are so only sometimes ("2 more"). */
  either: string;
  /** Nouns that look the same with 1 and with many. */
  alike: string;
  /** What stands before the name of a player card in a sentence, as a pattern. */
  card: string;
  /** Words that need an article between them and the name of a player card. */
  before: string;
  /** Outdated wordings, as patterns. */
  never: string[];
}
const editing = (language: Language): Editing => JSON.parse(read(`web/locales/${language}/editing.json`)) as Editing;

/** Arguments that are numbers; all others are words. */
const ALL_NUMBERS = new Set(
  'n needs has change now vp points seconds minutes hours days of turns goal people played won lost games place par least most largest room uses ore crystals clauses cards shown open refill organizer manipulator attack strength total met short from to colours_n regions_n cards_n taken here damaged size'.split(' '),
);
/** Texts with a number that is never 1, or that always has decimals. */
const MANY = new Set(
  'trans-jars-text reason-more reason-less reason-whole reason-whole-less reason-trials why-no-group why-space-used analysis-done-engineer analysis-done-director analysis-curve-label analysis-expects analysis-account-foot analysis-moments-of analysis-because-part analysis-luck-vp analysis-odds-good analysis-odds-bad analysis-exercise-less question-why-keep question-why-medal solo-goal coach-loss goal-par hints-trials hints-ahead daily-place daily-spread daily-not-enough daily-calendar-note learn-about learn-so-far needs-dice start-all-games game-seats-taken wait-taken end-solo-why-won end-solo-why-points story-explore table-markers-on table-actions-shown'.split(' '),
);
/** Arguments that are the noun of a figure before them. */
const NOUNS = new Set(['goods', 'goods_many', 'medal', 'give', 'gain']);
/** Arguments that name a player card, in some messages. */
const CARDS = new Set(['card', 'cards', 'give', 'take']);
/** A player card, another word, a number that the text does not choose its form by. */
const [CARD, WORD, BARE] = ['\u0001', '\u0002', '\u0003'];

const isOne = ({ key }: Variant): boolean => key.type === 'Identifier' && key.name === 'one';

/** The numbers that a text chooses a form for 1 by. */
function byPlural(pattern: Pattern): Set<string> {
  const choices = pattern.elements.flatMap((element) => (element.type === 'Placeable' && element.expression.type === 'SelectExpression' ? [element.expression] : []));
  const own = choices.flatMap(({ selector, variants }) => (selector.type === 'VariableReference' && variants.some(isOne) ? [selector.id.name] : []));
  return new Set([...own, ...choices.flatMap(({ variants }) => variants.flatMap(({ value }) => [...byPlural(value)]))]);
}

/** Every wording of a text: a choice gives one for each of its variants. */
function wordings(pattern: Pattern, key: string, counted: ReadonlySet<string> = byPlural(pattern)): string[] {
  let all = [''];
  const add = (texts: string[]): void => void (all = all.flatMap((before) => texts.map((text) => before + text)));
  for (const element of pattern.elements) {
    if (element.type === 'TextElement') add([element.value]);
    else if (element.expression.type === 'SelectExpression') {
      const { variants } = element.expression;
      // What is shown may be the written form of what is chosen by.
      const plural = variants.some(isOne) ? ALL_NUMBERS : counted;
      add(variants.flatMap(({ value }) => wordings(value, key, plural)));
    }
    else if (element.expression.type === 'StringLiteral') add([element.expression.value]);
    else if (element.expression.type === 'VariableReference') {
      const name = element.expression.id.name;
      const named = CARDS.has(name) && !key.startsWith('rules-');
      add([named ? CARD : ALL_NUMBERS.has(name) ? (counted.has(name) ? '7' : BARE) : NOUNS.has(name) ? 'Noun' : WORD]);
    } else add([WORD]);
  }
  return all;
}

interface Text {
  key: string;
  wordings: string[];
  /** The same with `BARE` for such numbers. */
  bare: string[];
}

const text = (key: string, all: string[]): Text => ({ key, wordings: all.map((wording) => wording.replaceAll(BARE, '7')), bare: all });

function textsOf(language: Language): Text[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}${language}/`, ROOT))
      .filter((file) => file.endsWith('.ftl'))
      .flatMap((file) => parse(read(`${folder}${language}/${file}`), {}).body)
      .filter((entry: Entry) => entry.type === 'Message')
      .flatMap(({ id, value, attributes }) => [
        ...(value ? [text(id.name, wordings(value, id.name))] : []),
        ...attributes.map((attribute) => text(`${id.name}.${attribute.id.name}`, wordings(attribute.value, id.name))),
      ]),
  );
}

const RULES: Record<Language, string> = Object.fromEntries(LANGUAGES.map((language) => [language, read(language === 'en' ? 'docs/rules.md' : `docs/rules.${language}.md`)]));

/** The keys of texts in which a pattern is found, with what was found. */
const found = (texts: Text[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap(({ key, wordings }) => wordings.flatMap((wording) => [...wording.matchAll(pattern)].map((match) => `${key}: ${match[0]}`)))),
];

/** A figure, or the name of a place of the solo mat ("A6", "II"), and the word after it. */
const FIGURE = /(?<![\p{L}\d/–-])(\d+|[ABC][1-6]|I{1,3})([ \u00a0])(\p{L}[\p{L}’-]*)/gu;

/** Where a figure and the word after it are kept together although they do not belong so, or the other way round. */
function spaces(texts: Text[], language: Language): string[] {
  const { nouns, either } = editing(language);
  const [kept, unsure] = [`${nouns} Noun`, either].map((words) => new Set(words.split(' ')));
  const wrong = ([, figure, space, word]: string[]): boolean => !unsure!.has(word!) && (/^\d/.test(figure!) && kept!.has(word!)) !== (space === '\u00a0');
  return [...new Set(texts.flatMap(({ key, wordings }) => wordings.flatMap((wording) => [...wording.matchAll(FIGURE)].filter(wrong).map(([all]) => `${key}: ${all}`))))];
}

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsOf(language);
  const { card, before, never } = editing(language);
  // Words to search for are whatever people type.
  const written = texts.filter(({ key }) => !key.endsWith('.also'));

  test('a figure keeps its noun on the same line, and no other word', () => {
    expect(spaces(texts, language)).toEqual([]);
  });

  test('a noun after a number has a form for 1', () => {
    const alike = new Set(`${editing(language).alike} Noun`.split(' '));
    const nouns = texts.filter(({ key }) => !MANY.has(key)).flatMap(({ key, bare }) => bare.flatMap((wording) => [...wording.matchAll(new RegExp(`${BARE}\u00a0(\\p{L}+)`, 'gu'))].map(([, noun]) => [key, noun!] as const)));
    expect([...new Set(nouns.filter(([, noun]) => !alike.has(noun)).map(([key, noun]) => `${key}: ${noun}`))]).toEqual([]);
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
    expect(found(written.map(({ key, wordings }) => text(key, wordings.map(plain))), old)).toEqual([]);
    expect(plain(RULES[language]!).match(old)).toBeNull();
    expect(RULES[language]).not.toMatch(/\dx\d/);
  });
});
