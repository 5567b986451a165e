// Friendly names for people who have not chosen one. Each language makes its own, from a metal and a bird.
import type { Language } from './texts';

interface Made {
  name: string;
  metals: string[];
  birds: string[];
}

const MADE = import.meta.glob<Made>('../../locales/*/guests.json', { eager: true, import: 'default' });

export function guestName(language: Language): string {
  const made = (code: Language): Made | undefined => MADE[`../../locales/${code}/guests.json`];
  const { name, metals, birds } = made(language) ?? made('en')!;
  const any = (words: string[]): string => words[Math.floor(Math.random() * words.length)] ?? '';
  return name.replace('{metal}', any(metals)).replace('{bird}', any(birds));
}
