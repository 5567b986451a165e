// The language of the page: which one, its texts, and the function that finds a text.
//
// The texts of the game and those of the pages make one bundle. Only the chosen language is fetched.
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import { withFigures } from './figure';
import { keepWish, LANGUAGES, ownName, texts, textsApart, wished, type Apart, type Language } from './texts';

export { LANGUAGES, ownName, type Language };
export type Args = Record<string, FluentVariable>;

const asked = new Set<Apart>();

class Spoken {
  language: Language = $state('en');
  bundle: FluentBundle = $state.raw(new FluentBundle('en'));
}
const spoken = new Spoken();

/** Switches the page to a language; without one, to the kept or the browser's. */
export async function speak(language: Language = wished()): Promise<void> {
  const files = await Promise.all([texts(language), ...[...asked].map((part) => textsApart(part, language))]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource({ body: file.default });
  spoken.language = language;
  spoken.bundle = bundle;
  document.documentElement.lang = language;
}

/** Fetches further texts in the language of the page, now and after every switch. */
export async function alsoSpeak(...parts: Apart[]): Promise<void> {
  if (parts.every((part) => asked.has(part))) return;
  for (const part of parts) asked.add(part);
  await speak(spoken.language);
}

/** As `speak`, and remembers the choice on this device. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  keepWish(language);
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
