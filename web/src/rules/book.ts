// The rules as a book: chapters and clauses of one language, fetched when they are first read.
import FILES from 'virtual:rules-list';
import type { Language } from '../i18n/language.svelte';

/** A paragraph, or a list when it has items. */
export interface Block {
  text: string;
  items: string[];
}
export interface Clause extends Block {
  id: string;
  /** Empty for cards, buildings and spaces: they have a name of their own. */
  title: string;
}
export interface Chapter {
  code: string;
  title: string;
  blocks: Block[];
  clauses: Clause[];
}
export interface Rules {
  title: string;
  blocks: Block[];
  chapters: Chapter[];
}

export async function open(language: Language): Promise<Rules> {
  return (await (FILES[language] ?? FILES['en']!)()).default;
}

/** `go-9`, `GO 9` or `deck24` as the id of a clause or chapter of these rules. */
export function idOf(rules: Rules, text: string): string | undefined {
  const [, code = '', number = ''] = /^([A-Z]+)[-\s]?((?:[A-Z]?\d+)?)$/.exec(text.trim().toUpperCase()) ?? [];
  const chapter = rules.chapters.find((chapter) => chapter.code === code);
  if (!number) return chapter?.code;
  const id = `${code}-${number}`;
  return chapter?.clauses.some((clause) => clause.id === id) ? id : undefined;
}

export function chapterOf(rules: Rules, id: string): Chapter | undefined {
  return rules.chapters.find((chapter) => chapter.code === id.split('-')[0]);
}

/** Whether the clause holds a value of the project's own: the chapter DATA and whatever cites it as such. */
export function isOwn(clause: Clause): boolean {
  return clause.id.startsWith('DATA-') || /DATA-[1-4]/.test([clause.text, ...clause.items].join(' '));
}
