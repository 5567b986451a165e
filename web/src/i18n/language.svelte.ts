// The language of the page: which one, its texts, and the function that finds a text.
//
// The texts of the game and those of the pages make one bundle. Only the chosen language is fetched.
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { withFigures } from './figure';

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const TEXTS: Record<Language, () => Promise<{ default: FluentResource['body'] }>> = {
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
};
const asked = new Set<keyof typeof APART>();

const KEPT = 'tharos-language';

class Spoken {
  language: Language = $state('en');
  bundle: FluentBundle = $state.raw(new FluentBundle('en'));
}
const spoken = new Spoken();

/** The language this device asks for: the kept one, or the browser's. */
export function wished(): Language {
  const known = (tag: string | null): Language | undefined => LANGUAGES.find((l) => tag?.toLowerCase().startsWith(l));
  return known(localStorage.getItem(KEPT)) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
}

/** Switches the page to a language; without one, to the kept or the browser's. */
export async function speak(language: Language = wished()): Promise<void> {
  const files = await Promise.all([TEXTS[language](), ...[...asked].map((part) => APART[part][language]())]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource({ body: file.default });
  spoken.language = language;
  spoken.bundle = bundle;
  document.documentElement.lang = language;
}

/** Fetches further texts in the language of the page, now and after every switch. */
export async function alsoSpeak(part: keyof typeof APART): Promise<void> {
  if (asked.has(part)) return;
  asked.add(part);
  await speak(spoken.language);
}

/** As `speak`, and remembers the choice on this device. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  localStorage.setItem(KEPT, language);
}

export function language(): Language {
  return spoken.language;
}

function find(key: string): Parameters<FluentBundle['formatPattern']>[0] | null | undefined {
  const dot = key.indexOf('.');
  const message = spoken.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  return dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
}

/** The text of a message; `key.attribute` for an attribute. Every key used is checked when the client is built. */
export function t(key: string, args?: Args): string {
  const pattern = find(key);
  if (!pattern) return key;
  // With a list for mistakes a missing argument shows as its name instead of breaking the page.
  const mistakes: Error[] = [];
  const text = spoken.bundle.formatPattern(pattern, args && withFigures(args), mistakes);
  if (import.meta.env.DEV) for (const mistake of mistakes) console.error(`${key}: ${mistake.message}`);
  return text;
}

/** Whether there is such a message, or such an attribute of it. */
export function has(key: string): boolean {
  return Boolean(find(key));
}
