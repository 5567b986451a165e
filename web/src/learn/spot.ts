// What a lesson points out on the table. A thing that lies in a tab or sheet that is closed is found through its button.
import { name } from '../table/tokens';
import type { Token } from '../net/types';

/** Where the areas are that are no things one could pick, first those that hold them, then what opens those. */
export const PLACES: Record<string, readonly string[]> = {
  score: ['.vpbig', '.chip.own'],
  jars: ['[data-count=jars]', '.jarph'],
  medals: ['.you .meds', '[data-tab=cards]'],
  combat_points: ['.res:has([data-num=points])', '[data-tab=cards]'],
  ore: ['.supply .sup:nth-child(2)', '#tab-cards', '[data-tab=cards]'],
  crystals: ['.supply .sup:nth-child(3)', '#tab-cards', '[data-tab=cards]'],
  bag: ['.decks button:first-child', '.dtray'],
  depot: ['.decks button:last-child', '.dtray'],
  store: ['.supply .sup:nth-child(1)', '#tab-cards', '[data-tab=cards]'],
  active: ['.dtray'],
  player_cards: ['.pcs', '#tab-cards', '[data-tab=cards]'],
  hand: ['.dock .hand', '#tab-hand', '[data-tab=hand]'],
  discard: ['.piles .pile:nth-child(2)', '#tab-blds', '[data-tab=blds]'],
  trans: ['.free', '.freeph', '.region.attacked .trans'],
  odds: ['.decks button:first-child', '.dtray'],
  rivals: ['.chips'],
  round_end: ['.piles .pile:nth-child(4)', '#tab-blds', '[data-tab=blds]'],
  solo_mat: ['.solobox', '#tab-solo', '[data-tab=solo]'],
  solo_start: ['.solobox', '#tab-solo', '[data-tab=solo]'],
};

/** The selectors of a highlight, the first that is in view counts. */
export function placesOf(highlight: string): readonly string[] {
  const what = name(highlight as Token);
  switch (highlight.slice(0, highlight.indexOf(':'))) {
    case 'part': return PLACES[what] ?? [];
    case 'do': return what === 'use_trans' ? (PLACES['trans'] ?? []) : [`[data-half="${what}"]`, '#tab-mat'];
    case 'die': return [`[data-die="${what}"]`];
    case 'region': return [`.tray [data-region="${what}"]`];
    case 'card': return [`[data-card="${what}"]`, '#tab-cards', '[data-tab=cards]'];
    case 'building': return [`[data-building="${what}"]`, '#tab-blds', '[data-tab=blds]'];
    case 'deck': return [`[data-deck="${what}"]`, '#tab-hand', '[data-tab=hand]'];
    case 'cell': return [`[data-cell="${what}"]`, '#tab-solo', '[data-tab=solo]'];
    case 'attack': return [`.cell-atk:nth-of-type(${what})`, '.cell-atk'];
    case 'verb': return [`[data-${what}]`, `[data-answer="${what}"]`, '[data-confirm]'];
    default: return [];
  }
}

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** Marks what is pointed out within `root`, also when it is drawn anew; what it returns ends that. `attribute` says how it is drawn. */
export function spot(root: Element, highlights: readonly string[], attribute = 'data-spot'): () => void {
  const mark = (): void => {
    const found = new Set([...new Set(highlights)].flatMap((highlight) => {
      for (const place of placesOf(highlight)) {
        const elements = [...root.querySelectorAll(place)].filter(seen);
        // Of dice that look alike as many as are meant.
        if (elements.length) return highlight.startsWith('die:') ? elements.slice(0, highlights.filter((one) => one === highlight).length) : elements;
      }
      return [];
    }));
    for (const element of root.querySelectorAll(`[${attribute}]`)) if (!found.has(element)) element.removeAttribute(attribute);
    for (const element of found) element.setAttribute(attribute, '');
  };
  const watch = new MutationObserver(mark);
  watch.observe(root, { childList: true, subtree: true });
  mark();
  return () => {
    watch.disconnect();
    for (const element of root.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  };
}
