// The texts of the client, so that the tests look for what a reader of each language sees.
import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const LIST = JSON.parse(readFileSync(new URL('../../crates/text/locales/languages.json', import.meta.url), 'utf8')) as { code: string; name: string }[];
export type Language = string;
export const LANGUAGES = LIST.map(({ code }) => code);
/** What a language calls itself. */
export const ownName = (language: Language): string => LIST.find(({ code }) => code === language)!.name;

const FOLDERS = ['../locales/', '../../crates/text/locales/'].map((path) => new URL(path, import.meta.url));

export class Words {
  private readonly bundle: FluentBundle;

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const folder of FOLDERS) {
      const files = new URL(`${language}/`, folder);
      for (const file of readdirSync(files).filter((name) => name.endsWith('.ftl'))) this.bundle.addResource(new FluentResource(readFileSync(new URL(file, files), 'utf8')));
    }
  }

  t(key: string, args: Record<string, string | number> = {}): string {
    const [id = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`there is no text ${key} in ${this.language}`);
    return this.bundle.formatPattern(pattern, args);
  }

  /** The ids of all texts. */
  get keys(): string[] {
    return [...this.bundle._messages.keys()];
  }

  /** The text if it has no open places. */
  plain(key: string): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    return typeof pattern === 'string' ? pattern : null;
  }

  /** The text whatever its number or name is. */
  like(key: string, ...open: string[]): RegExp {
    const text = this.t(key, Object.fromEntries(open.map((name) => [name, '\u0001'])));
    return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\u0001', '.*')}$`);
  }
}

/** The texts that most tests look for. */
export const english = new Words('en');
