// Which languages there are, which one this device asks for, and where the texts come from.
import type { FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each calls itself. */
export const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' };
type Texts = () => Promise<{ default: FluentResource['body'] }>;

const TEXTS: Record<Language, Texts> = {
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  nl: () => import('virtual:texts/nl'),
};

/** Texts that are only fetched when a page asks for them. */
const APART = {
  rules: {
    en: () => import('virtual:texts/en/rules'),
    de: () => import('virtual:texts/de/rules'),
    fr: () => import('virtual:texts/fr/rules'),
    nl: () => import('virtual:texts/nl/rules'),
  },
} satisfies Record<string, Record<Language, Texts>>;
export type Apart = keyof typeof APART;

export const texts = (language: Language): ReturnType<Texts> => TEXTS[language]();
export const textsApart = (part: Apart, language: Language): ReturnType<Texts> => APART[part][language]();

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
