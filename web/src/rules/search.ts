// What a search finds: a clause by its id, an action card by its number, anything by all of its words, titles first.
import { t } from '../i18n/language.svelte';
import { idOf, type Rules } from './book';
import type { Pictured } from './cards';
import { PAGE_NAMES, PAGES, TERMS, type PageName, type Part } from './guide';
import { bestFit, wantedOf, wordsOf, type Wanted } from './words';

export interface Found {
  /** Ids, the best first. */
  clauses: string[];
  /** Terms of the glossary, the best first. */
  terms: string[];
  /** Parts of the guide with their page. */
  parts: { page: PageName; part: Part }[];
  cards: Pictured[];
  /** The words to mark. */
  words: Wanted[];
}

interface Entry<Thing> {
  thing: Thing;
  title: readonly string[];
  /** Other words for the title. */
  also: readonly string[];
  text: readonly string[];
}

/** What a word in a title or in a text is worth, by how well it fits. */
const IN_TITLE = [0, 7, 9, 12] as const;
const IN_TEXT = [0, 1, 3, 4] as const;

const entry = <Thing>(thing: Thing, title: readonly string[], text: readonly string[], also = ''): Entry<Thing> => ({ thing, title: wordsOf(title.join(' ')), also: wordsOf(also), text: wordsOf(text.join(' ')) });

/** Those that have all words, the best first; with `titled` only those with a word in their title, if there are any. */
function ranked<Thing>(entries: readonly Entry<Thing>[], words: readonly Wanted[], titled = false): Thing[] {
  const hits = entries.flatMap(({ thing, title, also, text }) => {
    const inTitle = words.map((word) => IN_TITLE[bestFit([...title, ...also], word)]);
    const each = words.map((word, index) => Math.max(inTitle[index] ?? 0, IN_TEXT[bestFit(text, word)]));
    // Of two titles with the word, the one that says little else comes first.
    const share = words.filter((word) => bestFit(title, word)).length / Math.max(title.length, 1);
    return each.every(Boolean) ? [{ thing, inTitle: inTitle.some(Boolean), worth: each.reduce((sum, one) => sum + one, share) }] : [];
  });
  const kept = titled && hits.some((hit) => hit.inTitle) ? hits.filter((hit) => hit.inTitle) : hits;
  return kept.sort((a, b) => b.worth - a.worth).map((hit) => hit.thing);
}

/** What can be searched, made once per language. */
export class Index {
  #clauses: Entry<string>[];
  #cards: Entry<Pictured>[];
  #terms: Entry<string>[];
  #parts: Entry<{ page: PageName; part: Part }>[];

  constructor(
    private readonly rules: Rules,
    cards: readonly Pictured[],
  ) {
    const titles = new Map(cards.map((card) => [card.id, card.title]));
    this.#clauses = rules.chapters.flatMap((chapter) => chapter.clauses.map((clause) => entry(clause.id, [clause.title, titles.get(clause.id) ?? ''], [clause.text, ...clause.items])));
    this.#cards = cards.map((card) => entry(card, [t(`rules-group-${card.group}`), card.title, card.printed ?? ''], [card.text]));
    this.#terms = Object.keys(TERMS).map((term) => entry(term, [t(`gl-${term}`)], [t(`gl-${term}.text`)], t(`gl-${term}.also`)));
    this.#parts = PAGE_NAMES.flatMap((page) => PAGES[page].map((part) => entry({ page, part }, [t(`guide-${part.key}`)], [t(`guide-${part.key}.text`), ...(part.points ?? []).map((_, index) => t(`guide-${part.key}.p${index + 1}`))])));
  }

  find(query: string): Found | undefined {
    const words = wantedOf(query);
    if (!words.length) return undefined;
    const id = /^\d+$/.test(query.trim()) ? idOf(this.rules, `DECK-${Number(query)}`) : idOf(this.rules, query);
    // `go` is a word and a chapter.
    if (id && /\d/.test(query)) {
      return { clauses: [id], terms: [], parts: [], cards: this.#cards.map(({ thing }) => thing).filter((card) => card.id === id), words: [] };
    }
    const chapter = this.rules.chapters.find(({ code }) => code === id);
    return {
      clauses: [...new Set([...ranked(this.#clauses, words), ...(chapter?.clauses ?? []).map((clause) => clause.id)])],
      terms: ranked(this.#terms, words, true),
      parts: ranked(this.#parts, words),
      cards: ranked(this.#cards, words),
      words,
    };
  }
}
