// Which term of the glossary explains a part of the table. What is more special stands first.
import type { TERMS } from '../rules/guide';

export const TOPICS: readonly (readonly [selector: string, term: keyof typeof TERMS])[] = [
  ['.hand', 'action-card'],
  ['[data-space="buildings"]', 'building'],
  ['.jarph, [data-count="jars"]', 'jar'],
  ['.freeph, .free', 'transformation'],
  ['.pile:has([href="#i-depot"])', 'depot'],
  ['.pile', 'bag'],
  ['.dicebox', 'active-die'],
  ['.vpbig, .vpcat, .chip, .rivals', 'vp'],
  ['.meds', 'medal'],
  ['.stock .res:has([href^="#mine-"])', 'mine'],
  ['.stock .res:has([href="#i-combat-point"])', 'combat-point'],
  ['.stock .res', 'guild-marker'],
  ['.atk', 'attack-card'],
  ['.cs', 'combat-strength'],
  ['.supply', 'ore'],
  ['.common', 'discard-pile'],
  ['[data-pass]', 'pass'],
  ['.answer', 'go'],
  ['.top .clock', 'turn'],
];

/** Things that explain themselves, and parts that go on working. */
const TOKENS = '[data-region], [data-half], [data-deck], [data-card], [data-building], [data-store], .solobox';
const WORKS = '.why, .asking, dialog, [data-asking], [data-tab], .sheet .grip, .tb';

/** What a tap at this place asks about: a term, a thing that explains itself, or nothing; `null` if the place goes on working. */
export function topicAt(at: Element): { term: string; element: Element } | 'itself' | 'nothing' | null {
  if (at.closest(TOKENS)) return 'itself';
  for (const [selector, term] of TOPICS) {
    const element = at.closest(selector);
    if (element) return { term, element };
  }
  return at.closest(WORKS) ? null : 'nothing';
}
