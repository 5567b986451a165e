// The language of the page: which one, its catalogues, and the function that finds a text.
//
// Two folders of Fluent files make one bundle: the texts of the game (crates/text/locales, shared with the
// program) and those of the pages (web/locales). Only the chosen language is fetched.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

type Files = Record<string, () => Promise<string>>;
const GAME = import.meta.glob('../../../crates/text/locales/*/*.ftl', { query: '?raw', import: 'default' }) as Files;
const PAGES = import.meta.glob('../../locales/*/*.ftl', { query: '?raw', import: 'default' }) as Files;

const KEPT = 'tharos-language';

class Spoken {
  language: Language = $state('en');
  bundle: FluentBundle = $state.raw(new FluentBundle('en'));
}
const spoken = new Spoken();

function wished(): Language {
  const known = (tag: string | null): Language | undefined => LANGUAGES.find((l) => tag?.toLowerCase().startsWith(l));
  return known(localStorage.getItem(KEPT)) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
}

/** Switches the page to a language; without one, to the kept or the browser's. */
export async function speak(language: Language = wished()): Promise<void> {
  const wanted = [...Object.entries(GAME), ...Object.entries(PAGES)].filter(([path]) => path.includes(`/${language}/`));
  const files = await Promise.all(wanted.map(([, load]) => load()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  spoken.language = language;
  spoken.bundle = bundle;
  document.documentElement.lang = language;
}

/** As `speak`, and remembers the choice on this device. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  localStorage.setItem(KEPT, language);
}

export function language(): Language {
  return spoken.language;
}

/** The text of a message; `key.attribute` for an attribute. Every key used is checked when the client is built. */
export function t(key: string, args?: Args): string {
  const dot = key.indexOf('.');
  const message = spoken.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  return pattern ? spoken.bundle.formatPattern(pattern, args) : key;
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return spoken.bundle.hasMessage(key);
}
