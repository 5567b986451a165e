// Which term of the glossary explains a part of the table. What is more special stands first.
import { MEDALS as ALL_MEDALS } from '../rules/facts';
import type { TERMS } from '../rules/guide';

type Topic = readonly [selector: string, term: keyof typeof TERMS];

const MEDALS: readonly Topic[] = ALL_MEDALS.map((kind) => [`.med:has([href="#medal-${kind}"])`, `${kind}-medal`]);

export const TOPICS: readonly Topic[] = [
  ['.hand', 'action-card'],
  ['[data-space="buildings"]', 'building'],
  ['.jarph, .res:has([href="#i-jar"])', 'jar'],
  ['.freeph, .free', 'transformation'],
  ['.pile:has([href="#i-depot"])', 'depot'],
  ['.pile:has([href="#i-bag"]), .res:has([href="#i-bag"])', 'bag'],
  ['.pile:has([href="#i-card"]), .res:has([href="#i-card"])', 'action-card'],
  ['.pile:has([href="#i-discard"])', 'discard-pile'],
  ['.pile:has([href="#i-attack-card"])', 'attack-card'],
  ['.pile:has([href="#i-round-end"])', 'round-end-card'],
  ['.common', 'general-supply'],
  ...MEDALS,
  ['.meds', 'medal'],
  ['.res:has([href^="#mine-"])', 'mine'],
  ['.res:has([href="#i-combat-point"])', 'combat-point'],
  ['.res:has([href^="#ore-"], [href^="#crystal-"])', 'ore'],
  ['.res', 'guild-marker'],
  ['.vpbig, .vpcat, .rival .vp', 'vp'],
  ['.rival .act', 'player-card'],
  ['.dicebox, .rd-dice', 'active-die'],
  ['.rival .st:has([href="#i-start"])', 'start-player'],
  ['.rivals, .chip, .you', 'guild'],
  ['.atk', 'attack-card'],
  ['.cs', 'combat-strength'],
  ['[data-space="attack"]', 'attack-space'],
  ['.sup:has(.shelf)', 'store'],
  ['.sup', 'ore'],
  ['.cards', 'player-card'],
  ['.blds', 'building'],
  ['.spaces', 'mat'],
  ['[data-pass]', 'pass'],
  ['.answer, .whose', 'go'],
  ['.top .clock', 'turn'],
];

/** Things that explain themselves, and parts that go on working. */
const TOKENS = '[data-region], [data-half], [data-deck], [data-card], [data-building], .solobox';
const WORKS = '.why, .asking, dialog, [data-asking], [data-tab], .sheet .grip, .tb';
/** What only shows: resting there asks about it. Elsewhere a pointer rests in order to act or to read. */
const SHOWS = '.res, .med, .pile, .vpbig, .vpcat, .rival .vp, .rival .st, .rival .act, .rd-dice, .atk:not(.pickable), .sup h3, .slot, p.free, .top .ct';

export interface Explained {
  term: string;
  element: Element;
}

/** What a tap at this place asks about: a term, a thing that explains itself, or nothing; `null` if the place goes on working. */
export function topicAt(at: Element): Explained | 'itself' | 'nothing' | null {
  if (at.closest(TOKENS)) return 'itself';
  for (const [selector, term] of TOPICS) {
    const element = at.closest(selector);
    if (element) return { term, element };
  }
  return at.closest(WORKS) ? null : 'nothing';
}

/** What is explained to a pointer that rests here. */
export function restingAt(at: Element): Explained | null {
  const about = at.closest(SHOWS) ? topicAt(at) : null;
  return about && typeof about === 'object' ? about : null;
}

/** Everything in sight that a term explains. */
export function allExplained(): Explained[] {
  const found = document.querySelectorAll('.table :is(' + TOPICS.map(([selector]) => selector).join() + ')');
  return [...found].flatMap((element) => {
    const about = topicAt(element);
    return about && typeof about === 'object' && about.element === element && element.getClientRects().length ? [about] : [];
  });
}
