// Friendly names for people who have not chosen one. Each language makes its own, from a metal and a bird.
import type { Language } from '../i18n/language.svelte';

const MADE: Record<Language, { metals: string[]; birds: string[]; join: (metal: string, bird: string) => string }> = {
  en: {
    metals: ['Copper', 'Brass', 'Silver', 'Iron', 'Amber', 'Cobalt', 'Nickel', 'Bronze'],
    birds: ['Wren', 'Finch', 'Heron', 'Swift', 'Plover', 'Magpie', 'Kestrel', 'Lark'],
    join: (metal, bird) => `${metal} ${bird}`,
  },
  de: {
    metals: ['Kupfer', 'Messing', 'Silber', 'Eisen', 'Bernstein', 'Kobalt', 'Nickel', 'Bronze'],
    birds: ['fink', 'reiher', 'lerche', 'falke', 'elster', 'amsel', 'meise', 'zeisig'],
    join: (metal, bird) => metal + bird,
  },
  fr: {
    metals: ['de cuivre', 'de laiton', 'd’argent', 'de fer', 'd’ambre', 'de cobalt', 'de nickel', 'de bronze'],
    birds: ['Merle', 'Pinson', 'Héron', 'Faucon', 'Pie', 'Mésange', 'Roitelet', 'Pluvier'],
    join: (metal, bird) => `${bird} ${metal}`,
  },
  nl: {
    metals: ['Koper', 'Messing', 'Zilver', 'IJzer', 'Barnsteen', 'Kobalt', 'Nikkel', 'Brons'],
    birds: ['vink', 'reiger', 'leeuwerik', 'valk', 'ekster', 'merel', 'mees', 'sijs'],
    join: (metal, bird) => metal + bird,
  },
};

export function guestName(language: Language): string {
  const { metals, birds, join } = MADE[language];
  const any = (words: string[]): string => words[Math.floor(Math.random() * words.length)] ?? '';
  return join(any(metals), any(birds));
}
