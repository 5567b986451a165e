// Which part of the rules an address shows: `/rules/points`, `/rules/GO`, `/rules/GO-9`, or all of them for printing.
import { t } from '../i18n/language.svelte';
import { chapterOf, idOf, type Chapter, type Rules } from './book';
import { PAGE_NAMES, type PageName } from './guide';

export interface Place {
  /** A page of the guide; without one, these chapters. */
  page?: PageName;
  chapters: readonly Chapter[];
  /** The clause or chapter that the address names. */
  id?: string;
  title: string;
  /** The same where there is little room. */
  short: string;
  about: string;
}

/** The address of all rules on one page. */
export const ALL = 'all';

/** What an address does not know leads to the first page. */
export function placeOf(rules: Rules, address: string): Place {
  if (address === ALL) return { chapters: rules.chapters, title: t('rules-all'), short: t('rules-all'), about: t('rules-all.about') };
  const id = idOf(rules, address);
  const chapter = id && chapterOf(rules, id);
  if (chapter) return { chapters: [chapter], id, title: chapter.title, short: t(`rules-chapter-${chapter.code.toLowerCase()}`), about: t('rules-chapter-about', { chapter: chapter.title }) };
  const page = PAGE_NAMES.find((page) => page === address) ?? PAGE_NAMES[0]!;
  const title = t(`guide-${page}`);
  return { page, chapters: [], title, short: title, about: t(`guide-${page}.about`) };
}
