// What a search finds: a clause by its id, an action card by its number, anything by all of its words.
import { t } from '../i18n/language.svelte';
import { idOf, type Clause, type Rules } from './book';
import type { Pictured } from './cards';
import { fold, words } from './prose';

export interface Found {
  clauses: Set<string>;
  cards: Pictured[];
  /** The words to mark. */
  words: string[];
}

/** What can be searched, made once per language. */
export class Index {
  #clauses: { clause: Clause; text: string }[];
  #cards: { card: Pictured; text: string }[];

  constructor(
    private readonly rules: Rules,
    cards: readonly Pictured[],
  ) {
    const titles = new Map(cards.map((card) => [card.id, card.title]));
    this.#clauses = rules.chapters.flatMap((chapter) =>
      chapter.clauses.map((clause) => ({ clause, text: fold([clause.id, clause.title, titles.get(clause.id) ?? '', clause.text, ...clause.items].join(' ')) })),
    );
    this.#cards = cards.map((card) => ({ card, text: fold([card.id, t(`rules-group-${card.group}`), card.title, card.text, card.printed ?? ''].join(' ')) }));
  }

  find(query: string): Found | undefined {
    const wanted = words(query);
    if (!wanted.length) return undefined;
    const id = /^\d+$/.test(query.trim()) ? idOf(this.rules, `DECK-${Number(query)}`) : idOf(this.rules, query);
    if (id) {
      const here = (other: string): boolean => other === id || other.startsWith(`${id}-`);
      return { clauses: new Set(this.#clauses.filter(({ clause }) => here(clause.id)).map(({ clause }) => clause.id)), cards: this.#cards.filter(({ card }) => here(card.id)).map(({ card }) => card), words: [] };
    }
    const hit = (text: string): boolean => wanted.every((word) => text.includes(word));
    return {
      clauses: new Set(this.#clauses.filter(({ text }) => hit(text)).map(({ clause }) => clause.id)),
      cards: this.#cards.filter(({ text }) => hit(text)).map(({ card }) => card),
      words: wanted,
    };
  }
}
