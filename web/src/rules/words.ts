// Searching by words: a word is found by itself, by how it begins, and a compound also by its later parts.
import { soft } from '../i18n/soft';

/** A word of a search. */
export interface Wanted {
  /** As written, without case. */
  word: string;
  /** How words begin that count as well: without its ending, `medals` as `medal`; too short ones count only as they are. */
  stem: string;
  /** Whether it has accents of its own: `dés` is not `des`, but `medaille` finds `médaille`. */
  accents: boolean;
}

/** How well a word of a text fits: not at all, as a later part of a compound, by its beginning, or as a whole. */
export type Fit = 0 | 1 | 2 | 3;
const [NOT, PART, BEGINNING, WHOLE] = [0, 1, 2, 3] as const;

const WORD = /[\p{L}\p{N}]+/gu;
const lower = (text: string): string => text.normalize('NFC').toLowerCase();
/** Without case and accents. */
export const fold = (text: string): string => lower(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/ß/g, 'ss');

/** Endings of the four languages, the long ones first. What is left must still say something. */
const ENDINGS = ['ungen', 'ingen', 'innen', 'ung', 'ing', 'aux', 'en', 'er', 'es', 'ed', 'e', 'n', 's', 'x'];
const LEAST = 4;

function stemOf(word: string): string {
  const ending = ENDINGS.find((ending) => word.endsWith(ending) && word.length - ending.length >= LEAST);
  // `winning` is `win`, `kristallen` is `kristal`.
  return ending ? word.slice(0, -ending.length).replace(/([^aeiou])\1$/, '$1') : word;
}

/** The words of a search. */
export function wantedOf(query: string): Wanted[] {
  return (query.match(WORD) ?? []).map((text) => {
    const accents = fold(text) !== lower(text);
    const word = accents ? lower(text) : fold(text);
    return { word, stem: stemOf(word), accents };
  });
}

/** A word and what follows each of its seams, as written and without accents. */
type Forms = Record<'lower' | 'fold', readonly string[]>;
const known = new Map<string, Forms>();

function formsOf(text: string): Forms {
  let forms = known.get(text);
  if (!forms) {
    const parts = soft(text).split('\u00ad');
    const ends = parts.map((_, index) => parts.slice(index).join(''));
    known.set(text, (forms = { lower: ends.map(lower), fold: ends.map(fold) }));
  }
  return forms;
}

export function fit(text: string, { word, stem, accents }: Wanted): Fit {
  const [whole = '', ...ends] = formsOf(text)[accents ? 'lower' : 'fold'];
  if (whole === word) return WHOLE;
  if (stem.length < 3) return NOT;
  if (whole.startsWith(stem)) return BEGINNING;
  return ends.some((end) => end.startsWith(stem)) ? PART : NOT;
}

/** The best fit of any word of a text. */
export function bestFit(texts: readonly string[], wanted: Wanted): Fit {
  let best: Fit = NOT;
  for (const text of texts) {
    const here = fit(text, wanted);
    if (here > best) best = here;
    if (best === WHOLE) break;
  }
  return best;
}

/** Each word of a text once. */
export const wordsOf = (text: string): string[] => [...new Set(text.match(WORD))];

/** The text in parts; `hit` for the words that the search found. */
export function marked(text: string, search: readonly Wanted[]): { text: string; hit: boolean }[] {
  if (!search.length) return [{ text, hit: false }];
  const parts: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!search.some((wanted) => fit(word, wanted))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), hit: false });
    end = index + word.length;
    parts.push({ text: word, hit: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}
