// Which languages there are, which one this device asks for, and where the texts come from.
import { APART, NAMES, TEXTS } from 'virtual:languages';

/** A code of `crates/text/locales/languages.json`. */
export type Language = string;
export const LANGUAGES: readonly Language[] = Object.keys(NAMES);
/** What a language calls itself. */
export const ownName = (language: Language): string => NAMES[language] ?? language;

type Texts = (typeof TEXTS)[Language];
/** Texts that are only fetched when a page asks for them. */
export type Apart = keyof typeof APART;

const fetched = (texts: Record<Language, Texts>, language: Language): ReturnType<Texts> => (texts[language] ?? texts['en']!)();
export const texts = (language: Language): ReturnType<Texts> => fetched(TEXTS, language);
export const textsApart = (part: Apart, language: Language): ReturnType<Texts> => fetched(APART[part], language);

/** A cookie, so that the server, which sends the texts along with the page, knows the language as well. */
const KEPT = 'tharos_language';
const YEAR = 365 * 24 * 60 * 60;

const known = (tag: string | undefined): Language | undefined => LANGUAGES.find((l) => tag?.toLowerCase().split('-')[0] === l);
const kept = (): Language | undefined => known(document.cookie.split('; ').find((cookie) => cookie.startsWith(`${KEPT}=`))?.slice(KEPT.length + 1));

/** The language this device asks for: the kept one, or the browser's. */
export const wished = (): Language => kept() ?? navigator.languages.map(known).find(Boolean) ?? 'en';

export function keepWish(language: Language): void {
  document.cookie = `${KEPT}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** Some browsers forget after a week what a page wrote into a cookie, so it is written again with every visit. */
export function keepWishOn(): void {
  const language = kept();
  if (language) keepWish(language);
}
